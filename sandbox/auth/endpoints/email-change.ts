import type { Auth } from '../context'
import { isUniqueViolation, type Sql } from '../database'
import { deleteToken, deleteTokens, type OneTimeToken } from '../one-time-tokens'
import {
  confirmUser,
  createIdentity,
  reload,
  type User,
  updateAppMetadata,
  updateEmailIdentity,
} from '../users'
import { emailExists } from '../validate'

/** The user's address becomes the one it asked for. */
export async function finishEmailChange(sql: Sql, user: User, email: string): Promise<void> {
  const hasEmailIdentity = user.identities.some(identity => identity.provider === 'email')
  const data = { email, email_verified: true }
  if (hasEmailIdentity) {
    await updateEmailIdentity(sql, user, data)
  } else {
    await createIdentity(sql, user.row.id, 'email', { ...data, phone_verified: false, sub: user.row.id })
    await updateAppMetadata(sql, user, { provider: 'email', providers: ['email'] })
  }
  try {
    await sql.query(
      `update auth.users set email = $2, email_change = '', email_change_confirm_status = 0,
         is_anonymous = false, updated_at = now() where id = $1`,
      [user.row.id, email],
    )
  } catch (error) {
    throw isUniqueViolation(error) ? emailExists() : error
  }
  await deleteTokens(sql, user.row.id)
  if (user.row.email_confirmed_at === null) await confirmUser(sql, await reload(sql, user))
}

/** With the secure change, unless addresses need no confirmation at all, both have to agree; false after the first. */
export async function applyEmailChange(
  auth: Auth,
  sql: Sql,
  user: User,
  token: OneTimeToken,
): Promise<boolean> {
  const { row } = user
  const { emailConfirm, secureEmailChange } = auth.settings
  const needsBoth = emailConfirm && secureEmailChange && (row.email ?? '') !== ''
  if (needsBoth && row.email_change_confirm_status === 0) {
    await sql.query(
      'update auth.users set email_change_confirm_status = 1, updated_at = now() where id = $1',
      [row.id],
    )
    await deleteToken(sql, token)
    return false
  }
  await finishEmailChange(sql, user, row.email_change)
  return true
}
