'use client'

import { useRef, useState } from 'react'
import { authTexts } from '@/content/auth'
import { useAuth } from '@/lib/auth/context'
import { isSessionOver } from '@/lib/auth/session-over'
import { FallbackAlert, useToastOrAlert } from '../ui/toast-or-alert'
import { fullMessageFor } from './messages'

type SendCodeAgainProps = { disabled: boolean }

/** Requests another email with the code for a new password. */
export function SendCodeAgain({ disabled }: SendCodeAgainProps) {
  const { client, forget } = useAuth()
  const { showToast, fallback } = useToastOrAlert()
  const [sent, setSent] = useState(false)
  const asking = useRef(false)
  const texts = authTexts.reset

  async function send() {
    // A second email would invalidate the code in the first.
    if (asking.current) return
    asking.current = true
    setSent(false)
    const { error } = await client.reauthenticate()
    asking.current = false
    if (error && isSessionOver(error)) return forget()
    if (error) return showToast('error', fullMessageFor(error))
    setSent(true)
  }

  return (
    <>
      <p className="mt-3">
        <button type="button" className="text-link min-h-11 font-semibold" onClick={send} disabled={disabled}>
          {texts.nonceAgain}
        </button>
      </p>
      <p role="status" className="note">
        {sent ? texts.nonceSent : ''}
      </p>
      <FallbackAlert>{fallback}</FallbackAlert>
    </>
  )
}
