import { map, optionalText, pkceFields, readBody, text } from '../body'
import { authenticate, type Caller } from '../caller'
import type { Sql } from '../database'
import { ApiError, badRequest, emailExists, unprocessable } from '../errors'
import { mailEmailChange } from '../mailer'
import { findToken, hashesOf, spendToken } from '../one-time-tokens'
import { checkPassword, hashPassword, passwordMatches } from '../passwords'
import { deleteSessions } from '../sessions'
import type { Call, Routes } from '../types'
import { type User, userJson } from '../user-json'
import { hasVerifiedFactor, isTaken, mergedData, reload, setPassword, updateUser } from '../users'
import { checkedChallenge, checkedEmail } from '../validation'

/** The requested changes. An address that equals the current one is no change. */
async function readChanges(call: Call, user: User) {
  const fields = { email: text, phone: text, password: optionalText, data: map, nonce: text, ...pkceFields }
  const body = await readBody(call, 'UserUpdateParams', fields)
  const email = body.email && checkedEmail(body.email)
  if (body.password !== undefined) checkPassword(call.settings, body.password)
  return { ...body, email: email === user.email ? '' : email, challenge: checkedChallenge(body) }
}

type Changes = Awaited<ReturnType<typeof readChanges>>

async function checkAllowed({ database }: Call, changes: Changes, { user, session }: Caller): Promise<void> {
  const { email, phone, password } = changes
  const isSensitive = email !== '' || phone !== '' || password !== undefined
  if (isSensitive && hasVerifiedFactor(user) && session.aal !== 'aal2') {
    const message = 'AAL2 session is required to update email or password when MFA is enabled.'
    throw new ApiError(401, 'insufficient_aal', message)
  }
  if (email !== '' && (await isTaken(database, email))) throw emailExists()
  if (phone !== '') throw badRequest('phone_provider_disabled', 'Unsupported phone provider')
}

async function checkNonce({ database }: Call, user: User, nonce: string): Promise<void> {
  if (nonce === '') throw badRequest('reauthentication_needed', 'Password update requires reauthentication')
  const token = await findToken(database, hashesOf(user.email, nonce), ['reauthentication_token'])
  if (token?.user_id !== user.id || (await spendToken(database, token)) === undefined) {
    throw unprocessable('reauthentication_not_valid', 'Nonce has expired or is invalid')
  }
}

/** The hash of the new password, or undefined without one; throws if it must not be set. */
async function newPasswordHash(call: Call, { password, nonce }: Changes, { user, session }: Caller) {
  if (password === undefined) return undefined
  const { settings } = call
  const isOldSession = session.created_at.getTime() + settings.reauthenticationAge * 1000 < Date.now()
  if (settings.passwordReauthentication && isOldSession) await checkNonce(call, user, nonce)
  if (await passwordMatches(password, user.encrypted_password, settings)) {
    throw unprocessable('same_password', 'New password should be different from the old password.')
  }
  return hashPassword(password, settings)
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
  return changes.email === '' ? user : mailEmailChange(call, sql, user, changes.email, changes.challenge)
}

export const userRoutes: Routes = {
  'GET /user': async call => userJson((await authenticate(call)).user),

  'PUT /user': async call => {
    const caller = await authenticate(call)
    const changes = await readChanges(call, caller.user)
    await checkAllowed(call, changes, caller)
    const hash = await newPasswordHash(call, changes, caller)
    return userJson(await call.database.transaction(sql => change(call, sql, caller, changes, hash)))
  },
}
