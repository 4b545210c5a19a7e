import { isObject, type JsonObject } from './body'
import { firstRow, oneRow, type Sql } from './database'
import { forbidden } from './errors'

export type UserRow = {
  id: string
  aud: string
  role: string
  email: string | null
  encrypted_password: string | null
  email_confirmed_at: Date | null
  invited_at: Date | null
  phone: string | null
  phone_confirmed_at: Date | null
  confirmation_sent_at: Date | null
  recovery_sent_at: Date | null
  email_change: string
  email_change_sent_at: Date | null
  email_change_confirm_status: number
  phone_change: string
  phone_change_sent_at: Date | null
  reauthentication_sent_at: Date | null
  last_sign_in_at: Date | null
  raw_app_meta_data: JsonObject
  raw_user_meta_data: JsonObject
  created_at: Date
  updated_at: Date
  banned_until: Date | null
  deleted_at: Date | null
  is_sso_user: boolean
  is_anonymous: boolean
}

type IdentityRow = {
  id: string
  provider_id: string
  user_id: string
  identity_data: JsonObject
  provider: string
  last_sign_in_at: Date | null
  created_at: Date
  updated_at: Date
  email: string | null
}

export type FactorRow = {
  id: string
  created_at: Date
  updated_at: Date
  status: 'unverified' | 'verified'
  friendly_name: string
  factor_type: string
  secret: string
  last_challenged_at: Date | null
}

export type User = { row: UserRow; identities: IdentityRow[]; factors: FactorRow[] }

/** Maps are written with sorted keys by the original. */
function sortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortedKeys)
  if (!isObject(value)) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, item]) => [key, sortedKeys(item)]))
}

const when = (name: string, time: Date | null) => (time === null ? {} : { [name]: time.toISOString() })
const text = (name: string, value: string | null) => (value === null || value === '' ? {} : { [name]: value })

export const factorJson = (factor: FactorRow) => ({
  id: factor.id,
  created_at: factor.created_at.toISOString(),
  updated_at: factor.updated_at.toISOString(),
  status: factor.status,
  ...text('friendly_name', factor.friendly_name),
  factor_type: factor.factor_type,
  phone: '',
  last_challenged_at: factor.last_challenged_at?.toISOString() ?? null,
})

const identityJson = (identity: IdentityRow) => ({
  identity_id: identity.id,
  id: identity.provider_id,
  user_id: identity.user_id,
  identity_data: sortedKeys(identity.identity_data),
  provider: identity.provider,
  ...when('last_sign_in_at', identity.last_sign_in_at),
  created_at: identity.created_at.toISOString(),
  updated_at: identity.updated_at.toISOString(),
  ...text('email', identity.email),
})

function confirmedAt({ email_confirmed_at: email, phone_confirmed_at: phone }: UserRow): Date | null {
  if (email === null || phone === null) return email ?? phone
  return email < phone ? email : phone
}

/** The user as clients see it; fields in the contract's order, absent ones left out. */
export function userJson({ row, identities, factors }: User) {
  return {
    id: row.id,
    aud: row.aud,
    role: row.role,
    email: row.email ?? '',
    ...when('email_confirmed_at', row.email_confirmed_at),
    ...when('invited_at', row.invited_at),
    phone: row.phone ?? '',
    ...when('phone_confirmed_at', row.phone_confirmed_at),
    ...when('confirmation_sent_at', row.confirmation_sent_at),
    ...when('confirmed_at', confirmedAt(row)),
    ...when('recovery_sent_at', row.recovery_sent_at),
    ...text('new_email', row.email_change),
    ...when('email_change_sent_at', row.email_change_sent_at),
    ...text('new_phone', row.phone_change),
    ...when('phone_change_sent_at', row.phone_change_sent_at),
    ...when('reauthentication_sent_at', row.reauthentication_sent_at),
    ...when('last_sign_in_at', row.last_sign_in_at),
    app_metadata: sortedKeys(row.raw_app_meta_data),
    user_metadata: sortedKeys(row.raw_user_meta_data),
    ...(factors.length === 0 ? {} : { factors: factors.map(factorJson) }),
    identities: identities.map(identityJson),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    ...when('banned_until', row.banned_until),
    ...when('deleted_at', row.deleted_at),
    is_anonymous: row.is_anonymous,
  }
}

async function complete(sql: Sql, row: UserRow | undefined): Promise<User | undefined> {
  if (row === undefined) return undefined
  const identities = await sql.query<IdentityRow>(
    'select * from auth.identities where user_id = $1 order by created_at, id',
    [row.id],
  )
  const factors = await sql.query<FactorRow>(
    'select * from auth.mfa_factors where user_id = $1 order by created_at, id',
    [row.id],
  )
  return { row, identities: identities.rows, factors: factors.rows }
}

export const completed = async (sql: Sql, rows: UserRow[]): Promise<User[]> => {
  const users: User[] = []
  for (const row of rows) users.push((await complete(sql, row)) ?? { row, identities: [], factors: [] })
  return users
}

export const findUser = async (sql: Sql, id: string): Promise<User | undefined> =>
  complete(sql, await firstRow<UserRow>(sql, 'select * from auth.users where id = $1', [id]))

export async function reload(sql: Sql, user: User): Promise<User> {
  const found = await findUser(sql, user.row.id)
  // Deleted by someone else during this request.
  if (found === undefined) throw forbidden('user_not_found', 'User from sub claim in JWT does not exist')
  return found
}

export const findUserByEmail = async (sql: Sql, email: string, aud: string): Promise<User | undefined> =>
  complete(
    sql,
    await firstRow<UserRow>(
      sql,
      'select * from auth.users where lower(email) = lower($1) and aud = $2 and not is_sso_user',
      [email, aud],
    ),
  )

export const findUserByPhone = async (sql: Sql, phone: string, aud: string): Promise<User | undefined> =>
  complete(
    sql,
    await firstRow<UserRow>(sql, 'select * from auth.users where phone = $1 and aud = $2', [phone, aud]),
  )

export const isBanned = ({ row }: User): boolean => row.banned_until !== null && row.banned_until > new Date()
export const hasVerifiedFactor = ({ factors }: User): boolean =>
  factors.some(factor => factor.status === 'verified')

/** New values win, and null removes a key. */
function mergedMetadata(current: JsonObject, updates: JsonObject): JsonObject {
  const entries = new Map(Object.entries(current))
  for (const [key, value] of Object.entries(updates)) {
    if (value === null) entries.delete(key)
    else entries.set(key, value)
  }
  return Object.fromEntries(entries)
}

type NewUser = {
  id?: string | undefined
  aud: string
  role?: string | undefined
  email?: string | undefined
  phone?: string | undefined
  passwordHash: string | null
  data: JsonObject
  appMetadata?: JsonObject
  anonymous?: boolean
  /** Sign-up copies the identity's data into the user's metadata; creation by an operator does not. */
  copyIdentityData: boolean
}

/** The user with its identities. A taken address makes the insert fail: the unique index decides. */
export async function createUser(sql: Sql, wanted: NewUser): Promise<User> {
  const providers = [
    ...(wanted.email === undefined ? [] : ['email' as const]),
    ...(wanted.phone === undefined ? [] : ['phone' as const]),
  ]
  const providerData = providers.length === 0 ? {} : { provider: providers[0], providers }
  const { id } = await oneRow<{ id: string }>(
    sql,
    `insert into auth.users (id, aud, role, email, phone, encrypted_password, raw_app_meta_data, raw_user_meta_data, is_anonymous)
     values (coalesce($1, gen_random_uuid()), $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    [
      wanted.id ?? null,
      wanted.aud,
      wanted.role ?? 'authenticated',
      wanted.email ?? null,
      wanted.phone ?? null,
      wanted.passwordHash,
      mergedMetadata(providerData, wanted.appMetadata ?? {}),
      wanted.data,
      wanted.anonymous ?? false,
    ],
  )
  for (const provider of providers) {
    const address = provider === 'email' ? { email: wanted.email } : { phone: wanted.phone }
    const claims = { ...address, email_verified: false, phone_verified: false, sub: id }
    const data = wanted.copyIdentityData ? mergedMetadata(mergedMetadata({}, wanted.data), claims) : claims
    await createIdentity(sql, id, provider, data)
    if (wanted.copyIdentityData) {
      await sql.query('update auth.users set raw_user_meta_data = $2 where id = $1', [id, data])
    }
  }
  const user = await findUser(sql, id)
  if (user === undefined) throw new Error('A new user could not be read back')
  return user
}

export async function createIdentity(
  sql: Sql,
  userId: string,
  provider: string,
  data: JsonObject,
): Promise<void> {
  await sql.query(
    `insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at)
     values ($1, $2, $3, $4, now())`,
    [userId, userId, data, provider],
  )
}

export async function updateUserMetadata(sql: Sql, user: User, updates: JsonObject): Promise<void> {
  await sql.query('update auth.users set raw_user_meta_data = $2, updated_at = now() where id = $1', [
    user.row.id,
    mergedMetadata(user.row.raw_user_meta_data, updates),
  ])
}

export async function updateAppMetadata(sql: Sql, user: User, updates: JsonObject): Promise<void> {
  await sql.query('update auth.users set raw_app_meta_data = $2, updated_at = now() where id = $1', [
    user.row.id,
    mergedMetadata(user.row.raw_app_meta_data, updates),
  ])
}

/** Confirms the address; every link that was sent before is spent with it. */
export async function confirmUser(sql: Sql, user: User, kind: 'email' | 'phone' = 'email'): Promise<void> {
  const verified = { [`${kind}_verified`]: true }
  await sql.query(
    `update auth.users set ${kind}_confirmed_at = coalesce(${kind}_confirmed_at, now()),
       raw_user_meta_data = $2, updated_at = now() where id = $1`,
    [user.row.id, mergedMetadata(user.row.raw_user_meta_data, verified)],
  )
  await sql.query('delete from auth.one_time_tokens where user_id = $1', [user.row.id])
}

export async function updateEmailIdentity(sql: Sql, user: User, data: JsonObject): Promise<void> {
  const identity = user.identities.find(candidate => candidate.provider === 'email')
  if (identity === undefined) return
  await sql.query('update auth.identities set identity_data = $2, updated_at = now() where id = $1', [
    identity.id,
    mergedMetadata(identity.identity_data, data),
  ])
}
