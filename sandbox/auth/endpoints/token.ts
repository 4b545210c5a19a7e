import { queryText, readBody, text } from '../body'
import { phoneDigits } from '../checks'
import type { Call, Routes } from '../context'
import { badRequest, invalid, unprocessable } from '../errors'
import { exchangeCode } from '../one-time-tokens'
import { passwordMatches, weakness } from '../passwords'
import { limit } from '../rate-limit'
import { signIn, tokens } from '../sessions'
import type { User } from '../user-json'
import { findUserByEmail, findUserByPhone, isBanned, reload } from '../users'
import { refreshTokenGrant } from './refresh'

async function findAccount(call: Call, email: string, phone: string): Promise<User | undefined> {
  const { settings, database, aud } = call
  if (email !== '' && phone !== '') {
    throw invalid('Only an email address or phone number should be provided on login.')
  }
  if (email === '' && phone === '') throw invalid('missing email or phone')
  if (email !== '') {
    if (!settings.email) throw unprocessable('email_provider_disabled', 'Email logins are disabled')
    return findUserByEmail(database, email, aud)
  }
  if (!settings.phone) throw unprocessable('phone_provider_disabled', 'Phone logins are disabled')
  return findUserByPhone(database, phoneDigits(phone), aud)
}

async function passwordGrant(call: Call) {
  const fields = { email: text, phone: text, password: text }
  const { email, phone, password } = await readBody(call, 'PasswordGrantParams', fields)
  const user = await findAccount(call, email, phone)
  if (user !== undefined && isBanned(user)) throw badRequest('user_banned', 'User is banned')
  const matches = await passwordMatches(password, user?.encrypted_password, call.settings)
  if (user === undefined || !matches) throw badRequest('invalid_credentials', 'Invalid login credentials')
  if (email !== '' && user.email_confirmed_at === null) {
    throw badRequest('email_not_confirmed', 'Email not confirmed')
  }
  if (phone !== '' && user.phone_confirmed_at === null) {
    throw badRequest('phone_not_confirmed', 'Phone not confirmed')
  }
  const grant = await signIn(call.database, user, 'password')
  return { ...(await tokens(call, grant)), weak_password: weakness(call.settings, password) }
}

async function codeGrant(call: Call) {
  const fields = { auth_code: text, code_verifier: text }
  const { auth_code: code, code_verifier: verifier } = await readBody(call, 'PKCEGrantParams', fields)
  const grant = await call.database.transaction(async sql => {
    const flow = await exchangeCode(sql, code, verifier)
    return signIn(sql, await reload(sql, { id: flow.user_id }), flow.authentication_method)
  })
  return tokens(call, grant)
}

const GRANTS = new Map<string, (call: Call) => Promise<object>>([
  ['password', passwordGrant],
  ['refresh_token', refreshTokenGrant],
  ['pkce', codeGrant],
])

/** Ways to sign in that nobody here offers. */
const REFUSED_GRANTS = new Map([
  ['id_token', badRequest('provider_disabled', 'Provider is not enabled')],
  ['web3', unprocessable('web3_provider_disabled', 'Web3 provider is disabled')],
])

export const tokenRoutes: Routes = {
  'POST /token': async call => {
    const type = queryText(call.c, 'grant_type')
    const grant = GRANTS.get(type)
    const refusal = REFUSED_GRANTS.get(type) ?? badRequest('invalid_credentials', 'unsupported_grant_type')
    if (grant === undefined) throw refusal
    limit(call, 'token')
    return grant(call)
  },
}
