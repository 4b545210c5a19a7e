import { BlockList, isIP } from 'node:net'
import type { Context } from 'hono'
import { html } from 'hono/html'
import { queryText } from './body'
import type { ApiError } from './errors'
import type { AuthSettings } from './settings'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')

const isLoopbackIp = (host: string): boolean => loopback.check(host, isIP(host) === 6 ? 'ipv6' : 'ipv4')

const isLoopbackHost = (host: string): boolean =>
  host === 'localhost' || host.endsWith('.localhost') || (isIP(host) > 0 && isLoopbackIp(host))

/** Parses the address as written, without a browser's normalization of `127.1` or backslashes. */
const ADDRESS =
  /^(?<scheme>[a-z][a-z\d+.-]*):\/\/(?:[\w.~!$&'()*+,;=:%-]*@)?(?:\[(?<ipv6>[^\]]*)\]|(?<name>[^/?#:@\\[\]]*))(?::(?<port>\d*))?(?=[/?#]|$)/i

function originOf(target: string) {
  const { scheme = '', ipv6, name = '', port = '' } = ADDRESS.exec(target)?.groups ?? {}
  return { scheme: scheme.toLowerCase(), host: ipv6 ?? name, port }
}

/** Whether a link may redirect there: to the site, or this machine. */
export function isRedirectAllowed({ siteUrl }: Pick<AuthSettings, 'siteUrl'>, target: string): boolean {
  if (target === '' || /[\0- \x7f]/.test(target.replaceAll(' ', ''))) return false
  // Spaces are allowed in the path and after it, never in the scheme or host.
  if (target.includes(' ') && (ADDRESS.exec(target)?.[0] ?? ' ').includes(' ')) return false
  // A malformed percent escape is rejected, except in the query, which is not decoded here.
  if (/%(?![\da-f]{2})/i.test(target.replace(/\?[^#]*/, ''))) return false
  const { scheme, host, port } = originOf(target)
  const site = originOf(siteUrl)
  const isSamePort = port === site.port || isLoopbackHost(host)
  if (scheme === site.scheme && host === site.host && isSamePort) return true
  return isIP(host) > 0 && isLoopbackIp(host)
}

/** The redirect target of this request; a target that is not allowed becomes the site's URL. */
export function redirectTarget(c: Context, settings: AuthSettings): string {
  const requested = c.req.header('redirect_to') ?? queryText(c, 'redirect_to')
  const candidates = [requested, c.req.header('Referer') ?? '']
  return candidates.find(target => isRedirectAllowed(settings, target)) ?? settings.siteUrl
}

type Values = Readonly<Record<string, string>>

/** Sorted by name, with spaces as plus signs, like Go's `url.Values.Encode`. */
export function encodeValues(values: Values | URLSearchParams): string {
  const search = new URLSearchParams(values instanceof URLSearchParams ? values : { ...values })
  search.sort()
  return search.toString().replaceAll('*', '%2A').replaceAll('%7E', '~')
}

/** Characters allowed in a header value, and in an address. */
export const asciiAddress = (target: string): string =>
  target.replaceAll(/(?:[^\x21-\x7e]|["<>])+/g, part => encodeURIComponent(part.toWellFormed()))

/** The target with query values added, and with its fragment replaced if one is given. */
export function withParts(
  target: string,
  { fragment, query }: { fragment?: Values; query?: Values },
): string {
  const [base = '', ownFragment] = asciiAddress(target).split(/#(.*)/s)
  const [path = '', existing = ''] = base.split(/\?(.*)/s)
  const search = new URLSearchParams(existing)
  for (const [name, value] of Object.entries(query ?? {})) search.set(name, value)
  const located = query === undefined ? base : `${path}?${encodeValues(search)}`
  const end = fragment === undefined ? ownFragment : encodeValues(fragment)
  return end === undefined ? located : `${located}#${end}`
}

export async function seeOther(c: Context, location: string): Promise<Response> {
  c.header('Location', location)
  return c.html(html`<a href="${location}">See Other</a>.`, 303)
}

const REDIRECT_ERRORS = new Map<number, string>([
  [400, 'invalid_request'],
  [401, 'unauthorized_client'],
  [403, 'access_denied'],
  [500, 'server_error'],
  [503, 'temporarily_unavailable'],
])

export function redirectError(
  c: Context,
  target: string,
  { status, code, message }: ApiError,
  pkce: boolean,
) {
  const name = REDIRECT_ERRORS.get(status)
  const values = { ...(name && { error: name }), error_code: code, error_description: message }
  const query = pkce ? { query: values } : {}
  return seeOther(c, withParts(target, { fragment: { ...values, sb: '' }, ...query }))
}
