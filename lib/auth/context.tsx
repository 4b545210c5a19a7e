'use client'

import type { Session } from '@supabase/auth-js'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { type Auth, authClient } from './client'
import type { AuthConfig } from './config'

type AuthState = {
  client: Auth
  session: Session | null
  /** False until the first session event has arrived. */
  ready: boolean
}

const AuthContext = createContext<AuthState | null>(null)

/** Session and client for what lies inside. @throws outside an AuthProvider. */
export function useAuth(): AuthState {
  const state = useContext(AuthContext)
  if (!state) throw new Error('useAuth must be used within an AuthProvider')
  return state
}

type AuthProviderProps = { config: AuthConfig; children: ReactNode }

/** Follows every session event: INITIAL_SESSION, SIGNED_IN, SIGNED_OUT, TOKEN_REFRESHED, USER_UPDATED, PASSWORD_RECOVERY, MFA_CHALLENGE_VERIFIED. */
export function AuthProvider({ config, children }: AuthProviderProps) {
  const client = useMemo(() => authClient(config), [config])
  const [session, setSession] = useState<Session | null>(null)
  const [ready, setReady] = useState(false)

  useEffect(() => {
    const { data } = client.onAuthStateChange((_event, next) => {
      setSession(next)
      setReady(true)
    })
    return () => data.subscription.unsubscribe()
  }, [client])

  // Another tab may have signed out while this one slept: the cookie is gone then.
  useEffect(() => {
    async function look() {
      if (document.visibilityState !== 'visible') return
      const { data } = await client.getSession()
      setSession(data.session)
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [client])

  const state = useMemo(() => ({ client, session, ready }), [client, session, ready])
  return <AuthContext value={state}>{children}</AuthContext>
}
