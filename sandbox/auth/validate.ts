import { ApiError, invalid, unprocessable } from './errors'
import type { AuthSettings } from './settings'

const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i

export function checkedEmail(email: string | undefined): string {
  if (email === undefined || email === '') throw invalid('An email address is required')
  if (Buffer.byteLength(email) > 255) throw invalid('An email address is too long')
  if (!EMAIL.test(email)) throw invalid('Unable to validate email address: invalid format')
  return email.toLowerCase()
}

/** Digits only, as stored: the plus sign and spaces are dropped. */
export function checkedPhone(phone: string | undefined): string {
  const digits = (phone ?? '').replaceAll(/^\+|\s/g, '')
  if (!/^[1-9]\d{1,14}$/.test(digits)) throw invalid('Invalid phone number format (E.164 required)')
  return digits
}

/** Undefined when the password meets today's rules. Length counts bytes, as bcrypt does. */
export function weakness(settings: AuthSettings, password: string) {
  const messages: string[] = []
  const reasons: ('length' | 'characters')[] = []
  if (Buffer.byteLength(password) < settings.passwordMinLength) {
    reasons.push('length')
    messages.push(`Password should be at least ${settings.passwordMinLength} characters.`)
  }
  const sets = settings.passwordRequired
  if (sets.some(set => ![...set].some(character => password.includes(character)))) {
    reasons.push('characters')
    messages.push(`Password should contain at least one character of each: ${sets.join(', ')}.`)
  }
  return reasons.length === 0 ? undefined : { message: messages.join(' '), reasons }
}

export function checkPassword(settings: AuthSettings, password: string): void {
  if (Buffer.byteLength(password) > 72) throw invalid('Password cannot be longer than 72 characters')
  const weak = weakness(settings, password)
  if (weak !== undefined)
    throw new ApiError(422, 'weak_password', weak.message, { weakReasons: weak.reasons })
}

export type Challenge = { challenge: string; method: 's256' | 'plain' }
type ChallengeFields = { code_challenge?: string | undefined; code_challenge_method?: string | undefined }

/** The PKCE challenge of a request; undefined means the implicit flow. */
export function checkedChallenge(fields: ChallengeFields): Challenge | undefined {
  const challenge = fields.code_challenge ?? ''
  const method = (fields.code_challenge_method ?? '').toLowerCase()
  if (challenge === '' && method === '') return undefined
  if (challenge === '' || method === '') {
    throw invalid('PKCE flow requires code_challenge_method and code_challenge')
  }
  if (challenge.length < 43 || challenge.length > 128) {
    throw invalid('code challenge has to be between 43 and 128 characters')
  }
  if (!/^[A-Za-z0-9._~-]+$/.test(challenge)) {
    throw invalid(
      'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes',
    )
  }
  if (method !== 's256' && method !== 'plain') throw invalid('Invalid code_challenge_method')
  return { challenge, method }
}

export const emailExists = () =>
  unprocessable('email_exists', 'A user with this email address has already been registered')

export const phoneExists = () =>
  unprocessable('phone_exists', 'A user with this phone number has already been registered')
