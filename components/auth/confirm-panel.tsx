'use client'

import { isAuthError } from '@supabase/auth-js'
import { useEffect, useRef, useState } from 'react'
import { authTexts } from '@/content/auth'
import { useAuth } from '@/lib/auth/context'
import { sayOnLanding } from '@/lib/auth/landing'
import { type MailedLink, openMailedLink, readMailedLink } from '@/lib/auth/mailed-link'
import { messageFor } from '@/lib/auth/messages'
import { routes } from '@/lib/routes'
import { toast } from '../ui/toast'
import { AskAgain } from './resend'

type State = 'looking' | 'ready' | 'busy' | 'failed' | 'elsewhere' | 'empty' | 'half'

/** Secrets leave the address before anything else happens. */
function takeLink(): MailedLink {
  const link = readMailedLink(location.search, location.hash)
  window.history.replaceState(null, '', location.pathname)
  return link
}

/** What an error says about the link; undefined when it says nothing, and the link may be tried again. */
function verdict(error: unknown): 'failed' | 'elsewhere' | undefined {
  if (!isAuthError(error)) return 'failed'
  if (error.name === 'AuthRetryableFetchError' || error.status === 429) return undefined
  return error.code === 'pkce_code_verifier_not_found' ? 'elsewhere' : 'failed'
}

/** Where links from mails end: a press confirms, so that a mail scanner that opens the page uses nothing up. */
export function ConfirmPanel() {
  const { client } = useAuth()
  const [state, setState] = useState<State>('looking')
  // Kept, because the address holds it only once.
  const link = useRef<MailedLink | null>(null)
  const texts = authTexts.confirm
  const busy = state === 'busy'
  const recovery = link.current?.kind === 'token' && link.current.type === 'recovery'

  async function confirm(given: MailedLink) {
    setState('busy')
    try {
      const result = await openMailedLink(client, given)
      if (result === 'half') return setState('half')
      if (result === 'recovery') return location.replace(`${routes.auth}/reset`)
      sayOnLanding(authTexts.messages.signedIn)
      location.replace(routes.home)
    } catch (error) {
      const found = verdict(error)
      setState(found ?? 'ready')
      if (!found) toast('error', messageFor(error))
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once
  useEffect(() => {
    if (link.current) return
    link.current = takeLink()
    const { kind } = link.current
    if (kind === 'token') setState('ready')
    else if (kind === 'refused') setState('failed')
    else if (kind === 'half') setState('half')
    else if (kind === 'none') setState('empty')
    else confirm(link.current)
  }, [])

  return (
    <>
      <h1 className="text-4xl">{texts.title}</h1>
      <div aria-live="polite" className="mt-4 max-w-[30em] text-lg">
        {state === 'looking' ? <p>{authTexts.busy}</p> : null}
        {state === 'ready' || busy ? (
          <>
            <p className="text-ink-2">{texts.text}</p>
            <button
              type="button"
              className="sign mt-7"
              onClick={() => link.current && confirm(link.current)}
              disabled={busy}
              aria-busy={busy || undefined}
            >
              {busy ? authTexts.busy : texts.submit}
            </button>
          </>
        ) : null}
        {state === 'failed' || state === 'elsewhere' || state === 'empty' || state === 'half' ? (
          <p className="mb-6">{texts[state]}</p>
        ) : null}
      </div>
      {state === 'failed' && !recovery ? <AskAgain /> : null}
      {state === 'failed' && recovery ? (
        <a className="plain" href={`${routes.auth}/forgot`}>
          {texts.again}
        </a>
      ) : null}
      {state === 'looking' ? null : (
        <p className="mt-6">
          <a className="text-link inline-flex min-h-11 items-center font-semibold" href={routes.auth}>
            Sign in
          </a>
        </p>
      )}
    </>
  )
}
