'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import { type $ZodType, safeParse } from 'zod/v4/core'
import { useAuth } from '@/lib/auth/context'
import { isSessionOver } from '@/lib/auth/session-over'
import { useToastOrAlert } from '../ui/toast-or-alert'
import { adviceFor, causeOf, type FailureCause, fieldsOf, messageFor } from './messages'

/** Error of the back end, shown above the fields and as a toast. */
export type FormFailure = {
  cause: FailureCause
  message: string
  advice?: string | undefined
  fields: readonly string[]
}

/** Id of the error box; the fields that the error is about refer to it. */
export const failureId = 'form-failure'

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

/** Some password managers set a field's value without an event: what is visible is what is sent. */
function useVisibleValues<Values extends FieldValues>(form: UseFormReturn<Values>) {
  const inputs = useRef(new Map<Path<Values>, HTMLInputElement>())

  function trackInput(name: Path<Values>, input: HTMLInputElement | null) {
    if (input) inputs.current.set(name, input)
    else inputs.current.delete(name)
  }

  function takeVisible() {
    for (const [name, { value }] of inputs.current)
      if (value !== form.getValues(name))
        form.register(name).onChange({ target: { name, value }, type: 'change' })
  }

  return { trackInput, takeVisible }
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
  const [failure, setFailure] = useState<FormFailure | null>(null)
  const form = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues,
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
  })
  const busy = form.formState.isSubmitting
  const { focusNext, focusOtherwise } = useFocusAfterSending(form)
  const { trackInput, takeVisible } = useVisibleValues(form)

  /** A screen reader reads the focused field with its message, so the toast is silent unless focus stays put. */
  function firstIssue(errors: FieldErrors<Values>) {
    setFailure(null)
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

  /** Shows the box above the fields. The fields it is about are marked, and the last of them is focused. */
  function showFormError(found: FormFailure) {
    const fields = order.filter(name => found.fields.includes(name))
    const last = fields.at(-1)
    setFailure({ ...found, fields })
    if (last) focusNext(last)
    showToast('error', found.message, { silent: last !== undefined })
  }

  function clearFailure() {
    setFailure(null)
    dismiss()
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
      showFormError({
        cause: causeOf(error),
        message: messageFor(error),
        advice: adviceFor(error),
        fields: fieldsOf(error),
      })
    }
  }

  const submit = (work: (values: Values) => Promise<void>) => (event: FormEvent) => {
    const sender = document.activeElement
    takeVisible()
    return form.handleSubmit(values => send(() => work(values), sender), firstIssue)(event)
  }

  /** After a change: clears the box above the fields, and the mark of a field that is now valid. */
  function clearFixed(name: Path<Values>) {
    if (failure) clearFailure()
    if (!form.getFieldState(name).error) return
    const issues = safeParse(schema, form.getValues()).error?.issues ?? []
    if (issues.some(({ path }) => path[0] === name)) return
    form.clearErrors(name)
    dismiss()
  }

  function field(name: Path<Values>) {
    const message = form.formState.errors[name]?.message
    const { ref, onChange } = form.register(name)
    return {
      ref: (input: HTMLInputElement | null) => {
        ref(input)
        trackInput(name, input)
      },
      onChange: async ({ target: { value } }: ChangeEvent<HTMLInputElement>) => {
        // The field itself has no name (`Form` in fields.tsx).
        await onChange({ target: { name, value }, type: 'change' })
        clearFixed(name)
      },
      error: typeof message === 'string' ? message : undefined,
      disabled: busy,
      ...(failure?.fields.includes(name) ? { failure: failureId } : {}),
    }
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
