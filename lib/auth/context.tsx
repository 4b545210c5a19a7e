'use client'

import type { Session } from '@supabase/auth-js'
// biome-ignore lint/style/noRestrictedImports: the provider, and the only React in lib/
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { type Auth, authClient } from './client'
import { type AuthConfig, sessionCookieName } from './config'
import { followSession } from './follow-session'
import { forgetSession, signOutHere } from './sign-out'

type AuthState = {
  client: Auth
  session: Session | null
  /** False until the first auth event. */
  ready: boolean
  /** Hours without use after which the header signs out (components/auth/watch-idle.ts). */
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

/** The session of this browser (follow-session.ts), and the client, for the components below. */
export function AuthProvider({ config, children }: AuthProviderProps) {
  const client = useMemo(() => authClient(config), [config])
  const [session, setSession] = useState<Session | null>(null)
  const [ready, setReady] = useState(false)

  useEffect(
    () =>
      followSession(client, sessionCookieName(config.url), (next, isReady) => {
        setSession(next)
        setReady(isReady)
      }),
    [client, config],
  )

  const state = useMemo(() => {
    const storageKey = sessionCookieName(config.url)
    const signOut = () => signOutHere(client, storageKey, session?.access_token)
    const forget = () => forgetSession(client, storageKey)
    const { hasCaptcha = false, idleHours } = config
    return { client, session, ready, idleHours, signOut, forget, hasCaptcha }
  }, [client, config, session, ready])
  return <AuthContext value={state}>{children}</AuthContext>
}
