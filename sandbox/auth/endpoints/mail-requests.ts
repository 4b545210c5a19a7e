import type { Context } from 'hono'
import { authenticate } from '../authenticate'
import { readBody } from '../body'
import { type Auth, audienceOf, type Endpoints } from '../context'
import { ApiError, invalid, unprocessable } from '../errors'
import { createFlowState } from '../flow-state'
import { sendConfirmation, sendEmailChange, sendReauthentication, sendRecovery } from '../mailer'
import { randomPassword } from '../passwords'
import { limitAddress } from '../rate-limit'
import { redirectTarget } from '../redirects'
import { findUserByEmail, findUserByPhone, reload, type User } from '../users'
import { type Challenge, checkedChallenge, checkedEmail, checkedPhone } from '../validate'
import { signUp } from './signup'

const PKCE_FIELDS = { code_challenge: 'string', code_challenge_method: 'string' } as const
const RECOVER_FIELDS = { email: 'string', ...PKCE_FIELDS } as const
const RESEND_FIELDS = { type: 'string', email: 'string', phone: 'string', ...PKCE_FIELDS } as const
const OTP_FIELDS = {
  email: 'string',
  phone: 'string',
  create_user: 'bool',
  data: 'object',
  channel: 'string',
  ...PKCE_FIELDS,
} as const

async function mailRecovery(
  c: Context,
  auth: Auth,
  user: User,
  type: 'recovery' | 'magiclink',
  challenge: Challenge | undefined,
): Promise<void> {
  const target = redirectTarget(c, auth.settings)
  await auth.database.transaction(async sql => {
    await createFlowState(sql, user, type, challenge)
    await sendRecovery(auth, sql, await reload(sql, user), type, target, challenge !== undefined)
  })
}

async function recover(c: Context, auth: Auth): Promise<Response> {
  limitAddress(c, auth, 'recover')
  if (!auth.settings.emailEnabled)
    throw new ApiError(400, 'email_provider_disabled', 'Email logins are disabled')
  const body = await readBody(c, 'RecoverParams', RECOVER_FIELDS)
  if ((body.email ?? '') === '') throw invalid('Password recovery requires an email')
  const email = checkedEmail(body.email)
  const challenge = checkedChallenge(body)
  const user = await findUserByEmail(auth.database, email, audienceOf(c))
  if (user !== undefined) await mailRecovery(c, auth, user, 'recovery', challenge)
  return c.json({})
}

const RESEND_TYPES = ['signup', 'email_change', 'sms', 'phone_change']

async function resendMail(
  c: Context,
  auth: Auth,
  type: string,
  email: string,
  challenge: Challenge | undefined,
) {
  const target = redirectTarget(c, auth.settings)
  const pkce = challenge !== undefined
  await auth.database.transaction(async sql => {
    const user = await findUserByEmail(sql, email, audienceOf(c))
    if (user === undefined) return
    if (type === 'signup' && user.row.email_confirmed_at === null) {
      await createFlowState(sql, user, 'email/signup', challenge)
      await sendConfirmation(auth, sql, user, target, pkce)
    } else if (type === 'email_change' && user.row.email_change !== '') {
      await createFlowState(sql, user, 'email_change', challenge)
      await sendEmailChange(auth, sql, user, user.row.email_change, target, pkce)
    }
  })
}

async function resend(c: Context, auth: Auth): Promise<Response> {
  limitAddress(c, auth, 'resend')
  const body = await readBody(c, 'ResendConfirmationParams', RESEND_FIELDS)
  const { type = '', email = '', phone = '' } = body
  if (!RESEND_TYPES.includes(type)) {
    throw invalid('Missing one of these types: signup, email_change, sms, phone_change')
  }
  if (email === '' && type === 'signup') throw invalid('Type provided requires an email address')
  if (phone === '' && type === 'sms') throw invalid('Type provided requires a phone number')
  if (email !== '' && phone !== '') throw invalid('Only an email address or phone number should be provided.')
  if (email === '' && phone === '') throw invalid('Missing email address or phone number')
  if (email !== '') {
    if (!auth.settings.emailEnabled)
      throw new ApiError(400, 'email_provider_disabled', 'Email logins are disabled')
    const address = checkedEmail(email)
    await resendMail(c, auth, type, address, checkedChallenge(body))
    return c.json({})
  }
  if (!auth.settings.phoneEnabled)
    throw new ApiError(400, 'phone_provider_disabled', 'Phone logins are disabled')
  const user = await findUserByPhone(auth.database, checkedPhone(phone), audienceOf(c))
  const isPending = type === 'sms' && user !== undefined && user.row.phone_confirmed_at === null
  if (isPending) throw unprocessable('sms_send_failed', 'Unable to get SMS provider')
  return c.json({})
}

async function magicLink(
  c: Context,
  auth: Auth,
  body: { email?: string | undefined; data?: Record<string, unknown> | undefined },
  challenge: Challenge | undefined,
): Promise<Response> {
  if (!auth.settings.emailEnabled) throw unprocessable('email_provider_disabled', 'Email logins are disabled')
  if ((body.email ?? '') === '') throw invalid('Password recovery requires an email')
  const email = checkedEmail(body.email)
  const aud = audienceOf(c)
  const known = await findUserByEmail(auth.database, email, aud)
  if (known === undefined || known.row.email_confirmed_at === null) {
    const target = redirectTarget(c, auth.settings)
    const wanted = { provider: 'email', address: email, password: randomPassword() } as const
    await signUp(auth, { ...wanted, data: body.data ?? {}, challenge, aud, target })
    // The confirmation mail is the link.
    if (auth.settings.emailConfirm) return c.json({})
  }
  const user = await findUserByEmail(auth.database, email, aud)
  if (user !== undefined) await mailRecovery(c, auth, user, 'magiclink', challenge)
  return c.json({})
}

async function mayCreate(c: Context, auth: Auth, email: string, phone: string): Promise<boolean> {
  try {
    const aud = audienceOf(c)
    if (email !== '') return (await findUserByEmail(auth.database, checkedEmail(email), aud)) !== undefined
    if (phone !== '') return (await findUserByPhone(auth.database, checkedPhone(phone), aud)) !== undefined
    return true
  } catch (error) {
    // A malformed address is answered like an unknown one.
    if (error instanceof ApiError) return false
    throw error
  }
}

async function otp(c: Context, auth: Auth): Promise<Response> {
  limitAddress(c, auth, 'otp')
  const body = await readBody(c, 'OtpParams', OTP_FIELDS)
  const { email = '', phone = '', channel = '', create_user: createUser = true } = body
  if (email !== '' && phone !== '') throw invalid('Only an email address or phone number should be provided')
  if (email !== '' && channel !== '') throw invalid('Channel should only be specified with Phone OTP')
  const challenge = checkedChallenge(body)
  if (!createUser && !(await mayCreate(c, auth, email, phone))) {
    throw unprocessable('otp_disabled', 'Signups not allowed for otp')
  }
  if (email !== '') return magicLink(c, auth, body, challenge)
  if (phone === '') throw invalid('One of email or phone must be set')
  if (!auth.settings.phoneEnabled)
    throw new ApiError(400, 'phone_provider_disabled', 'Unsupported phone provider')
  checkedPhone(phone)
  throw unprocessable('sms_send_failed', 'Unable to get SMS provider')
}

export const mailRequestEndpoints: Endpoints = (app, auth) => {
  app.post('/recover', c => recover(c, auth))
  app.post('/resend', c => resend(c, auth))
  app.post('/otp', c => otp(c, auth))

  app.post('/magiclink', async c => {
    limitAddress(c, auth, 'magiclink')
    const body = await readBody(c, 'MagicLinkParams', OTP_FIELDS)
    return magicLink(c, auth, body, checkedChallenge(body))
  })

  app.get('/reauthenticate', async c => {
    const { user } = await authenticate(c, auth)
    if ((user.row.email ?? '') === '' && (user.row.phone ?? '') === '') {
      throw invalid('Reauthentication requires the user to have an email or a phone number')
    }
    if ((user.row.email ?? '') === '') throw unprocessable('sms_send_failed', 'Unable to get SMS provider')
    if (user.row.email_confirmed_at === null) {
      throw unprocessable('email_not_confirmed', 'Please verify your email first.')
    }
    await auth.database.transaction(async sql => sendReauthentication(auth, sql, await reload(sql, user)))
    return c.json({})
  })
}
