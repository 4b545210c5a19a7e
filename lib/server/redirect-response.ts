import { NextResponse } from 'next/server'
import { isListingPage } from '@/lib/routes'
import { createRedirector, redirectCaching, redirectRules } from '@/lib/server/redirects'
import { allRoutes, isRoute } from '@/lib/site/is-route'

const movedTo = createRedirector(redirectRules(allRoutes))

/** The redirects of a release (lib/server/redirects.ts), for Next's own servers. Runs before rendering, so nothing is cached per path. */
export function redirectOldAddress(url: Pick<URL, 'href' | 'pathname' | 'search'>): NextResponse | null {
  if (isRoute(url.pathname) || isListingPage(url.pathname)) return null
  const moved = movedTo(url.pathname, url.search)
  if (!moved) return null
  const response = NextResponse.redirect(new URL(moved.location, url.href), moved.rule.status)
  response.headers.set('Cache-Control', redirectCaching[moved.rule.status])
  return response
}
