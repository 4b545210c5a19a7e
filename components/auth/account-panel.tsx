'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { authTexts } from '@/content/auth'
import type { AuthConfig } from '@/lib/auth/config'
import { AuthProvider, useAuth } from '@/lib/auth/context'
import { setFlashMessage } from '@/lib/auth/flash-message'
import { withNext } from '@/lib/auth/return-path'
import { isSigningOut } from '@/lib/auth/sign-out'
import { routes } from '@/lib/routes'
import { fill } from '@/lib/words/fill'
import { Address } from '../ui/address'
import { Link } from '../ui/link'
import { prepareToasts } from '../ui/toast'
import { Authenticators } from './authenticators'
import { ChangeEmail } from './change-email'
import { DeletionRequest } from './deletion-request'
import { NamesForm } from './names-form'
import { NewPasswordForm } from './new-password-form'
import { SignOutButtons } from './sign-out-buttons'
import { StepUp } from './step-up'

type PartProps = { title: string; text?: string; children: ReactNode }

function Part({ title, text, children }: PartProps) {
  return (
    <section aria-label={title} className="account-part">
      <div>
        <h2 className="text-2xl">{title}</h2>
        {text ? <p className="note mt-2">{text}</p> : null}
      </div>
      <div>{children}</div>
    </section>
  )
}

/** The website account: name, email, password, second factor and sign-out. */
function AccountPanel() {
  const { session, ready, idleHours } = useAuth()
  const wasSignedIn = useRef(false)
  const texts = authTexts.accountPage
  const leaveText = idleHours
    ? `${texts.leaveText} ${fill(texts.idle, { days: Math.round(idleHours / 24) })}`
    : texts.leaveText

  useEffect(() => {
    if (session) prepareToasts()
  }, [session])

  useEffect(() => {
    if (session) wasSignedIn.current = true
    // A sign-out that the visitor asked for does its own redirect.
    else if (ready && !isSigningOut()) {
      if (wasSignedIn.current) setFlashMessage(authTexts.messages.ended)
      location.replace(withNext(routes.auth, routes.account))
    }
  }, [ready, session])

  // Restored from the back-forward cache after signing out.
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => {
      if (persisted && !session) location.reload()
    }
    addEventListener('pageshow', back)
    return () => removeEventListener('pageshow', back)
  }, [session])

  // No status: the one of the gate, whose place this takes, has said it.
  if (!session) return <p>{authTexts.busy}</p>
  return (
    <StepUp heading="h2">
      <div>
        <Part title={texts.names}>
          <NamesForm user={session.user} />
        </Part>
        <Part title={texts.email}>
          <p className="mb-5">
            {authTexts.changeEmail.present}{' '}
            <b>
              <Address>{session.user.email}</Address>
            </b>
          </p>
          <ChangeEmail />
        </Part>
        <Part title={texts.password}>
          <NewPasswordForm look="plain" />
        </Part>
        <Part title={texts.second} text={texts.secondText}>
          <Authenticators />
        </Part>
        <Part title={texts.device} text={texts.deviceText}>
          <Link className="plain" href={routes.onThisDevice}>
            {texts.deviceLink}
          </Link>
        </Part>
        <Part title={texts.leave} text={leaveText}>
          <SignOutButtons />
        </Part>
        <Part title={texts.remove} text={texts.removeText}>
          <DeletionRequest email={session.user.email ?? ''} />
        </Part>
      </div>
    </StepUp>
  )
}

type AccountIslandProps = { config: AuthConfig }

export function AccountIsland({ config }: AccountIslandProps) {
  return (
    <AuthProvider config={config}>
      <AccountPanel />
    </AuthProvider>
  )
}
