'use client'

import { useState } from 'react'
import { authTexts } from '@/content/auth'
import { useAuth } from '@/lib/auth/context'
import { messageFor, throwUnlessTooSoon } from '@/lib/auth/messages'
import { toast } from '../ui/toast'
import { EmailForm } from './email-form'

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

type ResendProps = { email: string }

/** The quiet line after sign-up: a mail is on its way, and may be asked for again. */
export function Resend({ email }: ResendProps) {
  const resend = useResend()
  const [sent, setSent] = useState(false)
  const [busy, setBusy] = useState(false)

  async function again() {
    setBusy(true)
    try {
      await resend(email)
      setSent(true)
    } catch (error) {
      toast('error', messageFor(error))
    }
    setBusy(false)
  }

  return (
    <p className="note mt-5 max-w-115" role="status">
      {sent ? authTexts.resent : authTexts.pending}{' '}
      <button type="button" className="text-link min-h-11 font-semibold" onClick={again} disabled={busy}>
        {authTexts.resend}
      </button>
    </p>
  )
}

/** Offers a new confirmation mail where a link no longer works. */
export function AskAgain() {
  const resend = useResend()
  const [sent, setSent] = useState(false)

  async function send(email: string) {
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
