import { randomUUID } from 'node:crypto'
import type { JsonObject } from './body'
import { firstRow, type Sql } from './database'
import { userGone } from './errors'
import type { User, UserColumns } from './user-json'

const listOf = (table: string) =>
  `coalesce((select json_agg(t order by t.created_at, t.id) from ${table} t where t.user_id = u.id), '[]')`
const SELECT_USERS = `select u.*, ${listOf('auth.identities')} as identities,
  ${listOf('auth.mfa_factors')} as factors from auth.users u`

export const findUser = (sql: Sql, id: string): Promise<User | undefined> =>
  firstRow<User>(sql, `${SELECT_USERS} where id = $1`, [id])

export const findByEmail = (sql: Sql, email: string): Promise<User | undefined> =>
  firstRow<User>(sql, `${SELECT_USERS} where lower(email) = lower($1)`, [email])

/** Reloads a user who existed earlier in this request; another request may have deleted it since. */
export async function reload(sql: Sql, { id }: Pick<User, 'id'>): Promise<User> {
  const user = await findUser(sql, id)
  if (user === undefined) throw userGone()
  return user
}

/** Whether a user other than `owner` (any user, without one) has the address. */
export async function isTaken(sql: Sql, email: string, owner?: User): Promise<boolean> {
  const existing = await findByEmail(sql, email)
  return existing !== undefined && existing.id !== owner?.id
}

export const hasVerifiedFactor = (user: User): boolean =>
  user.factors.some(factor => factor.status === 'verified')

export async function updateUser(sql: Sql, user: User, values: Partial<UserColumns>): Promise<User> {
  const assignments = Object.keys(values).map((column, index) => `${column} = $${index + 2}`)
  await sql.query(
    `update auth.users set ${[...assignments, 'updated_at = clock_timestamp()'].join(', ')} where id = $1`,
    [user.id, ...Object.values(values)],
  )
  return reload(sql, user)
}

/** New values overwrite, and null removes a key. */
export function mergedData(current: JsonObject, updates: JsonObject): JsonObject {
  const entries = new Map(Object.entries(current))
  for (const [key, value] of Object.entries(updates)) {
    if (value === null) entries.delete(key)
    else entries.set(key, value)
  }
  return Object.fromEntries(entries)
}

/** Creates the identity, or merges the data into the existing one. */
export async function upsertIdentity(sql: Sql, userId: string, data: JsonObject) {
  await sql.query(
    `insert into auth.identities as known (provider_id, user_id, provider, identity_data, last_sign_in_at)
     values ($1, $2, 'email', $3, clock_timestamp()) on conflict (provider_id, provider) do update
     set identity_data = known.identity_data || $3::jsonb, updated_at = clock_timestamp()`,
    [userId, userId, data],
  )
}

type NewUser = { email: string; passwordHash: string; data: JsonObject }

export async function createUser(sql: Sql, { email, passwordHash, data }: NewUser): Promise<User> {
  const id = randomUUID()
  const claims = { email, email_verified: false, phone_verified: false, sub: id }
  const metadata = mergedData(mergedData({}, data), claims)
  await sql.query(
    `insert into auth.users (id, aud, role, email, encrypted_password, raw_app_meta_data, raw_user_meta_data)
     values ($1, 'authenticated', 'authenticated', $2, $3, $4, $5)`,
    [id, email, passwordHash, { provider: 'email', providers: ['email'] }, metadata],
  )
  await upsertIdentity(sql, id, metadata)
  return reload(sql, { id })
}

export const deleteTokens = (sql: Sql, { id }: User) =>
  sql.query('delete from auth.one_time_tokens where user_id = $1', [id])

/** Confirms the address and invalidates every link sent before. */
export async function confirmUser(sql: Sql, user: User): Promise<User> {
  await deleteTokens(sql, user)
  return updateUser(sql, user, {
    email_confirmed_at: user.email_confirmed_at ?? new Date(),
    raw_user_meta_data: mergedData(user.raw_user_meta_data, { email_verified: true }),
  })
}

/** All sent mails become void, so none may delay the next one. */
export async function setPassword(sql: Sql, user: User, encrypted: string): Promise<User> {
  await deleteTokens(sql, user)
  return updateUser(sql, user, {
    confirmation_sent_at: null,
    recovery_sent_at: null,
    email_change_sent_at: null,
    reauthentication_sent_at: null,
    encrypted_password: encrypted,
  })
}

/** Replaces the user's address with the new one they requested. */
export async function finishEmailChange(sql: Sql, user: User, email: string): Promise<User> {
  await upsertIdentity(sql, user.id, { email, email_verified: true })
  await deleteTokens(sql, user)
  const changed = await updateUser(sql, user, { email, email_change: '', email_change_confirm_status: 0 })
  return changed.email_confirmed_at === null ? confirmUser(sql, changed) : changed
}
