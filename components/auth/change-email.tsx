'use client'

import { useState } from 'react'
import { authTexts } from '@/content/auth'
import { useAuth } from '@/lib/auth/context'
import { throwUnlessTooSoon } from '@/lib/auth/messages'
import { routes } from '@/lib/routes'
import { EmailForm } from './email-form'

/** Another address for the account: it counts when the links in the mails to both addresses were opened. */
export function ChangeEmail() {
  const { client } = useAuth()
  const [sent, setSent] = useState(false)
  const texts = authTexts.changeEmail

  async function send(email: string) {
    const { error } = await client.updateUser(
      { email },
      { emailRedirectTo: `${location.origin}${routes.auth}/confirm` },
    )
    // Whether somebody else has that address is nobody's business.
    if (error?.code !== 'email_exists') throwUnlessTooSoon(error)
    setSent(true)
  }

  return (
    <>
      <EmailForm email={{ label: texts.label, autoComplete: 'email' }} look="plain" onSend={send}>
        {texts.submit}
      </EmailForm>
      <p role="status" className="note mt-4 max-w-115">
        {sent ? texts.sent : ''}
      </p>
    </>
  )
}
