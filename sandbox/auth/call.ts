import type { Context } from 'hono'
import { redirectTarget } from './redirect-urls'
import type { Auth, Call } from './types'

/** The audience is the token's, unless a header names another. */
export const requestAud = (c: Context, claimed: unknown = ''): string =>
  String(c.req.header('X-JWT-AUD') || claimed || 'authenticated').replaceAll('\u0000', '')

export const newCall = (c: Context, auth: Auth): Call => ({
  ...auth,
  c,
  aud: requestAud(c),
  target: redirectTarget(c, auth.settings),
})
