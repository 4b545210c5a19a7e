import { type CookieOptions, createServerClient, isChunkLike } from '@supabase/ssr'
import { type NextRequest, NextResponse } from 'next/server'
import { env } from '@/lib/env'
import { needsSecondStep } from './assurance'
import { sessionCookieName } from './config'
import { storedSession } from './cookie-storage'
import { patientFetch } from './patient-fetch'
import { safeRedirect } from './safe-redirect'

const limitMs = 1000
type CookieToSet = { name: string; value: string; options: CookieOptions }

function withinLimit<T>(work: Promise<T>): Promise<T | null> {
  return Promise.race([work, new Promise<null>(resolve => setTimeout(() => resolve(null), limitMs))])
}

function withoutCookies(names: readonly string[]): NextResponse {
  const response = NextResponse.next()
  for (const name of names) response.cookies.set(name, '', { path: '/', maxAge: 0, sameSite: 'lax' })
  response.headers.set('Cache-Control', 'private, no-store')
  return response
}

/**
 * Redirects a signed-in visitor from /auth to '/' or `next`. The signature is verified here, without a request when the
 * keys are cached; when the back end is slow or down the page is served. A visitor who still owes a second factor
 * (listed in the cookie) is not redirected. A response with refreshed cookies must not be stored.
 */
export async function bounceSignedIn(request: NextRequest): Promise<NextResponse> {
  const cookieName = sessionCookieName(env.supabaseUrl)
  const sessionCookies = request.cookies.getAll().filter(({ name }) => isChunkLike(name, cookieName))
  if (sessionCookies.length === 0) return NextResponse.next()
  // The library would accept a malformed session for its access token alone; the page could not show a user.
  if (!storedSession(cookieName, sessionCookies))
    return withoutCookies(sessionCookies.map(({ name }) => name))
  const changed: CookieToSet[] = []
  const supabase = createServerClient(env.supabaseUrl, env.supabasePublishableKey, {
    cookieOptions: { name: cookieName, secure: env.siteUrl.startsWith('https:') },
    cookies: {
      getAll: () => request.cookies.getAll(),
      setAll: cookies => void changed.push(...cookies),
    },
    global: {
      fetch: patientFetch((input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(limitMs) })),
    },
  })
  const known = await withinLimit(
    supabase.auth.getClaims().then(
      ({ data }) => Boolean(data?.claims.sub),
      () => false,
    ),
  )
  const session = storedSession(cookieName, [...request.cookies.getAll(), ...changed])
  const signedIn = known && !(session && needsSecondStep(session))
  const target = new URL(safeRedirect(request.nextUrl.searchParams.get('next')), request.nextUrl)
  const response = signedIn ? NextResponse.redirect(target, 307) : NextResponse.next()
  for (const { name, value, options } of changed) response.cookies.set(name, value, options)
  if (signedIn || changed.length > 0) response.headers.set('Cache-Control', 'private, no-store')
  return response
}
