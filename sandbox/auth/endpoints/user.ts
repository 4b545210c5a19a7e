import type { Context } from 'hono'
import { authenticate, type Caller } from '../authenticate'
import { readBody } from '../body'
import { type Auth, audienceOf, type Endpoints } from '../context'
import type { Sql } from '../database'
import { ApiError, forbidden, invalid, unprocessable } from '../errors'
import { createFlowState } from '../flow-state'
import { sendEmailChange } from '../mailer'
import { deleteToken, deleteTokens, findUserToken, isFresh, tokenHash } from '../one-time-tokens'
import { hashPassword, passwordMatches } from '../passwords'
import { limitAddress } from '../rate-limit'
import { redirectTarget } from '../redirects'
import { deleteOtherSessions, deleteSessions } from '../sessions'
import {
  confirmUser,
  findUserByEmail,
  findUserByPhone,
  hasVerifiedFactor,
  reload,
  type User,
  updateUserMetadata,
  userJson,
} from '../users'
import {
  type Challenge,
  checkedChallenge,
  checkedEmail,
  checkedPhone,
  checkPassword,
  emailExists,
  phoneExists,
} from '../validate'
import { finishEmailChange } from './email-change'

const FIELDS = {
  email: 'string',
  password: 'string',
  phone: 'string',
  data: 'object',
  app_metadata: 'object',
  nonce: 'string',
  current_password: 'string',
  channel: 'string',
  code_challenge: 'string',
  code_challenge_method: 'string',
} as const

type Changes = Awaited<ReturnType<typeof readChanges>>

async function readChanges(c: Context, auth: Auth) {
  const body = await readBody(c, 'UserUpdateParams', FIELDS)
  const email = (body.email ?? '') === '' ? undefined : checkedEmail(body.email)
  const phone = (body.phone ?? '') === '' ? undefined : checkedPhone(body.phone)
  if (body.password !== undefined) checkPassword(auth.settings, body.password)
  return { ...body, email, phone, challenge: checkedChallenge(body) }
}

/** Only what differs from the present addresses counts as a change of them. */
function addressChanges({ email, phone }: Changes, { row }: User) {
  return {
    newEmail: email !== undefined && email !== row.email ? email : undefined,
    newPhone: phone !== undefined && phone !== row.phone ? phone : undefined,
  }
}

function checkAllowed(changes: Changes, { user, session }: Caller): void {
  const { newEmail, newPhone } = addressChanges(changes, user)
  const { password, app_metadata: appMetadata } = changes
  if (appMetadata !== undefined)
    throw forbidden('not_admin', 'Updating app_metadata requires admin privileges')
  const touchesSignIn = password !== undefined || newEmail !== undefined || newPhone !== undefined
  if (touchesSignIn && hasVerifiedFactor(user) && session?.aal !== 'aal2') {
    const message = 'AAL2 session is required to update email or password when MFA is enabled.'
    throw new ApiError(401, 'insufficient_aal', message)
  }
  if (user.row.is_anonymous && password !== undefined && newEmail === undefined && newPhone === undefined) {
    throw unprocessable(
      'validation_failed',
      'Updating password of an anonymous user without an email or phone is not allowed',
    )
  }
}

async function checkFree(c: Context, auth: Auth, changes: Changes, user: User): Promise<void> {
  const { newEmail, newPhone } = addressChanges(changes, user)
  const aud = audienceOf(c)
  if (newEmail !== undefined && (await findUserByEmail(auth.database, newEmail, aud)) !== undefined)
    throw emailExists()
  if (newPhone === undefined) return
  if ((await findUserByPhone(auth.database, newPhone, aud)) !== undefined) throw phoneExists()
  if (!auth.settings.phoneEnabled)
    throw new ApiError(400, 'phone_provider_disabled', 'Unsupported phone provider')
  if (auth.settings.phoneConfirm) throw unprocessable('sms_send_failed', 'Unable to get SMS provider')
}

async function checkNonce(auth: Auth, user: User, nonce: string): Promise<void> {
  const hash = tokenHash(user.row.email ?? '', nonce)
  const token = await findUserToken(auth.database, user.row.id, hash, ['reauthentication_token'])
  if (token === undefined || !isFresh(token, auth.settings.otpLifetime)) {
    throw unprocessable('reauthentication_not_valid', 'Nonce has expired or is invalid')
  }
  await deleteToken(auth.database, token)
}

/** After a recovery link nobody can be asked for the password that was forgotten. */
async function isRecoverySession(auth: Auth, { session }: Caller): Promise<boolean> {
  if (session === undefined) return false
  const { rows } = await auth.database.query(
    `select 1 from auth.mfa_amr_claims where session_id = $1 and authentication_method in ('otp', 'recovery', 'magiclink')`,
    [session.id],
  )
  return rows.length > 0
}

async function checkNewPassword(
  auth: Auth,
  password: string,
  changes: Changes,
  caller: Caller,
): Promise<void> {
  const { settings } = auth
  const { user, session } = caller
  const stored = user.row.encrypted_password
  const isOldSession =
    session === undefined || session.created_at.getTime() + settings.reauthenticationAge * 1000 < Date.now()
  if (settings.passwordReauthentication && isOldSession) {
    const nonce = changes.nonce ?? ''
    if (nonce === '') {
      throw new ApiError(400, 'reauthentication_needed', 'Password update requires reauthentication')
    }
    await checkNonce(auth, user, nonce)
  }
  if (settings.passwordCurrent && stored !== null && !(await isRecoverySession(auth, caller))) {
    const current = changes.current_password ?? ''
    const message = 'Current password required when setting new password.'
    if (current === '') throw new ApiError(400, 'current_password_required', message)
    const matches = await passwordMatches(current, stored, settings.bcryptCost)
    if (!matches) throw new ApiError(400, 'current_password_invalid', message)
  }
  if (stored !== null && (await passwordMatches(password, stored, settings.bcryptCost))) {
    throw unprocessable('same_password', 'New password should be different from the old password.')
  }
}

async function storePassword(sql: Sql, { user, session }: Caller, passwordHash: string): Promise<void> {
  await sql.query('update auth.users set encrypted_password = $2, updated_at = now() where id = $1', [
    user.row.id,
    passwordHash,
  ])
  await deleteTokens(sql, user.row.id)
  if (session === undefined) await deleteSessions(sql, user.row.id)
  else await deleteOtherSessions(sql, user.row.id, session.id)
}

type EmailChange = { email: string; challenge: Challenge | undefined; target: string }

async function changeEmail(
  auth: Auth,
  sql: Sql,
  user: User,
  { email, challenge, target }: EmailChange,
): Promise<void> {
  // An anonymous visitor who names an address is signing up.
  if (user.row.is_anonymous && !auth.settings.emailConfirm) return finishEmailChange(sql, user, email)
  await createFlowState(sql, user, 'email_change', challenge)
  await sendEmailChange(auth, sql, user, email, target, challenge !== undefined)
}

async function changePhone(sql: Sql, user: User, phone: string): Promise<void> {
  await sql.query('update auth.users set phone = $2 where id = $1', [user.row.id, phone])
  await confirmUser(sql, user, 'phone')
}

async function updateUser(c: Context, auth: Auth): Promise<Response> {
  const caller = await authenticate(c, auth)
  limitAddress(c, auth, 'user')
  const changes = await readChanges(c, auth)
  const { user } = caller
  checkAllowed(changes, caller)
  await checkFree(c, auth, changes, user)
  const { password, data, challenge } = changes
  if (password !== undefined) await checkNewPassword(auth, password, changes, caller)
  const passwordHash =
    password === undefined ? undefined : await hashPassword(password, auth.settings.bcryptCost)
  const { newEmail, newPhone } = addressChanges(changes, user)
  const target = redirectTarget(c, auth.settings)
  const updated = await auth.database.transaction(async sql => {
    if (passwordHash !== undefined) await storePassword(sql, caller, passwordHash)
    if (data !== undefined) await updateUserMetadata(sql, await reload(sql, user), data)
    if (newPhone !== undefined) await changePhone(sql, await reload(sql, user), newPhone)
    if (newEmail !== undefined)
      await changeEmail(auth, sql, await reload(sql, user), { email: newEmail, challenge, target })
    return reload(sql, user)
  })
  return c.json(userJson(updated))
}

export const userEndpoints: Endpoints = (app, auth) => {
  app.get('/user', async c => {
    const { claims, user } = await authenticate(c, auth)
    const audience = c.req.header('X-JWT-AUD') ?? claims.aud
    if (claims.aud === undefined || claims.aud === '' || audience !== claims.aud) {
      throw invalid("Token audience doesn't match request audience")
    }
    return c.json(userJson(user))
  })

  app.put('/user', c => updateUser(c, auth))
}
