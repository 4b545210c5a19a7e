import type { Context } from 'hono'
import { queryText } from './body'
import type { AuthSettings } from './settings'

const LOOPBACK_IP = /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$|^\[::1\]$/

export const isLoopbackHost = (hostname: string): boolean =>
  hostname === 'localhost' || hostname.endsWith('.localhost') || LOOPBACK_IP.test(hostname)

/** `*` and `?` stop at the separators `.` and `/`; `**` does not. */
function globPattern(glob: string): RegExp {
  const pattern = glob.replaceAll(/\*\*|[*?]|[^*?]+/g, part => {
    if (part === '**') return '.*'
    if (part === '*') return '[^./]*'
    if (part === '?') return '[^./]'
    return part.replaceAll(/[.+^${}()|[\]\\]/g, '\\$&')
  })
  return new RegExp(`^${pattern}$`)
}

function isSameSite(url: URL, site: URL): boolean {
  if (url.protocol !== site.protocol || url.hostname !== site.hostname) return false
  return url.port === site.port || isLoopbackHost(site.hostname)
}

/** Whether a link may lead there: the site, this machine, or what the allow list names. */
export function isRedirectAllowed(settings: AuthSettings, target: string): boolean {
  const hasControlCharacters = [...target].some(character => character < '!')
  if (target === '' || hasControlCharacters || !URL.canParse(target)) return false
  const url = new URL(target)
  const isHttp = url.protocol === 'http:' || url.protocol === 'https:'
  if (isHttp && isSameSite(url, new URL(settings.siteUrl))) return true
  if (isHttp && LOOPBACK_IP.test(url.hostname)) return true
  const withoutFragment = target.split('#')[0] ?? ''
  return settings.redirects.some(glob => globPattern(glob).test(withoutFragment))
}

/** Where the link of this request leads; anything not allowed becomes the site's own address. */
export function redirectTarget(c: Context, settings: AuthSettings): string {
  const asked = c.req.header('redirect_to') ?? queryText(c, 'redirect_to')
  const candidates = [asked, c.req.header('Referer') ?? '']
  return candidates.find(target => isRedirectAllowed(settings, target)) ?? settings.siteUrl
}

const queryEscape = (text: string): string =>
  encodeURIComponent(text.toWellFormed())
    .replaceAll(/[!'()*]/g, character => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+')

/** Sorted by name, a space as a plus sign: what the original's URL library writes. */
export function encodeValues(values: Iterable<readonly [string, string]>): string {
  return [...values]
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([name, value]) => `${queryEscape(name)}=${queryEscape(value)}`)
    .join('&')
}

type RedirectParts = { fragment?: Record<string, string>; query?: Record<string, string> }

/** The target with the fragment, and with the query values added to those it has. */
export function withParts(target: string, { fragment, query }: RedirectParts): string {
  const ascii = target.replaceAll(/[^\x21-\x7e]+/g, part => encodeURIComponent(part.toWellFormed()))
  const base = ascii.split('#')[0] ?? ''
  const [path = '', existing] = base.split(/\?(.*)/s)
  const values = new Map([...new URLSearchParams(existing ?? ''), ...Object.entries(query ?? {})])
  const located = query === undefined ? base : `${path}?${encodeValues(values)}`
  return fragment === undefined ? located : `${located}#${encodeValues(Object.entries(fragment))}`
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&#34;')

export function seeOther(c: Context, location: string): Response {
  c.header('Location', location)
  return c.html(`<a href="${escapeHtml(location)}">See Other</a>.\n\n`, 303)
}
