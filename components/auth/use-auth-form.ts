'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { type FormEvent, useEffect, useRef } from 'react'
import { type DefaultValues, type FieldErrors, type FieldValues, type Path, useForm } from 'react-hook-form'
import type { $ZodType } from 'zod/v4/core'
import { messageFor } from '@/lib/auth/messages'
import { closeToast, toast } from '../ui/toast'

/**
 * A form of the account pages: only the first validation message is shown, as a toast, and its field is marked and
 * focused. Errors of the back end become toasts; nothing that was typed is lost.
 */
export function useAuthForm<Values extends FieldValues>(
  schema: $ZodType<Values, Values>,
  defaultValues: DefaultValues<Values>,
  order: readonly Path<Values>[],
) {
  const form = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues,
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
  })
  const busy = form.formState.isSubmitting
  const focusAgain = useRef<(() => void) | null>(null)

  // What is disabled loses the focus: it comes back when the form may be used again.
  useEffect(() => {
    if (!busy && document.activeElement === document.body) focusAgain.current?.()
  }, [busy])

  function firstIssue(errors: FieldErrors<Values>) {
    const field = order.find(name => errors[name])
    const message = field ? errors[field]?.message : undefined
    if (!field || typeof message !== 'string') return
    for (const name of order) if (name !== field) form.clearErrors(name)
    form.setFocus(field)
    // Short, because the words also stand at the field.
    toast('error', message, 'short')
  }

  const submit = (work: (values: Values) => Promise<void>) => (event: FormEvent) => {
    const sender = document.activeElement
    const last = order.at(-1)
    const send = form.handleSubmit(async values => {
      closeToast()
      focusAgain.current = () => sender instanceof HTMLElement && sender.focus()
      try {
        await work(values)
      } catch (error) {
        // After a refusal the last field is what one corrects, unless another was being written.
        if (last && !(sender instanceof HTMLInputElement)) focusAgain.current = () => form.setFocus(last)
        toast('error', messageFor(error))
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

  return { form, submit, field, busy }
}
