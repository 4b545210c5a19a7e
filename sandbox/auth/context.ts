import type { PGlite } from '@electric-sql/pglite'
import type { Context, Hono } from 'hono'
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

export type Endpoints = (app: Hono, auth: Auth) => void

/** The audience that a request is for: accounts of another audience do not exist for it. */
export const audienceOf = (c: Context): string =>
  (c.req.header('X-JWT-AUD') ?? 'authenticated').replaceAll('\u0000', '')
