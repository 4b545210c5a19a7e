import { queryText, readBody, text } from '../body'
import type { Sql } from '../database'
import { ApiError, asApiError, forbidden, invalid, rejectIf, unprocessable } from '../errors'
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
import { asciiAddress, encodeValues, redirectError, seeOther, withParts } from '../redirect-urls'
import { signIn, tokens } from '../sessions'
import type { Call, Routes } from '../types'
import type { User } from '../user-json'
import {
  confirmUser,
  deleteTokens,
  findByEmail,
  findUser,
  finishEmailChange,
  isTaken,
  updateUser,
  upsertIdentity,
} from '../users'
import { checkedEmail } from '../validation'

const FIRST_OF_TWO = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'

const TOKEN_TYPES = new Map<string, readonly TokenType[]>([
  ['signup', ['confirmation_token']],
  ['recovery', ['recovery_token']],
  ['email', ['confirmation_token', 'recovery_token']],
  ['email_change', ['email_change_token_new', 'email_change_token_current']],
])

const ONE_ADDRESS = 'Only an email address or phone number should be provided on verify'
const linkExpired = () => forbidden('otp_expired', 'Email link is invalid or has expired')
const codeExpired = () => forbidden('otp_expired', 'Token has expired or is invalid')

/** Proof that a mail arrived: the hash from its link, or a code typed with its address. */
type Presented = {
  type: string
  hashes: string[]
  expired: () => ApiError
  typedFor?: string
}

async function findPresented(sql: Sql, { type, hashes, expired, typedFor }: Presented) {
  const token = await findToken(sql, hashes, TOKEN_TYPES.get(type) ?? [])
  // A change of address is looked up by its code alone: the typed address may be the new one.
  const isFoundByAddress = typedFor !== undefined && type !== 'email_change'
  const user = isFoundByAddress
    ? await findByEmail(sql, typedFor)
    : token && (await findUser(sql, token.user_id))
  if (user === undefined || token?.user_id !== user.id) throw expired()
  return { token, user }
}

/** Both addresses must confirm, unless confirmation is off; undefined after the first one. */
async function acceptEmailChange({ settings }: Call, sql: Sql, user: User, token: OneTimeToken) {
  if (!settings.emailConfirm || user.email_change_confirm_status > 0) {
    // GoTrue hits its own unique index here and answers 500.
    if (await isTaken(sql, user.email_change, user)) {
      throw new ApiError(500, 'unexpected_failure', 'Error confirm email')
    }
    return finishEmailChange(sql, user, user.email_change)
  }
  await spendToken(sql, token)
  await updateUser(sql, user, { email_change_confirm_status: 1 })
  return undefined
}

/** Accepts a mailed link; the first one confirms the account. */
async function acceptLink(sql: Sql, user: User, token: OneTimeToken): Promise<User> {
  await deleteTokens(sql, user)
  if (user.email_confirmed_at !== null) return user
  if (token.token_type === 'confirmation_token') await upsertIdentity(sql, user.id, { email_verified: true })
  return confirmUser(sql, user)
}

/** Performs the link's action; no user after the first of the two confirmations of an address change. */
async function accept(call: Call, sql: Sql, presented: Presented) {
  const { user, token } = await findPresented(sql, presented)
  const { type } = presented
  if (type === 'email_change') return { type, user: await acceptEmailChange(call, sql, user, token) }
  // `email` matches either of two mail types.
  const found = token.token_type === 'confirmation_token' ? 'signup' : 'magiclink'
  return { type: type === 'email' ? found : type, user: await acceptLink(sql, user, token) }
}

/** The redirect of an opened link: with a code for PKCE, else with the session in the fragment. */
async function openLink(call: Call, sql: Sql, requestedType: string, hash: string): Promise<string> {
  const { target } = call
  if (!TOKEN_TYPES.has(requestedType)) throw invalid('Invalid email verification type')
  const pkce = hash.startsWith(PKCE_PREFIX)
  const presented = { type: requestedType, hashes: [hash], expired: linkExpired }
  const { type, user } = await accept(call, sql, presented)
  if (user === undefined) {
    const query = pkce ? { query: { message: FIRST_OF_TWO } } : {}
    return withParts(target, { fragment: { message: FIRST_OF_TWO, sb: '' }, ...query })
  }
  if (pkce) {
    return withParts(target, { query: { code: await issueAuthCode(sql, user, flowMethodOf(type)) } })
  }
  const { user: _, ...session } = await tokens(call, await signIn(sql, user, 'otp'))
  const expiry = { expires_at: String(session.expires_at), expires_in: String(session.expires_in) }
  // Appended even if the target has a fragment already, as in GoTrue.
  return `${asciiAddress(target)}#${encodeValues({ ...session, ...expiry, sb: '', type })}`
}

async function readPresented(call: Call): Promise<Presented> {
  const fields = { type: text, token: text, token_hash: text, email: text, redirect_to: text }
  const body = await readBody(call, 'VerifyParams', fields)
  const { type, token, token_hash: hash, email } = body
  const isByHash = hash !== ''
  rejectIf(
    [type === '', 'Verify requires a verification type'],
    [(token === '') === !isByHash, 'Verify requires either a token or a token hash'],
    [
      isByHash && (email !== '' || body.redirect_to !== ''),
      'Only the token_hash and type should be provided',
    ],
    [isByHash && !TOKEN_TYPES.has(type), 'Invalid email verification type'],
    [!isByHash && email === '', ONE_ADDRESS],
  )
  if (isByHash) return { type, hashes: [hash], expired: linkExpired }
  try {
    const typedFor = checkedEmail(email)
    return { type, hashes: hashesOf(typedFor, token), expired: codeExpired, typedFor }
  } catch {
    throw unprocessable('validation_failed', 'Invalid email format')
  }
}

export const verifyRoutes: Routes = {
  'GET /verify': async call => {
    const { c, database, target } = call
    const type = queryText(c, 'type')
    const token = queryText(c, 'token')
    rejectIf(
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
    const presented = await readPresented(call)
    const grant = await call.database.transaction(async sql => {
      const { user } = await accept(call, sql, presented)
      return user && signIn(sql, user, 'otp')
    })
    return grant === undefined ? { code: '200', msg: FIRST_OF_TWO } : tokens(call, grant)
  },
}
