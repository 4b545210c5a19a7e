import { type EmailOtpType, isAuthError } from '@supabase/auth-js'
import { claimsOf } from './claims'
import type { Auth } from './client'
import { knownFailure } from './known-failures'
import { restoreVerifiers, verifierCookies } from './session-cookies'

const types: readonly EmailOtpType[] = ['signup', 'invite', 'magiclink', 'recovery', 'email_change', 'email']

/** The forms a mailed link can take: our templates' token hash, the classic kinds, or an error. */
export type MailedLink =
  | { kind: 'token'; tokenHash: string; type: EmailOtpType }
  | { kind: 'code'; code: string }
  | { kind: 'session'; accessToken: string; refreshToken: string; type: EmailOtpType | undefined }
  | { kind: 'refused' }
  /** A part was lost on the way, and cannot be guessed. */
  | { kind: 'incomplete'; type: EmailOtpType | undefined }
  /** The first of the two classic links of an email change, already confirmed by the back end. */
  | { kind: 'first-confirmed' }
  | { kind: 'none' }

/**
 * The parameters of a link as mail programs leave it: `&` as `&amp;`, `&#38;` or `%26`, `=` as `%3D` or, from
 * quoted-printable text, `=3D`; names in capitals. No value of ours contains a `&` or `=`.
 */
function parametersOf(search: string, hash: string): Map<string, string> {
  const text = `${search.slice(1)}&${hash.slice(1)}`
    .replaceAll(/%(?:25)+(?=[\da-f]{2})/gi, '%')
    .replaceAll(/%26/gi, '&')
    .replaceAll(/%3d/gi, '=')
  const pairs = [...new URLSearchParams(text)]
  return new Map(
    pairs.map(([name, value]) => [
      name.toLowerCase().replace(/^(amp;|#?38;|#?x26;)+/, ''),
      value.replace(/^3D/, ''),
    ]),
  )
}

/** Without blanks of a wrapped line, and without punctuation after the link. */
const sanitized = (text: string | undefined) => (text ?? '').replaceAll(/[^\w.-]/g, '').replace(/[.-]+$/, '')

export function readMailedLink(search: string, hash: string): MailedLink {
  const parameters = parametersOf(search, hash)
  const type = types.find(name => name === sanitized(parameters.get('type')).toLowerCase())
  const tokenHash = sanitized(parameters.get('token_hash'))
  const code = sanitized(parameters.get('code'))
  const accessToken = sanitized(parameters.get('access_token'))
  const refreshToken = sanitized(parameters.get('refresh_token'))
  if (tokenHash && type) return { kind: 'token', tokenHash, type }
  if (['error', 'error_code', 'error_description'].some(name => parameters.has(name)))
    return { kind: 'refused' }
  if (code) return { kind: 'code', code }
  if (accessToken && refreshToken) return { kind: 'session', accessToken, refreshToken, type }
  if (parameters.has('message')) return { kind: 'first-confirmed' }
  const isPart =
    type || ['token_hash', 'access_token', 'refresh_token', 'code'].some(name => parameters.has(name))
  return isPart ? { kind: 'incomplete', type } : { kind: 'none' }
}

/** Purpose of the link, if it names one; each purpose has its own place to request a new link. */
export type LinkPurpose = 'sign-up' | 'recovery' | 'email-change' | 'unknown'

export function purposeOf(link: MailedLink): LinkPurpose {
  const type = 'type' in link ? link.type : undefined
  if (type === 'recovery') return 'recovery'
  if (type === 'email_change') return 'email-change'
  return type ? 'sign-up' : 'unknown'
}

/** Result of opening it: a password can be set, one of two addresses is confirmed, or the visitor is signed in. */
export type LinkResult = 'recovery' | 'first-confirmed' | 'signed-in'

/** True when the error is not about the link itself, which may be opened again. */
export function mayOpenAgain(error: unknown): boolean {
  if (!isAuthError(error) || knownFailure(error)) return false
  return error.name === 'AuthRetryableFetchError' || error.status === 429
}

/** The client drops the code verifier at any error; put it back when the link may be opened again. */
async function exchange(client: Auth, code: string) {
  const kept = verifierCookies()
  const result = await client.exchangeCodeForSession(code)
  if (mayOpenAgain(result.error)) restoreVerifiers(kept)
  return result
}

/**
 * Redeems the link.
 * @throws the error of the back end or the network
 */
export async function openMailedLink(client: Auth, link: MailedLink): Promise<LinkResult> {
  if (link.kind === 'token') {
    const { data, error } = await client.verifyOtp({ token_hash: link.tokenHash, type: link.type })
    if (error) throw error
    if (link.type === 'recovery') return 'recovery'
    return data.session ? 'signed-in' : 'first-confirmed'
  }
  if (link.kind === 'code') {
    const { data, error } = await exchange(client, link.code)
    if (error) throw error
    return 'redirectType' in data && data.redirectType === 'recovery' ? 'recovery' : 'signed-in'
  }
  if (link.kind === 'session') {
    const { error } = await client.setSession({
      access_token: link.accessToken,
      refresh_token: link.refreshToken,
    })
    if (error) throw error
    return link.type === 'recovery' ? 'recovery' : 'signed-in'
  }
  throw new Error('There is no link to open')
}

function emailOf(accessToken: string): string | undefined {
  const { email } = claimsOf(accessToken)
  return typeof email === 'string' && email ? email : undefined
}

/** Email of the account that the link opens, if it names one. A token hash does not. */
export function addressOf(link: MailedLink): string | undefined {
  return link.kind === 'session' ? emailOf(link.accessToken) : undefined
}
