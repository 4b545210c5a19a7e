'use client'

import { useState } from 'react'
import { authTexts } from '@/content/auth'
import { useAuth } from '@/lib/auth/context'
import { routes } from '@/lib/routes'
import { localPath } from '@/lib/site/local-path'
import { EmailForm } from './email-form'

/** Changes the account's address. It takes effect once the links mailed to both addresses have been opened. */
export function ChangeEmail() {
  const { client, session } = useAuth()
  const [sent, setSent] = useState(false)
  const texts = authTexts.changeEmail

  const isPresent = (email: string) => email.toLowerCase() === session?.user.email?.toLowerCase()

  async function send(email: string) {
    setSent(false)
    const { error } = await client.updateUser(
      { email },
      { emailRedirectTo: location.origin + localPath(routes.authConfirm) },
    )
    // Do not reveal whether another account has that address. A rate limit is the visitor's own and reveals nothing.
    if (error && error.code !== 'email_exists') throw error
    setSent(true)
  }

  return (
    <>
      <EmailForm
        email={{ label: texts.label, autoComplete: 'email' }}
        look="plain"
        refusal={email => (isPresent(email) ? texts.same : undefined)}
        onSend={send}
      >
        {texts.submit}
      </EmailForm>
      <p role="status" className="note mt-4 max-w-115">
        {sent ? texts.sent : ''}
      </p>
    </>
  )
}
