'use client'

import { createBrowserClient } from '@supabase/ssr'
import type { SupabaseClient } from '@supabase/supabase-js'
import { type AuthConfig, sessionCookieName } from './config'
import { fetchWithRefreshBackoff } from './fetch-with-refresh-backoff'
import { NoSocket } from './no-socket'
import { ownMessages } from './own-messages'
import { browserCookies } from './session-cookies'

export type Auth = SupabaseClient['auth']

/** Request timeout: a back end that hangs is treated as down, and the form is enabled again with its values. */
const limitMs = 20_000
const fetchWithinLimit = ownMessages(
  fetchWithRefreshBackoff((input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(limitMs) })),
)

const isHttps = () => typeof location !== 'undefined' && location.protocol === 'https:'

/** The auth client of this tab; the library makes one. Only /auth/confirm handles links. */
export function authClient({ url, key }: AuthConfig): Auth {
  const name = sessionCookieName(url)
  return createBrowserClient(url, key, {
    cookieOptions: { name, secure: isHttps() },
    cookies: browserCookies(name),
    auth: { detectSessionInUrl: false },
    global: { fetch: fetchWithinLimit },
    realtime: { transport: NoSocket },
  }).auth
}
