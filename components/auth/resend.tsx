'use client'

import { useState } from 'react'
import { authTexts } from '@/content/auth'
import { useAuth } from '@/lib/auth/context'
import { Unsaid, useSay } from '../ui/toast-or-alert'
import { EmailForm } from './email-form'
import { messageFor, throwUnlessTooSoon } from './messages'
import { useFocusBack } from './use-focus-back'

/** Asks for another confirmation mail. The answer is the same for every address. */
function useResend() {
  const { client } = useAuth()
  return async (email: string) => {
    const { error } = await client.resend({
      type: 'signup',
      email,
      options: { emailRedirectTo: `${location.origin}/` },
    })
    throwUnlessTooSoon(error)
  }
}

type ResendProps = { email: string; mailed: boolean }

/** The quiet line after sign-up or a sign-in that came too early: where the mail is, and that it may be sent again. */
export function Resend({ email, mailed }: ResendProps) {
  const resend = useResend()
  const { say, unsaid } = useSay()
  const [sent, setSent] = useState(false)
  const [busy, setBusy] = useState(false)
  const button = useFocusBack(busy)

  async function again() {
    setBusy(true)
    setSent(false)
    try {
      await resend(email)
      setSent(true)
    } catch (error) {
      say('error', messageFor(error))
    }
    setBusy(false)
  }

  const state = mailed ? authTexts.pending : authTexts.unconfirmed
  return (
    <div className="note mt-5 max-w-115">
      <p role="status">{sent ? authTexts.resent : state}</p>
      <button
        ref={button}
        type="button"
        className="text-link min-h-11 font-semibold"
        onClick={again}
        disabled={busy}
      >
        {authTexts.resend}
      </button>
      <Unsaid>{unsaid}</Unsaid>
    </div>
  )
}

/** Offers a new confirmation mail where a link no longer works. */
export function AskAgain() {
  const resend = useResend()
  const [sent, setSent] = useState(false)

  async function send(email: string) {
    setSent(false)
    await resend(email)
    setSent(true)
  }

  return (
    <>
      <EmailForm look="plain" onSend={send}>
        {authTexts.confirm.again}
      </EmailForm>
      <p role="status" className="note mt-4 max-w-115">
        {sent ? authTexts.resent : ''}
      </p>
    </>
  )
}
