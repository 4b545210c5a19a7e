'use client'

import { useState } from 'react'
import { authTexts } from '@/content/auth'
import { useAuth } from '@/lib/auth/context'
import { passwordSchema } from '@/lib/auth/schemas'
import { TextField } from '../ui/text-field'
import { toast } from '../ui/toast'
import { PasswordField } from './password-field'
import { useAuthForm } from './use-auth-form'

type NewPasswordFormProps = { onDone: () => void }

type Values = { password: string; nonce: string }

/** A new password for the person who is signed in; asks for the code from a mail when the back end wants one. */
export function NewPasswordForm({ onDone }: NewPasswordFormProps) {
  const { client } = useAuth()
  const [needsNonce, setNeedsNonce] = useState(false)
  const { submit, field, busy, form } = useAuthForm<Values>(passwordSchema, { password: '', nonce: '' }, [
    'password',
  ])

  async function save({ password }: Values) {
    const nonce = form.getValues('nonce').trim()
    const { error } = await client.updateUser({ password, ...(nonce ? { nonce } : {}) })
    if (error?.code === 'reauthentication_needed') {
      const { error: refused } = await client.reauthenticate()
      if (refused) throw refused
      return setNeedsNonce(true)
    }
    if (error) throw error
    form.reset()
    setNeedsNonce(false)
    await toast('success', authTexts.messages.passwordChanged)
    onDone()
  }

  return (
    <form noValidate method="post" className="grid max-w-115 gap-5" onSubmit={submit(save)}>
      <PasswordField
        id="new-password"
        label="New password"
        autoComplete="new-password"
        hint={authTexts.hint}
        length={form.watch('password').length}
        required
        disabled={busy}
        {...field('password')}
      />
      {needsNonce ? (
        <TextField
          id="nonce"
          label="Code from the mail we just sent"
          inputMode="numeric"
          autoComplete="one-time-code"
          disabled={busy}
          {...field('nonce')}
        />
      ) : null}
      <div>
        <button type="submit" className="sign" disabled={busy} aria-busy={busy || undefined}>
          {busy ? authTexts.busy : authTexts.reset.submit}
        </button>
      </div>
    </form>
  )
}
