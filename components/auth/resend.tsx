'use client'

import { useState } from 'react'
import { authTexts } from '@/content/auth'
import { useAuth } from '@/lib/auth/context'
import { messageFor } from '@/lib/auth/messages'
import { toast } from '../ui/toast'

type ResendProps = { email: string }

/** The quiet line after sign-up: a mail is on its way, and may be asked for again. */
export function Resend({ email }: ResendProps) {
  const { client } = useAuth()
  const [sent, setSent] = useState(false)
  const [busy, setBusy] = useState(false)

  async function resend() {
    setBusy(true)
    const { error } = await client.resend({
      type: 'signup',
      email,
      options: { emailRedirectTo: `${location.origin}/` },
    })
    setBusy(false)
    if (error) toast('error', messageFor(error))
    else setSent(true)
  }

  return (
    <p className="note mt-5 max-w-115" role="status">
      {sent ? authTexts.resent : authTexts.pending}{' '}
      <button type="button" className="text-link min-h-11 font-semibold" onClick={resend} disabled={busy}>
        {authTexts.resend}
      </button>
    </p>
  )
}
