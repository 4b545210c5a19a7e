'use client'

import type { ComponentProps, ReactNode } from 'react'
import { EmailField, Form, Submit } from './fields'
import { emailSchema } from './schemas'
import { useAuthForm } from './use-auth-form'

type EmailFormProps = {
  /** Overrides for the field's id, label and other props. */
  email?: ComponentProps<typeof EmailField>
  look?: 'cta' | 'plain'
  /** Returns a reason to reject a valid address, or undefined. */
  refusal?: (email: string) => string | undefined
  onSend: (email: string) => Promise<void>
  captcha?: ReactNode
  children: ReactNode
}

/** Form with one email field. */
export function EmailForm({ email, look = 'cta', refusal, onSend, captcha, children }: EmailFormProps) {
  const { submit, field, busy, rejectField, problems } = useAuthForm(emailSchema, { email: '' }, ['email'])
  const send = submit(async values => {
    const reason = refusal?.(values.email)
    if (reason) return rejectField('email', reason)
    await onSend(values.email)
  })
  return (
    <Form onSubmit={send} {...problems}>
      <EmailField {...email} {...field('email')} />
      {captcha}
      <Submit busy={busy} look={look}>
        {children}
      </Submit>
    </Form>
  )
}
