import { createHash, randomInt, randomUUID } from 'node:crypto'
import { firstRow, oneRow, type Sql } from './database'
import { ApiError, badRequest, invalid, unprocessable } from './errors'
import type { User } from './user-json'
import type { Challenge } from './validation'

const FLOW_LIFETIME_MS = 300_000
const TOKEN_LIFETIME_S = 86_400
export const PKCE_PREFIX = 'pkce_'

export type TokenType =
  | 'confirmation_token'
  | 'recovery_token'
  | 'email_change_token_new'
  | 'email_change_token_current'
  | 'reauthentication_token'

export type OneTimeToken = { user_id: string; token_type: TokenType; created_at: Date }

export const tokenHash = (address: string, otp: string): string =>
  createHash('sha224')
    .update(address.toLowerCase() + otp)
    .digest('hex')

/** Creates a code for the address; it replaces the user's former one of the same type. */
export async function createToken(sql: Sql, user: User, type: TokenType, address: string, pkce = false) {
  const otp = String(randomInt(1_000_000)).padStart(6, '0')
  const hash = (pkce ? PKCE_PREFIX : '') + tokenHash(address, otp)
  await sql.query(
    `insert into auth.one_time_tokens (user_id, token_type, token_hash) values ($1, $2, $3)
     on conflict (user_id, token_type) do update set token_hash = excluded.token_hash, created_at = now()`,
    [user.id, type, hash],
  )
  return { otp, hash }
}

/** The hashes that a typed code may match; the code does not reveal which flow requested the mail. */
export const hashesOf = (address: string, otp: string): string[] => {
  const hash = tokenHash(address, otp)
  return [hash, PKCE_PREFIX + hash]
}

/** The token with one of the hashes, unless it has expired. */
export async function findToken(
  sql: Sql,
  hashes: string[],
  types: readonly TokenType[],
): Promise<OneTimeToken | undefined> {
  return firstRow<OneTimeToken>(
    sql,
    `select * from auth.one_time_tokens where token_hash = any($1) and token_type = any($2)
       and created_at > now() - make_interval(secs => $3)`,
    [hashes, types, TOKEN_LIFETIME_S],
  )
}

/** Undefined when another request has used it already. */
export const spendToken = (sql: Sql, { user_id: userId, token_type: type }: OneTimeToken) =>
  firstRow<OneTimeToken>(
    sql,
    'delete from auth.one_time_tokens where user_id = $1 and token_type = $2 returning *',
    [userId, type],
  )

type Flow = {
  id: number
  user_id: string
  auth_code: string
  code_challenge_method: Challenge['method']
  code_challenge: string
  authentication_method: string
  created_at: Date
  auth_code_issued_at: Date | null
}

/** Stores the challenge of a PKCE flow until its link is opened and its code exchanged. */
export async function createFlow(sql: Sql, user: User, authMethod: string, { challenge, method }: Challenge) {
  await sql.query(
    `insert into auth.flow_state (user_id, auth_code, code_challenge_method, code_challenge, authentication_method)
     values ($1, $2, $3, $4, $5)`,
    [user.id, randomUUID(), method, challenge, authMethod],
  )
}

/** Issues the code of the user's latest flow with this method. */
export async function issueAuthCode(sql: Sql, user: User, authMethod: string): Promise<string> {
  const flow = await firstRow<Flow>(
    sql,
    `update auth.flow_state set auth_code_issued_at = now() where id =
       (select max(id) from auth.flow_state where user_id = $1 and authentication_method = $2) returning *`,
    [user.id, authMethod],
  )
  if (flow === undefined) throw unprocessable('flow_state_not_found', 'No valid flow state found for user.')
  return flow.auth_code
}

function verifierMatches(flow: Flow, verifier: string): boolean {
  if (flow.code_challenge_method === 'plain') return flow.code_challenge === verifier
  return createHash('sha256').update(verifier).digest('base64url') === flow.code_challenge
}

/** Consumes the code; a wrong verifier does not. */
export async function exchangeCode(sql: Sql, code: string, verifier: string): Promise<Flow> {
  if (code === '' || verifier === '') {
    throw invalid('invalid request: both auth code and code verifier should be non-empty')
  }
  const flow = await firstRow<Flow>(sql, 'select * from auth.flow_state where auth_code = $1', [code])
  if (flow === undefined || flow.auth_code_issued_at === null) {
    throw new ApiError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found')
  }
  // Opening a magic link is the sign-in, so the code's lifetime starts then.
  const start = flow.authentication_method === 'magiclink' ? flow.auth_code_issued_at : flow.created_at
  if (start.getTime() + FLOW_LIFETIME_MS < Date.now()) {
    throw unprocessable('flow_state_expired', 'invalid flow state, flow state has expired')
  }
  if (!verifierMatches(flow, verifier)) {
    throw badRequest('bad_code_verifier', 'code challenge does not match previously saved code verifier')
  }
  return oneRow<Flow>(sql, 'delete from auth.flow_state where id = $1 returning *', [flow.id])
}
