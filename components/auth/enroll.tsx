'use client'

import { type ComponentProps, useEffect, useState } from 'react'
import { authTexts } from '@/content/auth'
import { useAuth } from '@/lib/auth/context'
import { TextField } from '../ui/text-field'
import { AppSetup, type Drawing } from './app-setup'
import { CodeField, Form, Submit } from './fields'
import { enrollSchemas } from './schemas'
import { useAuthForm } from './use-auth-form'

type EnrollProps = {
  /** Called when the app was added or the form was canceled. */
  onDone: () => void
}
type Started = { id: string; app: Omit<ComponentProps<typeof AppSetup>, 'noteId'> }

const noteId = 'app-setup'

/** The client library puts the SVG into a data URL unescaped; a `#` in it would end the URL. */
const imageOf = (address: string) =>
  `data:image/svg+xml,${encodeURIComponent(address.slice(address.indexOf(',') + 1))}`

/** Below this size in CSS pixels, a phone's camera has to be very close. */
const smallestPx = 160

/**
 * The QR code at its natural size or a whole multiple of it. At any other size the edges of its modules fall between
 * pixels, and some scanners fail on the blur.
 */
async function drawingOf(address: string): Promise<Drawing> {
  const src = imageOf(address)
  const image = new Image()
  image.src = src
  try {
    await image.decode()
  } catch {
    // The visitor can type the secret instead.
    return { src }
  }
  const natural = image.naturalWidth
  return natural > 0 ? { src, size: natural * Math.ceil(smallestPx / natural) } : { src }
}

/** Name, the app's setup, then the first six digits. */
export function Enroll({ onDone }: EnrollProps) {
  const { client } = useAuth()
  const [started, setStarted] = useState<Started | null>(null)
  const { submit, field, busy, form, focusNext, showToast, problems } = useAuthForm(
    started ? enrollSchemas.code : enrollSchemas.name,
    { name: '', code: '' },
    started ? ['name', 'code'] : ['name'],
  )
  const texts = authTexts.enroll

  useEffect(() => {
    form.setFocus('name')
  }, [form])

  async function start(name: string) {
    // An unfinished enrollment would keep its name reserved.
    const { data: known } = await client.mfa.listFactors()
    for (const { id, status } of known?.all ?? [])
      if (status === 'unverified') await client.mfa.unenroll({ factorId: id })
    const { data, error } = await client.mfa.enroll({ factorType: 'totp', friendlyName: name })
    if (error) throw error
    const qr = await drawingOf(data.totp.qr_code)
    focusNext('code')
    setStarted({ id: data.id, app: { qr, uri: data.totp.uri, secret: data.totp.secret } })
  }

  async function verify(factorId: string, code: string) {
    const { error } = await client.mfa.challengeAndVerify({ factorId, code })
    if (error) {
      form.setValue('code', '')
      throw error
    }
    showToast('success', texts.added)
    onDone()
  }

  return (
    <div>
      <Form
        onSubmit={submit(({ name, code }) => (started ? verify(started.id, code) : start(name)))}
        {...problems}
      >
        {started ? (
          <>
            <AppSetup {...started.app} noteId={noteId} />
            <CodeField label={authTexts.second.label} note={noteId} {...field('code')} />
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
      {/* The next enrollment removes an unfinished one, which has no effect before its first code. */}
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
