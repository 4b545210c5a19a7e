import { isUuid, NIL_UUID } from './body'
import { requestAud } from './call'
import { ApiError, forbidden, sessionGone, userGone } from './errors'
import type { Claims } from './keys'
import { expiryMessage, findSession, type Session } from './sessions'
import type { Call } from './types'
import type { User } from './user-json'
import { findUser, isBanned } from './users'

async function bearerClaims({ c, keys }: Call): Promise<Claims> {
  const token = /^bearer (\S+)$/i.exec(c.req.header('Authorization') ?? '')?.[1]
  if (token !== undefined) return keys.verify(token)
  throw new ApiError(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
}

export type Caller = { claims: Claims; aud: string; user: User; session: Session | undefined }

const hasSession = ({ session_id: id }: Claims): boolean => id !== undefined && id !== '' && id !== NIL_UUID

async function callerSession({ database }: Call, claims: Claims) {
  if (!hasSession(claims)) return undefined
  const { session_id: id, sub } = claims
  if (!isUuid(id)) throw forbidden('bad_jwt', 'invalid claim: session_id claim must be a UUID')
  const session = await findSession(database, id)
  if (session?.user_id !== sub) throw sessionGone()
  return session
}

/** The user of a valid access token whose session still exists. */
export async function authenticate(call: Call): Promise<Caller> {
  const claims = await bearerClaims(call)
  const { sub } = claims
  if (sub === undefined || sub === '') throw forbidden('bad_jwt', 'invalid claim: missing sub claim')
  if (!isUuid(sub)) throw new ApiError(400, 'bad_jwt', 'invalid claim: sub claim must be a UUID')
  const user = await findUser(call.database, sub)
  if (user === undefined) throw userGone()
  const session = await callerSession(call, claims)
  if (isBanned(user)) throw forbidden('user_banned', 'User is banned')
  return { claims, aud: requestAud(call.c, claims.aud), user, session }
}

/** For the factor endpoints, which need a session and a user who is not anonymous. */
export async function authenticateForFactors(call: Call) {
  const { claims, user, session } = await authenticate(call)
  if (claims.is_anonymous === true) {
    throw forbidden('no_authorization', 'Anonymous user not allowed to perform these actions')
  }
  if (session === undefined) throw sessionGone()
  return { user, session }
}

/** An operator's token is valid as long as its session exists; a service token belongs to no user. */
export async function requireAdmin(call: Call): Promise<void> {
  const claims = await bearerClaims(call)
  const session = hasSession(claims) ? (await authenticate(call)).session : undefined
  if (session !== undefined && expiryMessage(call, session) !== undefined) {
    throw forbidden('session_expired', 'Session is no longer valid')
  }
  const { role } = claims
  if (role !== 'service_role' && role !== 'supabase_admin') throw forbidden('not_admin', 'User not allowed')
}
