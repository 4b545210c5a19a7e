import { map, optionalText, pkceFields, readBody, text } from '../body'
import { authenticate, type Caller } from '../caller'
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
import { findToken, hashesOf, spendToken } from '../one-time-tokens'
import { checkPassword, hashPassword, passwordMatches } from '../passwords'
import { limit } from '../rate-limit'
import { deleteSessions } from '../sessions'
import type { Call, Routes } from '../types'
import { newlyConfirmedJson, type User, userJson } from '../user-json'
import {
  confirmUser,
  finishEmailChange,
  hasVerifiedFactor,
  isTaken,
  mergedData,
  putIdentity,
  reload,
  setPassword,
  updateUser,
} from '../users'
import { checkedChallenge, checkedEmail, checkedPhone } from '../validation'

/** The requested changes. An address that equals the current one is no change. */
async function readChanges(call: Call, user: User) {
  const fields = { email: text, phone: text, password: optionalText, data: map, app_metadata: map }
  const secrets = { nonce: text, current_password: text, ...pkceFields }
  const body = await readBody(call, 'UserUpdateParams', { ...fields, ...secrets })
  const email = body.email && checkedEmail(body.email)
  const phone = body.phone && checkedPhone(body.phone)
  if (body.password !== undefined) checkPassword(call.settings, body.password)
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

async function checkFree(
  { settings, database }: Call,
  { email, phone }: Changes,
  aud: string,
): Promise<void> {
  if (email !== '' && (await isTaken(database, 'email', email, aud))) throw emailExists()
  if (phone === '') return
  if (await isTaken(database, 'phone', phone, aud)) throw phoneExists()
  if (!settings.phone) throw badRequest('phone_provider_disabled', 'Unsupported phone provider')
  if (settings.phoneConfirm) throw smsFailed()
}

async function checkNonce({ settings, database }: Call, user: User, nonce: string): Promise<void> {
  if (nonce === '') throw badRequest('reauthentication_needed', 'Password update requires reauthentication')
  const hashes = hashesOf(user.email ?? '', nonce)
  const token = await findToken(database, hashes, ['reauthentication_token'], settings)
  if (token?.user_id !== user.id || (await spendToken(database, token)) === undefined) {
    throw unprocessable('reauthentication_not_valid', 'Nonce has expired or is invalid')
  }
}

/** A session from a mailed link does not need the current password: the user may have forgotten it. */
const MAILED_METHODS = ['otp', 'recovery', 'magiclink']

/** The hash of the new password, or undefined without one; throws if it must not be set. */
async function newPasswordHash(call: Call, changes: Changes, { user, session }: Caller) {
  const { password, current_password: current } = changes
  if (password === undefined) return undefined
  const { settings } = call
  const stored = user.encrypted_password
  const isOldSession =
    session === undefined || session.created_at.getTime() + settings.reauthenticationAge * 1000 < Date.now()
  if (settings.passwordReauthentication && isOldSession) await checkNonce(call, user, changes.nonce)
  const isByMail = session?.amr.some(entry => MAILED_METHODS.includes(entry.method)) === true
  if (settings.passwordCurrent && stored !== null && !isByMail) {
    const message = 'Current password required when setting new password.'
    if (current === '') throw badRequest('current_password_required', message)
    if (!(await passwordMatches(current, stored, settings))) {
      throw badRequest('current_password_invalid', message)
    }
  }
  if (stored !== null && (await passwordMatches(password, stored, settings))) {
    throw unprocessable('same_password', 'New password should be different from the old password.')
  }
  return hashPassword(password, settings)
}

async function changeEmail(call: Call, sql: Sql, user: User, { email, challenge }: Changes): Promise<User> {
  // For an anonymous user, adding an address is the sign-up.
  if (user.is_anonymous && !call.settings.emailConfirm) return finishEmailChange(sql, user, email)
  return mailEmailChange(call, sql, user, email, challenge)
}

async function change(call: Call, sql: Sql, caller: Caller, changes: Changes, hash?: string): Promise<User> {
  let user = await reload(sql, caller.user)
  if (hash !== undefined) {
    await deleteSessions(sql, user, caller.session)
    user = await setPassword(sql, user, hash)
  }
  if (changes.data !== undefined) {
    const data = mergedData(user.raw_user_meta_data, changes.data)
    user = await updateUser(sql, user, { raw_user_meta_data: data })
  }
  if (changes.phone !== '') {
    const { phone } = changes
    await putIdentity(sql, user.id, 'phone', { phone, phone_verified: true })
    user = await confirmUser(sql, await updateUser(sql, user, { phone, is_anonymous: false }), 'phone')
  }
  return changes.email === '' ? user : changeEmail(call, sql, user, changes)
}

export const userRoutes: Routes = {
  'GET /user': async call => {
    const { claims, aud, user } = await authenticate(call)
    if (claims.aud !== aud) throw invalid("Token audience doesn't match request audience")
    return userJson(user)
  },

  'PUT /user': async call => {
    const caller = await authenticate(call)
    limit(call, 'otp', 'user')
    const changes = await readChanges(call, caller.user)
    checkAllowed(changes, caller)
    await checkFree(call, changes, caller.aud)
    const hash = await newPasswordHash(call, changes, caller)
    const user = await call.database.transaction(sql => change(call, sql, caller, changes, hash))
    const isNamedNow = caller.user.is_anonymous && changes.email !== ''
    return isNamedNow ? newlyConfirmedJson(user) : userJson(user)
  },
}
