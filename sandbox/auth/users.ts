import { randomUUID } from 'node:crypto'
import type { JsonObject } from './body'
import type { Sql } from './database'
import { userGone } from './errors'
import type { User, UserColumns } from './user-json'

const listOf = (table: string) =>
  `coalesce((select json_agg(t order by t.created_at, t.id) from ${table} t where t.user_id = u.id), '[]')`
const SELECT_USERS = `select u.*, ${listOf('auth.identities')} as identities,
  ${listOf('auth.mfa_factors')} as factors from auth.users u`

export async function findUsers(sql: Sql, clause: string, values: unknown[]): Promise<User[]> {
  return (await sql.query<User>(`${SELECT_USERS} ${clause}`, values)).rows
}

export async function findUser(sql: Sql, id: string): Promise<User | undefined> {
  return (await findUsers(sql, 'where id = $1', [id]))[0]
}

/** Reloads a user who existed earlier in this request; another request may have deleted it since. */
export async function reload(sql: Sql, { id }: Pick<User, 'id'>): Promise<User> {
  const user = await findUser(sql, id)
  if (user === undefined) throw userGone()
  return user
}

const ADDRESS_COLUMNS = { email: 'lower(email)', phone: 'phone' }
export type AddressKind = keyof typeof ADDRESS_COLUMNS

export async function findByAddress(sql: Sql, kind: AddressKind, address: string, aud: string) {
  const clause = `where ${ADDRESS_COLUMNS[kind]} = lower($1) and aud = $2`
  return (await findUsers(sql, clause, [address, aud]))[0]
}

/** Whether a user other than `owner` (any user, without one) has the address. */
export async function isTaken(sql: Sql, kind: AddressKind, address: string, aud: string, owner?: User) {
  const known = await findByAddress(sql, kind, address, aud)
  return known !== undefined && known.id !== owner?.id
}

export const isBanned = (user: User): boolean => user.banned_until !== null && user.banned_until > new Date()
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

/** Creates the identity, or merges the data into an existing one. */
export async function putIdentity(sql: Sql, userId: string, provider: string, data: JsonObject) {
  const claims = { email_verified: false, phone_verified: false, sub: userId }
  await sql.query(
    `insert into auth.identities as known (provider_id, user_id, provider, identity_data, last_sign_in_at)
     values ($1, $2, $3, $4, clock_timestamp()) on conflict (provider_id, provider) do update
     set identity_data = known.identity_data || $5::jsonb, updated_at = clock_timestamp()`,
    [userId, userId, provider, { ...claims, ...data }, data],
  )
}

type NewUser = {
  id?: string | undefined
  aud: string
  role?: string
  email?: string | undefined
  phone?: string | undefined
  passwordHash: string | null
  data: JsonObject
  appMetadata?: JsonObject
  anonymous?: boolean
  /** Sign-up copies the identity's data into the user's; creation by an operator does not. */
  isSignUp?: boolean
}

export async function createUser(sql: Sql, wanted: NewUser): Promise<User> {
  const { id = randomUUID(), aud, role = 'authenticated', email, phone, data } = wanted
  const addresses = Object.entries({ email, phone }).filter(([, address]) => address !== undefined)
  const providers = addresses.map(([provider]) => provider)
  const claims = { ...(email && { email }), email_verified: false, phone_verified: false, sub: id }
  const metadata = wanted.isSignUp ? mergedData(mergedData({}, data), claims) : data
  const appMetadata = providers.length === 0 ? {} : { provider: providers[0], providers }
  await sql.query(
    `insert into auth.users
       (id, aud, role, email, phone, encrypted_password, raw_app_meta_data, raw_user_meta_data, is_anonymous)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      ...[id, aud, role, email ?? null, phone ?? null, wanted.passwordHash],
      ...[mergedData(appMetadata, wanted.appMetadata ?? {}), metadata, wanted.anonymous ?? false],
    ],
  )
  for (const [provider, address] of addresses) {
    await putIdentity(sql, id, provider, wanted.isSignUp ? metadata : { [provider]: address })
  }
  return reload(sql, { id })
}

export const deleteTokens = (sql: Sql, { id }: User) =>
  sql.query('delete from auth.one_time_tokens where user_id = $1', [id])

/** Confirms the address and invalidates every link sent before. Only e-mail is recorded in the metadata. */
export async function confirmUser(sql: Sql, user: User, kind: 'email' | 'phone' = 'email'): Promise<User> {
  await deleteTokens(sql, user)
  if (kind === 'phone') {
    return updateUser(sql, user, { phone_confirmed_at: user.phone_confirmed_at ?? new Date() })
  }
  return updateUser(sql, user, {
    email_confirmed_at: user.email_confirmed_at ?? new Date(),
    raw_user_meta_data: mergedData(user.raw_user_meta_data, { email_verified: true }),
  })
}

/** For when all sent mails are void, so that none delays the next one. */
const noneSent = {
  confirmation_sent_at: null,
  recovery_sent_at: null,
  email_change_sent_at: null,
  reauthentication_sent_at: null,
}

/** For a new address: links mailed to the former one must neither sign in nor change the account. */
export async function voidMails(sql: Sql, user: User): Promise<void> {
  await deleteTokens(sql, user)
  await updateUser(sql, user, { ...noneSent, email_change: '', email_change_confirm_status: 0 })
}

/** The app metadata with the providers of the account's identities; the first one is the primary. */
export function withProviders({ identities, raw_app_meta_data: appMetadata }: User): JsonObject {
  const providers = [...new Set(identities.map(identity => identity.provider))]
  return { ...appMetadata, provider: providers[0], providers }
}

export async function setPassword(sql: Sql, user: User, encrypted: string): Promise<User> {
  await deleteTokens(sql, user)
  return updateUser(sql, user, { ...noneSent, encrypted_password: encrypted })
}

/** Replaces the user's address with the new one they requested. */
export async function finishEmailChange(sql: Sql, user: User, email: string): Promise<User> {
  await putIdentity(sql, user.id, 'email', { email, email_verified: true })
  await deleteTokens(sql, user)
  const changed = await updateUser(sql, user, {
    email,
    email_change: '',
    email_change_confirm_status: 0,
    is_anonymous: false,
    raw_app_meta_data: withProviders(await reload(sql, user)),
  })
  return changed.email_confirmed_at === null ? confirmUser(sql, changed) : changed
}
