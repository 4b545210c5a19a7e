import {
  type CookieMethodsServer,
  createServerClient,
  DEFAULT_COOKIE_OPTIONS,
  parseCookieHeader,
  serializeCookieHeader,
} from '@supabase/ssr'
import { env } from '@/lib/env'
import { needsSecondStep } from '../auth/assurance'
import { sessionCookieName } from '../auth/config'
import { fetchWithRefreshBackoff } from '../auth/fetch-with-refresh-backoff'
import { NoSocket } from '../auth/no-socket'
import { safeRedirect } from '../auth/safe-redirect'
import { type Cookie, isPartOf, storedSession } from '../auth/session-cookies'
import { localPath } from '../site/local-path'
import { createKeyCache } from './key-cache'

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

const key = sessionCookieName(env.supabaseUrl)
const apiKey = env.supabasePublishableKey

const send: typeof fetch = (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(limitMs) })
/** One for all visitors: the back end's limit of renewals is for this server's address. */
const sendWithBackoff = fetchWithRefreshBackoff(send)
const keysFor = createKeyCache(() =>
  send(`${env.supabaseUrl}/auth/v1/.well-known/jwks.json`, { headers: { apikey: apiKey } }),
)

const secure = env.siteUrl.startsWith('https:')

const clientOf = (cookies: CookieMethodsServer) =>
  createServerClient(env.supabaseUrl, apiKey, {
    cookies,
    cookieOptions: { name: key, secure },
    global: { fetch: sendWithBackoff },
    realtime: { transport: NoSocket },
  }).auth

/**
 * Whether a session is genuine and live, after renewing it if it has expired. A token that the back end cannot have signed
 * is refused without a request.
 */
async function isSignedIn(jar: CookieJar): Promise<boolean> {
  const session = storedSession(key, jar.getAll())
  const keys = session && (await keysFor(session.access_token))
  if (!session || !keys) return false
  if (keys.length > 0) {
    // A client that is given an expired session renews it at once, whoever signed it: this one is given none.
    const verifier = clientOf({ getAll: () => [], setAll: () => undefined })
    const { data } = await verifier.getClaims(session.access_token, { keys, allowExpired: true })
    if (!data) return false
  }
  const { data } = await clientOf(jar).getClaims(undefined, { keys })
  return Boolean(data?.claims.sub)
}

type CookieJar = ReturnType<typeof createJar>

/** The cookies of a request. Changes are collected as values of `Set-Cookie`. */
function createJar(cookieHeader: string) {
  const values = new Map(parseCookieHeader(cookieHeader).map(({ name, value }) => [name, value ?? '']))
  const setCookies: string[] = []
  return {
    setCookies,
    getAll: (): Cookie[] => [...values].map(([name, value]) => ({ name, value })),
    setAll(changes) {
      for (const { name, value, options } of changes) {
        if (value) values.set(name, value)
        else values.delete(name)
        setCookies.push(serializeCookieHeader(name, value, options))
      }
    },
  } satisfies CookieMethodsServer & { setCookies: string[] }
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
  const parts = jar.getAll().filter(({ name }) => isPartOf(name, key))
  if (parts.length === 0) return noRedirect
  // The library would accept a malformed session for its access token alone; the page could not show a user.
  if (!storedSession(key, parts)) {
    const options = { ...DEFAULT_COOKIE_OPTIONS, secure, maxAge: 0 }
    return { location: undefined, cookies: parts.map(({ name }) => serializeCookieHeader(name, '', options)) }
  }
  const isGenuine = await withinLimit(isSignedIn(jar).catch(() => false))
  const session = storedSession(key, jar.getAll())
  const signedIn = isGenuine && !(session && needsSecondStep(session))
  return {
    location: signedIn
      ? localPath(safeRedirect(new URLSearchParams(search).get('next')), { base })
      : undefined,
    // Cookies set after the time limit are dropped: the response has been sent.
    cookies: [...jar.setCookies],
  }
}
