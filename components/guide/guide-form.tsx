'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { common } from '@/content/ui/common'
import { guideFields } from '@/content/ui/guide'
import { TextField } from '../ui/text-field'
import type { GuideErrors } from './guide-validation'

type GuideFormProps = {
  previewUrl: string
  button: string
  /** Link for visitors whose browser blocked the new tab. */
  again: string
  /** Error when the validation code could not be loaded. */
  missing: string
}

const busyMs = 700
// A failed import is retried at the next focus or submit.
const loadValidation = () => import('./guide-validation').catch(() => null)

/**
 * Validates a first name and an address, then opens the guide's preview in a new tab. By decision 17 nothing typed
 * here leaves the browser: the fields have no `name`, so even a submit without JavaScript sends no value.
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
  // Until then the browser validates, and a form without JavaScript opens no preview before it is filled in.
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])

  // Disabled controls lose focus: give it back when the form is enabled again.
  useEffect(() => {
    if (busy || document.activeElement !== document.body) return
    if (pressed.current instanceof HTMLElement) pressed.current.focus({ preventScroll: true })
  }, [busy])

  async function submit(event: FormEvent) {
    event.preventDefault()
    // The validation code may load slowly; ignore repeated submits until then.
    if (checking.current) return
    checking.current = true
    setIncomplete(false)
    const validation = await loadValidation()
    const problems = await validation?.checkGuide({
      firstName: firstName.current?.value ?? '',
      email: email.current?.value ?? '',
    })
    checking.current = false
    if (!problems) return setIncomplete(true)
    setErrors(problems)
    if (problems.firstName) return firstName.current?.focus()
    if (problems.email) return email.current?.focus()
    pressed.current = document.activeElement
    setBusy(true)
    // Safari blocks a new tab a second or more after the tap (late hydration), and `noopener` always returns null, so
    // a blocked tab cannot be detected: always show the link too.
    window.open(previewUrl, '_blank', 'noopener,noreferrer')
    setSent(true)
    setTimeout(() => setBusy(false), busyMs)
  }

  return (
    <form
      noValidate={isHydrated}
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
          label={guideFields.firstName}
          ref={firstName}
          autoComplete="given-name"
          enterKeyHint="next"
          required
          disabled={busy}
          error={errors.firstName}
        />
        <TextField
          id="guide-email"
          label={guideFields.email}
          ref={email}
          type="email"
          autoComplete="email"
          enterKeyHint="go"
          required
          disabled={busy}
          error={errors.email}
        />
      </div>
      <button type="submit" className="cta mt-6" disabled={busy} aria-busy={busy || undefined}>
        <span>{busy ? guideFields.busy : button}</span>
        <span className="sr-only">{common.newTab}</span>
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
            <span className="sr-only">{common.newTab}</span>
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
