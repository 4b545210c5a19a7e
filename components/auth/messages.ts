import type { AuthError } from '@supabase/auth-js'
import { authTexts } from '@/content/auth'
import { clinic } from '@/content/facts/clinic'
import { language } from '@/content/facts/language'
import { type KnownFailure, knownFailure } from '@/lib/auth/known-failures'
import { SessionNotKeptError } from '@/lib/auth/session-cookies'
import { fill } from '@/lib/words/fill'
import { NoCaptchaError } from './captcha'
import { isKnownCode, leavesOnlyACall, ownWords, refusedFields } from './refusals'

const { messages, advice, refusals } = authTexts

type Failure = {
  name?: string
  message?: string
  status?: number | undefined
  code?: string | undefined
  reasons?: unknown
}

/** The account's second factor is of a kind that this site cannot ask for: a phone, a key. */
export class OtherFactorError extends Error {}

function isFailure(value: unknown): value is Failure {
  return typeof value === 'object' && value !== null
}

const withPhone = (text: string) => `${text} ${clinic.phone.display}.`

/** The back end's limit for one address states the seconds; its limit for all emails does not. */
const mailLimit = 'over_email_send_rate_limit'

/** A message that says nothing: empty, the bare word, or a page or data, as a gateway sends it. */
const saysNothing = (message: string) =>
  /^\W*(error|unknown error|null|undefined|object object)?\W*$/i.test(message) || /^\s*[<{["]/.test(message)

/** The time of a message about too many requests (lib/auth/fetch-with-refresh-backoff.ts), in our words. */
function tooMany({ message = '', code = '' }: Failure): string {
  const [, count, unit] = /(\d+) (second|minute)/.exec(message) ?? []
  if (count) return fill(unit === 'minute' ? advice.soonMinutes : advice.soon, { count })
  return code === mailLimit ? withPhone(advice.mails) : advice.requests
}

/**
 * What an error of the back end is shown as: our words for its code. The specified "its own message" is left for an error without
 * a code, or with one that this version of the library does not know, in English. Undefined when there is neither.
 */
function refusal(failure: Failure): string | undefined {
  const { message = '', code, status } = failure
  if (status === 429 || code === mailLimit) return tooMany(failure)
  if (!isKnownCode(code)) return language.base === '' && !saysNothing(message) ? message : undefined
  const own = ownWords(failure)
  return own && leavesOnlyACall(own) ? withPhone(`${own} ${advice.call}`) : own
}

/** Errors whose message the back end wrote. The messages of all others are the client library's, or of a bug of ours. */
const fromBackEnd = ['AuthApiError', 'AuthWeakPasswordError', 'AuthRetryableFetchError']

/** No answer came, or a gateway answered for a back end that is down. */
const unreachable = [0, 502, 503, 504]

/** Why sign-up or sign-in failed; `refused` is explained by the back end's own message. */
export type FailureCause =
  | KnownFailure
  | 'no-cookies'
  | 'no-captcha'
  | 'other-factor'
  | 'registered'
  | 'credentials'
  | 'offline'
  | 'refused'
  | 'unexpected'

export function causeOf(error: unknown): FailureCause {
  if (error instanceof SessionNotKeptError) return 'no-cookies'
  if (error instanceof NoCaptchaError) return 'no-captcha'
  if (error instanceof OtherFactorError) return 'other-factor'
  if (!isFailure(error)) return 'unexpected'
  const { name = '', message = '', status = 0, code } = error
  if (code === 'captcha_failed') return 'no-captcha'
  if (code === 'user_already_exists' || message.includes('already registered')) return 'registered'
  if (code === 'invalid_credentials' || message.includes('Invalid login credentials')) return 'credentials'
  const cause = knownFailure(error)
  if (cause) return cause
  if (name === 'AuthRetryableFetchError' && unreachable.includes(status)) return 'offline'
  return fromBackEnd.includes(name) && refusal(error) !== undefined ? 'refused' : 'unexpected'
}

const messageByCause: Record<Exclude<FailureCause, 'refused'>, string> = {
  'address-taken': messages.addressTaken,
  'signed-up-twice': messages.signedUpTwice,
  'mail-refused': messages.mailRefused,
  'no-cookies': messages.noCookies,
  'no-captcha': messages.noCaptcha,
  'other-factor': withPhone(`${refusals.otherFactor} ${advice.call}`),
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
  return isFailure(error) && ownWords(error) === refusals.unconfirmed ? advice.unconfirmed : undefined
}

/** Message and advice in one, where no box above the fields shows the advice. */
export function fullMessageFor(error: unknown): string {
  const advice = adviceFor(error)
  return advice ? `${messageFor(error).replace(/\.?$/, '.')} ${advice}` : messageFor(error)
}

/** Names of the fields that an error is about. */
export function fieldsOf(error: unknown): readonly string[] {
  const cause = causeOf(error)
  if (cause === 'credentials') return ['email', 'password']
  if (cause === 'registered' || cause === 'mail-refused') return ['email']
  return isFailure(error) ? refusedFields(error) : []
}

/**
 * For emails that anyone may request: hides the per-address rate limit, which would reveal that the address has an
 * account. @throws every other error.
 */
export function throwUnlessRateLimited(error: AuthError | null): void {
  if (error && error.code !== 'over_email_send_rate_limit') throw error
}
