'use client'

import { useState } from 'react'
import { authTexts } from '@/content/auth'
import { useAuth } from '@/lib/auth/context'
import { routes } from '@/lib/routes'
import { localPath } from '@/lib/site/local-path'
import { useCaptcha } from './captcha'
import { EmailForm } from './email-form'
import { throwUnlessRateLimited } from './messages'
import { useWithNext } from './use-with-next'

/** Requests a password-reset email. The response is the same for every address. */
export function RecoverForm() {
  const { client } = useAuth()
  const { captcha, takeToken } = useCaptcha()
  const [done, setDone] = useState(false)
  const back = useWithNext(routes.auth)
  const texts = authTexts.recover

  async function send(email: string) {
    setDone(false)
    const { error } = await client.resetPasswordForEmail(email, {
      ...(await takeToken()),
      redirectTo: location.origin + localPath(routes.authConfirm),
    })
    throwUnlessRateLimited(error)
    setDone(true)
  }

  return (
    <>
      <h1 className="text-4xl">{texts.title}</h1>
      <p className="mt-3 mb-8 max-w-[28em] text-lg text-ink-2">{texts.text}</p>
      <EmailForm onSend={send} captcha={captcha}>
        {texts.submit}
      </EmailForm>
      <p role="status" className="mt-5 font-semibold">
        {done ? texts.done : ''}
      </p>
      <p>
        <a className="text-link inline-flex min-h-11 items-center" href={back}>
          {authTexts.backToSignIn}
        </a>
      </p>
    </>
  )
}
