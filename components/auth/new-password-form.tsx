'use client'

import { useEffect, useState } from 'react'
import { authTexts } from '@/content/auth'
import { useAuth } from '@/lib/auth/context'
import { passwordSchema } from '@/lib/auth/schemas'
import { toast } from '../ui/toast'
import { CodeField, Form, Submit } from './fields'
import { PasswordField } from './password-field'
import { useAuthForm } from './use-auth-form'

type NewPasswordFormProps = { look?: 'sign' | 'plain'; onDone?: () => void }

/** A new password for the person who is signed in; asks for the code from a mail when the back end wants one. */
export function NewPasswordForm({ look = 'sign', onDone }: NewPasswordFormProps) {
  const { client, session } = useAuth()
  const [needsNonce, setNeedsNonce] = useState(false)
  const { submit, field, busy, form } = useAuthForm(passwordSchema, { password: '', nonce: '' }, ['password'])

  useEffect(() => {
    if (needsNonce && !busy) form.setFocus('nonce')
  }, [needsNonce, busy, form])

  const save = submit(async ({ password, nonce }) => {
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
    onDone?.()
  })

  return (
    <Form onSubmit={save}>
      {/* Tells a password manager whose password this is. */}
      <input hidden readOnly type="text" autoComplete="username" value={session?.user.email ?? ''} />
      <PasswordField
        id="new-password"
        label="New password"
        autoComplete="new-password"
        hint={authTexts.hint}
        length={form.watch('password').length}
        {...field('password')}
      />
      {needsNonce ? <CodeField id="nonce" label={authTexts.reset.nonce} {...field('nonce')} /> : null}
      <Submit busy={busy} look={look}>
        {authTexts.reset.submit}
      </Submit>
    </Form>
  )
}
