import { randomUUID } from 'node:crypto'
import { type JsonObject, map, pkceFields, readBody, securityField, text } from '../body'
import type { Sql } from '../database'
import { invalid, unprocessable } from '../errors'
import { mailLink } from '../mailer'
import { checkPassword, hashPassword } from '../passwords'
import { type Grant, signIn, tokens } from '../sessions'
import type { Call, Routes } from '../types'
import { type User, userJson } from '../user-json'
import { confirmUser, createUser, findByEmail } from '../users'
import { type Challenge, checkCaptcha, checkedChallenge, checkedEmail } from '../validation'

type SignUp = { email: string; password: string; data: JsonObject; challenge: Challenge | undefined }

/** A grant when the address needs no confirmation, else the user, after mailing the link. */
type SignUpResult = { grant?: Grant; user: User }

async function finish(call: Call, sql: Sql, user: User, { challenge }: SignUp): Promise<SignUpResult> {
  if (call.settings.emailConfirm) return { user: await mailLink(call, sql, user, 'signup', challenge) }
  const grant = await signIn(sql, await confirmUser(sql, user), 'password')
  return { grant, user: grant.user }
}

/**
 * One account per address, however many requests arrive at once: this database serializes transactions.
 * Undefined when the address belongs to a confirmed account.
 */
async function signUp(call: Call, wanted: SignUp): Promise<SignUpResult | undefined> {
  const { email, data } = wanted
  // Hashed for a taken address too, so that response times do not reveal it.
  const passwordHash = await hashPassword(wanted.password, call.settings)
  return call.database.transaction(async sql => {
    const existing = await findByEmail(sql, email)
    // An unconfirmed account keeps its password and data: no one has proved to own the address.
    if (existing !== undefined) {
      return existing.email_confirmed_at === null ? finish(call, sql, existing, wanted) : undefined
    }
    return finish(call, sql, await createUser(sql, { email, passwordHash, data }), wanted)
  })
}

/** Looks like a new account, so that a response does not reveal which addresses are taken. */
function obfuscatedUser({ email, data }: SignUp) {
  const now = new Date()
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: data,
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  }
}

/**
 * The session of a new account that needs no confirmation. As in GoTrue, the first response has `email_verified: true`
 * and no `confirmed_at`; later ones have the opposite.
 */
async function firstSession(call: Call, grant: Grant) {
  const { user, ...session } = await tokens(call, grant)
  const identities = user.identities.map(identity => ({
    ...identity,
    identity_data: { ...identity.identity_data, email_verified: true },
  }))
  return { ...session, user: { ...user, confirmed_at: undefined, identities } }
}

export const signupRoutes: Routes = {
  'POST /signup': async call => {
    const fields = { email: text, password: text, data: map, ...pkceFields, ...securityField }
    const body = await readBody(call, 'SignupParams', fields)
    checkCaptcha(call.settings, body)
    const { email, password, data = {} } = body
    if (email === '') throw unprocessable('anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
    if (password === '') throw invalid('Signup requires a valid password')
    checkPassword(call.settings, password)
    const challenge = checkedChallenge(body)
    const wanted: SignUp = { email: checkedEmail(email), password, data, challenge }
    const result = await signUp(call, wanted)
    if (result?.grant !== undefined) return firstSession(call, result.grant)
    if (result !== undefined) return userJson(result.user)
    if (call.settings.emailConfirm) return obfuscatedUser(wanted)
    throw unprocessable('user_already_exists', 'User already registered')
  },
}
