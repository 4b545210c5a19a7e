'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { TextField } from '../ui/text-field'
import type { GuideErrors } from './guide-validation'

type GuideFormProps = {
  previewUrl: string
  button: string
  /** Link for those whose browser kept the tab from opening. */
  again: string
  /** Said when a part of the form did not arrive. */
  missing: string
}

const busyMs = 700
// One that did not come is asked for again with the next touch.
const loadValidation = () => import('./guide-validation').catch(() => null)

/**
 * Asks for a first name and an address, checks them, and opens the guide's preview in a new tab. By decision 17
 * nothing typed here leaves the browser: the fields have no name, so that even without script no value is sent.
 */
export function GuideForm({ previewUrl, button, again, missing }: GuideFormProps) {
  const firstName = useRef<HTMLInputElement>(null)
  const email = useRef<HTMLInputElement>(null)
  const pressed = useRef<Element | null>(null)
  const checking = useRef(false)
  const [busy, setBusy] = useState(false)
  const [sent, setSent] = useState(false)
  const [incomplete, setIncomplete] = useState(false)
  const [errors, setErrors] = useState<GuideErrors>({})

  // Nothing in the form can hold the focus while it is busy.
  useEffect(() => {
    if (busy || document.activeElement !== document.body) return
    if (pressed.current instanceof HTMLElement) pressed.current.focus({ preventScroll: true })
  }, [busy])

  async function submit(event: FormEvent) {
    event.preventDefault()
    // On a slow line the check takes a while to come; a second press means the same wish.
    if (checking.current) return
    checking.current = true
    setIncomplete(false)
    const validation = await loadValidation()
    const found = await validation?.checkGuide({
      firstName: firstName.current?.value ?? '',
      email: email.current?.value ?? '',
    })
    checking.current = false
    if (!found) return setIncomplete(true)
    setErrors(found)
    if (found.firstName) return firstName.current?.focus()
    if (found.email) return email.current?.focus()
    pressed.current = document.activeElement
    setBusy(true)
    // Safari opens no tab a second after the tap, as when the app came late, and a tab without opener tells nothing.
    window.open(previewUrl, '_blank', 'noopener,noreferrer')
    setSent(true)
    setTimeout(() => setBusy(false), busyMs)
  }

  return (
    <form
      noValidate
      action={previewUrl}
      target="_blank"
      rel="noopener noreferrer"
      className="mt-7"
      onSubmit={submit}
      onFocus={loadValidation}
    >
      <div className="grid gap-5 lg:grid-cols-2">
        <TextField
          id="guide-first-name"
          label="First Name"
          ref={firstName}
          autoComplete="given-name"
          required
          disabled={busy}
          error={errors.firstName}
        />
        <TextField
          id="guide-email"
          label="Email Address"
          ref={email}
          type="email"
          autoComplete="email"
          required
          disabled={busy}
          error={errors.email}
        />
      </div>
      <button type="submit" className="sign mt-6" disabled={busy} aria-busy={busy || undefined}>
        <span>{busy ? 'Sending...' : button}</span>
        <span className="sr-only"> (opens in a new tab)</span>
      </button>
      <p role="status" className="note">
        {sent ? (
          <a
            className="text-link mt-4 inline-block py-1"
            href={previewUrl}
            target="_blank"
            rel="noopener noreferrer"
          >
            {again}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        ) : null}
      </p>
      {incomplete ? (
        <p role="alert" className="mt-4 font-semibold text-error">
          {missing}
        </p>
      ) : null}
    </form>
  )
}
