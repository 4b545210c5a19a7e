'use client'

import type { ComponentProps, ReactNode } from 'react'
import { emailSchema } from '@/lib/auth/schemas'
import { EmailField, Form, Submit } from './fields'
import { useAuthForm } from './use-auth-form'

type EmailFormProps = {
  /** What differs from the address that one signs in with. */
  email?: ComponentProps<typeof EmailField>
  look?: 'sign' | 'plain'
  onSend: (email: string) => Promise<void>
  children: ReactNode
}

/** One address and a button. */
export function EmailForm({ email, look = 'sign', onSend, children }: EmailFormProps) {
  const { submit, field, busy } = useAuthForm(emailSchema, { email: '' }, ['email'])
  return (
    <Form onSubmit={submit(values => onSend(values.email))}>
      <EmailField {...email} {...field('email')} />
      <Submit busy={busy} look={look}>
        {children}
      </Submit>
    </Form>
  )
}
