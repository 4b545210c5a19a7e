'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { authTexts } from '@/content/auth'
import type { AuthConfig } from '@/lib/auth/config'
import { AuthProvider, useAuth } from '@/lib/auth/context'
import { messageFor } from '@/lib/auth/messages'
import { routes } from '@/lib/routes'
import { toast } from '../ui/toast'
import { Authenticators } from './authenticators'
import { ChangeEmail } from './change-email'
import { NamesForm } from './names-form'
import { NewPasswordForm } from './new-password-form'
import { StepUp } from './step-up'

type PartProps = { title: string; text?: string; children: ReactNode }

function Part({ title, text, children }: PartProps) {
  return (
    <section aria-label={title} className="account-part">
      <div>
        <h2 className="text-2xl">{title}</h2>
        {text ? <p className="note mt-2 max-w-measure">{text}</p> : null}
      </div>
      <div>{children}</div>
    </section>
  )
}

/** The website account: who you are here, how you sign in, and how you leave. */
function AccountPanel() {
  const { client, session, ready } = useAuth()
  const wasSignedIn = useRef(false)
  const texts = authTexts.accountPage

  useEffect(() => {
    if (session) wasSignedIn.current = true
    else if (ready && wasSignedIn.current) location.replace(routes.auth)
    else if (ready) location.replace(`${routes.auth}?next=${encodeURIComponent(routes.account)}`)
  }, [ready, session])

  async function signOut(scope: 'local' | 'global') {
    const { error } = await client.signOut({ scope })
    // Here the session is gone in any case; elsewhere it is only when the back end has said so.
    if (error && scope === 'global') return toast('error', messageFor(error))
    location.assign(routes.auth)
  }

  if (!session) return <p role="status">{authTexts.busy}</p>
  return (
    <StepUp heading="h2">
      <div>
        <Part title={texts.names}>
          <NamesForm user={session.user} />
        </Part>
        <Part title={texts.email}>
          <p className="mb-5">
            {authTexts.changeEmail.present} <b className="wrap-anywhere">{session.user.email}</b>
          </p>
          <ChangeEmail />
        </Part>
        <Part title={texts.password}>
          <NewPasswordForm look="plain" />
        </Part>
        <Part title={texts.second} text={texts.secondText}>
          <Authenticators />
        </Part>
        <Part title={texts.leave}>
          <div className="flex flex-wrap gap-4">
            <button type="button" className="plain" onClick={() => signOut('local')}>
              {texts.leaveHere}
            </button>
            <button type="button" className="plain" onClick={() => signOut('global')}>
              {texts.leaveEverywhere}
            </button>
          </div>
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
