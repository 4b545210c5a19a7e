import type { PGlite } from '@electric-sql/pglite'
import type { Context } from 'hono'
import type { TokenKeys } from './keys'
import type { Limiters } from './rate-limit'
import { redirectTarget } from './redirects'
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

/** Whoever calls with a token asks for its audience, unless a header names another. */
export const requestAud = (c: Context, claimed: unknown = ''): string =>
  String(c.req.header('X-JWT-AUD') || claimed || 'authenticated').replaceAll('\u0000', '')

export const newCall = (c: Context, auth: Auth): Call => ({
  ...auth,
  c,
  aud: requestAud(c),
  target: redirectTarget(c, auth.settings),
})
