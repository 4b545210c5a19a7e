import type { Context } from 'hono'
import { queryText, readBody } from '../body'
import { type Auth, audienceOf, type Endpoints } from '../context'
import { ApiError, invalid, oauthError, unprocessable } from '../errors'
import { exchangeCode } from '../flow-state'
import { passwordMatches } from '../passwords'
import { limitAddress } from '../rate-limit'
import { sendTokens, signIn } from '../sessions'
import { findUser, findUserByEmail, findUserByPhone, isBanned, reload, type User } from '../users'
import { weakness } from '../validate'
import { refreshTokenGrant } from './refresh'

const PASSWORD_FIELDS = { email: 'string', phone: 'string', password: 'string' } as const
const CODE_FIELDS = { auth_code: 'string', code_verifier: 'string' } as const
const ID_TOKEN_FIELDS = {
  id_token: 'string',
  provider: 'string',
  client_id: 'string',
  issuer: 'string',
} as const

async function findAccount(c: Context, auth: Auth, email: string, phone: string): Promise<User | undefined> {
  const { settings, database } = auth
  if (email !== '' && phone !== '') {
    throw invalid('Only an email address or phone number should be provided on login.')
  }
  if (email !== '') {
    if (!settings.emailEnabled) throw unprocessable('email_provider_disabled', 'Email logins are disabled')
    return findUserByEmail(database, email, audienceOf(c))
  }
  if (phone === '') throw invalid('missing email or phone')
  if (!settings.phoneEnabled) throw unprocessable('phone_provider_disabled', 'Phone logins are disabled')
  return findUserByPhone(database, phone.replaceAll(/^\+|\s/g, ''), audienceOf(c))
}

async function passwordGrant(c: Context, auth: Auth): Promise<Response> {
  const { email = '', phone = '', password = '' } = await readBody(c, 'PasswordGrantParams', PASSWORD_FIELDS)
  const user = await findAccount(c, auth, email, phone)
  if (user !== undefined && isBanned(user)) throw new ApiError(400, 'user_banned', 'User is banned')
  const matches = await passwordMatches(password, user?.row.encrypted_password, auth.settings.bcryptCost)
  if (user === undefined || !matches) {
    throw new ApiError(400, 'invalid_credentials', 'Invalid login credentials')
  }
  if (email !== '' && user.row.email_confirmed_at === null) {
    throw new ApiError(400, 'email_not_confirmed', 'Email not confirmed')
  }
  if (phone !== '' && user.row.phone_confirmed_at === null) {
    throw new ApiError(400, 'phone_not_confirmed', 'Phone not confirmed')
  }
  const tokens = await auth.database.transaction(async sql =>
    signIn(auth, sql, await reload(sql, user), 'password'),
  )
  const weak = weakness(auth.settings, password)
  return sendTokens(c, tokens, weak === undefined ? {} : { weak_password: weak })
}

async function codeGrant(c: Context, auth: Auth): Promise<Response> {
  const { auth_code: code = '', code_verifier: verifier = '' } = await readBody(
    c,
    'PKCEGrantParams',
    CODE_FIELDS,
  )
  const tokens = await auth.database.transaction(async sql => {
    const { userId, method } = await exchangeCode(sql, code, verifier)
    const user = await findUser(sql, userId)
    if (user === undefined) throw new Error('The flow state outlived its user')
    return signIn(auth, sql, user, method)
  })
  return sendTokens(c, tokens)
}

async function idTokenGrant(c: Context): Promise<Response> {
  const body = await readBody(c, 'IdTokenGrantParams', ID_TOKEN_FIELDS)
  const { id_token: idToken = '', provider = '', client_id: clientId = '', issuer = '' } = body
  if (idToken === '') throw oauthError('invalid request', 'id_token required')
  if (provider === '' && (clientId === '' || issuer === '')) {
    throw oauthError('invalid request', 'provider or client_id and issuer required')
  }
  throw new ApiError(400, 'provider_disabled', `Provider (issuer "${issuer}") is not enabled`)
}

async function web3Grant(): Promise<Response> {
  throw unprocessable('web3_provider_disabled', 'Web3 provider is disabled')
}

const GRANTS = new Map<string, (c: Context, auth: Auth) => Promise<Response>>([
  ['password', passwordGrant],
  ['refresh_token', refreshTokenGrant],
  ['pkce', codeGrant],
  ['id_token', idTokenGrant],
  ['web3', web3Grant],
])

export const tokenEndpoints: Endpoints = (app, auth) => {
  app.post('/token', async c => {
    const grant = GRANTS.get(queryText(c, 'grant_type'))
    if (grant === undefined) throw new ApiError(400, 'invalid_credentials', 'unsupported_grant_type')
    limitAddress(c, auth, 'token')
    return grant(c, auth)
  })
}
