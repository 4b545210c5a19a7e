import { readBody, text } from '../body'
import { firstRow, type Sql } from '../database'
import { badRequest, invalid } from '../errors'
import { findSession, type Grant, insertRefreshToken, REFRESH_TOKEN, type Session, tokens } from '../sessions'
import type { Call } from '../types'
import { findUser } from '../users'

/** In which a used token still gets a successor. */
const REUSE_INTERVAL_MS = 10_000

type RefreshToken = {
  id: number
  token: string
  session_id: string
  parent: string | null
  revoked: boolean
  revoked_at: Date | null
}

const refusal = (code: string, reason: string) => badRequest(code, `Invalid Refresh Token: ${reason}`)

const activeToken = (sql: Sql, session: Session) =>
  firstRow<RefreshToken>(
    sql,
    'select * from auth.refresh_tokens where session_id = $1 and not revoked order by id desc limit 1',
    [session.id],
  )

async function replace(sql: Sql, session: Session, used: RefreshToken): Promise<string> {
  await sql.query('update auth.refresh_tokens set revoked = true, revoked_at = now() where id = $1', [
    used.id,
  ])
  return insertRefreshToken(sql, session, used.token)
}

/** Undefined when the presented token was used before and the reuse rules do not allow it. */
async function successor(sql: Sql, session: Session, presented: RefreshToken) {
  if (!presented.revoked) return replace(sql, session, presented)
  const active = await activeToken(sql, session)
  // The client lost the response to its last refresh: return the active token again, whatever its age.
  if (active !== undefined && active.parent === presented.token) return active.token
  const revokedAt = presented.revoked_at?.getTime() ?? 0
  if (revokedAt + REUSE_INTERVAL_MS <= Date.now()) return undefined
  return insertRefreshToken(sql, session, presented.token)
}

/** Revokes the whole family, backdated so that the reuse interval covers none of its tokens. */
const revokeFamily = (sql: Sql, session: Session) =>
  sql.query(
    'update auth.refresh_tokens set revoked = true, revoked_at = to_timestamp(0) where session_id = $1',
    [session.id],
  )

async function refresh(sql: Sql, token: string): Promise<Grant | undefined> {
  const presented = await firstRow<RefreshToken>(sql, 'select * from auth.refresh_tokens where token = $1', [
    token,
  ])
  const session = presented && (await findSession(sql, presented.session_id))
  const user = session && (await findUser(sql, session.user_id))
  // Deleting a session deletes its refresh tokens, so a missing session or user means an unknown token.
  if (!presented || !session || !user) throw refusal('refresh_token_not_found', 'Refresh Token Not Found')
  const refreshToken = await successor(sql, session, presented)
  if (refreshToken === undefined) {
    await revokeFamily(sql, session)
    return undefined
  }
  await sql.query('update auth.sessions set refreshed_at = now() where id = $1', [session.id])
  return { user, session, refreshToken }
}

export async function refreshTokenGrant(call: Call) {
  const { refresh_token: token } = await readBody(call, 'RefreshTokenGrantParams', { refresh_token: text })
  if (!REFRESH_TOKEN.test(token)) throw invalid('Refresh token is not valid')
  const grant = await call.database.transaction(sql => refresh(sql, token))
  // Refused outside the transaction: the revocation must be committed.
  if (grant === undefined) throw refusal('refresh_token_already_used', 'Already Used')
  return tokens(call, grant)
}

/** After a second factor: the session continues with a new token in place of the active one. */
export async function rotateActiveToken(sql: Sql, session: Session): Promise<string> {
  const active = await activeToken(sql, session)
  return active === undefined ? insertRefreshToken(sql, session, null) : replace(sql, session, active)
}
