import type { Context } from 'hono'
import { redirectTarget } from './redirect-urls'
import type { Auth, Call } from './types'

export const newCall = (c: Context, auth: Auth): Call => ({
  ...auth,
  c,
  target: redirectTarget(c, auth.settings),
})
