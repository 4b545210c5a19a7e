import { randomUUID } from 'node:crypto'
import { type JsonObject, map, pkceFields, readBody, text } from '../body'
import type { Sql } from '../database'
import { badRequest, invalid, smsFailed, unprocessable } from '../errors'
import { mailLink } from '../mailer'
import { checkPassword, hashPassword } from '../passwords'
import { limit } from '../rate-limit'
import { type Grant, signIn, tokens } from '../sessions'
import type { Call, Routes } from '../types'
import { type User, userJson } from '../user-json'
import { type AddressKind, confirmUser, createUser, findByAddress } from '../users'
import { type Challenge, checkedChallenge, checkedEmail, checkedPhone } from '../validation'

type SignUp = {
  provider: AddressKind
  address: string
  password: string
  data: JsonObject
  challenge: Challenge | undefined
}

/** A grant when the address needs no confirmation, else the user, after mailing the link. */
type SignUpResult = { grant?: Grant; user: User }

function checkOpen({ settings }: Call): void {
  if (!settings.signups) throw unprocessable('signup_disabled', 'Signups not allowed for this instance')
}

async function finish(call: Call, sql: Sql, user: User, wanted: SignUp): Promise<SignUpResult> {
  const { emailConfirm, phoneConfirm } = call.settings
  const needsConfirmation = wanted.provider === 'email' ? emailConfirm : phoneConfirm
  if (!needsConfirmation) {
    const grant = await signIn(sql, await confirmUser(sql, user, wanted.provider), 'password')
    return { grant, user: grant.user }
  }
  if (wanted.provider === 'phone') throw smsFailed()
  return { user: await mailLink(call, sql, user, 'signup', wanted.challenge) }
}

/**
 * One account per address, however many requests arrive at once: this database serializes transactions.
 * Undefined when the address belongs to a confirmed account.
 */
export async function signUp(call: Call, wanted: SignUp): Promise<SignUpResult | undefined> {
  checkOpen(call)
  const { provider, address, data } = wanted
  // Hashed for a taken address too, so that response times do not reveal it.
  const passwordHash = await hashPassword(wanted.password, call.settings)
  return call.database.transaction(async sql => {
    const known = await findByAddress(sql, provider, address, call.aud)
    // An unconfirmed account keeps its password and data: no one has proved to own the address.
    if (known !== undefined) {
      return known[`${provider}_confirmed_at`] === null ? finish(call, sql, known, wanted) : undefined
    }
    const account = { aud: call.aud, [provider]: address, passwordHash, data, isSignUp: true }
    return finish(call, sql, await createUser(sql, account), wanted)
  })
}

/** Looks like a new account, so that a response does not reveal which addresses are taken. */
function disguisedUser({ aud }: Call, { provider, address, data }: SignUp) {
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

async function signUpAnonymously(call: Call, data: JsonObject) {
  if (!call.settings.anonymous) {
    throw unprocessable('anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
  }
  limit(call, 'anonymous')
  checkOpen(call)
  const account = { aud: call.aud, passwordHash: null, data, anonymous: true }
  const create = async (sql: Sql) => signIn(sql, await createUser(sql, account), 'anonymous')
  return tokens(call, await call.database.transaction(create))
}

function checkedAddress({ settings }: Call, email: string, phone: string) {
  const isEmail = email !== ''
  if (isEmail && !settings.email) throw badRequest('email_provider_disabled', 'Email signups are disabled')
  if (isEmail) return { provider: 'email', address: checkedEmail(email) } as const
  if (!settings.phone) throw badRequest('phone_provider_disabled', 'Phone signups are disabled')
  return { provider: 'phone', address: checkedPhone(phone) } as const
}

/**
 * The session of a new account that needs no confirmation. As in GoTrue, the first response has `email_verified: true`
 * and no `confirmed_at`; later ones have the opposite.
 */
async function firstSession(call: Call, grant: Grant, provider: AddressKind) {
  const { user, ...session } = await tokens(call, grant)
  if (provider !== 'email') return { ...session, user }
  const identities = user.identities.map(identity => ({
    ...identity,
    identity_data: { ...identity.identity_data, email_verified: true },
  }))
  return { ...session, user: { ...user, confirmed_at: undefined, identities } }
}

export const signupRoutes: Routes = {
  'POST /signup': async call => {
    const fields = { email: text, phone: text, password: text, data: map, ...pkceFields }
    const body = await readBody(call, 'SignupParams', fields)
    const { email, phone, password, data = {} } = body
    if (email === '' && phone === '') return signUpAnonymously(call, data)
    limit(call, 'otp', 'signup')
    checkOpen(call)
    if (password === '') throw invalid('Signup requires a valid password')
    checkPassword(call.settings, password)
    if (email !== '' && phone !== '') {
      throw invalid('Only an email address or phone number should be provided on signup.')
    }
    if (phone !== '' && body.code_challenge !== '') throw invalid('PKCE not supported for phone signups')
    const challenge = checkedChallenge(body)
    const wanted: SignUp = { ...checkedAddress(call, email, phone), password, data, challenge }
    const result = await signUp(call, wanted)
    if (result?.grant !== undefined) return firstSession(call, result.grant, wanted.provider)
    if (result !== undefined) {
      const { user } = result
      // Do not show metadata of an operator's invitation to someone who only knows the address.
      return userJson(user.invited_at === null ? user : { ...user, raw_user_meta_data: {}, identities: [] })
    }
    const isSecret = call.settings.emailConfirm && call.settings.phoneConfirm
    if (isSecret) return disguisedUser(call, wanted)
    throw unprocessable('user_already_exists', 'User already registered')
  },
}
