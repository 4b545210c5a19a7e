import { type Document, parseHtml } from './html'
import type { Fetcher } from './http'
import type { Route, Settings } from './types'

/** A route as served, read without a browser. */
export type ServedPage = {
  route: Route
  status: number
  html: string
  document: Document
  cookies: string[]
  /** By lower-case name. */
  headers: Record<string, string>
}

export async function readPage(route: Route, settings: Settings, fetcher: Fetcher): Promise<ServedPage> {
  const answer = await fetcher(settings.site + route.path)
  const html = answer.body.toString('utf8')
  const cookies = answer.headers.getSetCookie()
  const headers = Object.fromEntries(answer.headers)
  return { route, status: answer.status, html, document: parseHtml(html), cookies, headers }
}

/** Maps an address on the public origin to the origin where the audited site is served. */
export function served(url: string, settings: Settings): string {
  const { origin, pathname, search } = new URL(url, settings.site)
  return origin === settings.publicSite ? settings.site + pathname + search : url
}
