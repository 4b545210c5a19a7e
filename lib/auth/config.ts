/** Address and key of the auth back end, passed down from server components: no browser code reads the environment. */
export type AuthConfig = {
  url: string
  key: string
  hasCaptcha?: true
  /** Hours without use after which a visitor is signed out; absent: never. */
  idleHours?: number
}

/** Name of the session cookie, passed to @supabase/ssr: `sb-<first label of the host>-auth-token`, its own default. */
export function sessionCookieName(url: string): string {
  return `sb-${new URL(url).hostname.split('.')[0]}-auth-token`
}

/** True when the session cookie is present, whole or in chunks. False where the browser forbids reading cookies. */
export function hasSessionCookie(url: string): boolean {
  const name = sessionCookieName(url)
  try {
    return document.cookie
      .split('; ')
      .some(cookie => cookie.startsWith(`${name}=`) || cookie.startsWith(`${name}.`))
  } catch {
    return false
  }
}

/**
 * The back end's codes are UUIDs; on pages that no mail links to, any other `code` belongs to a marketing campaign. Mail
 * programs may take punctuation after a link for a part of it.
 */
const ofSignIn = /[?#&]((token_hash|access_token|error(_code|_description)?)=|code=[\da-f-]{36}(?![\w-]))/i

/** Mailed links lead to the home page, so that there a `code` which was cut on the way is a link, too. */
const anyCode = /[?&]code=[^&]/i

/** True when a URL carries parameters of a mailed link. */
export function hasAuthParameters(search: string, hash: string, isHome: boolean): boolean {
  return ofSignIn.test(search + hash) || (isHome && anyCode.test(search))
}
