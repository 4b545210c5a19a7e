'use client'

import { useEffect, useRef } from 'react'
import { authTexts } from '@/content/auth'
import { useAuth } from '@/lib/auth/context'
import { messageFor } from '@/lib/auth/messages'
import { routes } from '@/lib/routes'
import { toast } from '../ui/toast'
import { Authenticators } from './authenticators'
import { NamesForm } from './names-form'
import { NewPasswordForm } from './new-password-form'

/** The website account: who you are here, how you sign in, and how you leave. */
export function AccountPanel() {
  const { client, session, ready } = useAuth()

  const wasSignedIn = useRef(false)

  useEffect(() => {
    if (session) wasSignedIn.current = true
    else if (ready && wasSignedIn.current) location.replace(routes.auth)
    else if (ready) location.replace(`${routes.auth}?next=${encodeURIComponent(routes.account)}`)
  }, [ready, session])

  async function signOut(scope: 'local' | 'global') {
    const { error } = await client.signOut({ scope })
    if (error) return toast('error', messageFor(error))
    location.assign(routes.auth)
  }

  if (!session) return <p role="status">{authTexts.busy}</p>
  return (
    <div className="grid gap-12">
      <section aria-labelledby="who">
        <h2 id="who" className="text-2xl">
          Your details
        </h2>
        <p className="mt-3">
          E-mail: <b className="wrap-anywhere">{session.user.email}</b>
        </p>
        <NamesForm user={session.user} />
      </section>
      <section aria-labelledby="password-heading">
        <h2 id="password-heading" className="mb-4 text-2xl">
          Change password
        </h2>
        <NewPasswordForm onDone={() => undefined} />
      </section>
      <Authenticators />
      <section aria-labelledby="leave">
        <h2 id="leave" className="text-2xl">
          Sign out
        </h2>
        <div className="mt-4 flex flex-wrap gap-4">
          <button type="button" className="plain" onClick={() => signOut('local')}>
            Sign Out here
          </button>
          <button type="button" className="plain" onClick={() => signOut('global')}>
            Sign Out everywhere
          </button>
        </div>
      </section>
    </div>
  )
}
