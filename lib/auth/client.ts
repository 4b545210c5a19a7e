'use client'

import { AuthClient } from '@supabase/auth-js'
import { type AuthConfig, sessionCookieName } from './config'
import { cookieStorage } from './cookie-storage'
import { fetchWithRefreshBackoff } from './fetch-with-refresh-backoff'
import { ownMessages } from './own-messages'

export type Auth = InstanceType<typeof AuthClient>

let client: Auth | undefined

/** Request timeout: a back end that hangs is treated as down, and the form is enabled again with its values. */
const limitMs = 20_000
const fetchWithinLimit = ownMessages(
  fetchWithRefreshBackoff((input, init) =>
    fetch(input, { ...init, signal: init?.signal ?? AbortSignal.timeout(limitMs) }),
  ),
)

/** The auth client of this tab, one instance. Refreshes the session by itself; only /auth/confirm handles links. */
export function authClient({ url, key }: AuthConfig): Auth {
  client ??= new AuthClient({
    url: `${url}/auth/v1`,
    headers: { apikey: key, Authorization: `Bearer ${key}` },
    storageKey: sessionCookieName(url),
    storage: cookieStorage,
    fetch: fetchWithinLimit,
    flowType: 'pkce',
    autoRefreshToken: typeof document !== 'undefined',
    persistSession: true,
    detectSessionInUrl: false,
  })
  return client
}
