import type { PGlite } from '@electric-sql/pglite'
import type { Context } from 'hono'
import type { TokenKeys } from './keys'
import type { AuthSettings } from './settings'

export type Auth = { settings: AuthSettings; database: PGlite; keys: TokenKeys }

/** A request, with everything an endpoint needs to answer it. */
export type Call = Auth & {
  c: Context
  /** The redirect target for links of this request. */
  target: string
}

/** Results other than a Response are sent as JSON. */
type Handler = (call: Call) => object | Promise<object>

/** A family of endpoints, by method and path. */
export type Routes = Readonly<Record<`${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`, Handler>>
