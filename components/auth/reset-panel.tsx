'use client'

import { authTexts } from '@/content/auth'
import { useAuth } from '@/lib/auth/context'
import { setFlashMessage } from '@/lib/auth/flash-message'
import { routes } from '@/lib/routes'
import { localPath } from '@/lib/site/local-path'
import { BootMissing } from '../ui/page-incomplete'
import { NewPasswordForm } from './new-password-form'
import { StepUp } from './step-up'

function leave() {
  setFlashMessage(authTexts.messages.passwordChanged)
  location.assign(localPath(routes.home))
}

/** Last step of a password reset. The session is known only after hydration. */
export function ResetPanel() {
  const { session, ready } = useAuth()
  const texts = authTexts.reset
  const lost = ready ? texts.missing : authTexts.busy
  return (
    <StepUp heading="h1">
      <h1 className="text-4xl">{texts.title}</h1>
      <p role="status" className="mt-3 mb-8 max-w-[28em] text-lg text-ink-2" data-needs-boot="">
        {session ? texts.text : lost}
      </p>
      <BootMissing />
      {session ? <NewPasswordForm onDone={leave} /> : null}
      {ready && !session ? (
        <a className="plain" href={localPath(routes.authForgot)}>
          {authTexts.confirm.again}
        </a>
      ) : null}
    </StepUp>
  )
}
