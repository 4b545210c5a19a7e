import { queryText, readBody, text } from '../body'
import { badRequest, invalid, unprocessable } from '../errors'
import { exchangeCode } from '../one-time-tokens'
import { passwordMatches, weakness } from '../passwords'
import { limit } from '../rate-limit'
import { signIn, tokens } from '../sessions'
import type { Call, Routes } from '../types'
import type { User } from '../user-json'
import { findByAddress, isBanned, reload } from '../users'
import { phoneDigits } from '../validation'
import { refreshTokenGrant } from './refresh'

async function findAccount(call: Call, email: string, phone: string): Promise<User | undefined> {
  const { settings, database, aud } = call
  if (email !== '' && phone !== '') {
    throw invalid('Only an email address or phone number should be provided on login.')
  }
  if (email === '' && phone === '') throw invalid('missing email or phone')
  if (email !== '') {
    if (!settings.email) throw unprocessable('email_provider_disabled', 'Email logins are disabled')
    return findByAddress(database, 'email', email, aud)
  }
  if (!settings.phone) throw unprocessable('phone_provider_disabled', 'Phone logins are disabled')
  return findByAddress(database, 'phone', phoneDigits(phone), aud)
}

async function passwordGrant(call: Call) {
  const fields = { email: text, phone: text, password: text }
  const { email, phone, password } = await readBody(call, 'PasswordGrantParams', fields)
  const user = await findAccount(call, email, phone)
  if (user?.encrypted_password && isBanned(user)) throw badRequest('user_banned', 'User is banned')
  const matches = await passwordMatches(password, user?.encrypted_password, call.settings)
  if (user === undefined || !matches) throw badRequest('invalid_credentials', 'Invalid login credentials')
  if (email !== '' && user.email_confirmed_at === null) {
    throw badRequest('email_not_confirmed', 'Email not confirmed')
  }
  if (phone !== '' && user.phone_confirmed_at === null) {
    throw badRequest('phone_not_confirmed', 'Phone not confirmed')
  }
  const grant = await signIn(call.database, user, 'password')
  return { ...(await tokens(call, grant)), weak_password: weakness(call.settings, password) ?? null }
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

/** The issuers of outside providers' ID tokens; none is enabled. */
const ISSUERS = new Map([
  ['apple', 'https://appleid.apple.com'],
  ['facebook', 'https://www.facebook.com'],
  ['google', 'https://accounts.google.com'],
  ['kakao', 'https://kauth.kakao.com'],
  ['keycloak', ''],
])

async function refuseIdToken(call: Call) {
  const fields = { id_token: text, provider: text, client_id: text, issuer: text }
  const body = await readBody(call, 'IdTokenGrantParams', fields)
  const isNamed = body.provider !== '' || (body.client_id !== '' && body.issuer !== '')
  const missing = body.id_token === '' ? 'id_token required' : 'provider or client_id and issuer required'
  if (body.id_token === '' || !isNamed) {
    return call.c.json({ error: 'invalid request', error_description: missing }, 400)
  }
  const issuer =
    ISSUERS.get(body.provider) ?? [...ISSUERS.values()].find(known => known && known === body.issuer)
  if (issuer === undefined) throw invalid(`Custom OIDC provider ${JSON.stringify(body.provider)} not allowed`)
  throw badRequest('provider_disabled', `Provider (issuer ${JSON.stringify(issuer)}) is not enabled`)
}

const GRANTS = new Map<string, (call: Call) => Promise<object>>([
  ['password', passwordGrant],
  ['refresh_token', refreshTokenGrant],
  ['pkce', codeGrant],
  ['id_token', refuseIdToken],
])

export const tokenRoutes: Routes = {
  'POST /token': async call => {
    const type = queryText(call.c, 'grant_type')
    const grant = GRANTS.get(type)
    if (type === 'web3') throw unprocessable('web3_provider_disabled', 'Web3 provider is disabled')
    if (grant === undefined) throw badRequest('invalid_credentials', 'unsupported_grant_type')
    limit(call, 'token')
    return grant(call)
  },
}
