'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { type FormEvent, useEffect, useRef } from 'react'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type { $ZodType } from 'zod/v4/core'
import { useAuth } from '@/lib/auth/context'
import { isSessionOver } from '@/lib/auth/session-over'
import { useToastOrAlert } from '../ui/toast-or-alert'
import { failureFrom, useFailure } from './use-failure'
import { useMarkedFields } from './use-marked-fields'

/**
 * Where focus goes when a form has been sent. Its fields are disabled meanwhile and cannot be focused, so focus moves once
 * they are enabled again.
 */
function useFocusAfterSending<Values extends FieldValues>(form: UseFormReturn<Values>) {
  const busy = form.formState.isSubmitting
  const moveTo = useRef<Path<Values> | null>(null)
  const focusAgain = useRef<(() => void) | null>(null)

  // After every render: when the schema rejects the values synchronously, `busy` may change back without being rendered.
  useEffect(() => {
    if (busy) return
    if (moveTo.current) form.setFocus(moveTo.current)
    else if (document.activeElement === document.body) focusAgain.current?.()
    moveTo.current = null
    focusAgain.current = null
  })

  return {
    /** Sets the field to focus. Called while the form is busy. */
    focusNext: (name: Path<Values>) => {
      moveTo.current = name
    },
    /** Sets what restores focus if it was lost and no field is to be focused. */
    focusOtherwise: (focus: () => void) => {
      focusAgain.current = focus
    },
  }
}

/**
 * State of an account form. Every invalid field is marked, the first is focused, and its message is the only toast; a
 * mark is removed as soon as its field is valid. Errors of the back end show as a toast and a box above the fields until
 * a field changes. Typed values are kept.
 */
export function useAuthForm<Values extends FieldValues>(
  schema: $ZodType<Values, Values>,
  defaultValues: DefaultValues<Values>,
  order: readonly Path<Values>[],
) {
  const { session, forget } = useAuth()
  const { showToast, dismiss, fallback } = useToastOrAlert()
  const form = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues,
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
  })
  const busy = form.formState.isSubmitting
  const { focusNext, focusOtherwise } = useFocusAfterSending(form)
  const { failure, showFormError, hideFormError, clearFailure } = useFailure({
    order,
    focusNext,
    showToast,
    dismiss,
  })
  const { field, takeVisible } = useMarkedFields({ form, schema, failure, clearFailure, dismiss })

  /** A screen reader reads the focused field with its message, so the toast is silent unless focus stays put. */
  function firstIssue(errors: FieldErrors<Values>) {
    hideFormError()
    const field = order.find(name => errors[name])
    const message = field ? errors[field]?.message : undefined
    if (!field || typeof message !== 'string') return
    const isThere = errors[field]?.ref === document.activeElement
    focusNext(field)
    showToast('error', message, { short: true, silent: !isThere })
  }

  /** Marks a field whose value passed the schema but was rejected later. Called while the form is busy. */
  function rejectField(name: Path<Values>, message: string) {
    form.setError(name, { message })
    focusNext(name)
    showToast('error', message, { short: true, silent: true })
  }

  /** Sends valid values. `sender`: what was focused when the form was sent. */
  async function send(work: () => Promise<void>, sender: Element | null) {
    const last = order.at(-1)
    clearFailure()
    focusOtherwise(() => {
      // A field of the previous mode is unmounted. What was pressed is in view; scrolling to it would move away from a
      // message above the form.
      if (sender instanceof HTMLElement && sender.isConnected) sender.focus({ preventScroll: true })
      else if (last) form.setFocus(last)
    })
    try {
      await work()
    } catch (error) {
      // The page around this form reacts to the ended session.
      if (session && isSessionOver(error)) return forget()
      // After a rejection focus the last field, unless the visitor was typing in another.
      if (last && !(sender instanceof HTMLInputElement)) focusOtherwise(() => form.setFocus(last))
      showFormError(failureFrom(error))
    }
  }

  const submit = (work: (values: Values) => Promise<void>) => (event: FormEvent) => {
    const sender = document.activeElement
    takeVisible()
    return form.handleSubmit(values => send(() => work(values), sender), firstIssue)(event)
  }

  return {
    form,
    submit,
    field,
    busy,
    focusNext,
    rejectField,
    showFormError,
    clearFailure,
    showToast,
    /** What <Form> shows. */
    problems: { failure, fallback },
  }
}
