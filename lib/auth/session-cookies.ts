import type { Session } from '@supabase/auth-js'
import {
  type CookieMethodsBrowser,
  type CookieOptions,
  DEFAULT_COOKIE_OPTIONS,
  parseCookieHeader,
  serializeCookieHeader,
  stringFromBase64URL,
} from '@supabase/ssr'
import { isRecord } from './is-record'

/** The PKCE code verifier is useless once the mailed link has expired. */
const verifierSeconds = 24 * 60 * 60
const isVerifier = (name: string) => name.includes('-code-verifier')

export type Cookie = { name: string; value: string }

/**
 * Empty during server rendering, because the session belongs to the browser, and where the browser forbids the access: a
 * sandboxed frame and some privacy tools throw.
 */
function cookies(): Cookie[] {
  if (typeof document === 'undefined') return []
  try {
    return parseCookieHeader(document.cookie).map(({ name, value }) => ({ name, value: value ?? '' }))
  } catch {
    return []
  }
}

const ownOptions = () => ({ ...DEFAULT_COOKIE_OPTIONS, secure: location.protocol === 'https:' })

function setCookie(name: string, value: string, options: CookieOptions) {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the session format of @supabase/ssr is a readable cookie
    document.cookie = serializeCookieHeader(name, value, options)
  } catch {
    // Whoever needs the cookie reads it back.
  }
}

/**
 * Whether this browser keeps a cookie of this site. It is set, read and removed: `navigator.cookieEnabled` is also true in
 * browsers that drop cookies silently.
 */
export function keepsCookies(): boolean {
  const probe = 'cookie-check'
  setCookie(probe, '1', { ...ownOptions(), maxAge: 10 })
  const kept = cookies().some(({ name }) => name === probe)
  setCookie(probe, '', { ...ownOptions(), maxAge: 0 })
  return kept
}

/** The browser did not keep the session, so the visitor is not signed in. */
export class SessionNotKeptError extends Error {}

/** Whether a cookie is the session, or one of its chunks `.0`, `.1` … */
export const isPartOf = (name: string, key: string) => name === key || name.startsWith(`${key}.`)

const encoded = 'base64-'

/** Value of a cookie, whole or joined from the chunks `.0`, `.1` … up to the first gap. */
function read(key: string, among: readonly Cookie[]): string | null {
  const values = new Map(among.map(({ name, value }) => [name, value]))
  let joined = values.get(key) ?? ''
  if (!joined) for (let i = 0; values.get(`${key}.${i}`); i++) joined += values.get(`${key}.${i}`)
  if (!joined) return null
  if (!joined.startsWith(encoded)) return joined
  try {
    return stringFromBase64URL(joined.slice(encoded.length))
  } catch {
    return null
  }
}

/** Removes the session from this browser. */
export function forgetSessionCookies(key: string): void {
  for (const { name } of cookies())
    if (isPartOf(name, key)) setCookie(name, '', { ...ownOptions(), maxAge: 0 })
}

/**
 * `cookies` of createBrowserClient, for what the library's own access to `document.cookie` lacks: it throws where the browser
 * forbids the access, takes a malformed session for one, says nothing when a session was not kept, and keeps each PKCE
 * verifier for 400 days.
 */
export const browserCookies = (key: string) =>
  ({
    getAll() {
      storedSession(key)
      return cookies()
    },

    /** @throws when a session was not kept: the sign-in would otherwise seem to have worked. */
    setAll(changes) {
      for (const { name, value, options } of changes)
        setCookie(
          name,
          value,
          isVerifier(name) && options.maxAge ? { ...options, maxAge: verifierSeconds } : options,
        )
      const kept = new Map(cookies().map(({ name, value }) => [name, value]))
      if (changes.some(({ name, value }) => isPartOf(name, key) && value && kept.get(name) !== value))
        throw new SessionNotKeptError()
    },
  }) satisfies CookieMethodsBrowser

/** The proofs that links were requested in this browser. */
export const verifierCookies = (): readonly Cookie[] => cookies().filter(({ name }) => isVerifier(name))

/** Puts back those that are gone. */
export function restoreVerifiers(kept: readonly Cookie[]): void {
  const present = new Set(cookies().map(({ name }) => name))
  for (const { name, value } of kept)
    if (!present.has(name)) setCookie(name, value, { ...ownOptions(), maxAge: verifierSeconds })
}

const isTextOrNone = (value: unknown) => value === undefined || value === null || typeof value === 'string'

/** Checks every field that the site and the client library read of a user. */
function isUser(value: unknown): boolean {
  if (!isRecord(value) || typeof value.id !== 'string' || !isRecord(value.user_metadata)) return false
  const { email, factors, user_metadata } = value
  const hasFactors =
    factors === undefined ||
    factors === null ||
    (Array.isArray(factors) &&
      factors.every(
        factor => isRecord(factor) && [factor.id, factor.status, factor.factor_type].every(isText),
      ))
  return hasFactors && [email, user_metadata.first_name, user_metadata.last_name].every(isTextOrNone)
}

const isText = (value: unknown) => typeof value === 'string'

/** The cookie may come from another program on the domain, or another version of the back end. */
function isSession(value: unknown): value is Session {
  if (!isRecord(value) || ![value.access_token, value.refresh_token].every(isText)) return false
  return Number.isFinite(value.expires_at) && isUser(value.user)
}

function parsedSession(text: string | null): Session | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return isSession(value) ? value : null
  } catch {
    return null
  }
}

/**
 * The session in the cookies, expired or not, before the client library has read it. The server passes the cookies of a request;
 * of two with the same name the later one counts. The browser removes a malformed session: it could never be used.
 */
export function storedSession(key: string, among?: readonly Cookie[]): Session | null {
  const session = parsedSession(read(key, among ?? cookies()))
  if (!session && !among) forgetSessionCookies(key)
  return session
}
