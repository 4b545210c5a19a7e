import { randomInt } from 'node:crypto'
import type { Context } from 'hono'
import { decodeJwt } from 'jose'
import type { Auth } from './context'
import { firstRow, oneRow, type Sql } from './database'
import { reload, type User, userJson } from './users'

export type SessionRow = {
  id: string
  user_id: string
  created_at: Date
  refreshed_at: Date | null
  factor_id: string | null
  aal: 'aal1' | 'aal2'
}

type AmrRow = { authentication_method: string; updated_at: Date }

const TOKEN_LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789'
export const REFRESH_TOKEN_LENGTH = 12

const newRefreshToken = (): string =>
  Array.from({ length: REFRESH_TOKEN_LENGTH }, () =>
    TOKEN_LETTERS.charAt(randomInt(TOKEN_LETTERS.length)),
  ).join('')

export async function insertRefreshToken(
  sql: Sql,
  session: SessionRow,
  parent: string | null,
): Promise<string> {
  const { token } = await oneRow<{ token: string }>(
    sql,
    'insert into auth.refresh_tokens (token, user_id, session_id, parent) values ($1, $2, $3, $4) returning token',
    [newRefreshToken(), session.user_id, session.id, parent],
  )
  return token
}

export const findSession = (sql: Sql, id: string): Promise<SessionRow | undefined> =>
  firstRow<SessionRow>(sql, 'select * from auth.sessions where id = $1', [id])

/** Notes how the session was signed in to; the same method again only moves its time. */
export async function addAuthenticationMethod(sql: Sql, sessionId: string, method: string): Promise<void> {
  await sql.query(
    `insert into auth.mfa_amr_claims (session_id, authentication_method) values ($1, $2)
     on conflict (session_id, authentication_method) do update set updated_at = clock_timestamp()`,
    [sessionId, method],
  )
}

const seconds = (time: Date): number => Math.floor(time.getTime() / 1000)

async function accessToken(
  auth: Auth,
  sql: Sql,
  user: User,
  session: SessionRow,
  issuedAt: number,
): Promise<string> {
  const amr = await sql.query<AmrRow>(
    'select * from auth.mfa_amr_claims where session_id = $1 order by updated_at desc, authentication_method desc',
    [session.id],
  )
  const { row } = user
  const shown = userJson(user)
  return auth.keys.sign({
    iss: auth.settings.externalUrl,
    sub: row.id,
    aud: row.aud,
    exp: issuedAt + auth.settings.tokenLifetime,
    iat: issuedAt,
    email: shown.email,
    phone: shown.phone,
    app_metadata: shown.app_metadata,
    user_metadata: shown.user_metadata,
    role: row.role,
    aal: session.aal,
    amr: amr.rows.map(entry => ({
      method: entry.authentication_method,
      timestamp: seconds(entry.updated_at),
    })),
    session_id: session.id,
    is_anonymous: row.is_anonymous,
  })
}

export async function tokenResponse(
  auth: Auth,
  sql: Sql,
  user: User,
  session: SessionRow,
  refreshToken: string,
) {
  const issuedAt = seconds(new Date())
  return {
    access_token: await accessToken(auth, sql, user, session, issuedAt),
    token_type: 'bearer',
    expires_in: auth.settings.tokenLifetime,
    expires_at: issuedAt + auth.settings.tokenLifetime,
    refresh_token: refreshToken,
    user: userJson(user),
  }
}

export type TokenResponse = Awaited<ReturnType<typeof tokenResponse>>

/** A new session: every sign-in is one of its own. */
export async function signIn(auth: Auth, sql: Sql, user: User, method: string): Promise<TokenResponse> {
  const session = await oneRow<SessionRow>(
    sql,
    'insert into auth.sessions (user_id) values ($1) returning *',
    [user.row.id],
  )
  await sql.query('update auth.users set last_sign_in_at = now(), updated_at = now() where id = $1', [
    user.row.id,
  ])
  await addAuthenticationMethod(sql, session.id, method)
  const refreshToken = await insertRefreshToken(sql, session, null)
  return tokenResponse(auth, sql, await reload(sql, user), session, refreshToken)
}

/** Headers that the original adds for its gateway; clients do not read them. */
export function sendTokens(c: Context, tokens: TokenResponse, extra: object = {}): Response {
  c.header('sb-auth-user-id', tokens.user.id)
  c.header('sb-auth-session-id', String(decodeJwt(tokens.access_token).session_id))
  c.header('sb-auth-refresh-token-prefix', tokens.refresh_token.slice(0, 5))
  return c.json({ ...tokens, ...extra })
}

export const deleteSessions = (sql: Sql, userId: string) =>
  sql.query('delete from auth.sessions where user_id = $1', [userId])

export const deleteOtherSessions = (sql: Sql, userId: string, keptSessionId: string) =>
  sql.query('delete from auth.sessions where user_id = $1 and id <> $2', [userId, keptSessionId])
