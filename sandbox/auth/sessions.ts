import { randomInt } from 'node:crypto'
import { firstRow, oneRow, type Sql } from './database'
import type { Call } from './types'
import { type User, userJson } from './user-json'

type Amr = { method: string; timestamp: number }

export type Session = {
  id: string
  user_id: string
  created_at: Date
  refreshed_at: Date | null
  aal: 'aal1' | 'aal2'
  /** The sign-in methods of the session, newest first. */
  amr: Amr[]
}

/** The result of a successful sign-in. */
export type Grant = { user: User; session: Session; refreshToken: string }

const TOKEN_LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789'
export const REFRESH_TOKEN = /^[a-z0-9]{12}$/

const newRefreshToken = (): string =>
  Array.from({ length: 12 }, () => TOKEN_LETTERS.charAt(randomInt(TOKEN_LETTERS.length))).join('')

const unixSeconds = (time = new Date()): number => Math.floor(time.getTime() / 1000)

/** Repeating a method updates its timestamp instead of adding an entry. */
export const withMethod = (amr: Amr[], method: string): Amr[] => [
  { method, timestamp: unixSeconds() },
  ...amr.filter(entry => entry.method !== method),
]

export async function insertRefreshToken(sql: Sql, session: Session, parent: string | null): Promise<string> {
  const token = newRefreshToken()
  await sql.query(
    'insert into auth.refresh_tokens (token, user_id, session_id, parent) values ($1, $2, $3, $4)',
    [token, session.user_id, session.id, parent],
  )
  return token
}

export const findSession = (sql: Sql, id: string): Promise<Session | undefined> =>
  firstRow<Session>(sql, 'select * from auth.sessions where id = $1', [id])

/** Creates the session of a sign-in. One statement, because three are slower with 200 concurrent sign-ins. */
export async function signIn(sql: Sql, user: User, method: string): Promise<Grant> {
  const refreshToken = newRefreshToken()
  const session = await oneRow<Session>(
    sql,
    `with session as (insert into auth.sessions (user_id, amr) values ($1, $2) returning *),
       token as (
         insert into auth.refresh_tokens (token, user_id, session_id) select $3, user_id, id from session
       ),
       account as (
         update auth.users set last_sign_in_at = session.created_at, updated_at = session.created_at
           from session where users.id = $1
       )
     select * from session`,
    [user.id, withMethod([], method), refreshToken],
  )
  const { created_at: now } = session
  return { user: { ...user, last_sign_in_at: now, updated_at: now }, session, refreshToken }
}

/** The response to a sign-in, with the headers that GoTrue adds for its gateway. */
export async function tokens({ c, settings, keys }: Call, { user, session, refreshToken }: Grant) {
  const shown = userJson(user)
  const issuedAt = unixSeconds()
  const expiresAt = issuedAt + settings.tokenLifetime
  const accessToken = await keys.sign({
    iss: settings.externalUrl,
    sub: user.id,
    aud: user.aud,
    exp: expiresAt,
    iat: issuedAt,
    email: shown.email,
    phone: shown.phone,
    app_metadata: shown.app_metadata,
    user_metadata: shown.user_metadata,
    role: user.role,
    aal: session.aal,
    amr: session.amr,
    session_id: session.id,
    is_anonymous: false,
  })
  c.header('sb-auth-user-id', user.id)
  c.header('sb-auth-session-id', session.id)
  c.header('sb-auth-refresh-token-prefix', refreshToken.slice(0, 5))
  return {
    access_token: accessToken,
    token_type: 'bearer',
    expires_in: settings.tokenLifetime,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user: shown,
  }
}

/** Deletes all sessions of the user except `current`, if given. */
export const deleteSessions = (sql: Sql, { id }: User, current?: Session) =>
  sql.query('delete from auth.sessions where user_id = $1 and id is distinct from $2', [
    id,
    current?.id ?? null,
  ])
