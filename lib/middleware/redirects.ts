import { NextResponse } from 'next/server'
import { isRoute, routes } from '@/lib/routes'

/**
 * Decisions 5 and 6: /insights moved to /blog for good, slug and query included; an unknown article leads to the
 * listing for now. Answered here, before any page renders, so that nothing is cached or written per address.
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
  const [, first, ...rest] = url.pathname.split('/')
  if (first === 'insights') return to([routes.blog, ...rest.filter(Boolean)].join('/'), 308, url.search)
  if (first === 'blog' && rest.some(Boolean) && !isRoute(url.pathname)) return to(routes.blog, 307, '')
  return null
}
