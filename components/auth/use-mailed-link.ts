'use client'

import { isAuthError } from '@supabase/auth-js'
import { useEffect, useRef, useState } from 'react'
import { authTexts } from '@/content/auth'
import { needsSecondStep } from '@/lib/auth/assurance'
import { useAuth } from '@/lib/auth/context'
import { setFlashMessage } from '@/lib/auth/flash-message'
import { knownFailure } from '@/lib/auth/known-failures'
import { type MailedLink, mayOpenAgain, openMailedLink, readMailedLink } from '@/lib/auth/mailed-link'
import { forgetPending } from '@/lib/auth/pending-address'
import { keepsCookies } from '@/lib/auth/session-cookies'
import { routes } from '@/lib/routes'
import { localPath } from '@/lib/site/local-path'
import { prepareToasts } from '../ui/toast'
import { useToastOrAlert } from '../ui/toast-or-alert'
import { fullMessageFor } from './messages'

type State =
  | 'looking'
  | 'ready'
  | 'busy'
  | 'failed'
  | 'incomplete'
  | 'other-browser'
  | 'empty'
  | 'first-confirmed'
  | 'taken'

/** Removes the link's secrets from the URL before anything else happens. */
function takeLink(): MailedLink {
  const link = readMailedLink(location.search, location.hash)
  window.history.replaceState(null, '', location.pathname)
  return link
}

/** The state after an error, or undefined when the link can be tried again. */
function stateAfter(error: unknown): 'failed' | 'other-browser' | 'taken' | undefined {
  if (mayOpenAgain(error)) return undefined
  if (knownFailure(error) === 'address-taken') return 'taken'
  return isAuthError(error) && error.code === 'pkce_code_verifier_not_found' ? 'other-browser' : 'failed'
}

/** The mailed link and what became of it. */
export function useMailedLink() {
  const { client } = useAuth()
  const { showToast, fallback } = useToastOrAlert()
  const [state, setState] = useState<State>('looking')
  // takeLink() clears the URL, so it can be read only once.
  const link = useRef<MailedLink | null>(null)

  async function confirm(given: MailedLink) {
    // Without a cookie the link would be used up for nothing.
    if (!keepsCookies()) {
      setState('ready')
      return showToast('error', authTexts.confirm.noCookies)
    }
    setState('busy')
    try {
      const result = await openMailedLink(client, given)
      if (result === 'first-confirmed') return setState('first-confirmed')
      if (result === 'recovery') return location.replace(localPath(routes.authReset))
      const { data } = await client.getSession()
      forgetPending(data.session?.user.email)
      // A link replaces the password only; the second factor is still due.
      if (data.session && needsSecondStep(data.session)) return location.replace(localPath(routes.auth))
      setFlashMessage(authTexts.messages.signedIn)
      location.replace(localPath(routes.home))
    } catch (error) {
      const nextState = stateAfter(error)
      setState(nextState ?? 'ready')
      if (!nextState) showToast('error', fullMessageFor(error))
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the URL is read once
  useEffect(() => {
    if (link.current) return
    link.current = takeLink()
    const { kind } = link.current
    if (kind !== 'none') prepareToasts()
    // Anyone can put a token of their own account into a URL, so those wait for the button. A code works only in the
    // browser that requested it.
    if (kind === 'token' || kind === 'session') setState('ready')
    else if (kind === 'refused') setState('failed')
    else if (kind === 'incomplete') setState('incomplete')
    else if (kind === 'first-confirmed') setState('first-confirmed')
    else if (kind === 'none') setState('empty')
    else confirm(link.current)
  }, [])

  // A link that is opened in the tab of an earlier one changes only what is behind `#`: the page does not load again by itself.
  useEffect(() => {
    const startAnew = () => {
      if (readMailedLink('', location.hash).kind !== 'none') location.reload()
    }
    addEventListener('hashchange', startAnew)
    return () => removeEventListener('hashchange', startAnew)
  }, [])

  return { state, link: link.current, confirm, fallback }
}
