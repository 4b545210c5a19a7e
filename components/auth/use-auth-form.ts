'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type DefaultValues, type FieldErrors, type FieldValues, type Path, useForm } from 'react-hook-form'
import { type $ZodType, safeParse } from 'zod/v4/core'
import { useAuth } from '@/lib/auth/context'
import { isSessionOver } from '@/lib/auth/session-over'
import { useToastOrAlert } from '../ui/toast-or-alert'
import { adviceFor, fieldsOf, messageFor } from './messages'

/** What the back end has against a form: said above its fields, and as a toast. */
export type FormFailure = { message: string; advice?: string | undefined; fields: readonly string[] }

/** Where a form shows its failure; the fields that it is about refer to it. */
export const failureId = 'form-failure'

/**
 * A form of the account pages. All fields in error are marked, the first is focused, and its message is the one toast;
 * a mark goes when its field is right. Errors of the back end become a toast and a box above the fields, until
 * something is changed; nothing else that was typed is lost.
 */
export function useAuthForm<Values extends FieldValues>(
  schema: $ZodType<Values, Values>,
  defaultValues: DefaultValues<Values>,
  order: readonly Path<Values>[],
) {
  const { session, forget } = useAuth()
  const { say, dismiss, fallback } = useToastOrAlert()
  const [failure, setFailure] = useState<FormFailure | null>(null)
  const form = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues,
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
  })
  const busy = form.formState.isSubmitting
  const focusAgain = useRef<(() => void) | null>(null)
  const moveTo = useRef<Path<Values> | null>(null)

  // A disabled field takes no focus and loses what it has, so the focus moves once the form is enabled again. After every
  // render: when the schema refuses the values at once, `busy` may have come and gone without being rendered.
  useEffect(() => {
    if (busy) return
    if (moveTo.current) form.setFocus(moveTo.current)
    else if (document.activeElement === document.body) focusAgain.current?.()
    moveTo.current = null
    focusAgain.current = null
  })

  /** What the focus lands on is read with the message beside it; a toast that spoke too would say it twice. */
  function firstIssue(errors: FieldErrors<Values>) {
    setFailure(null)
    const field = order.find(name => errors[name])
    const message = field ? errors[field]?.message : undefined
    if (!field || typeof message !== 'string') return
    const isThere = errors[field]?.ref === document.activeElement
    focusNext(field)
    say('error', message, { short: true, silent: !isThere })
  }

  /** Where the focus goes when the form may be used again. Called while it is busy. */
  function focusNext(name: Path<Values>) {
    moveTo.current = name
  }

  /** Marks a field whose value passed the schema and cannot be taken all the same. Called while the form is busy. */
  function refuse(name: Path<Values>, message: string) {
    form.setError(name, { message })
    focusNext(name)
    say('error', message, { short: true, silent: true })
  }

  /** Puts a message above the fields, or takes it back. What it is about is marked, the last of it is focused. */
  function fail(found: FormFailure | null) {
    if (!found) return setFailure(null)
    const fields = order.filter(name => found.fields.includes(name))
    const last = fields.at(-1)
    setFailure({ ...found, fields })
    if (last) focusNext(last)
    say('error', found.message, { silent: last !== undefined })
  }

  function clearFailure() {
    setFailure(null)
    dismiss()
  }

  const submit = (work: (values: Values) => Promise<void>) => (event: FormEvent) => {
    const sender = document.activeElement
    const last = order.at(-1)
    const send = form.handleSubmit(async values => {
      clearFailure()
      focusAgain.current = () => {
        // A field of the mode that was left is gone.
        if (sender instanceof HTMLElement && sender.isConnected) sender.focus()
        else if (last) form.setFocus(last)
      }
      try {
        await work(values)
      } catch (error) {
        // Whatever shows this form notices that nobody is signed in any more, and says so.
        if (session && isSessionOver(error)) return forget()
        // After a refusal the last field is what one corrects, unless another was being written.
        if (last && !(sender instanceof HTMLInputElement)) focusAgain.current = () => form.setFocus(last)
        fail({ message: messageFor(error), advice: adviceFor(error), fields: fieldsOf(error) })
      }
    }, firstIssue)
    return send(event)
  }

  /** Takes back what a change has made untrue: the box above the fields, and the mark of a field that is right now. */
  function mend(name: Path<Values>) {
    if (failure) clearFailure()
    if (!form.getFieldState(name).error) return
    const issues = safeParse(schema, form.getValues()).error?.issues ?? []
    if (issues.some(({ path }) => path[0] === name)) return
    form.clearErrors(name)
    dismiss()
  }

  function field(name: Path<Values>) {
    const message = form.formState.errors[name]?.message
    const { onChange, ...registered } = form.register(name)
    return {
      ...registered,
      onChange: async (event: { target: unknown; type?: string }) => {
        await onChange(event)
        mend(name)
      },
      error: typeof message === 'string' ? message : undefined,
      disabled: busy,
      ...(failure?.fields.includes(name) ? { failure: failureId } : {}),
    }
  }

  return { form, submit, field, busy, focusNext, refuse, fail, failure, say, dismiss, fallback }
}
