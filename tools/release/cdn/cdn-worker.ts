import type { SignedInRedirect } from '@/lib/server/redirect-if-signed-in'
import { createQueryRedirector, createRedirector, type Moved } from '../../../lib/server/redirects'
import type { Redirect, Release } from '../release-manifest'
import { missingPath, publishedHeaders } from './cdn'

/**
 * Runs on Cloudflare before its static assets, except for scripts and pictures, and where there is no file: redirects a
 * signed-in visitor from /auth, sets the headers of pages, for which `_headers` has not enough rules, and redirects unknown
 * articles.
 * Bodies, ETags, 304, compression and old addresses are left to the asset layer.
 */

type Parts = {
  /** Its `entries` may leave out the folders that are served without the worker. */
  release: Omit<Release, 'version' | 'id' | 'siteEnv'>
  redirectIfSignedIn: (cookies: string, search: string, base: string) => Promise<SignedInRedirect>
}

/** The platform's static assets. */
type Environment = { ASSETS: { fetch: (request: Request) => Promise<Response> } }

const noRedirect = { location: undefined, cookies: [] }
const notShared = { 'Cache-Control': 'private, no-store' }

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    // Matches no file, so it gets the not-found page.
    return pathname
  }
}

export function createCdnWorker({ release, redirectIfSignedIn }: Parts) {
  const headersOf = new Map(
    release.entries.map(entry => [
      entry.path,
      { ...publishedHeaders(release, entry), 'Content-Type': entry.type },
    ]),
  )
  const errorHeaders = release.headerSets[release.errorHeaders] ?? {}
  const movedTo = createRedirector(release.redirects)
  const movedByQuery = createQueryRedirector(release.redirects)

  function redirect({ rule, location }: Moved<Redirect>) {
    const headers = release.headerSets[rule.headers] ?? errorHeaders
    return new Response(null, { status: rule.status, headers: { ...headers, Location: location } })
  }

  function withHeaders(
    assetResponse: Response,
    more: Readonly<Record<string, string>>,
    status = assetResponse.status,
  ) {
    const headers = new Headers(assetResponse.headers)
    for (const [name, value] of Object.entries(more)) headers.set(name, value)
    return new Response(assetResponse.body, { status, headers })
  }

  async function fileAt(request: Request, path: string, assets: Environment['ASSETS']): Promise<Response> {
    // The asset layer serves a page without its extension, and redirects a path with it.
    const url = new URL(path.replace(/\.html$/, '') + new URL(request.url).search, request.url)
    return assets.fetch(new Request(url, request))
  }

  async function answerMissing(request: Request, path: string, { ASSETS }: Environment): Promise<Response> {
    const assetResponse = await ASSETS.fetch(request)
    const under = release.notFoundUnder.find(one => path.startsWith(one.under))?.under
    // A script in another language. A page has come under a second name, without its policy.
    const isPage = assetResponse.headers.get('content-type')?.startsWith('text/html')
    if (assetResponse.ok && !isPage && path !== missingPath(under)) return assetResponse
    // A redirect of `_redirects`, 304 or 405.
    if (!assetResponse.ok && assetResponse.status !== 404) return withHeaders(assetResponse, errorHeaders)
    const moved = movedTo(path, new URL(request.url).search)
    if (moved) return redirect(moved)
    const { method } = request
    const missing = await ASSETS.fetch(new Request(new URL(missingPath(under), request.url), { method }))
    const answer = withHeaders(missing, errorHeaders, 404)
    answer.headers.delete('ETag')
    return answer
  }

  async function answer(request: Request, environment: Environment): Promise<Response> {
    const { pathname, search } = new URL(request.url)
    const path = decoded(pathname)
    const moved = movedByQuery(path, search)
    if (moved) return redirect(moved)
    const headers = headersOf.get(path)
    if (!headers) return answerMissing(request, path, environment)
    const route = release.dynamic.find(one => one.path === path)
    const cookies = request.headers.get('cookie') ?? ''
    // If it fails, the page itself redirects the visitor.
    const redirected =
      route && cookies.includes(route.cookie) && redirectIfSignedIn(cookies, search, route.base)
    const { location, cookies: written } = redirected ? await redirected.catch(() => noRedirect) : noRedirect
    const response =
      location === undefined
        ? withHeaders(await fileAt(request, pathname, environment.ASSETS), headers)
        : new Response(null, { status: 307, headers: { ...errorHeaders, Location: location } })
    if (location !== undefined || written.length > 0)
      response.headers.set('Cache-Control', notShared['Cache-Control'])
    for (const one of written) response.headers.append('Set-Cookie', one)
    return response
  }

  return { fetch: answer }
}
