'use client'

import type { EmailOtpType } from '@supabase/auth-js'
import { useEffect, useRef, useState } from 'react'
import { authTexts } from '@/content/auth'
import { useAuth } from '@/lib/auth/context'
import { routes } from '@/lib/routes'
import { toast } from '../ui/toast'
import { AskAgain } from './ask-again'

const types: readonly EmailOtpType[] = ['signup', 'invite', 'magiclink', 'recovery', 'email_change', 'email']
type State = 'looking' | 'ready' | 'busy' | 'failed' | 'elsewhere' | 'empty'
type Link = { tokenHash: string; type: EmailOtpType }

/** Secrets leave the address before anything else happens. */
function takeParameters(): URLSearchParams {
  const all = new URLSearchParams(location.search)
  for (const [name, value] of new URLSearchParams(location.hash.slice(1))) all.set(name, value)
  window.history.replaceState(null, '', location.pathname)
  return all
}

async function finish(type: EmailOtpType) {
  if (type === 'recovery') return location.replace(`${routes.auth}/reset`)
  await toast('success', authTexts.messages.signedIn)
  location.replace(routes.home)
}

/** Where links from mails end: a press confirms, so that a mail scanner that opens the page uses nothing up. */
export function ConfirmPanel() {
  const { client } = useAuth()
  const [state, setState] = useState<State>('looking')
  const [link, setLink] = useState<Link | null>(null)
  const texts = authTexts.confirm
  // Kept, because the address holds them only once.
  const taken = useRef<URLSearchParams | null>(null)

  useEffect(() => {
    taken.current ??= takeParameters()
    const given = taken.current
    const tokenHash = given.get('token_hash')
    const type = types.find(name => name === given.get('type'))
    const code = given.get('code')
    const access = given.get('access_token')
    const refresh = given.get('refresh_token')
    if (tokenHash && type) {
      setLink({ tokenHash, type })
      setState('ready')
    } else if (given.has('error') || given.has('error_code') || given.has('error_description'))
      setState('failed')
    else if (code) exchange(code)
    else if (access && refresh) adopt(access, refresh)
    else setState('empty')

    async function exchange(authCode: string) {
      const { data, error } = await client.exchangeCodeForSession(authCode)
      if (!error)
        return finish('redirectType' in data && data.redirectType === 'recovery' ? 'recovery' : 'email')
      setState(
        error.code === 'pkce_code_verifier_not_found' || error.name.includes('CodeVerifier')
          ? 'elsewhere'
          : 'failed',
      )
    }
    async function adopt(access_token: string, refresh_token: string) {
      const { error } = await client.setSession({ access_token, refresh_token })
      if (error) setState('failed')
      else finish(type ?? 'email')
    }
  }, [client])

  async function confirm() {
    if (!link) return
    setState('busy')
    const { error } = await client.verifyOtp({ token_hash: link.tokenHash, type: link.type })
    if (error) setState(error.name === 'AuthRetryableFetchError' ? 'ready' : 'failed')
    if (error?.name === 'AuthRetryableFetchError') toast('error', authTexts.messages.offline)
    if (!error) await finish(link.type)
  }

  return (
    <>
      <h1 className="text-4xl">{texts.title}</h1>
      <div aria-live="polite">
        {state === 'looking' ? <p className="mt-4">{authTexts.busy}</p> : null}
        {state === 'ready' || state === 'busy' ? (
          <>
            <p className="mt-3 text-lg text-ink-2">{texts.text}</p>
            <p className="mt-7">
              <button
                type="button"
                className="sign"
                onClick={confirm}
                disabled={state === 'busy'}
                aria-busy={state === 'busy' || undefined}
              >
                {state === 'busy' ? authTexts.busy : texts.submit}
              </button>
            </p>
          </>
        ) : null}
        {state === 'failed' || state === 'elsewhere' || state === 'empty' ? (
          <p className="mt-4 max-w-[30em] text-lg">{texts[state]}</p>
        ) : null}
      </div>
      {state === 'failed' ? <AskAgain /> : null}
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
