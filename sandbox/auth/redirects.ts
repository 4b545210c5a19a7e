import type { Context } from 'hono'
import { html } from 'hono/html'
import { queryText } from './body'
import type { AuthSettings } from './settings'

const LOOPBACK_IP = /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$|^\[::1\]$/

const isLoopbackHost = (hostname: string): boolean =>
  hostname === 'localhost' || hostname.endsWith('.localhost') || LOOPBACK_IP.test(hostname)

const GLOB_PARTS = new Map([
  ['**', '.*'],
  ['*', '[^./]*'],
  ['?', '[^./]'],
])

/** `*` and `?` stop at the separators `.` and `/`; `**` does not. */
function globPattern(glob: string): RegExp {
  const pattern = glob.replaceAll(
    /\*\*|[*?]|[^*?]+/g,
    part => GLOB_PARTS.get(part) ?? part.replaceAll(/[.+^${}()|[\]\\]/g, '\\$&'),
  )
  return new RegExp(`^${pattern}$`)
}

function isSameSite(url: URL, site: URL): boolean {
  if (url.protocol !== site.protocol || url.hostname !== site.hostname) return false
  return url.port === site.port || isLoopbackHost(site.hostname)
}

/** Whether a link may lead there: the site, this machine, or what the allow list names. */
export function isRedirectAllowed(settings: AuthSettings, target: string): boolean {
  const hasControlCharacters = [...target].some(character => character < '!')
  if (hasControlCharacters || !URL.canParse(target)) return false
  const url = new URL(target)
  // The host as it was written, not what a browser makes of `127.1` or of a backslash.
  const isPlain = /^https?:\/\/([^/?#@\\]*?)(:\d+)?([/?#]|$)/.exec(target)?.[1] === url.hostname
  if (isPlain && (isSameSite(url, new URL(settings.siteUrl)) || LOOPBACK_IP.test(url.hostname))) return true
  const withoutFragment = target.split('#')[0] ?? ''
  return settings.redirects.some(glob => globPattern(glob).test(withoutFragment))
}

/** Where the link of this request leads; anything not allowed becomes the site's own address. */
export function redirectTarget(c: Context, settings: AuthSettings): string {
  const asked = c.req.header('redirect_to') ?? queryText(c, 'redirect_to')
  const candidates = [asked, c.req.header('Referer') ?? '']
  return candidates.find(target => isRedirectAllowed(settings, target)) ?? settings.siteUrl
}

type Values = Readonly<Record<string, string>>

/** Sorted by name, a space as a plus sign: what the original's URL library writes. */
export function encodeValues(values: Values | URLSearchParams): string {
  const search = new URLSearchParams(values instanceof URLSearchParams ? values : { ...values })
  search.sort()
  return search.toString().replaceAll('*', '%2A').replaceAll('%7E', '~')
}

/** What may stand in a header. */
export const asciiAddress = (target: string): string =>
  target.replaceAll(/[^\x21-\x7e]+/g, part => encodeURIComponent(part.toWellFormed()))

/** The target with the query values added to those it has, and with the fragment, if any, in place of its own. */
export function withParts(
  target: string,
  { fragment, query }: { fragment?: Values; query?: Values },
): string {
  const [base = '', kept] = asciiAddress(target).split(/#(.*)/s)
  const [path = '', existing = ''] = base.split(/\?(.*)/s)
  const search = new URLSearchParams(existing)
  for (const [name, value] of Object.entries(query ?? {})) search.set(name, value)
  const located = query === undefined ? base : `${path}?${encodeValues(search)}`
  const end = fragment === undefined ? kept : encodeValues(fragment)
  return end === undefined ? located : `${located}#${end}`
}

export async function seeOther(c: Context, location: string): Promise<Response> {
  c.header('Location', location)
  return c.html(html`<a href="${location}">See Other</a>.`, 303)
}
