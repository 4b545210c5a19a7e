'use client'

import { AuthClient } from '@supabase/auth-js'
import { type AuthConfig, sessionCookieName } from './config'
import { cookieStorage } from './cookie-storage'

export type Auth = InstanceType<typeof AuthClient>

let client: Auth | undefined

/** The one auth client of this tab. Refreshes by itself; links are handled by /auth/confirm, not on every page. */
export function authClient({ url, key }: AuthConfig): Auth {
  client ??= new AuthClient({
    url: `${url}/auth/v1`,
    headers: { apikey: key, Authorization: `Bearer ${key}` },
    storageKey: sessionCookieName(url),
    storage: cookieStorage,
    flowType: 'pkce',
    autoRefreshToken: typeof document !== 'undefined',
    persistSession: true,
    detectSessionInUrl: false,
  })
  return client
}
