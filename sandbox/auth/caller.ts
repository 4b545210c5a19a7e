import { z } from 'zod'
import { ApiError, sessionGone, userGone } from './errors'
import { findSession, type Session } from './sessions'
import type { Call } from './types'
import type { User } from './user-json'
import { findUser } from './users'

/** Every token is signed here, for a session. */
const claimsSchema = z.object({ sub: z.string(), session_id: z.string() })

export type Caller = { user: User; session: Session }

/** The user of a valid access token whose session still exists. */
export async function authenticate({ c, keys, database }: Call): Promise<Caller> {
  const token = /^bearer (\S+)$/i.exec(c.req.header('Authorization') ?? '')?.[1]
  if (token === undefined) {
    throw new ApiError(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
  }
  const claims = claimsSchema.parse(await keys.verify(token))
  const user = await findUser(database, claims.sub)
  if (user === undefined) throw userGone()
  const session = await findSession(database, claims.session_id)
  if (session?.user_id !== user.id) throw sessionGone()
  return { user, session }
}
