import { AuthClient } from '@supabase/auth-js'
import { DEFAULT_COOKIE_OPTIONS, isChunkLike, parseCookieHeader, serializeCookieHeader } from '@supabase/ssr'
import { env } from '@/lib/env'
import { localPath } from '../site/local-path'
import { needsSecondStep } from './assurance'
import { sessionCookieName } from './config'
import { type CookieJar, storageIn, storedSession } from './cookie-storage'
import { fetchWithRefreshBackoff } from './fetch-with-refresh-backoff'
import { createKeyCache } from './known-keys'
import { safeRedirect } from './safe-redirect'

const limitMs = 1000

/**
 * Sessions checked within `limitMs`, and so at a time. Anybody can send made-up sessions; above this number the page is
 * served at once, and redirects signed-in visitors in the browser.
 */
const checksWithinLimit = 8

/** Outcome of a request for /auth: a redirect when `location` is set, otherwise the page. Either may set cookies. */
export type SignedInRedirect = {
  location: string | undefined
  /** Values of `Set-Cookie`. */
  cookies: readonly string[]
}

const noRedirect: SignedInRedirect = { location: undefined, cookies: [] }

function withinLimit<T>(work: Promise<T>): Promise<T | null> {
  return Promise.race([work, new Promise<null>(resolve => setTimeout(() => resolve(null), limitMs))])
}

const checkTimes: number[] = []

function mayCheck(): boolean {
  const now = Date.now()
  if (checkTimes.length === checksWithinLimit && now - (checkTimes[0] ?? 0) < limitMs) return false
  checkTimes.push(now)
  if (checkTimes.length > checksWithinLimit) checkTimes.shift()
  return true
}

const address = `${env.supabaseUrl}/auth/v1`
const key = sessionCookieName(env.supabaseUrl)
const apiKey = env.supabasePublishableKey

const send: typeof fetch = (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(limitMs) })
/** One for all visitors: the back end's limit of renewals is for this server's address. */
const sendWithBackoff = fetchWithRefreshBackoff(send)
const keysFor = createKeyCache(() =>
  send(`${address}/.well-known/jwks.json`, { headers: { apikey: apiKey } }),
)

/**
 * Whether a session is genuine and live, after renewing it if it has expired. A token that the back end cannot have signed
 * is refused without a request.
 */
async function isSignedIn(jar: CookieJar): Promise<boolean> {
  const session = storedSession(key, jar.all())
  const keys = session && (await keysFor(session.access_token))
  if (!session || !keys) return false
  const auth = new AuthClient({
    url: address,
    headers: { apikey: apiKey, Authorization: `Bearer ${apiKey}` },
    storageKey: key,
    storage: storageIn(jar),
    fetch: sendWithBackoff,
    autoRefreshToken: false,
    persistSession: true,
    detectSessionInUrl: false,
  })
  if (keys.length > 0) {
    // An expired session would be renewed first, whoever signed it.
    const { data } = await auth.getClaims(session.access_token, { keys, allowExpired: true })
    if (!data) return false
  }
  const { data } = await auth.getClaims(undefined, { keys })
  return Boolean(data?.claims.sub)
}

/** The cookies of a request. Changes are collected as values of `Set-Cookie`. */
function createJar(cookieHeader: string): CookieJar & { setCookies: string[] } {
  const values = new Map(parseCookieHeader(cookieHeader).map(({ name, value }) => [name, value ?? '']))
  const secure = env.siteUrl.startsWith('https:')
  const setCookies: string[] = []
  return {
    setCookies: setCookies,
    all: () => [...values].map(([name, value]) => ({ name, value })),
    set(name, value, maxAge) {
      if (maxAge > 0) values.set(name, value)
      else values.delete(name)
      setCookies.push(serializeCookieHeader(name, value, { ...DEFAULT_COOKIE_OPTIONS, secure, maxAge }))
    },
  }
}

/**
 * Redirects a signed-in visitor from /auth to '/' or `next`. The signature is verified here, without a request when the
 * keys are cached; when the back end is slow or down the page is served. A visitor who still owes a second factor (listed
 * in the cookie) is not redirected. A response with a location or with cookies must not be cached.
 *
 * @param cookieHeader the request's `Cookie`.
 * @param search its query, with the question mark.
 * @param base path prefix of the page's language.
 */
export async function redirectIfSignedIn(
  cookieHeader: string,
  search: string,
  base = '',
): Promise<SignedInRedirect> {
  if (!cookieHeader.includes(key) || !mayCheck()) return noRedirect
  const jar = createJar(cookieHeader)
  if (!jar.all().some(({ name }) => isChunkLike(name, key))) return noRedirect
  // The library would accept a malformed session for its access token alone; the page could not show a user.
  if (!storedSession(key, jar.all())) storageIn(jar).removeItem(key)
  if (jar.setCookies.length > 0) return { location: undefined, cookies: jar.setCookies }
  const isGenuine = await withinLimit(isSignedIn(jar).catch(() => false))
  const session = storedSession(key, jar.all())
  const signedIn = isGenuine && !(session && needsSecondStep(session))
  return {
    location: signedIn
      ? localPath(safeRedirect(new URLSearchParams(search).get('next')), { base })
      : undefined,
    // Cookies set after the time limit are dropped: the response has been sent.
    cookies: [...jar.setCookies],
  }
}
