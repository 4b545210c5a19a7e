'use client'

import { useState } from 'react'
import { authTexts } from '@/content/auth'
import { useAuth } from '@/lib/auth/context'
import { CodeField, Form, Submit } from './fields'
import { messageFor } from './messages'
import { PasswordField } from './password-field'
import { passwordSchemas } from './schemas'
import { SendCodeAgain } from './send-code-again'
import { useAuthForm } from './use-auth-form'

type NewPasswordFormProps = {
  look?: 'cta' | 'plain'
  /** Called instead of the success message, when another page shows it. */
  onDone?: () => void
}

const badPassword = ['weak_password', 'same_password']

/** New password for the signed-in visitor; asks for an emailed code when the back end requires one. */
export function NewPasswordForm({ look = 'cta', onDone }: NewPasswordFormProps) {
  const { client, session } = useAuth()
  const [needsNonce, setNeedsNonce] = useState(false)
  const { submit, field, busy, form, focusNext, rejectField, showToast, problems } = useAuthForm(
    needsNonce ? passwordSchemas.withCode : passwordSchemas.alone,
    { password: '', nonce: '' },
    needsNonce ? ['password', 'nonce'] : ['password'],
  )

  const save = submit(async ({ password, nonce }) => {
    const { error } = await client.updateUser({ password, ...(needsNonce ? { nonce } : {}) })
    if (error?.code === 'reauthentication_needed') {
      const { error: refused } = await client.reauthenticate()
      if (refused) throw refused
      focusNext('nonce')
      return setNeedsNonce(true)
    }
    if (error && badPassword.includes(error.code ?? '')) return rejectField('password', messageFor(error))
    if (error) throw error
    form.reset()
    setNeedsNonce(false)
    if (onDone) onDone()
    else showToast('success', authTexts.messages.passwordChanged)
  })

  return (
    <>
      <Form onSubmit={save} {...problems}>
        {/* Tells a password manager whose password this is. */}
        <input hidden readOnly type="text" autoComplete="username" value={session?.user.email ?? ''} />
        <PasswordField
          id="new-password"
          label={authTexts.reset.label}
          autoComplete="new-password"
          hint={authTexts.hint}
          typed={form.watch('password')}
          enterKeyHint={needsNonce ? 'next' : 'go'}
          {...field('password')}
        />
        {needsNonce ? <CodeField id="nonce" label={authTexts.reset.nonce} {...field('nonce')} /> : null}
        <Submit busy={busy} look={look}>
          {authTexts.reset.submit}
        </Submit>
      </Form>
      {needsNonce ? <SendCodeAgain disabled={busy} /> : null}
    </>
  )
}
