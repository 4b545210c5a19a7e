'use client'

import { useState } from 'react'
import { authTexts } from '@/content/auth'
import { useAuth } from '@/lib/auth/context'
import { routes } from '@/lib/routes'
import { localPath } from '@/lib/site/local-path'
import { useCaptcha } from './captcha'
import { EmailForm } from './email-form'
import { throwUnlessRateLimited } from './messages'

/** Requests another confirmation email. The response is the same for every address. */
export function useResend() {
  const { client } = useAuth()
  const { captcha, takeToken } = useCaptcha()
  async function resend(email: string) {
    const { error } = await client.resend({
      type: 'signup',
      email,
      options: { ...(await takeToken()), emailRedirectTo: location.origin + localPath(routes.home) },
    })
    throwUnlessRateLimited(error)
  }
  return { captcha, resend }
}

/** Requests a new confirmation email after a link has expired. */
export function ResendConfirmation() {
  const { captcha, resend } = useResend()
  const [sent, setSent] = useState(false)

  async function send(email: string) {
    setSent(false)
    await resend(email)
    setSent(true)
  }

  return (
    <>
      <EmailForm look="plain" onSend={send} captcha={captcha}>
        {authTexts.confirm.again}
      </EmailForm>
      <p role="status" className="note mt-4 max-w-115">
        {sent ? authTexts.resent : ''}
      </p>
    </>
  )
}
