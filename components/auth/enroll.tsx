'use client'

import { useEffect, useState } from 'react'
import { authTexts } from '@/content/auth'
import { useAuth } from '@/lib/auth/context'
import { TextField } from '../ui/text-field'
import { CodeField, Form, Submit } from './fields'
import { enrollSchemas } from './schemas'
import { useAuthForm } from './use-auth-form'

type EnrollProps = {
  /** Added, or given up. */
  onDone: () => void
}
type Started = { id: string; qr: string; secret: string }

/** The client library puts the drawing into an address as it is; a `#` in it would end the address there. */
const imageOf = (address: string) =>
  `data:image/svg+xml,${encodeURIComponent(address.slice(address.indexOf(',') + 1))}`

/** Name, QR code or secret, then the first six digits. */
export function Enroll({ onDone }: EnrollProps) {
  const { client } = useAuth()
  const [started, setStarted] = useState<Started | null>(null)
  const { submit, field, busy, form, focusNext, say, unsaid } = useAuthForm(
    started ? enrollSchemas.code : enrollSchemas.name,
    { name: '', code: '' },
    started ? ['name', 'code'] : ['name'],
  )
  const texts = authTexts.enroll

  useEffect(() => {
    form.setFocus('name')
  }, [form])

  async function start(name: string) {
    // An app that was begun and left would keep its name taken.
    const { data: known } = await client.mfa.listFactors()
    for (const { id, status } of known?.all ?? [])
      if (status === 'unverified') await client.mfa.unenroll({ factorId: id })
    const { data, error } = await client.mfa.enroll({ factorType: 'totp', friendlyName: name })
    if (error) throw error
    focusNext('code')
    setStarted({ id: data.id, qr: imageOf(data.totp.qr_code), secret: data.totp.secret })
  }

  async function verify(factorId: string, code: string) {
    const { error } = await client.mfa.challengeAndVerify({ factorId, code })
    if (error) {
      form.setValue('code', '')
      throw error
    }
    say('success', texts.added)
    onDone()
  }

  return (
    <div>
      <Form
        onSubmit={submit(({ name, code }) => (started ? verify(started.id, code) : start(name)))}
        unsaid={unsaid}
      >
        {started ? (
          <>
            <img src={started.qr} width="240" height="240" alt={texts.qr} className="bg-[#fff] p-2" />
            <p className="note">
              {texts.secret} <code className="font-semibold wrap-anywhere text-ink">{started.secret}</code>
            </p>
            <CodeField label={authTexts.second.label} {...field('code')} />
          </>
        ) : (
          <TextField
            id="factor-name"
            label={texts.name}
            placeholder={texts.example}
            required
            {...field('name')}
          />
        )}
        <Submit busy={busy}>{started ? authTexts.second.submit : texts.next}</Submit>
      </Form>
      {/* One that was begun is taken back when the next is: it does not count before its first code. */}
      <button
        type="button"
        className="text-link mt-3 min-h-11 font-semibold"
        onClick={onDone}
        disabled={busy}
      >
        {texts.cancel}
      </button>
    </div>
  )
}
