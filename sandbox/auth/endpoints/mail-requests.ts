import type { Context } from 'hono'
import { flag, type JsonObject, map, pkceFields, readBody, text } from '../body'
import { authenticate } from '../caller'
import { type Challenge, checkedChallenge, checkedEmail, checkedPhone } from '../checks'
import { type Auth, audienceOf, type Routes } from '../context'
import { ApiError, badRequest, emailDisabled, invalid, smsFailed, unprocessable } from '../errors'
import { mailEmailChange, mailLink, mailNonce } from '../mailer'
import { randomPassword } from '../passwords'
import { limitAddress } from '../rate-limit'
import { redirectTarget } from '../redirects'
import { findUserByEmail, findUserByPhone, reload } from '../users'
import { signUp } from './signup'

/** Mails a recovery or magic link if the address is known. */
async function mailRecovery(
  c: Context,
  auth: Auth,
  type: 'recovery' | 'magiclink',
  email: string,
  challenge: Challenge | undefined,
): Promise<Response> {
  await auth.database.transaction(async sql => {
    const user = await findUserByEmail(sql, email, audienceOf(c))
    const target = redirectTarget(c, auth.settings)
    if (user !== undefined) await mailLink(auth, sql, user, type, { target, challenge })
  })
  return c.json({})
}

const RESEND_TYPES = ['signup', 'email_change', 'sms', 'phone_change']

async function resendMail(c: Context, auth: Auth, type: string, email: string, challenge?: Challenge) {
  const flow = { target: redirectTarget(c, auth.settings), challenge }
  await auth.database.transaction(async sql => {
    const user = await findUserByEmail(sql, email, audienceOf(c))
    if (type === 'signup' && user?.email_confirmed_at === null)
      await mailLink(auth, sql, user, 'signup', flow)
    if (type === 'email_change' && user?.email_change) {
      await mailEmailChange(auth, sql, user, user.email_change, flow)
    }
  })
}

async function resendSms(c: Context, auth: Auth, type: string, phone: string): Promise<void> {
  if (!auth.settings.phone) throw badRequest('phone_provider_disabled', 'Phone logins are disabled')
  const user = await findUserByPhone(auth.database, checkedPhone(phone), audienceOf(c))
  if (type === 'sms' && user?.phone_confirmed_at === null) throw smsFailed()
}

type MagicLink = { email: string; data?: JsonObject | undefined }

async function magicLink(
  c: Context,
  auth: Auth,
  { email, data = {} }: MagicLink,
  challenge: Challenge | undefined,
): Promise<Response> {
  const { settings, database } = auth
  if (!settings.email) throw unprocessable('email_provider_disabled', 'Email logins are disabled')
  if (email === '') throw invalid('Password recovery requires an email')
  const address = checkedEmail(email)
  const aud = audienceOf(c)
  const known = await findUserByEmail(database, address, aud)
  if (known === undefined || known.email_confirmed_at === null) {
    const account = { provider: 'email', address, password: randomPassword(), data } as const
    await signUp(auth, { ...account, challenge, aud, target: redirectTarget(c, settings) })
    // The confirmation mail is the link.
    if (settings.emailConfirm) return c.json({})
  }
  return mailRecovery(c, auth, 'magiclink', address, challenge)
}

async function isKnown(c: Context, { database }: Auth, email: string, phone: string): Promise<boolean> {
  try {
    const user =
      email === ''
        ? await findUserByPhone(database, checkedPhone(phone), audienceOf(c))
        : await findUserByEmail(database, checkedEmail(email), audienceOf(c))
    return user !== undefined
  } catch (error) {
    // A malformed address is answered like an unknown one.
    if (error instanceof ApiError) return false
    throw error
  }
}

export const mailRequestRoutes: Routes = {
  'POST /recover': async (c, auth) => {
    limitAddress(c, auth, 'recover')
    if (!auth.settings.email) throw emailDisabled()
    const body = await readBody(c, 'RecoverParams', { email: text, ...pkceFields })
    if (body.email === '') throw invalid('Password recovery requires an email')
    const email = checkedEmail(body.email)
    return mailRecovery(c, auth, 'recovery', email, checkedChallenge(body))
  },

  'POST /resend': async (c, auth) => {
    limitAddress(c, auth, 'resend')
    const fields = { type: text, email: text, phone: text, ...pkceFields }
    const body = await readBody(c, 'ResendConfirmationParams', fields)
    const { type, email, phone } = body
    if (!RESEND_TYPES.includes(type)) {
      throw invalid('Missing one of these types: signup, email_change, sms, phone_change')
    }
    if (email === '' && type === 'signup') throw invalid('Type provided requires an email address')
    if (phone === '' && type === 'sms') throw invalid('Type provided requires a phone number')
    if (email !== '' && phone !== '') {
      throw invalid('Only an email address or phone number should be provided.')
    }
    if (email === '' && phone === '') throw invalid('Missing email address or phone number')
    if (email !== '' && !auth.settings.email) throw emailDisabled()
    if (email === '') await resendSms(c, auth, type, phone)
    else await resendMail(c, auth, type, checkedEmail(email), checkedChallenge(body))
    return c.json({})
  },

  'POST /otp': async (c, auth) => {
    limitAddress(c, auth, 'otp')
    const fields = { email: text, phone: text, create_user: flag, data: map, channel: text, ...pkceFields }
    const body = await readBody(c, 'OtpParams', fields)
    const { email, phone, channel, create_user: mayCreate = true } = body
    if (email !== '' && phone !== '') {
      throw invalid('Only an email address or phone number should be provided')
    }
    if (email !== '' && channel !== '') throw invalid('Channel should only be specified with Phone OTP')
    const challenge = checkedChallenge(body)
    if (email === '' && phone === '') throw invalid('One of email or phone must be set')
    if (!mayCreate && !(await isKnown(c, auth, email, phone))) {
      throw unprocessable('otp_disabled', 'Signups not allowed for otp')
    }
    if (email !== '') return magicLink(c, auth, body, challenge)
    if (!auth.settings.phone) throw badRequest('phone_provider_disabled', 'Unsupported phone provider')
    checkedPhone(phone)
    throw smsFailed()
  },

  'POST /magiclink': async (c, auth) => {
    limitAddress(c, auth, 'magiclink')
    const body = await readBody(c, 'MagicLinkParams', { email: text, data: map, ...pkceFields })
    return magicLink(c, auth, body, checkedChallenge(body))
  },

  'GET /reauthenticate': async (c, auth) => {
    const { user } = await authenticate(c, auth)
    if (!user.email && !user.phone) {
      throw invalid('Reauthentication requires the user to have an email or a phone number')
    }
    if (!user.email) throw smsFailed()
    if (user.email_confirmed_at === null) {
      throw unprocessable('email_not_confirmed', 'Please verify your email first.')
    }
    await auth.database.transaction(async sql => mailNonce(auth, sql, await reload(sql, user)))
    return c.json({})
  },
}
