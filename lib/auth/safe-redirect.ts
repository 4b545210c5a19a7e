const site = 'https://site.invalid'
const home = '/'

/** Sign-in itself, or a path that a browser reads as a host. */
const refusedPath = /^\/[/\\]|^\/auth(\/|$)/

/**
 * A return path that stays on this site, or '/'. Refused: other origins, '//' and '/\' (which browsers read as hosts),
 * schemes, control characters, encoded slashes that a later decoding could turn into one of these, and sign-in itself.
 * What counts is the path that is left when its dots are resolved: '/.//host' ends as '//host'.
 */
export function safeRedirect(given: string | null | undefined): string {
  if (!given?.startsWith('/') || given.length > 2000) return home
  try {
    const decoded = decodeURIComponent(given)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
    const refused = /^\/[/\\]|\\|[\u0000-\u001f\u007f]/
    if (refused.test(given) || refused.test(decoded)) return home
    const url = new URL(given, site)
    const urls = [url, new URL(decoded, site)]
    if (urls.some(({ origin, pathname }) => origin !== site || refusedPath.test(pathname))) return home
    return `${url.pathname}${url.search}${url.hash}`
  } catch {
    return home
  }
}
