'use client'

import { authTexts } from '@/content/auth'
import { useAuth } from '@/lib/auth/context'
import { codeSchema } from '@/lib/auth/schemas'
import { TextField } from '../ui/text-field'
import { toast } from '../ui/toast'
import { useAuthForm } from './use-auth-form'

type SecondFactorProps = { onDone: () => void }

/** Six digits of the authenticator app, after the password. */
export function SecondFactor({ onDone }: SecondFactorProps) {
  const { client } = useAuth()
  const { submit, field, busy, form } = useAuthForm<{ code: string }>(codeSchema, { code: '' }, ['code'])
  const { title, text, label, submit: button } = authTexts.second

  async function verify({ code }: { code: string }) {
    const { data, error } = await client.mfa.listFactors()
    if (error) throw error
    const factor = data.totp[0]
    if (!factor) throw new Error(authTexts.messages.unexpected)
    const { error: wrong } = await client.mfa.challengeAndVerify({ factorId: factor.id, code: code.trim() })
    if (wrong) {
      form.setValue('code', '')
      form.setFocus('code')
      throw wrong
    }
    await toast('success', authTexts.messages.signedIn)
    onDone()
  }

  return (
    <>
      <h1 className="text-4xl">{title}</h1>
      <p className="mt-3 text-lg text-ink-2">{text}</p>
      <form noValidate method="post" className="mt-8 grid max-w-115 gap-5" onSubmit={submit(verify)}>
        <TextField
          id="code"
          label={label}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          required
          autoFocus
          disabled={busy}
          {...field('code')}
        />
        <div>
          <button type="submit" className="sign" disabled={busy} aria-busy={busy || undefined}>
            {busy ? authTexts.busy : button}
          </button>
        </div>
      </form>
    </>
  )
}
