import type { Context } from 'hono'
import { readBody } from '../body'
import type { Auth } from '../context'
import { firstRow, type Sql } from '../database'
import { ApiError, invalid } from '../errors'
import {
  findSession,
  insertRefreshToken,
  REFRESH_TOKEN_LENGTH,
  type SessionRow,
  sendTokens,
  tokenResponse,
} from '../sessions'
import { findUser, isBanned } from '../users'

type RefreshTokenRow = {
  id: number
  token: string
  session_id: string
  parent: string | null
  revoked: boolean
  created_at: Date
  revoked_at: Date | null
}

const refusal = (code: string, reason: string) => new ApiError(400, code, `Invalid Refresh Token: ${reason}`)

function checkAge({ settings }: Auth, session: SessionRow): void {
  const secondsSince = (time: Date) => (Date.now() - time.getTime()) / 1000
  const { sessionTimebox, sessionInactivity } = settings
  if (sessionTimebox > 0 && secondsSince(session.created_at) > sessionTimebox) {
    throw refusal('session_expired', 'Session Expired')
  }
  const lastUsed = session.refreshed_at ?? session.created_at
  if (sessionInactivity > 0 && secondsSince(lastUsed) > sessionInactivity) {
    throw refusal('session_expired', 'Session Expired (Inactivity)')
  }
}

const activeToken = (sql: Sql, session: SessionRow) =>
  firstRow<RefreshTokenRow>(
    sql,
    'select * from auth.refresh_tokens where session_id = $1 and not revoked order by id desc limit 1',
    [session.id],
  )

/** Undefined when the presented token was used before and nothing excuses it. */
async function successor(auth: Auth, sql: Sql, session: SessionRow, presented: RefreshTokenRow) {
  if (!presented.revoked) {
    await sql.query('update auth.refresh_tokens set revoked = true, revoked_at = now() where id = $1', [
      presented.id,
    ])
    return insertRefreshToken(sql, session, presented.token)
  }
  const active = await activeToken(sql, session)
  // The client lost the answer to its last refresh: it gets the same one again, at any age.
  if (active !== undefined && active.parent === presented.token) return active.token
  const revokedAt = presented.revoked_at ?? presented.created_at
  if (revokedAt.getTime() + auth.settings.reuseInterval * 1000 > Date.now()) {
    return insertRefreshToken(sql, session, presented.token)
  }
  return undefined
}

/** The whole family is void, and dated back so that the reuse interval excuses none of it. */
const revokeFamily = (sql: Sql, session: SessionRow) =>
  sql.query(
    'update auth.refresh_tokens set revoked = true, revoked_at = to_timestamp(0) where session_id = $1',
    [session.id],
  )

async function refresh(auth: Auth, sql: Sql, token: string) {
  const presented = await firstRow<RefreshTokenRow>(
    sql,
    'select * from auth.refresh_tokens where token = $1',
    [token],
  )
  if (presented === undefined) throw refusal('refresh_token_not_found', 'Refresh Token Not Found')
  const session = await findSession(sql, presented.session_id)
  if (session === undefined) throw refusal('session_not_found', 'No Valid Session Found')
  const user = await findUser(sql, session.user_id)
  if (user === undefined) throw refusal('refresh_token_not_found', 'Refresh Token Not Found')
  if (isBanned(user)) throw refusal('user_banned', 'User Banned')
  checkAge(auth, session)
  const next = await successor(auth, sql, session, presented)
  if (next === undefined) {
    await revokeFamily(sql, session)
    return undefined
  }
  await sql.query('update auth.sessions set refreshed_at = now() where id = $1', [session.id])
  return tokenResponse(auth, sql, user, session, next)
}

export async function refreshTokenGrant(c: Context, auth: Auth): Promise<Response> {
  const { refresh_token: token = '' } = await readBody(c, 'RefreshTokenGrantParams', {
    refresh_token: 'string',
  })
  if (token.length !== REFRESH_TOKEN_LENGTH) throw invalid('Refresh token is not valid')
  const tokens = await auth.database.transaction(sql => refresh(auth, sql, token))
  // Refused only here, outside: the revocation has to be committed.
  if (tokens === undefined) throw refusal('refresh_token_already_used', 'Already Used')
  return sendTokens(c, tokens)
}

/** For a second factor: the session goes on with a new token in place of the active one. */
export async function rotateActiveToken(sql: Sql, session: SessionRow): Promise<string> {
  const active = await activeToken(sql, session)
  if (active === undefined) return insertRefreshToken(sql, session, null)
  await sql.query('update auth.refresh_tokens set revoked = true, revoked_at = now() where id = $1', [
    active.id,
  ])
  return insertRefreshToken(sql, session, active.token)
}
