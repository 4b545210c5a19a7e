/** Where the auth back end answers; handed down from server components, so that no browser code reads the environment. */
export type AuthConfig = { url: string; key: string }

/** Name of the session cookie, the same on both sides: `sb-<first label of the host>-auth-token`. */
export function sessionCookieName(url: string): string {
  return `sb-${new URL(url).hostname.split('.')[0]}-auth-token`
}

/** True when this browser keeps a session, whole or in chunks. */
export function hasSessionCookie(url: string): boolean {
  const name = sessionCookieName(url)
  return document.cookie
    .split('; ')
    .some(cookie => cookie.startsWith(`${name}=`) || cookie.startsWith(`${name}.`))
}

/** The back end's codes are UUIDs; a `code` of another kind belongs to a campaign. */
const ofSignIn = /[?#&]((token_hash|access_token|error)=|code=[\da-f-]{36}([&#]|$))/i

/** True when an address carries something that only sign-in understands. */
export function hasAuthParameters(search: string, hash: string): boolean {
  return ofSignIn.test(search + hash)
}
