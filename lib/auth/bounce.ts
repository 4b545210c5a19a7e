import { AuthClient } from '@supabase/auth-js'
import { DEFAULT_COOKIE_OPTIONS, isChunkLike, parseCookieHeader, serializeCookieHeader } from '@supabase/ssr'
import { env } from '@/lib/env'
import { localPath } from '../site/local-path'
import { needsSecondStep } from './assurance'
import { sessionCookieName } from './config'
import { type CookieJar, storageIn, storedSession } from './cookie-storage'
import { patientFetch } from './patient-fetch'
import { safeRedirect } from './safe-redirect'

const limitMs = 1000

/** Outcome of a request for /auth: a redirect when `location` is set, otherwise the page. Either may set cookies. */
export type Bounce = {
  location: string | undefined
  /** Values of `Set-Cookie`. */
  cookies: readonly string[]
}

const served: Bounce = { location: undefined, cookies: [] }

function withinLimit<T>(work: Promise<T>): Promise<T | null> {
  return Promise.race([work, new Promise<null>(resolve => setTimeout(() => resolve(null), limitMs))])
}

/** The cookies of a request. Changes are collected as values of `Set-Cookie`. */
function createJar(cookieHeader: string): CookieJar & { written: string[] } {
  const values = new Map(parseCookieHeader(cookieHeader).map(({ name, value }) => [name, value ?? '']))
  const secure = env.siteUrl.startsWith('https:')
  const written: string[] = []
  return {
    written,
    all: () => [...values].map(([name, value]) => ({ name, value })),
    set(name, value, maxAge) {
      if (maxAge > 0) values.set(name, value)
      else values.delete(name)
      written.push(serializeCookieHeader(name, value, { ...DEFAULT_COOKIE_OPTIONS, secure, maxAge }))
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
export async function bounce(cookieHeader: string, search: string, base = ''): Promise<Bounce> {
  const key = sessionCookieName(env.supabaseUrl)
  const jar = createJar(cookieHeader)
  const storage = storageIn(jar)
  if (!jar.all().some(({ name }) => isChunkLike(name, key))) return served
  // The library would accept a malformed session for its access token alone; the page could not show a user.
  if (!storedSession(key, jar.all())) storage.removeItem(key)
  if (jar.written.length > 0) return { location: undefined, cookies: jar.written }
  const auth = new AuthClient({
    url: `${env.supabaseUrl}/auth/v1`,
    headers: { apikey: env.supabasePublishableKey, Authorization: `Bearer ${env.supabasePublishableKey}` },
    storageKey: key,
    storage,
    fetch: patientFetch((input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(limitMs) })),
    autoRefreshToken: false,
    persistSession: true,
    detectSessionInUrl: false,
  })
  const known = await withinLimit(
    auth.getClaims().then(
      ({ data }) => Boolean(data?.claims.sub),
      () => false,
    ),
  )
  const session = storedSession(key, jar.all())
  const signedIn = known && !(session && needsSecondStep(session))
  return {
    location: signedIn
      ? localPath(safeRedirect(new URLSearchParams(search).get('next')), { base })
      : undefined,
    // Cookies set after the time limit are dropped: the response has been sent.
    cookies: [...jar.written],
  }
}
