'use client'

import { useState } from 'react'
import { authTexts } from '@/content/auth'
import { useAuth } from '@/lib/auth/context'
import { routes } from '@/lib/routes'
import { localPath } from '@/lib/site/local-path'
import { EmailForm } from './email-form'
import { throwUnlessRateLimited } from './messages'

/** Requests another confirmation email. The response is the same for every address. */
export function useResend() {
  const { client } = useAuth()
  return async (email: string) => {
    const { error } = await client.resend({
      type: 'signup',
      email,
      options: { emailRedirectTo: location.origin + localPath(routes.home) },
    })
    throwUnlessRateLimited(error)
  }
}

/** Requests a new confirmation email after a link has expired. */
export function ResendConfirmation() {
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
