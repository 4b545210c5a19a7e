'use client'

import { authTexts } from '@/content/auth'
import { useAuth } from '@/lib/auth/context'
import { routes } from '@/lib/routes'
import { NewPasswordForm } from './new-password-form'

/** Last step of a forgotten password. */
export function ResetPanel() {
  const { session, ready } = useAuth()
  const texts = authTexts.reset
  return (
    <>
      <h1 className="text-4xl">{texts.title}</h1>
      {ready && !session ? (
        <>
          <p className="mt-4 max-w-[28em] text-lg">{texts.missing}</p>
          <p className="mt-6">
            <a className="plain" href={`${routes.auth}/forgot`}>
              Ask for a new link
            </a>
          </p>
        </>
      ) : (
        <>
          <p className="mt-3 mb-8 text-lg text-ink-2">{texts.text}</p>
          <NewPasswordForm onDone={() => location.assign(routes.home)} />
        </>
      )}
    </>
  )
}
