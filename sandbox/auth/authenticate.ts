import type { Context } from 'hono'
import { isUuid, NIL_UUID } from './body'
import type { Auth } from './context'
import type { Sql } from './database'
import { ApiError, forbidden } from './errors'
import type { Claims } from './keys'
import { findSession, type SessionRow } from './sessions'
import { findUser, isBanned, type User } from './users'

const BEARER = /^[Bb]earer (\S+)$/

async function bearerClaims(c: Context, auth: Auth): Promise<Claims> {
  const token = BEARER.exec(c.req.header('Authorization') ?? '')?.[1]
  if (token === undefined) {
    throw new ApiError(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
  }
  return auth.keys.verify(token)
}

export type Caller = { claims: Claims; user: User; session: SessionRow | undefined }

async function callerSession(sql: Sql, claims: Claims): Promise<SessionRow | undefined> {
  const id = claims.session_id
  if (id === undefined || id === '' || id === NIL_UUID) return undefined
  if (!isUuid(id)) throw forbidden('bad_jwt', 'invalid claim: session_id claim must be a UUID')
  const session = await findSession(sql, id)
  if (session === undefined || session.user_id !== claims.sub) {
    throw forbidden('session_not_found', 'Session from session_id claim in JWT does not exist')
  }
  return session
}

/** Who calls, by a valid access token of a living session. */
export async function authenticate(c: Context, auth: Auth, sql: Sql = auth.database): Promise<Caller> {
  const claims = await bearerClaims(c, auth)
  const { sub } = claims
  if (sub === undefined || sub === '') throw forbidden('bad_jwt', 'invalid claim: missing sub claim')
  if (!isUuid(sub)) throw new ApiError(400, 'bad_jwt', 'invalid claim: sub claim must be a UUID')
  const user = await findUser(sql, sub)
  if (user === undefined) throw forbidden('user_not_found', 'User from sub claim in JWT does not exist')
  const session = await callerSession(sql, claims)
  if (isBanned(user)) throw forbidden('user_banned', 'User is banned')
  return { claims, user, session }
}

/** For what cannot be done without a session, such as a second factor. */
export function requireSession(caller: Caller): SessionRow {
  if (caller.session !== undefined) return caller.session
  throw forbidden('session_not_found', 'Session from session_id claim in JWT does not exist')
}

export async function requireAdmin(c: Context, auth: Auth): Promise<void> {
  const { role } = await bearerClaims(c, auth)
  if (role !== 'service_role' && role !== 'supabase_admin') throw forbidden('not_admin', 'User not allowed')
}
