import type { Session } from '@supabase/auth-js'
import {
  createChunks,
  DEFAULT_COOKIE_OPTIONS,
  isChunkLike,
  parseCookieHeader,
  serializeCookieHeader,
  stringFromBase64URL,
  stringToBase64URL,
} from '@supabase/ssr'

const encoded = 'base64-'

/** The PKCE code verifier is useless once the mailed link has expired. */
const verifierSeconds = 24 * 60 * 60
const maxAgeOf = (key: string) =>
  key.includes('-code-verifier') ? verifierSeconds : (DEFAULT_COOKIE_OPTIONS.maxAge ?? 0)

type Cookie = { name: string; value: string }

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

function setCookie(name: string, value: string, maxAge: number) {
  const secure = location.protocol === 'https:'
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the session format of @supabase/ssr is a readable cookie
    document.cookie = serializeCookieHeader(name, value, { ...DEFAULT_COOKIE_OPTIONS, secure, maxAge })
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
  setCookie(probe, '1', 10)
  const kept = cookies().some(({ name }) => name === probe)
  setCookie(probe, '', 0)
  return kept
}

/** The browser did not keep the session, so the visitor is not signed in. */
export class SessionNotKeptError extends Error {}

/** Value of a cookie, whole or joined from the chunks `.0`, `.1` … up to the first gap. */
function read(key: string, among: readonly Cookie[] = cookies()): string | null {
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

/** Where cookies are: those of the browser, or those of a request and of its answer. */
export type CookieJar = {
  all: () => readonly Cookie[]
  /** An age of 0 removes it. */
  set: (name: string, value: string, maxAgeSeconds: number) => void
}

/**
 * Stores the session in exactly the cookies of @supabase/ssr (chunks of 3,180 characters, base64url JSON), without the
 * rest of that library (30 KB less to download).
 */
export const storageIn = ({ all, set }: CookieJar) => ({
  /** Removes a malformed session: it could never be used. */
  getItem(key: string): string | null {
    const text = read(key, all())
    if (!key.endsWith('-auth-token') || parsedSession(text)) return text
    this.removeItem(key)
    return null
  },

  /** @throws when a session was not kept: the sign-in would otherwise seem to have worked. */
  setItem(key: string, value: string): void {
    const chunks = createChunks(key, encoded + stringToBase64URL(value))
    const current = new Set(chunks.map(({ name }) => name))
    for (const { name } of all()) if (isChunkLike(name, key) && !current.has(name)) set(name, '', 0)
    for (const { name, value: part } of chunks) set(name, part, maxAgeOf(key))
    if (key.endsWith('-auth-token') && read(key, all()) !== value) throw new SessionNotKeptError()
  },

  removeItem(key: string): void {
    for (const { name } of all()) if (isChunkLike(name, key)) set(name, '', 0)
  },
})

export const cookieStorage = storageIn({ all: cookies, set: setCookie })

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

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
 * The session in the cookies, expired or not. The server passes the cookies of a request; of two with the same name the
 * later one counts.
 */
export function storedSession(key: string, among?: readonly Cookie[]): Session | null {
  return parsedSession(among ? read(key, among) : cookieStorage.getItem(key))
}
