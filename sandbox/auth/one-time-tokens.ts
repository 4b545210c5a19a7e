import { createHash, randomInt } from 'node:crypto'
import { firstRow, type Sql } from './database'
import type { User, UserRow } from './users'
import { findUser } from './users'

export type TokenType =
  | 'confirmation_token'
  | 'recovery_token'
  | 'email_change_token_new'
  | 'email_change_token_current'
  | 'reauthentication_token'

export type OneTimeToken = { user_id: string; token_type: TokenType; token_hash: string; created_at: Date }

export const PKCE_PREFIX = 'pkce_'

const newOtp = (): string => String(randomInt(1_000_000)).padStart(6, '0')

export const tokenHash = (address: string, otp: string): string =>
  createHash('sha224')
    .update(address.toLowerCase() + otp)
    .digest('hex')

/** A new code for the address; it replaces the user's former one of the same type. */
export async function createToken(
  sql: Sql,
  user: User,
  type: TokenType,
  address: string,
  pkce: boolean,
): Promise<{ otp: string; hash: string }> {
  const otp = newOtp()
  const hash = (pkce ? PKCE_PREFIX : '') + tokenHash(address, otp)
  await sql.query(
    `insert into auth.one_time_tokens (user_id, token_type, token_hash) values ($1, $2, $3)
     on conflict (user_id, token_type) do update set token_hash = excluded.token_hash, created_at = now()`,
    [user.row.id, type, hash],
  )
  return { otp, hash }
}

export const isFresh = (token: OneTimeToken, lifetimeSeconds: number): boolean =>
  token.created_at.getTime() + lifetimeSeconds * 1000 > Date.now()

export const findToken = (
  sql: Sql,
  hash: string,
  types: readonly TokenType[],
): Promise<OneTimeToken | undefined> =>
  firstRow<OneTimeToken>(
    sql,
    'select * from auth.one_time_tokens where token_hash = $1 and token_type = any($2)',
    [hash, types],
  )

/** The same for a typed code, which knows nothing of the flow that its mail was asked for with. */
export const findUserToken = (
  sql: Sql,
  userId: string,
  hash: string,
  types: readonly TokenType[],
): Promise<OneTimeToken | undefined> =>
  firstRow<OneTimeToken>(
    sql,
    `select * from auth.one_time_tokens
     where user_id = $1 and token_hash in ($2, $3) and token_type = any($4)`,
    [userId, hash, PKCE_PREFIX + hash, types],
  )

export const deleteToken = (sql: Sql, { user_id: userId, token_type: type }: OneTimeToken) =>
  sql.query('delete from auth.one_time_tokens where user_id = $1 and token_type = $2', [userId, type])

export const deleteTokens = (sql: Sql, userId: string) =>
  sql.query('delete from auth.one_time_tokens where user_id = $1', [userId])

/** The user who is changing to, or away from, the address by this code. */
export async function findEmailChangeUser(
  sql: Sql,
  email: string,
  hash: string,
  aud: string,
): Promise<User | undefined> {
  const row = await firstRow<Pick<UserRow, 'id'>>(
    sql,
    `select u.id from auth.users u join auth.one_time_tokens t on t.user_id = u.id
     where u.aud = $1 and t.token_hash in ($2, $3) and (
       (t.token_type = 'email_change_token_new' and lower(u.email_change) = lower($4)) or
       (t.token_type = 'email_change_token_current' and lower(u.email) = lower($4)))`,
    [aud, hash, PKCE_PREFIX + hash, email],
  )
  return row === undefined ? undefined : findUser(sql, row.id)
}
