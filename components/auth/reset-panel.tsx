'use client'

import { authTexts } from '@/content/auth'
import { useAuth } from '@/lib/auth/context'
import { routes } from '@/lib/routes'
import { NewPasswordForm } from './new-password-form'
import { StepUp } from './step-up'

/** Last step of a forgotten password. */
export function ResetPanel() {
  const { session, ready } = useAuth()
  const texts = authTexts.reset
  const lost = ready && !session
  return (
    <StepUp heading="h1">
      <h1 className="text-4xl">{texts.title}</h1>
      <p className="mt-3 mb-8 max-w-[28em] text-lg text-ink-2">{lost ? texts.missing : texts.text}</p>
      {lost ? (
        <a className="plain" href={`${routes.auth}/forgot`}>
          {authTexts.confirm.again}
        </a>
      ) : (
        <NewPasswordForm onDone={() => location.assign(routes.home)} />
      )}
    </StepUp>
  )
}
