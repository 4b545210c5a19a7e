'use client'

import { useEffect, useState } from 'react'
import { authTexts } from '@/content/auth'
import { useAuth } from '@/lib/auth/context'
import { messageFor } from '@/lib/auth/messages'
import { enrollSchema } from '@/lib/auth/schemas'
import { TextField } from '../ui/text-field'
import { toast } from '../ui/toast'
import { useAuthForm } from './use-auth-form'

type EnrollProps = { onDone: () => void }
type Started = { id: string; qr: string; secret: string }
type Values = { name: string; code: string }

/** Name, QR code or secret, then the first six digits. */
export function Enroll({ onDone }: EnrollProps) {
  const { client } = useAuth()
  const [started, setStarted] = useState<Started | null>(null)
  const { submit, field, busy, form } = useAuthForm<Values>(enrollSchema, { name: '', code: '' }, [
    'name',
    'code',
  ])

  useEffect(() => {
    if (started) form.setFocus('code')
  }, [started, form])

  async function start({ name }: Values) {
    const { data, error } = await client.mfa.enroll({ factorType: 'totp', friendlyName: name.trim() })
    if (error) throw error
    setStarted({ id: data.id, qr: data.totp.qr_code, secret: data.totp.secret })
  }

  async function verify(factorId: string, code: string) {
    const { error } = await client.mfa.challengeAndVerify({ factorId, code: code.trim() })
    if (error) {
      form.setValue('code', '')
      form.setFocus('code')
      return toast('error', messageFor(error))
    }
    toast('success', 'Authenticator app added.')
    onDone()
  }

  return (
    <form
      noValidate
      method="post"
      className="mt-5 grid max-w-115 gap-5"
      onSubmit={submit(values => (started ? verify(started.id, values.code) : start(values)))}
    >
      {started ? (
        <>
          <img
            src={started.qr}
            width="200"
            height="200"
            alt="QR code for your authenticator app"
            className="bg-white p-2"
          />
          <p className="note">
            Or type this secret into the app:{' '}
            <code className="font-semibold wrap-anywhere text-ink">{started.secret}</code>
          </p>
          <TextField
            id="code"
            label={authTexts.second.label}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            disabled={busy}
            {...field('code')}
          />
        </>
      ) : (
        <TextField
          id="factor-name"
          label="Name of the app or device"
          placeholder="My phone"
          required
          disabled={busy}
          {...field('name')}
        />
      )}
      <div>
        <button type="submit" className="sign" disabled={busy} aria-busy={busy || undefined}>
          {busy ? authTexts.busy : started ? authTexts.second.submit : 'Continue'}
        </button>
      </div>
    </form>
  )
}
