'use client'

import { useState } from 'react'
import { emailSchema } from '@/lib/auth/schemas'
import { TextField } from '../ui/text-field'
import { Resend } from './resend'
import { useAuthForm } from './use-auth-form'

/** Offers a new confirmation mail when a link no longer works. */
export function AskAgain() {
  const [email, setEmail] = useState('')
  const { submit, field, busy } = useAuthForm<{ email: string }>(emailSchema, { email: '' }, ['email'])
  if (email) return <Resend email={email} />
  return (
    <form
      noValidate
      method="post"
      className="mt-6 grid max-w-115 gap-4"
      onSubmit={submit(async values => setEmail(values.email.trim()))}
    >
      <TextField
        id="email"
        label="Email"
        type="email"
        autoComplete="username"
        required
        disabled={busy}
        {...field('email')}
      />
      <div>
        <button type="submit" className="plain">
          Ask for a new link
        </button>
      </div>
    </form>
  )
}
