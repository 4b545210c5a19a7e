/**
 * A return path that stays on this site, or '/'. Refused: other origins, '//' and '/\' (which browsers read as hosts),
 * schemes, control characters, encoded slashes that a later decoding could turn into one of these, and sign-in itself.
 */
export function safeRedirect(given: string | null | undefined): string {
  if (!given?.startsWith('/') || given.length > 2000) return '/'
  let decoded = given
  try {
    decoded = decodeURIComponent(given)
  } catch {
    return '/'
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
  const refused = /^\/[/\\]|\\|[\u0000-\u001f\u007f]/
  if (refused.test(given) || refused.test(decoded) || /^\/+auth(\/|\?|#|$)/.test(decoded)) return '/'
  const url = new URL(given, 'https://site.invalid')
  return url.origin === 'https://site.invalid' ? `${url.pathname}${url.search}${url.hash}` : '/'
}
