import type { AuthError } from '@supabase/auth-js'
import { authTexts } from '@/content/auth'
import { clinic } from '@/content/facts/clinic'
import { language } from '@/content/facts/language'
import { SessionNotKeptError } from '@/lib/auth/cookie-storage'
import { type KnownFailure, knownFailure } from '@/lib/auth/known-failures'
import { fill } from '@/lib/fill'
import { NoCaptchaError } from './captcha'

const { messages, advice, invalid, strength } = authTexts

type Failure = { name?: string; message?: string; status?: number | undefined; code?: string | undefined }

function isFailure(value: unknown): value is Failure {
  return typeof value === 'object' && value !== null
}

const withPhone = (text: string) => `${text} ${clinic.phone.display}.`

const adviceByCode = new Map<string, string>([
  ['over_request_rate_limit', advice.requests],
  ['email_not_confirmed', advice.unconfirmed],
  ['mfa_verification_failed', advice.code],
])

/** The back end's limit for one address states the seconds; its limit for all emails does not. */
const mailLimit = 'over_email_send_rate_limit'

const ownWords = new Map<string, string>([
  ...adviceByCode,
  [mailLimit, withPhone(advice.mails)],
  ['weak_password', strength.short],
  ['same_password', messages.samePassword],
  ['reauthentication_not_valid', invalid.nonce],
  ['email_address_invalid', invalid.email],
])

/** The back end's messages are in English. In other languages, our own message for the error code, if there is one. */
function refusal({ message = '', code = '' }: Failure): string | undefined {
  if (language.base === '') return message
  const seconds = /(\d+) seconds/.exec(message)?.[1]
  if (code === mailLimit && seconds) return fill(advice.soon, { seconds })
  return ownWords.get(code)
}

/** Errors whose message the back end wrote. The messages of all others are the client library's, or of a bug of ours. */
const fromBackEnd = ['AuthApiError', 'AuthWeakPasswordError', 'AuthRetryableFetchError']

/** No answer came, or a gateway answered for a back end that is down. */
const unreachable = [0, 502, 503, 504]

/** A page or data in place of a message, as a gateway sends it. */
const looksLikeBody = (message: string) => /^\s*[<{["]/.test(message)

/** Why sign-up or sign-in failed; `refused` is explained by the back end's own message. */
export type FailureCause =
  | KnownFailure
  | 'no-cookies'
  | 'no-captcha'
  | 'registered'
  | 'credentials'
  | 'offline'
  | 'refused'
  | 'unexpected'

export function causeOf(error: unknown): FailureCause {
  if (error instanceof SessionNotKeptError) return 'no-cookies'
  if (error instanceof NoCaptchaError) return 'no-captcha'
  if (!isFailure(error)) return 'unexpected'
  const { name = '', message = '', status = 0, code } = error
  if (code === 'captcha_failed') return 'no-captcha'
  if (message.includes('already registered')) return 'registered'
  if (message.includes('Invalid login credentials')) return 'credentials'
  const cause = knownFailure(error)
  if (cause) return cause
  if (name === 'AuthRetryableFetchError' && unreachable.includes(status)) return 'offline'
  const isExplained = fromBackEnd.includes(name) && message && !looksLikeBody(message)
  return isExplained && refusal(error) !== undefined ? 'refused' : 'unexpected'
}

const messageByCause: Record<Exclude<FailureCause, 'refused'>, string> = {
  'address-taken': messages.addressTaken,
  'signed-up-twice': messages.signedUpTwice,
  'mail-refused': messages.mailRefused,
  'no-cookies': messages.noCookies,
  'no-captcha': messages.noCaptcha,
  registered: messages.registered,
  credentials: messages.credentials,
  offline: messages.offline,
  unexpected: messages.unexpected,
}

/** The message shown for an error of sign-up or sign-in (decision 65). */
export function messageFor(error: unknown): string {
  const cause = causeOf(error)
  if (cause !== 'refused') return messageByCause[cause]
  return (isFailure(error) && refusal(error)) || messages.unexpected
}

/** What the visitor can do about an error, unless its message already says so. */
export function adviceFor(error: unknown): string | undefined {
  const cause = causeOf(error)
  if (cause === 'credentials') return advice.credentials
  if (cause === 'registered') return advice.registered
  if (cause === 'unexpected') return withPhone(advice.unexpected)
  const { code = '', message = '' } = isFailure(error) ? error : {}
  // In English this advice follows the back end's message; in other languages it is the message.
  if (language.base !== '') return undefined
  if (code === mailLimit && !/\d+ seconds/.test(message)) return withPhone(advice.mails)
  return adviceByCode.get(code)
}

/** Message and advice in one, where no box above the fields shows the advice. */
export function fullMessageFor(error: unknown): string {
  const advice = adviceFor(error)
  return advice ? `${messageFor(error).replace(/\.?$/, '.')} ${advice}` : messageFor(error)
}

const fieldsByCode = new Map<string, readonly string[]>([
  ['mfa_verification_failed', ['code']],
  ['reauthentication_not_valid', ['nonce']],
  ['email_address_invalid', ['email']],
])

/** Names of the fields that an error is about. */
export function fieldsOf(error: unknown): readonly string[] {
  const cause = causeOf(error)
  if (cause === 'credentials') return ['email', 'password']
  if (cause === 'registered' || cause === 'mail-refused') return ['email']
  return fieldsByCode.get(isFailure(error) ? (error.code ?? '') : '') ?? []
}

/**
 * For emails that anyone may request: hides the per-address rate limit, which would reveal that the address has an
 * account. @throws every other error.
 */
export function throwUnlessRateLimited(error: AuthError | null): void {
  if (error && error.code !== 'over_email_send_rate_limit') throw error
}
