import type { PGlite } from '@electric-sql/pglite'
import type { Context } from 'hono'
import type { TokenKeys } from './keys'
import type { Limiters } from './rate-limit'
import type { AuthSettings } from './settings'

/** What every endpoint works with. */
export type Auth = {
  settings: AuthSettings
  database: PGlite
  keys: TokenKeys
  limiters: Limiters
}

type Handler = (c: Context, auth: Auth) => Response | Promise<Response>

/** The endpoints of one family, by method and path. */
export type Routes = Readonly<Record<`${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`, Handler>>

/** The audience that a request is for: accounts of another audience do not exist for it. */
export const audienceOf = (c: Context): string =>
  (c.req.header('X-JWT-AUD') || 'authenticated').replaceAll('\u0000', '')
