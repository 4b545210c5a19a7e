import { createHash, randomUUID } from 'node:crypto'
import { firstRow, oneRow, type Sql } from './database'
import { ApiError, invalid, unprocessable } from './errors'
import type { User } from './users'
import type { Challenge } from './validate'

const LIFETIME_MS = 300_000

type FlowState = {
  id: number
  user_id: string
  auth_code: string
  code_challenge_method: 's256' | 'plain'
  code_challenge: string
  authentication_method: string
  created_at: Date
  auth_code_issued_at: Date | null
}

/** Remembers the challenge of a PKCE flow until its link is opened and its code exchanged. */
export async function createFlowState(
  sql: Sql,
  user: User,
  method: string,
  challenge: Challenge | undefined,
) {
  if (challenge === undefined) return
  await sql.query(
    `insert into auth.flow_state (user_id, auth_code, code_challenge_method, code_challenge, authentication_method)
     values ($1, $2, $3, $4, $5)`,
    [user.row.id, randomUUID(), challenge.method, challenge.challenge, method],
  )
}

/** The code of the user's latest flow of this method. */
export async function issueAuthCode(sql: Sql, user: User, method: string): Promise<string> {
  const flow = await firstRow<FlowState>(
    sql,
    'select * from auth.flow_state where user_id = $1 and authentication_method = $2 order by id desc limit 1',
    [user.row.id, method],
  )
  if (flow === undefined) throw unprocessable('flow_state_not_found', 'No valid flow state found for user.')
  const { auth_code: code } = await oneRow<FlowState>(
    sql,
    'update auth.flow_state set auth_code_issued_at = now() where id = $1 returning *',
    [flow.id],
  )
  return code
}

function isExpired(flow: FlowState, issuedAt: Date): boolean {
  // A magic link is opened by whoever signs in; its time starts then.
  const start = flow.authentication_method === 'magiclink' ? issuedAt : flow.created_at
  return start.getTime() + LIFETIME_MS < Date.now()
}

function verifierMatches(flow: FlowState, verifier: string): boolean {
  if (flow.code_challenge_method === 'plain') return flow.code_challenge === verifier
  return createHash('sha256').update(verifier).digest('base64url') === flow.code_challenge
}

/** Consumes the code; a wrong verifier leaves it standing. */
export async function exchangeCode(sql: Sql, code: string, verifier: string) {
  if (code === '' || verifier === '') {
    throw invalid('invalid request: both auth code and code verifier should be non-empty')
  }
  const flow = await firstRow<FlowState>(sql, 'select * from auth.flow_state where auth_code = $1', [code])
  if (flow === undefined || flow.auth_code_issued_at === null) {
    throw new ApiError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found')
  }
  if (isExpired(flow, flow.auth_code_issued_at)) {
    throw unprocessable('flow_state_expired', 'invalid flow state, flow state has expired')
  }
  if (!verifierMatches(flow, verifier)) {
    throw new ApiError(
      400,
      'bad_code_verifier',
      'code challenge does not match previously saved code verifier',
    )
  }
  await sql.query('delete from auth.flow_state where id = $1', [flow.id])
  return { userId: flow.user_id, method: flow.authentication_method }
}
