import { queryText, readBody, text } from '../body'
import { checkedEmail, checkedPhone } from '../checks'
import type { Sql } from '../database'
import { ApiError, asApiError, forbidden, invalid, refuseIf, unprocessable } from '../errors'
import { flowMethodOf } from '../mailer'
import {
  findToken,
  hashesOf,
  issueAuthCode,
  type OneTimeToken,
  PKCE_PREFIX,
  spendToken,
  type TokenType,
} from '../one-time-tokens'
import { hashPassword, randomPassword } from '../passwords'
import { limit } from '../rate-limit'
import { asciiAddress, encodeValues, redirectError, seeOther, withParts } from '../redirects'
import { signIn, tokens } from '../sessions'
import type { Call, Routes } from '../types'
import type { User } from '../user-json'
import {
  type AddressKind,
  confirmUser,
  deleteTokens,
  findByAddress,
  findUser,
  finishEmailChange,
  isBanned,
  isTaken,
  putIdentity,
  setPassword,
  updateUser,
  withProviders,
} from '../users'

const FIRST_HALF = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'

const TOKEN_TYPES = new Map<string, readonly TokenType[]>([
  ['signup', ['confirmation_token']],
  ['invite', ['confirmation_token']],
  ['recovery', ['recovery_token']],
  ['magiclink', ['recovery_token']],
  ['email', ['confirmation_token', 'recovery_token']],
  ['email_change', ['email_change_token_new', 'email_change_token_current']],
])

const ONE_ADDRESS = 'Only an email address or phone number should be provided on verify'
const linkExpired = () => forbidden('otp_expired', 'Email link is invalid or has expired')
const codeExpired = () => forbidden('otp_expired', 'Token has expired or is invalid')

/** What a mail is proved to have arrived with: the hash in its link, or a code typed with its address. */
type Presented = {
  type: string
  hashes: string[]
  expired: () => ApiError
  typedFor?: { kind: AddressKind; address: string; aud: string }
}

async function findPresented(call: Call, sql: Sql, { type, hashes, expired, typedFor }: Presented) {
  const token = await findToken(sql, hashes, TOKEN_TYPES.get(type) ?? [], call.settings)
  // A change of address is known by its code alone: the address may be the new one.
  const isFoundByAddress = typedFor !== undefined && !type.endsWith('_change')
  const user = isFoundByAddress
    ? await findByAddress(sql, typedFor.kind, typedFor.address, typedFor.aud)
    : token && (await findUser(sql, token.user_id))
  if (user === undefined || (typedFor !== undefined && user.aud !== typedFor.aud)) throw expired()
  if (isBanned(user)) throw forbidden('user_banned', 'User is banned')
  if (token?.user_id !== user.id) throw expired()
  return { token, user }
}

/**
 * With the secure change both addresses have to agree, unless addresses need no confirmation at all;
 * undefined after the first of them.
 */
async function acceptEmailChange({ settings }: Call, sql: Sql, user: User, token: OneTimeToken) {
  const needsBoth = settings.emailConfirm && settings.secureEmailChange && user.email
  if (!needsBoth || user.email_change_confirm_status > 0) {
    // The original runs into its own unique index here, and answers so.
    if (await isTaken(sql, 'email', user.email_change, user.aud, user)) {
      throw new ApiError(500, 'unexpected_failure', 'Error confirm email')
    }
    return finishEmailChange(sql, user, user.email_change)
  }
  await spendToken(sql, token)
  await updateUser(sql, user, { email_change_confirm_status: 1 })
  return undefined
}

/** The account of a mailed link: confirmed with the first that comes back. */
async function acceptLink({ settings }: Call, sql: Sql, found: User, token: OneTimeToken): Promise<User> {
  await deleteTokens(sql, found)
  const user = await updateUser(sql, found, { raw_app_meta_data: withProviders(found) })
  if (user.email_confirmed_at !== null) return user
  if (token.token_type !== 'confirmation_token') return confirmUser(sql, user)
  const hasIdentity = user.identities.some(identity => identity.provider === 'email')
  if (hasIdentity) await putIdentity(sql, user.id, 'email', { email_verified: true })
  // The invited get a password that nobody knows, until they choose one.
  const isWithout = user.invited_at !== null && user.encrypted_password === null
  if (isWithout) await setPassword(sql, user, await hashPassword(randomPassword(), settings))
  return confirmUser(sql, user)
}

/** Does what the link promised; no user after the first half of a secure change of address. */
async function accept(call: Call, sql: Sql, presented: Presented) {
  const { user, token } = await findPresented(call, sql, presented)
  const { type } = presented
  if (type === 'email_change') return { type, user: await acceptEmailChange(call, sql, user, token) }
  // `email` matches either of two mail types.
  const found = token.token_type === 'confirmation_token' ? 'signup' : 'magiclink'
  return { type: type === 'email' ? found : type, user: await acceptLink(call, sql, user, token) }
}

/** Where an opened link leads: with a code for PKCE, else with the session in the fragment. */
async function openLink(call: Call, sql: Sql, asked: string, hash: string): Promise<string> {
  const { target } = call
  if (!TOKEN_TYPES.has(asked)) throw invalid('Invalid email verification type')
  const pkce = hash.startsWith(PKCE_PREFIX)
  const presented = { type: asked, hashes: [hash], expired: linkExpired }
  const { type, user } = await accept(call, sql, presented)
  if (user === undefined) {
    const query = pkce ? { query: { message: FIRST_HALF } } : {}
    return withParts(target, { fragment: { message: FIRST_HALF, sb: '' }, ...query })
  }
  if (pkce) {
    return withParts(target, { query: { code: await issueAuthCode(sql, user, flowMethodOf(type)) } })
  }
  const { user: _, ...session } = await tokens(call, await signIn(sql, user, 'otp'))
  const expiry = { expires_at: String(session.expires_at), expires_in: String(session.expires_in) }
  // Behind a fragment that the target has already, as in the original.
  return `${asciiAddress(target)}#${encodeValues({ ...session, ...expiry, sb: '', type })}`
}

async function readPresented(call: Call): Promise<Presented> {
  const fields = { type: text, token: text, token_hash: text, email: text, phone: text, redirect_to: text }
  const body = await readBody(call, 'VerifyParams', fields)
  const { type, token, token_hash: hash, email, phone } = body
  const isByHash = hash !== ''
  const hasAddress = email !== '' || phone !== ''
  refuseIf(
    [type === '', 'Verify requires a verification type'],
    [(token === '') === !isByHash, 'Verify requires either a token or a token hash'],
    [isByHash && (hasAddress || body.redirect_to !== ''), 'Only the token_hash and type should be provided'],
    [isByHash && !TOKEN_TYPES.has(type), 'Invalid email verification type'],
    [!isByHash && (email === '') === (phone === ''), ONE_ADDRESS],
  )
  if (isByHash) return { type, hashes: [hash], expired: linkExpired }
  const typed = (kind: AddressKind, address: string): Presented => {
    const typedFor = { kind, address, aud: call.aud }
    return { type, hashes: hashesOf(address, token), expired: codeExpired, typedFor }
  }
  // No SMS is ever sent here, so no code of one can be right.
  if (phone !== '') return typed('phone', checkedPhone(phone))
  try {
    return typed('email', checkedEmail(email))
  } catch {
    throw unprocessable('validation_failed', 'Invalid email format')
  }
}

export const verifyRoutes: Routes = {
  'GET /verify': async call => {
    const { c, database, target } = call
    limit(call, 'verify')
    const type = queryText(c, 'type')
    const token = queryText(c, 'token')
    refuseIf(
      [type === '', 'Verify requires a verification type'],
      [token === '', 'Verify requires a token or a token hash'],
    )
    try {
      return await seeOther(c, await database.transaction(sql => openLink(call, sql, type, token)))
    } catch (error) {
      return redirectError(c, target, asApiError(error), token.startsWith(PKCE_PREFIX))
    }
  },

  'POST /verify': async call => {
    limit(call, 'verify')
    const presented = await readPresented(call)
    const grant = await call.database.transaction(async sql => {
      const { user } = await accept(call, sql, presented)
      return user && signIn(sql, user, 'otp')
    })
    return grant === undefined ? { code: '200', msg: FIRST_HALF } : tokens(call, grant)
  },
}
