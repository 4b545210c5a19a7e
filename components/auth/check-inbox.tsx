'use client'

import { useEffect, useState } from 'react'
import { authTexts } from '@/content/auth'
import type { PendingAddress } from '@/lib/auth/pending-address'
import { Address } from '../ui/address'
import { FallbackAlert, useToastOrAlert } from '../ui/toast-or-alert'
import { fullMessageFor } from './messages'
import { useResend } from './resend'
import { useFocusBack } from './use-focus-back'

type CheckInboxProps = {
  pending: PendingAddress
  /** Where a new password can be requested. */
  forgot: string
  /** Called after another email was requested. */
  onSent: () => void
  onAnother: () => void
}

/** Id of the panel. */
export const inboxId = 'inbox'

/** The back end sends at most one email a minute to an address. */
const waitSeconds = 60

/** Seconds until another email may be requested. */
function useSecondsLeft(mailedAt: number | null): number {
  const [now, setNow] = useState(() => Date.now())
  const secondsLeft = mailedAt === null ? 0 : Math.ceil((mailedAt - now) / 1000) + waitSeconds
  const counts = secondsLeft > 0

  useEffect(() => {
    if (!counts) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [counts])

  // Clamped, so that a clock that was set back does not extend the wait.
  return Math.min(Math.max(secondsLeft, 0), waitSeconds)
}

/**
 * Shown above the sign-in form until the address is confirmed or changed: where the email went, and what to do when it
 * does not arrive. True for an address that had an account, too, which gets no email (decision 64). Not a live region until a button is pressed: a toast has just announced that the account was created.
 */
export function CheckInbox({ pending, forgot, onSent, onAnother }: CheckInboxProps) {
  const { captcha, resend } = useResend()
  const { showToast, fallback } = useToastOrAlert()
  const [sent, setSent] = useState(false)
  const [busy, setBusy] = useState(false)
  const button = useFocusBack(busy)
  const secondsLeft = useSecondsLeft(pending.mailedAt)
  const waits = secondsLeft > 0
  const texts = authTexts.inbox

  async function again() {
    // aria-disabled rather than disabled, which would lose focus.
    if (waits) return
    setBusy(true)
    setSent(false)
    try {
      await resend(pending.email)
      setSent(true)
      onSent()
    } catch (error) {
      showToast('error', fullMessageFor(error))
    }
    setBusy(false)
  }

  return (
    <section id={inboxId} className="inbox" aria-labelledby="inbox-title">
      <h2 id="inbox-title" className="text-2xl">
        {texts.title}
      </h2>
      <p className="mt-2 font-semibold">
        <Address>{pending.email}</Address>
      </p>
      {pending.mailedAt === null ? (
        <p className="mt-1">{authTexts.unconfirmed}</p>
      ) : (
        <>
          <p className="mt-1">{authTexts.pending}</p>
          <p className="mt-2">
            {texts.known}{' '}
            <a className="text-link" href="#password">
              {texts.knownSignIn}
            </a>
            {texts.or}
            <a className="text-link" href={forgot}>
              {texts.knownReset}
            </a>
            .
          </p>
        </>
      )}
      <p className="note mt-2">{texts.spam}</p>
      <p role="status" className="note font-semibold">
        {sent ? authTexts.resent : ''}
      </p>
      <div className="mt-1 flex flex-wrap items-center gap-x-6">
        <p>
          <button
            ref={button}
            type="button"
            className="text-link min-h-11 font-semibold"
            onClick={again}
            disabled={busy}
            aria-disabled={waits || undefined}
            aria-describedby={waits ? 'inbox-wait' : undefined}
          >
            {authTexts.resend}
          </button>
          {waits ? (
            <span id="inbox-wait" className="note tabular-nums">
              {` ${texts.wait} ${Math.floor(secondsLeft / 60)}:${String(secondsLeft % 60).padStart(2, '0')}`}
            </span>
          ) : null}
        </p>
        <button
          type="button"
          className="text-link min-h-11 font-semibold"
          onClick={onAnother}
          disabled={busy}
        >
          {texts.another}
        </button>
      </div>
      {captcha}
      <FallbackAlert>{fallback}</FallbackAlert>
    </section>
  )
}
