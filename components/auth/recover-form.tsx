'use client'

import { useState } from 'react'
import { authTexts } from '@/content/auth'
import { useAuth } from '@/lib/auth/context'
import { emailSchema } from '@/lib/auth/schemas'
import { routes } from '@/lib/routes'
import { TextField } from '../ui/text-field'
import { useAuthForm } from './use-auth-form'

/** Asks for a mail with a link to a new password. The answer is the same for every address. */
export function RecoverForm() {
  const { client } = useAuth()
  const [done, setDone] = useState(false)
  const { submit, field, busy } = useAuthForm<{ email: string }>(emailSchema, { email: '' }, ['email'])
  const texts = authTexts.recover

  async function send({ email }: { email: string }) {
    const { error } = await client.resetPasswordForEmail(email, {
      redirectTo: `${location.origin}${routes.auth}/confirm`,
    })
    if (error) throw error
    setDone(true)
  }

  return (
    <>
      <h1 className="text-4xl">{texts.title}</h1>
      <p className="mt-3 max-w-[28em] text-lg text-ink-2">{texts.text}</p>
      <form noValidate method="post" className="mt-8 grid max-w-115 gap-5" onSubmit={submit(send)}>
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
          <button type="submit" className="sign" disabled={busy} aria-busy={busy || undefined}>
            {busy ? authTexts.busy : texts.submit}
          </button>
        </div>
        <p role="status" className="font-semibold">
          {done ? texts.done : ''}
        </p>
      </form>
      <p>
        <a className="text-link inline-flex min-h-11 items-center" href={routes.auth}>
          Back to sign in
        </a>
      </p>
    </>
  )
}
