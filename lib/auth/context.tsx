'use client'

import type { Session } from '@supabase/auth-js'
// biome-ignore lint/style/noRestrictedImports: the provider, and the only React in lib/
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { type Auth, authClient } from './client'
import { type AuthConfig, sessionCookieName } from './config'
import { storedSession } from './cookie-storage'
import { forgetUse } from './idle'
import { forgetSession, signOutHere } from './sign-out'

type AuthState = {
  client: Auth
  /** Cookie name of the session. */
  storageKey: string
  session: Session | null
  /** False until the first auth event. */
  ready: boolean
  /** Hours without use after which to sign out (components/auth/use-idle-sign-out.ts). */
  idleHours: number | undefined
  /** Ends the session in this browser within about a second, even when the back end does not respond. */
  signOut: () => Promise<void>
  /** Removes a session that the back end has ended. */
  forget: () => Promise<void>
  /** True when the back end asks for a CAPTCHA's token (components/auth/captcha.tsx). */
  hasCaptcha: boolean
}

const AuthContext = createContext<AuthState | null>(null)

/** Session and client. @throws outside an AuthProvider */
export function useAuth(): AuthState {
  const state = useContext(AuthContext)
  if (!state) throw new Error('useAuth must be used within an AuthProvider')
  return state
}

type AuthProviderProps = { config: AuthConfig; children: ReactNode }

/**
 * Follows every auth event: INITIAL_SESSION, SIGNED_IN, SIGNED_OUT, TOKEN_REFRESHED, USER_UPDATED,
 * PASSWORD_RECOVERY, MFA_CHALLENGE_VERIFIED. A visitor counts as signed in for as long as the cookie exists: before the
 * first event, and while the back end cannot be reached, the session comes from the cookie.
 */
export function AuthProvider({ config, children }: AuthProviderProps) {
  const client = useMemo(() => authClient(config), [config])
  const [session, setSession] = useState<Session | null>(null)
  const [ready, setReady] = useState(false)

  useEffect(() => {
    const stored = () => storedSession(sessionCookieName(config.url))
    const follow = (next: Session | null) => {
      if (!next) forgetUse()
      setSession(next)
    }
    follow(stored())
    const { data } = client.onAuthStateChange((_event, next) => {
      follow(next ?? stored())
      setReady(true)
    })
    // Another tab may have signed in or out in the meantime, or another page while this one was in the back-forward cache.
    const look = () => {
      if (document.visibilityState === 'visible') follow(stored())
    }
    document.addEventListener('visibilitychange', look)
    addEventListener('pageshow', look)
    return () => {
      data.subscription.unsubscribe()
      document.removeEventListener('visibilitychange', look)
      removeEventListener('pageshow', look)
    }
  }, [client, config])

  const state = useMemo(() => {
    const storageKey = sessionCookieName(config.url)
    const signOut = () => signOutHere(client, storageKey, session?.access_token)
    const forget = () => forgetSession(client, storageKey)
    const { hasCaptcha = false, idleHours } = config
    return { client, storageKey, session, ready, idleHours, signOut, forget, hasCaptcha }
  }, [client, config, session, ready])
  return <AuthContext value={state}>{children}</AuthContext>
}
