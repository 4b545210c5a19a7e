import type { Context } from 'hono'
import { queryText, readBody } from '../body'
import { type Auth, audienceOf, type Endpoints } from '../context'
import type { Sql } from '../database'
import { ApiError, forbidden, invalid, unprocessable } from '../errors'
import { issueAuthCode } from '../flow-state'
import {
  deleteTokens,
  findEmailChangeUser,
  findToken,
  findUserToken,
  isFresh,
  type OneTimeToken,
  PKCE_PREFIX,
  type TokenType,
  tokenHash,
} from '../one-time-tokens'
import { limitAddress } from '../rate-limit'
import { redirectTarget, seeOther, withParts } from '../redirects'
import { sendTokens, signIn } from '../sessions'
import {
  confirmUser,
  findUser,
  findUserByEmail,
  isBanned,
  reload,
  type User,
  updateEmailIdentity,
} from '../users'
import { checkedEmail, checkedPhone } from '../validate'
import { applyEmailChange } from './email-change'

const FIELDS = {
  type: 'string',
  token: 'string',
  token_hash: 'string',
  email: 'string',
  phone: 'string',
  redirect_to: 'string',
} as const

const FIRST_HALF = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'

const TOKEN_TYPES = new Map<string, readonly TokenType[]>([
  ['signup', ['confirmation_token']],
  ['invite', ['confirmation_token']],
  ['recovery', ['recovery_token']],
  ['magiclink', ['recovery_token']],
  ['email', ['confirmation_token', 'recovery_token']],
  ['email_change', ['email_change_token_new', 'email_change_token_current']],
])

/** What a PKCE exchange will note as the way of signing in. */
const FLOW_METHODS = new Map([
  ['signup', 'email/signup'],
  ['invite', 'invite'],
  ['recovery', 'recovery'],
  ['magiclink', 'magiclink'],
  ['email_change', 'email_change'],
])

const linkExpired = () => forbidden('otp_expired', 'Email link is invalid or has expired')
const codeExpired = () => forbidden('otp_expired', 'Token has expired or is invalid')

type Verified = { type: string; user: User; token: OneTimeToken }

function resolvedType(type: string, token: OneTimeToken): string {
  if (type !== 'email') return type
  return token.token_type === 'recovery_token' ? 'magiclink' : 'signup'
}

async function byHash(auth: Auth, sql: Sql, type: string, hash: string): Promise<Verified> {
  const types = TOKEN_TYPES.get(type)
  if (types === undefined) throw invalid('Invalid email verification type')
  const token = await findToken(sql, hash, types)
  const user = token === undefined ? undefined : await findUser(sql, token.user_id)
  if (token === undefined || user === undefined) throw linkExpired()
  if (isBanned(user)) throw forbidden('user_banned', 'User is banned')
  if (!isFresh(token, auth.settings.otpLifetime)) throw linkExpired()
  return { type: resolvedType(type, token), user, token }
}

async function byCode(
  auth: Auth,
  sql: Sql,
  aud: string,
  type: string,
  email: string,
  otp: string,
): Promise<Verified> {
  const hash = tokenHash(email, otp)
  const isChange = type === 'email_change'
  const user = isChange
    ? await findEmailChangeUser(sql, email, hash, aud)
    : await findUserByEmail(sql, email, aud)
  if (user === undefined) throw codeExpired()
  if (isBanned(user)) throw forbidden('user_banned', 'User is banned')
  const types = TOKEN_TYPES.get(type) ?? []
  const token = await findUserToken(sql, user.row.id, hash, types)
  if (token === undefined || !isFresh(token, auth.settings.otpLifetime)) throw codeExpired()
  return { type: resolvedType(type, token), user, token }
}

/** Does what the link promised. Undefined after the first half of a secure change of address. */
async function accept(auth: Auth, sql: Sql, { type, user, token }: Verified): Promise<User | undefined> {
  if (type === 'email_change') {
    const done = await applyEmailChange(auth, sql, user, token)
    return done ? reload(sql, user) : undefined
  }
  await deleteTokens(sql, user.row.id)
  if (user.row.email_confirmed_at === null) {
    await confirmUser(sql, user)
    await updateEmailIdentity(sql, user, { email_verified: true })
  }
  return reload(sql, user)
}

const REDIRECT_ERRORS = new Map<number, string>([
  [400, 'invalid_request'],
  [401, 'unauthorized_client'],
  [403, 'access_denied'],
  [500, 'server_error'],
  [503, 'temporarily_unavailable'],
])

export function redirectError(c: Context, target: string, error: ApiError, pkce: boolean): Response {
  const name = REDIRECT_ERRORS.get(error.status)
  const values = {
    ...(name === undefined ? {} : { error: name }),
    error_code: error.code,
    error_description: error.message,
  }
  return seeOther(
    c,
    withParts(target, { fragment: { ...values, sb: '' }, ...(pkce ? { query: values } : {}) }),
  )
}

async function openLink(
  c: Context,
  auth: Auth,
  type: string,
  hash: string,
  target: string,
): Promise<Response> {
  const pkce = hash.startsWith(PKCE_PREFIX)
  const location = await auth.database.transaction(async sql => {
    const verified = await byHash(auth, sql, type, hash)
    const user = await accept(auth, sql, verified)
    if (user === undefined) {
      const message = { message: FIRST_HALF }
      return withParts(target, { fragment: { ...message, sb: '' }, ...(pkce ? { query: message } : {}) })
    }
    if (pkce) {
      const method = FLOW_METHODS.get(verified.type) ?? verified.type
      return withParts(target, { query: { code: await issueAuthCode(sql, user, method) } })
    }
    const tokens = await signIn(auth, sql, user, 'otp')
    return withParts(target, {
      fragment: {
        access_token: tokens.access_token,
        expires_at: String(tokens.expires_at),
        expires_in: String(tokens.expires_in),
        refresh_token: tokens.refresh_token,
        sb: '',
        token_type: tokens.token_type,
        type,
      },
    })
  })
  return seeOther(c, location)
}

type Post = { type: string; email: string; phone: string; token: string; hash: string; redirect: string }

/** Undefined address when the request names the token hash itself. */
function checkedPost({ type, email, phone, token, hash, redirect }: Post): { email: string | undefined } {
  if (type === '') throw invalid('Verify requires a verification type')
  if ((token === '') === (hash === '')) throw invalid('Verify requires either a token or a token hash')
  if (hash !== '') {
    if (email !== '' || phone !== '' || redirect !== '') {
      throw invalid('Only the token_hash and type should be provided')
    }
    return { email: undefined }
  }
  if ((email === '') === (phone === '')) {
    throw invalid('Only an email address or phone number should be provided on verify')
  }
  if (phone !== '') {
    checkedPhone(phone)
    // No SMS is ever sent here, so no code of one can be right.
    throw codeExpired()
  }
  try {
    return { email: checkedEmail(email) }
  } catch {
    throw unprocessable('validation_failed', 'Invalid email format')
  }
}

async function postCode(c: Context, auth: Auth): Promise<Response> {
  const body = await readBody(c, 'VerifyParams', FIELDS)
  const {
    type = '',
    token = '',
    token_hash: hash = '',
    email: address = '',
    phone = '',
    redirect_to = '',
  } = body
  const { email } = checkedPost({ type, email: address, phone, token, hash, redirect: redirect_to })
  const tokens = await auth.database.transaction(async sql => {
    const verified =
      email === undefined
        ? await byHash(auth, sql, type, hash)
        : await byCode(auth, sql, audienceOf(c), type, email, token)
    const user = await accept(auth, sql, verified)
    return user === undefined ? undefined : signIn(auth, sql, user, 'otp')
  })
  return tokens === undefined ? c.json({ code: '200', msg: FIRST_HALF }) : sendTokens(c, tokens)
}

export const verifyEndpoints: Endpoints = (app, auth) => {
  app.get('/verify', async c => {
    limitAddress(c, auth, 'verify')
    const type = queryText(c, 'type')
    const token = queryText(c, 'token')
    if (type === '') throw invalid('Verify requires a verification type')
    if (token === '') throw invalid('Verify requires a token or a token hash')
    const target = redirectTarget(c, auth.settings)
    try {
      return await openLink(c, auth, type, token, target)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return redirectError(c, target, error, token.startsWith(PKCE_PREFIX))
    }
  })

  app.post('/verify', async c => {
    limitAddress(c, auth, 'verify')
    return postCode(c, auth)
  })
}
