import { z } from 'zod'
import { badRequest, invalid, rejectIf } from './errors'
import type { AuthSettings } from './settings'

const withToken = z.object({ captcha_token: z.string().trim().min(1) })

/** Any token will do: only the CAPTCHA's provider could say whether it is genuine. */
export function checkCaptcha(settings: AuthSettings, body: { gotrue_meta_security?: unknown }): void {
  if (!settings.captcha || withToken.safeParse(body.gotrue_meta_security).success) return
  const message = 'captcha protection: request disallowed (no captcha_token found)'
  throw badRequest('captcha_failed', message)
}

const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i

export function checkedEmail(email: string): string {
  rejectIf(
    [email === '', 'An email address is required'],
    [Buffer.byteLength(email) > 255, 'An email address is too long'],
    [!EMAIL.test(email), 'Unable to validate email address: invalid format'],
  )
  return email.toLowerCase()
}

const ODD_CHALLENGE =
  'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes'

export type Challenge = { challenge: string; method: 's256' | 'plain' }

/** The PKCE challenge of a request; undefined means the implicit flow. */
export function checkedChallenge(fields: {
  code_challenge: string
  code_challenge_method: string
}): Challenge | undefined {
  const challenge = fields.code_challenge
  const method = fields.code_challenge_method.toLowerCase()
  if (challenge === '' && method === '') return undefined
  rejectIf(
    [challenge === '' || method === '', 'PKCE flow requires code_challenge_method and code_challenge'],
    [!/^.{43,128}$/s.test(challenge), 'code challenge has to be between 43 and 128 characters'],
    [!/^[A-Za-z0-9._~-]+$/.test(challenge), ODD_CHALLENGE],
  )
  if (method !== 's256' && method !== 'plain') throw invalid('Invalid code_challenge_method')
  return { challenge, method }
}
