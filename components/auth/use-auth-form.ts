'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { type DefaultValues, type FieldErrors, type FieldValues, type Path, useForm } from 'react-hook-form'
import type { $ZodType } from 'zod/v4/core'
import { messageFor } from '@/lib/auth/messages'
import { toast } from '../ui/toast'

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

  function firstIssue(errors: FieldErrors<Values>) {
    const field = order.find(name => errors[name])
    const message = field ? errors[field]?.message : undefined
    if (!field || typeof message !== 'string') return
    for (const name of order) if (name !== field) form.clearErrors(name)
    form.setFocus(field)
    toast('error', message)
  }

  const submit = (work: (values: Values) => Promise<void>) =>
    form.handleSubmit(async values => {
      try {
        await work(values)
      } catch (error) {
        toast('error', messageFor(error))
      }
    }, firstIssue)

  function field(name: Path<Values>) {
    const message = form.formState.errors[name]?.message
    return { ...form.register(name), error: typeof message === 'string' ? message : undefined }
  }

  return { form, submit, field, busy: form.formState.isSubmitting }
}
