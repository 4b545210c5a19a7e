import { flag, type JsonObject, map, pkceFields, readBody, text } from '../body'
import { authenticate } from '../caller'
import { ApiError, badRequest, emailDisabled, invalid, refuseIf, smsFailed, unprocessable } from '../errors'
import { mailEmailChange, mailLink, mailNonce } from '../mailer'
import { randomPassword } from '../passwords'
import { limit } from '../rate-limit'
import type { Call, Routes } from '../types'
import { findByAddress, isTaken, reload } from '../users'
import { type Challenge, checkedChallenge, checkedEmail, checkedPhone } from '../validation'
import { signUp } from './signup'

/** Mails a recovery or magic link if the address is known. */
async function mailRecovery(
  call: Call,
  type: 'recovery' | 'magiclink',
  email: string,
  challenge?: Challenge,
) {
  await call.database.transaction(async sql => {
    const user = await findByAddress(sql, 'email', email, call.aud)
    if (user !== undefined) await mailLink(call, sql, user, type, challenge)
  })
  return {}
}

async function resendMail(call: Call, type: string, email: string, challenge?: Challenge): Promise<void> {
  await call.database.transaction(async sql => {
    const user = await findByAddress(sql, 'email', email, call.aud)
    if (type === 'signup' && user?.email_confirmed_at === null) {
      await mailLink(call, sql, user, 'signup', challenge)
    }
    if (type === 'email_change' && user?.email_change) {
      await mailEmailChange(call, sql, user, user.email_change, challenge)
    }
  })
}

async function resendSms({ settings, database, aud }: Call, type: string, phone: string): Promise<void> {
  if (!settings.phone) throw badRequest('phone_provider_disabled', 'Phone logins are disabled')
  const user = await findByAddress(database, 'phone', checkedPhone(phone), aud)
  if (type === 'sms' && user?.phone_confirmed_at === null) throw smsFailed()
}

function checkEmailLogins({ settings }: Call): void {
  if (!settings.email) throw unprocessable('email_provider_disabled', 'Email logins are disabled')
}

type MagicLinkBody = { email: string; data: JsonObject | undefined } & Parameters<typeof checkedChallenge>[0]

async function magicLink(call: Call, body: MagicLinkBody) {
  const { settings, database, aud } = call
  if (body.email === '') throw unprocessable('validation_failed', 'Password recovery requires an email')
  const address = checkedEmail(body.email)
  const challenge = checkedChallenge(body)
  const known = await findByAddress(database, 'email', address, aud)
  if (known === undefined || known.email_confirmed_at === null) {
    const data = body.data ?? {}
    await signUp(call, { provider: 'email', address, password: randomPassword(), data, challenge })
    // For an unconfirmed account, the confirmation mail serves as the magic link.
    if (settings.emailConfirm) return {}
  }
  return mailRecovery(call, 'magiclink', address, challenge)
}

async function isKnown({ database, aud }: Call, email: string, phone: string): Promise<boolean> {
  try {
    if (email === '') return await isTaken(database, 'phone', checkedPhone(phone), aud)
    return await isTaken(database, 'email', checkedEmail(email), aud)
  } catch (error) {
    // A malformed address gets the same response as an unknown one.
    if (error instanceof ApiError) return false
    throw error
  }
}

export const mailRequestRoutes: Routes = {
  'POST /recover': async call => {
    limit(call, 'otp', 'recover')
    if (!call.settings.email) throw emailDisabled()
    const body = await readBody(call, 'RecoverParams', { email: text, ...pkceFields })
    if (body.email === '') throw invalid('Password recovery requires an email')
    const email = checkedEmail(body.email)
    return mailRecovery(call, 'recovery', email, checkedChallenge(body))
  },

  'POST /resend': async call => {
    limit(call, 'otp', 'resend')
    const fields = { type: text, email: text, phone: text, ...pkceFields }
    const body = await readBody(call, 'ResendConfirmationParams', fields)
    const { type, email, phone } = body
    const isKnownType = ['signup', 'email_change', 'sms', 'phone_change'].includes(type)
    refuseIf(
      [!isKnownType, 'Missing one of these types: signup, email_change, sms, phone_change'],
      [email === '' && type === 'signup', 'Type provided requires an email address'],
      [phone === '' && type === 'sms', 'Type provided requires a phone number'],
      [email !== '' && phone !== '', 'Only an email address or phone number should be provided.'],
      [email === '' && phone === '', 'Missing email address or phone number'],
    )
    if (email !== '' && !call.settings.email) throw emailDisabled()
    if (email === '') await resendSms(call, type, phone)
    else await resendMail(call, type, checkedEmail(email), checkedChallenge(body))
    return {}
  },

  'POST /otp': async call => {
    limit(call, 'otp')
    const fields = { email: text, phone: text, create_user: flag, data: map, channel: text, ...pkceFields }
    const body = await readBody(call, 'OtpParams', fields)
    const { email, phone, channel, create_user: mayCreate = true } = body
    refuseIf(
      [email !== '' && phone !== '', 'Only an email address or phone number should be provided'],
      [email !== '' && channel !== '', 'Channel should only be specified with Phone OTP'],
    )
    checkedChallenge(body)
    if (email === '' && phone === '') throw invalid('One of email or phone must be set')
    if (!mayCreate && !(await isKnown(call, email, phone))) {
      throw unprocessable('otp_disabled', 'Signups not allowed for otp')
    }
    if (email !== '') {
      checkEmailLogins(call)
      return magicLink(call, body)
    }
    if (!call.settings.phone) throw badRequest('phone_provider_disabled', 'Unsupported phone provider')
    checkedPhone(phone)
    throw smsFailed()
  },

  'POST /magiclink': async call => {
    limit(call, 'otp', 'magiclink')
    checkEmailLogins(call)
    const body = await readBody(call, 'MagicLinkParams', { email: text, data: map, ...pkceFields })
    return magicLink(call, body)
  },

  'GET /reauthenticate': async call => {
    const { user } = await authenticate(call)
    if (!user.email && !user.phone) {
      throw invalid('Reauthentication requires the user to have an email or a phone number')
    }
    if (!user.email) throw smsFailed()
    if (user.email_confirmed_at === null) {
      throw unprocessable('email_not_confirmed', 'Please verify your email first.')
    }
    await call.database.transaction(async sql => mailNonce(call, sql, await reload(sql, user)))
    return {}
  },
}
