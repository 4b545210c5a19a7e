import { type CookieOptions, createServerClient } from '@supabase/ssr'
import { type NextRequest, NextResponse } from 'next/server'
import { env } from '@/lib/env'
import { needsSecondStep } from './assurance'
import { sessionCookieName } from './config'
import { keptSession } from './cookie-storage'
import { safeRedirect } from './safe-redirect'

const limitMs = 1000
type CookieToSet = { name: string; value: string; options: CookieOptions }

function withinLimit<T>(work: Promise<T>): Promise<T | null> {
  return Promise.race([work, new Promise<null>(resolve => setTimeout(() => resolve(null), limitMs))])
}

/**
 * A signed-in visitor who opens /auth goes to '/' at once. The signature is checked here, without a call when the
 * keys are known; when the back end is slow or down the page shows. It also shows to whom it has to ask for the
 * second step, which the cookie's own list of factors tells. Cookies that were refreshed on the way travel on a
 * response that nothing may store.
 */
export async function bounceSignedIn(request: NextRequest): Promise<NextResponse> {
  const cookieName = sessionCookieName(env.supabaseUrl)
  if (!request.cookies.getAll().some(({ name }) => name.startsWith(cookieName))) return NextResponse.next()
  const changed: CookieToSet[] = []
  const supabase = createServerClient(env.supabaseUrl, env.supabasePublishableKey, {
    cookieOptions: { name: cookieName, secure: env.siteUrl.startsWith('https:') },
    cookies: {
      getAll: () => request.cookies.getAll(),
      setAll: cookies => void changed.push(...cookies),
    },
    global: { fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(limitMs) }) },
  })
  const known = await withinLimit(
    supabase.auth.getClaims().then(
      ({ data }) => Boolean(data?.claims.sub),
      () => false,
    ),
  )
  const session = keptSession(cookieName, [...request.cookies.getAll(), ...changed])
  const signedIn = known && !(session && needsSecondStep(session))
  const target = new URL(safeRedirect(request.nextUrl.searchParams.get('next')), request.nextUrl)
  const response = signedIn ? NextResponse.redirect(target, 307) : NextResponse.next()
  for (const { name, value, options } of changed) response.cookies.set(name, value, options)
  if (signedIn || changed.length > 0) response.headers.set('Cache-Control', 'private, no-store')
  return response
}
