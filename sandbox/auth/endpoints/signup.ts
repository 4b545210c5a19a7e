import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { type JsonObject, readBody } from '../body'
import { type Auth, audienceOf, type Endpoints } from '../context'
import { isUniqueViolation, type Sql } from '../database'
import { ApiError, invalid, unprocessable } from '../errors'
import { createFlowState } from '../flow-state'
import { sendConfirmation } from '../mailer'
import { hashPassword } from '../passwords'
import { limitAddress } from '../rate-limit'
import { redirectTarget } from '../redirects'
import { sendTokens, signIn, type TokenResponse } from '../sessions'
import {
  confirmUser,
  createUser,
  findUserByEmail,
  findUserByPhone,
  reload,
  type User,
  userJson,
} from '../users'
import { type Challenge, checkedChallenge, checkedEmail, checkedPhone, checkPassword } from '../validate'

const FIELDS = {
  email: 'string',
  phone: 'string',
  password: 'string',
  data: 'object',
  channel: 'string',
  code_challenge: 'string',
  code_challenge_method: 'string',
} as const

const signupDisabled = () => unprocessable('signup_disabled', 'Signups not allowed for this instance')

type SignUp = {
  provider: 'email' | 'phone'
  address: string
  password: string
  data: JsonObject
  challenge: Challenge | undefined
  aud: string
  target: string
}

type SignUpResult =
  | { kind: 'tokens'; tokens: TokenResponse }
  | { kind: 'user'; user: User }
  | { kind: 'taken' }

const findByAddress = (sql: Sql, { provider, address, aud }: SignUp) =>
  provider === 'email' ? findUserByEmail(sql, address, aud) : findUserByPhone(sql, address, aud)

async function finish(auth: Auth, sql: Sql, user: User, wanted: SignUp): Promise<SignUpResult> {
  const isEmail = wanted.provider === 'email'
  const needsConfirmation = isEmail ? auth.settings.emailConfirm : auth.settings.phoneConfirm
  if (!needsConfirmation) {
    await confirmUser(sql, user, wanted.provider)
    return { kind: 'tokens', tokens: await signIn(auth, sql, await reload(sql, user), 'password') }
  }
  if (!isEmail) throw unprocessable('sms_send_failed', 'Unable to get SMS provider')
  await createFlowState(sql, user, 'email/signup', wanted.challenge)
  await sendConfirmation(auth, sql, user, wanted.target, wanted.challenge !== undefined)
  return { kind: 'user', user: await reload(sql, user) }
}

async function attempt(auth: Auth, wanted: SignUp, passwordHash: string | null): Promise<SignUpResult> {
  return auth.database.transaction(async sql => {
    const existing = await findByAddress(sql, wanted)
    if (existing !== undefined) {
      const confirmed =
        wanted.provider === 'email' ? existing.row.email_confirmed_at : existing.row.phone_confirmed_at
      // An unconfirmed account keeps its password and data: nobody has shown whose it is.
      return confirmed === null ? finish(auth, sql, existing, wanted) : { kind: 'taken' }
    }
    const user = await createUser(sql, {
      aud: wanted.aud,
      [wanted.provider]: wanted.address,
      passwordHash,
      data: wanted.data,
      copyIdentityData: true,
    })
    return finish(auth, sql, user, wanted)
  })
}

/** One account per address, however many ask at once: the loser of a race finds the winner's account. */
export async function signUp(auth: Auth, wanted: SignUp): Promise<SignUpResult> {
  if (!auth.settings.signups) throw signupDisabled()
  const known = await findByAddress(auth.database, wanted)
  const passwordHash =
    known === undefined ? await hashPassword(wanted.password, auth.settings.bcryptCost) : null
  try {
    return await attempt(auth, wanted, passwordHash)
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return attempt(auth, wanted, passwordHash)
  }
}

/** What a new account would look like, so that an answer does not tell which addresses are taken. */
function disguisedUser({ provider, address, data, aud }: SignUp) {
  const now = new Date()
  const row: User['row'] = {
    id: randomUUID(),
    aud,
    role: '',
    email: provider === 'email' ? address : null,
    encrypted_password: null,
    email_confirmed_at: null,
    invited_at: null,
    phone: provider === 'phone' ? address : null,
    phone_confirmed_at: null,
    confirmation_sent_at: now,
    recovery_sent_at: null,
    email_change: '',
    email_change_sent_at: null,
    email_change_confirm_status: 0,
    phone_change: '',
    phone_change_sent_at: null,
    reauthentication_sent_at: null,
    last_sign_in_at: null,
    raw_app_meta_data: { provider, providers: [provider] },
    raw_user_meta_data: data,
    created_at: now,
    updated_at: now,
    banned_until: null,
    deleted_at: null,
    is_sso_user: false,
    is_anonymous: false,
  }
  return userJson({ row, identities: [], factors: [] })
}

async function signUpAnonymously(c: Context, auth: Auth, data: JsonObject): Promise<Response> {
  const { settings } = auth
  if (!settings.anonymous)
    throw unprocessable('anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
  limitAddress(c, auth, 'anonymous')
  if (!settings.signups) throw signupDisabled()
  const tokens = await auth.database.transaction(async sql => {
    const aud = audienceOf(c)
    const user = await createUser(sql, {
      aud,
      passwordHash: null,
      data,
      anonymous: true,
      copyIdentityData: false,
    })
    return signIn(auth, sql, user, 'anonymous')
  })
  return sendTokens(c, tokens)
}

function checkedAddress(auth: Auth, email: string, phone: string): Pick<SignUp, 'provider' | 'address'> {
  if (email !== '') {
    if (!auth.settings.emailEnabled)
      throw new ApiError(400, 'email_provider_disabled', 'Email signups are disabled')
    return { provider: 'email', address: checkedEmail(email) }
  }
  if (!auth.settings.phoneEnabled)
    throw new ApiError(400, 'phone_provider_disabled', 'Phone signups are disabled')
  return { provider: 'phone', address: checkedPhone(phone) }
}

export const signupEndpoints: Endpoints = (app, auth) => {
  app.post('/signup', async c => {
    const body = await readBody(c, 'SignupParams', FIELDS)
    const { email = '', phone = '', password = '', data = {} } = body
    if (email === '' && phone === '') return signUpAnonymously(c, auth, data)
    limitAddress(c, auth, 'signup')
    if (!auth.settings.signups) throw signupDisabled()
    if (password === '') throw invalid('Signup requires a valid password')
    checkPassword(auth.settings, password)
    if (email !== '' && phone !== '') {
      throw invalid('Only an email address or phone number should be provided on signup.')
    }
    if (phone !== '' && (body.code_challenge ?? '') !== '')
      throw invalid('PKCE not supported for phone signups')
    const challenge = checkedChallenge(body)
    const wanted: SignUp = {
      ...checkedAddress(auth, email, phone),
      password,
      data,
      challenge,
      aud: audienceOf(c),
      target: redirectTarget(c, auth.settings),
    }
    const result = await signUp(auth, wanted)
    if (result.kind === 'tokens') return sendTokens(c, result.tokens)
    if (result.kind === 'user') return c.json(userJson(result.user))
    if (!auth.settings.emailConfirm || !auth.settings.phoneConfirm) {
      throw unprocessable('user_already_exists', 'User already registered')
    }
    return c.json(disguisedUser(wanted))
  })
}
