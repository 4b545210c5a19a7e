const site = 'https://site.invalid'
const home = '/'

/** The auth pages themselves, or a path that a browser parses as a host. */
const refusedPath = /^\/[/\\]|^\/auth(\/|$)/

/**
 * Returns the path if it stays on this site, otherwise '/'. Refused: other origins, '//' and '/\' (which browsers parse
 * as hosts), schemes, control characters, encoded slashes that a second decoding could turn into one of these, and the
 * auth pages. Checked after dot segments are resolved: '/.//host' becomes '//host'.
 */
export function safeRedirect(given: string | null | undefined): string {
  if (!given?.startsWith('/') || given.length > 2000) return home
  try {
    const decoded = decodeURIComponent(given)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
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
