import { invalid } from './errors'

const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i

export function checkedEmail(email: string): string {
  if (email === '') throw invalid('An email address is required')
  if (Buffer.byteLength(email) > 255) throw invalid('An email address is too long')
  if (!EMAIL.test(email)) throw invalid('Unable to validate email address: invalid format')
  return email.toLowerCase()
}

export const phoneDigits = (phone: string): string => phone.replaceAll(/^\+|\s/g, '')

/** Digits only, as stored: the plus sign and spaces are dropped. */
export function checkedPhone(phone: string): string {
  const digits = phoneDigits(phone)
  if (!/^[1-9]\d{1,14}$/.test(digits)) throw invalid('Invalid phone number format (E.164 required)')
  return digits
}

export type Challenge = { challenge: string; method: 's256' | 'plain' }

/** The PKCE challenge of a request; undefined means the implicit flow. */
export function checkedChallenge(fields: {
  code_challenge: string
  code_challenge_method: string
}): Challenge | undefined {
  const challenge = fields.code_challenge
  const method = fields.code_challenge_method.toLowerCase()
  if (challenge === '' && method === '') return undefined
  if (challenge === '' || method === '') {
    throw invalid('PKCE flow requires code_challenge_method and code_challenge')
  }
  if (challenge.length < 43 || challenge.length > 128) {
    throw invalid('code challenge has to be between 43 and 128 characters')
  }
  if (!/^[A-Za-z0-9._~-]+$/.test(challenge)) {
    const allowed = 'alphanumeric characters, hyphens, periods, underscores and tildes'
    throw invalid(`code challenge can only contain ${allowed}`)
  }
  if (method !== 's256' && method !== 'plain') throw invalid('Invalid code_challenge_method')
  return { challenge, method }
}
