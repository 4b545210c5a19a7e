import type { Context } from 'hono'
import { queryText, readBody, text } from '../body'
import { phoneDigits } from '../checks'
import { type Auth, audienceOf, type Routes } from '../context'
import { ApiError, badRequest, invalid, unprocessable } from '../errors'
import { exchangeCode } from '../one-time-tokens'
import { passwordMatches, weakness } from '../passwords'
import { limitAddress } from '../rate-limit'
import { sendTokens, signIn } from '../sessions'
import { findUserByEmail, findUserByPhone, isBanned, reload, type User } from '../users'
import { refreshTokenGrant } from './refresh'

async function findAccount(c: Context, auth: Auth, email: string, phone: string): Promise<User | undefined> {
  const { settings, database } = auth
  if (email !== '' && phone !== '') {
    throw invalid('Only an email address or phone number should be provided on login.')
  }
  if (email !== '') {
    if (!settings.email) throw unprocessable('email_provider_disabled', 'Email logins are disabled')
    return findUserByEmail(database, email, audienceOf(c))
  }
  if (phone === '') throw invalid('missing email or phone')
  if (!settings.phone) throw unprocessable('phone_provider_disabled', 'Phone logins are disabled')
  return findUserByPhone(database, phoneDigits(phone), audienceOf(c))
}

async function passwordGrant(c: Context, auth: Auth): Promise<Response> {
  const fields = { email: text, phone: text, password: text }
  const { email, phone, password } = await readBody(c, 'PasswordGrantParams', fields)
  const user = await findAccount(c, auth, email, phone)
  if (user !== undefined && isBanned(user)) throw badRequest('user_banned', 'User is banned')
  const matches = await passwordMatches(password, user?.encrypted_password, auth.settings)
  if (user === undefined || !matches) throw badRequest('invalid_credentials', 'Invalid login credentials')
  if (email !== '' && user.email_confirmed_at === null) {
    throw badRequest('email_not_confirmed', 'Email not confirmed')
  }
  if (phone !== '' && user.phone_confirmed_at === null) {
    throw badRequest('phone_not_confirmed', 'Phone not confirmed')
  }
  const grant = await signIn(auth.database, user, 'password')
  return sendTokens(c, auth, grant, { weak_password: weakness(auth.settings, password) })
}

async function codeGrant(c: Context, auth: Auth): Promise<Response> {
  const fields = { auth_code: text, code_verifier: text }
  const { auth_code: code, code_verifier: verifier } = await readBody(c, 'PKCEGrantParams', fields)
  const grant = await auth.database.transaction(async sql => {
    const flow = await exchangeCode(sql, code, verifier)
    return signIn(sql, await reload(sql, { id: flow.user_id }), flow.authentication_method)
  })
  return sendTokens(c, auth, grant)
}

async function idTokenGrant(c: Context): Promise<Response> {
  const refused = (oauthError: string, message: string) => new ApiError(400, '', message, { oauthError })
  const fields = { id_token: text, provider: text, client_id: text, issuer: text }
  const body = await readBody(c, 'IdTokenGrantParams', fields)
  if (body.id_token === '') throw refused('invalid request', 'id_token required')
  if (body.provider === '' && (body.client_id === '' || body.issuer === '')) {
    throw refused('invalid request', 'provider or client_id and issuer required')
  }
  throw badRequest('provider_disabled', `Provider (issuer "${body.issuer}") is not enabled`)
}

const GRANTS = new Map<string, (c: Context, auth: Auth) => Promise<Response>>([
  ['password', passwordGrant],
  ['refresh_token', refreshTokenGrant],
  ['pkce', codeGrant],
  ['id_token', idTokenGrant],
  ['web3', async () => Promise.reject(unprocessable('web3_provider_disabled', 'Web3 provider is disabled'))],
])

export const tokenRoutes: Routes = {
  'POST /token': async (c, auth) => {
    const grant = GRANTS.get(queryText(c, 'grant_type'))
    if (grant === undefined) throw badRequest('invalid_credentials', 'unsupported_grant_type')
    limitAddress(c, auth, 'token')
    return grant(c, auth)
  },
}
