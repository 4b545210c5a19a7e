'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { type FormEvent, useEffect, useRef } from 'react'
import { type DefaultValues, type FieldErrors, type FieldValues, type Path, useForm } from 'react-hook-form'
import type { $ZodType } from 'zod/v4/core'
import { useAuth } from '@/lib/auth/context'
import { isSessionOver } from '@/lib/auth/session-over'
import { closeToast } from '../ui/toast'
import { useSay } from '../ui/toast-or-alert'
import { messageFor } from './messages'

/**
 * A form of the account pages: only the first validation message is shown, as a toast, and its field is marked and
 * focused. Errors of the back end become toasts; nothing that was typed is lost.
 */
export function useAuthForm<Values extends FieldValues>(
  schema: $ZodType<Values, Values>,
  defaultValues: DefaultValues<Values>,
  order: readonly Path<Values>[],
) {
  const { session, forget } = useAuth()
  const { say, unsaid } = useSay()
  const form = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues,
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
  })
  const busy = form.formState.isSubmitting
  const focusAgain = useRef<(() => void) | null>(null)
  const moveTo = useRef<Path<Values> | null>(null)

  // What is disabled loses the focus: it comes back when the form may be used again.
  useEffect(() => {
    if (busy) return
    if (moveTo.current) form.setFocus(moveTo.current)
    else if (document.activeElement === document.body) focusAgain.current?.()
    moveTo.current = null
  }, [busy, form])

  function firstIssue(errors: FieldErrors<Values>) {
    const field = order.find(name => errors[name])
    const message = field ? errors[field]?.message : undefined
    if (!field || typeof message !== 'string') return
    for (const name of order) if (name !== field) form.clearErrors(name)
    form.setFocus(field)
    // Short, because the words also stand at the field.
    say('error', message, 'short')
  }

  /** Where the focus goes when the form may be used again. Called while it is busy. */
  function focusNext(name: Path<Values>) {
    moveTo.current = name
  }

  /** Marks a field whose value passed the schema and cannot be taken all the same. Called while the form is busy. */
  function refuse(name: Path<Values>, message: string) {
    form.setError(name, { message })
    focusNext(name)
    say('error', message, 'short')
  }

  const submit = (work: (values: Values) => Promise<void>) => (event: FormEvent) => {
    const sender = document.activeElement
    const last = order.at(-1)
    const send = form.handleSubmit(async values => {
      closeToast()
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
        say('error', messageFor(error))
      }
    }, firstIssue)
    return send(event)
  }

  function field(name: Path<Values>) {
    const message = form.formState.errors[name]?.message
    return {
      ...form.register(name),
      error: typeof message === 'string' ? message : undefined,
      disabled: busy,
    }
  }

  return { form, submit, field, busy, focusNext, refuse, say, unsaid }
}
