import type { Context } from 'hono'
import { map, optionalText, pkceFields, readBody, text } from '../body'
import { authenticate, type Caller } from '../caller'
import { type Challenge, checkedChallenge, checkedEmail, checkedPhone } from '../checks'
import { type Auth, audienceOf, type Routes } from '../context'
import type { Sql } from '../database'
import {
  ApiError,
  badRequest,
  emailExists,
  forbidden,
  invalid,
  phoneExists,
  smsFailed,
  unprocessable,
} from '../errors'
import { mailEmailChange } from '../mailer'
import { deleteToken, findToken, hashesOf } from '../one-time-tokens'
import { checkPassword, hashPassword, passwordMatches } from '../passwords'
import { limitAddress } from '../rate-limit'
import { redirectTarget } from '../redirects'
import { deleteOtherSessions, deleteSessions } from '../sessions'
import {
  confirmUser,
  deleteTokens,
  findUserByEmail,
  findUserByPhone,
  hasVerifiedFactor,
  mergedData,
  reload,
  type User,
  updateUser,
  userJson,
} from '../users'
import { finishEmailChange } from './verify'

const DAY_MS = 86_400_000

/** What is asked for. Only what differs from the present addresses counts as a change of them. */
async function readChanges(c: Context, { settings }: Auth, user: User) {
  const fields = { email: text, phone: text, password: optionalText, data: map, app_metadata: map }
  const secrets = { nonce: text, current_password: text, ...pkceFields }
  const body = await readBody(c, 'UserUpdateParams', { ...fields, ...secrets })
  const email = body.email && checkedEmail(body.email)
  const phone = body.phone && checkedPhone(body.phone)
  if (body.password !== undefined) checkPassword(settings, body.password)
  return {
    ...body,
    email: email === user.email ? '' : email,
    phone: phone === user.phone ? '' : phone,
    challenge: checkedChallenge(body),
  }
}

type Changes = Awaited<ReturnType<typeof readChanges>>

function checkAllowed({ email, phone, password, app_metadata }: Changes, { user, session }: Caller): void {
  if (app_metadata !== undefined) {
    throw forbidden('not_admin', 'Updating app_metadata requires admin privileges')
  }
  const movesAddress = email !== '' || phone !== ''
  if ((movesAddress || password !== undefined) && hasVerifiedFactor(user) && session?.aal !== 'aal2') {
    const message = 'AAL2 session is required to update email or password when MFA is enabled.'
    throw new ApiError(401, 'insufficient_aal', message)
  }
  if (user.is_anonymous && password !== undefined && !movesAddress) {
    const message = 'Updating password of an anonymous user without an email or phone is not allowed'
    throw unprocessable('validation_failed', message)
  }
}

async function checkFree(c: Context, { settings, database }: Auth, { email, phone }: Changes): Promise<void> {
  const aud = audienceOf(c)
  if (email !== '' && (await findUserByEmail(database, email, aud)) !== undefined) throw emailExists()
  if (phone === '') return
  if ((await findUserByPhone(database, phone, aud)) !== undefined) throw phoneExists()
  if (!settings.phone) throw badRequest('phone_provider_disabled', 'Unsupported phone provider')
  if (settings.phoneConfirm) throw smsFailed()
}

async function checkNonce({ settings, database }: Auth, user: User, nonce: string): Promise<void> {
  if (nonce === '') throw badRequest('reauthentication_needed', 'Password update requires reauthentication')
  const hashes = hashesOf(user.email ?? '', nonce)
  const token = await findToken(database, hashes, ['reauthentication_token'], settings)
  if (token?.user_id !== user.id) {
    throw unprocessable('reauthentication_not_valid', 'Nonce has expired or is invalid')
  }
  await deleteToken(database, token)
}

/** After a mailed link nobody can be asked for the password that was forgotten. */
const MAILED_METHODS = ['otp', 'recovery', 'magiclink']

async function checkNewPassword(
  auth: Auth,
  password: string,
  changes: Changes,
  caller: Caller,
): Promise<void> {
  const { settings } = auth
  const { user, session } = caller
  const stored = user.encrypted_password
  const isOldSession = session === undefined || session.created_at.getTime() + DAY_MS < Date.now()
  if (settings.passwordReauthentication && isOldSession) await checkNonce(auth, user, changes.nonce)
  const isByMail = session?.amr.some(entry => MAILED_METHODS.includes(entry.method)) === true
  if (settings.passwordCurrent && stored !== null && !isByMail) {
    const current = changes.current_password
    const message = 'Current password required when setting new password.'
    if (current === '') throw badRequest('current_password_required', message)
    if (!(await passwordMatches(current, stored, settings))) {
      throw badRequest('current_password_invalid', message)
    }
  }
  if (stored !== null && (await passwordMatches(password, stored, settings))) {
    throw unprocessable('same_password', 'New password should be different from the old password.')
  }
}

async function storePassword(sql: Sql, { user, session }: Caller, encrypted: string): Promise<User> {
  await deleteTokens(sql, user)
  if (session === undefined) await deleteSessions(sql, user)
  else await deleteOtherSessions(sql, user, session.id)
  return updateUser(sql, user, { encrypted_password: encrypted })
}

type EmailChange = { email: string; challenge: Challenge | undefined; target: string }

async function changeEmail(auth: Auth, sql: Sql, user: User, change: EmailChange): Promise<User> {
  // An anonymous visitor who names an address is signing up.
  if (user.is_anonymous && !auth.settings.emailConfirm) return finishEmailChange(sql, user, change.email)
  return mailEmailChange(auth, sql, user, change.email, change)
}

async function change(auth: Auth, sql: Sql, caller: Caller, changes: Changes & EmailChange, hash?: string) {
  let user = await reload(sql, caller.user)
  if (hash !== undefined) user = await storePassword(sql, caller, hash)
  if (changes.data !== undefined) {
    const data = mergedData(user.raw_user_meta_data, changes.data)
    user = await updateUser(sql, user, { raw_user_meta_data: data })
  }
  if (changes.phone !== '') {
    user = await confirmUser(sql, await updateUser(sql, user, { phone: changes.phone }), 'phone')
  }
  return changes.email === '' ? user : changeEmail(auth, sql, user, changes)
}

export const userRoutes: Routes = {
  'GET /user': async (c, auth) => {
    const { claims, user } = await authenticate(c, auth)
    const audience = c.req.header('X-JWT-AUD') ?? claims.aud
    if (!claims.aud || audience !== claims.aud) throw invalid("Token audience doesn't match request audience")
    return c.json(userJson(user))
  },

  'PUT /user': async (c, auth) => {
    const caller = await authenticate(c, auth)
    limitAddress(c, auth, 'user')
    const changes = await readChanges(c, auth, caller.user)
    checkAllowed(changes, caller)
    await checkFree(c, auth, changes)
    const { password } = changes
    if (password !== undefined) await checkNewPassword(auth, password, changes, caller)
    const hash = password === undefined ? undefined : await hashPassword(password, auth.settings)
    const target = redirectTarget(c, auth.settings)
    const user = await auth.database.transaction(sql =>
      change(auth, sql, caller, { ...changes, target }, hash),
    )
    return c.json(userJson(user))
  },
}
