import { NextResponse } from 'next/server'
import { isRoute } from '@/lib/known-routes'
import { isListingPage, routes } from '@/lib/routes'

/** True for a path that the site serves, including pages of the listing. */
const isPage = (path: string) => isRoute(path) || isListingPage(path)

/**
 * Decisions 5 and 6: /insights permanently moved to /blog, slug and query included; an unknown article redirects
 * temporarily to the listing, in one hop from either. A path in the wrong case redirects to the canonical one. Done in
 * the middleware, before any page renders, so that nothing is cached per path.
 */
export function redirectOldAddress(url: Pick<URL, 'href' | 'pathname' | 'search'>): NextResponse | null {
  const to = (pathname: string, status: 307 | 308, search: string) => {
    const target = new URL(url.href)
    target.pathname = pathname
    target.search = search
    const response = NextResponse.redirect(target, status)
    response.headers.set('Cache-Control', status === 308 ? 'public, max-age=86400' : 'no-store')
    return response
  }
  const path = url.pathname.toLowerCase()
  const [, first, ...rest] = path.split('/')
  const article = [routes.blog, ...rest.filter(Boolean)].join('/')
  if (first === 'insights' && isPage(article)) return to(article, 308, url.search)
  if (path !== url.pathname && isPage(path)) return to(path, 308, url.search)
  if (first === 'insights' || (first === 'blog' && rest.some(Boolean) && !isPage(path)))
    return to(routes.blog, 307, '')
  return null
}
