'use client'

import type { ReactNode } from 'react'
import { emailSchema } from '@/lib/auth/schemas'
import { EmailField, Form, Submit } from './fields'
import { useAuthForm } from './use-auth-form'

type EmailFormProps = {
  label?: string
  look?: 'sign' | 'plain'
  onSend: (email: string) => Promise<void>
  children: ReactNode
}

/** One address and a button. */
export function EmailForm({ label, look, onSend, children }: EmailFormProps) {
  const { submit, field, busy } = useAuthForm(emailSchema, { email: '' }, ['email'])
  return (
    <Form onSubmit={submit(({ email }) => onSend(email))}>
      <EmailField {...field('email')} {...(label ? { label } : {})} />
      <Submit busy={busy} {...(look ? { look } : {})}>
        {children}
      </Submit>
    </Form>
  )
}
