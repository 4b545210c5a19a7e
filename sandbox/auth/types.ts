import type { PGlite } from '@electric-sql/pglite'
import type { Context } from 'hono'
import type { TokenKeys } from './keys'
import type { Limiters } from './rate-limit'
import type { AuthSettings } from './settings'

export type Auth = { settings: AuthSettings; database: PGlite; keys: TokenKeys; limiters: Limiters }

/** A request, and what every endpoint answers it with. */
export type Call = Auth & {
  c: Context
  /** The audience that the request is for: accounts of another audience do not exist for it. */
  aud: string
  /** Where the links of this request lead. */
  target: string
}

/** What is no Response is answered as JSON. */
type Handler = (call: Call) => object | Promise<object>

/** The endpoints of one family, by method and path. */
export type Routes = Readonly<Record<`${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`, Handler>>
