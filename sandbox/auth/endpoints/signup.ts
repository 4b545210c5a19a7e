import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { type JsonObject, map, pkceFields, readBody, text } from '../body'
import { type Challenge, checkedChallenge, checkedEmail, checkedPhone } from '../checks'
import { type Auth, audienceOf, type Routes } from '../context'
import type { Sql } from '../database'
import { badRequest, invalid, smsFailed, unprocessable } from '../errors'
import { mailLink } from '../mailer'
import { checkPassword, hashPassword } from '../passwords'
import { limitAddress } from '../rate-limit'
import { redirectTarget } from '../redirects'
import { type Grant, sendTokens, signIn } from '../sessions'
import { confirmUser, createUser, findUserByEmail, findUserByPhone, type User, userJson } from '../users'

type SignUp = {
  provider: 'email' | 'phone'
  address: string
  password: string
  data: JsonObject
  challenge: Challenge | undefined
  aud: string
  target: string
}

/** A grant when the address needs no confirmation, else the user whose mail is on its way. */
type SignUpResult = { grant?: Grant; user: User }

function checkOpen({ settings }: Auth): void {
  if (!settings.signups) throw unprocessable('signup_disabled', 'Signups not allowed for this instance')
}

async function finish(auth: Auth, sql: Sql, user: User, wanted: SignUp): Promise<SignUpResult> {
  const { settings } = auth
  const needsConfirmation = wanted.provider === 'email' ? settings.emailConfirm : settings.phoneConfirm
  if (!needsConfirmation) {
    const grant = await signIn(sql, await confirmUser(sql, user, wanted.provider), 'password')
    return { grant, user: grant.user }
  }
  if (wanted.provider === 'phone') throw smsFailed()
  return { user: await mailLink(auth, sql, user, 'signup', wanted) }
}

/**
 * One account per address, however many ask at once: transactions of this database run one by one.
 * Undefined when the address is taken by somebody who has confirmed it.
 */
export async function signUp(auth: Auth, wanted: SignUp): Promise<SignUpResult | undefined> {
  checkOpen(auth)
  const { provider, address, aud, data } = wanted
  const find = provider === 'email' ? findUserByEmail : findUserByPhone
  // Made for a taken address too, so that the answer's delay does not tell.
  const passwordHash = await hashPassword(wanted.password, auth.settings)
  return auth.database.transaction(async sql => {
    const known = await find(sql, address, aud)
    // An unconfirmed account keeps its password and data: nobody has shown whose it is.
    if (known !== undefined) {
      return known[`${provider}_confirmed_at`] === null ? finish(auth, sql, known, wanted) : undefined
    }
    const user = await createUser(sql, { aud, [provider]: address, passwordHash, data, isSignUp: true })
    return finish(auth, sql, user, wanted)
  })
}

/** What a new account would look like, so that an answer does not tell which addresses are taken. */
function disguisedUser({ provider, address, data, aud }: SignUp) {
  const now = new Date()
  return {
    id: randomUUID(),
    aud,
    role: '',
    email: provider === 'email' ? address : '',
    phone: provider === 'phone' ? address : '',
    confirmation_sent_at: now,
    app_metadata: { provider, providers: [provider] },
    user_metadata: data,
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  }
}

async function signUpAnonymously(c: Context, auth: Auth, data: JsonObject): Promise<Response> {
  if (!auth.settings.anonymous) {
    throw unprocessable('anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
  }
  limitAddress(c, auth, 'anonymous')
  checkOpen(auth)
  const account = { aud: audienceOf(c), passwordHash: null, data, anonymous: true }
  const grant = await auth.database.transaction(async sql =>
    signIn(sql, await createUser(sql, account), 'anonymous'),
  )
  return sendTokens(c, auth, grant)
}

function checkedAddress({ settings }: Auth, email: string, phone: string) {
  const isEmail = email !== ''
  if (isEmail && !settings.email) throw badRequest('email_provider_disabled', 'Email signups are disabled')
  if (isEmail) return { provider: 'email', address: checkedEmail(email) } as const
  if (!settings.phone) throw badRequest('phone_provider_disabled', 'Phone signups are disabled')
  return { provider: 'phone', address: checkedPhone(phone) } as const
}

export const signupRoutes: Routes = {
  'POST /signup': async (c, auth) => {
    const fields = { email: text, phone: text, password: text, data: map, ...pkceFields }
    const body = await readBody(c, 'SignupParams', fields)
    const { email, phone, password, data = {} } = body
    if (email === '' && phone === '') return signUpAnonymously(c, auth, data)
    limitAddress(c, auth, 'signup')
    checkOpen(auth)
    if (password === '') throw invalid('Signup requires a valid password')
    checkPassword(auth.settings, password)
    if (email !== '' && phone !== '') {
      throw invalid('Only an email address or phone number should be provided on signup.')
    }
    if (phone !== '' && body.code_challenge !== '') throw invalid('PKCE not supported for phone signups')
    const challenge = checkedChallenge(body)
    const address = checkedAddress(auth, email, phone)
    const target = redirectTarget(c, auth.settings)
    const wanted: SignUp = { ...address, password, data, challenge, aud: audienceOf(c), target }
    const result = await signUp(auth, wanted)
    if (result?.grant !== undefined) return sendTokens(c, auth, result.grant)
    if (result !== undefined) return c.json(userJson(result.user))
    if (auth.settings.emailConfirm && auth.settings.phoneConfirm) return c.json(disguisedUser(wanted))
    throw unprocessable('user_already_exists', 'User already registered')
  },
}
