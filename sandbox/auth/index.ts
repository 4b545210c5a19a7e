import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { onlyLoopbackHosts } from '../loopback'
import { newCall } from './call'
import { openDatabase } from './database'
import { factorRoutes } from './endpoints/factors'
import { identityRoutes } from './endpoints/identities'
import { keyRoutes } from './endpoints/keys'
import { logoutRoutes } from './endpoints/logout'
import { mailRequestRoutes } from './endpoints/mail-requests'
import { signupRoutes } from './endpoints/signup'
import { tokenRoutes } from './endpoints/token'
import { userRoutes } from './endpoints/user'
import { verifyRoutes } from './endpoints/verify'
import { asApiError, errorResponse } from './errors'
import { createTokenKeys } from './keys'
import { createMailbox } from './mailbox'
import type { AuthSettings } from './settings'
import type { Auth, Routes } from './types'

export { authSettingsFromEnv } from './settings'

const ROUTES: Routes = {
  ...keyRoutes,
  ...signupRoutes,
  ...tokenRoutes,
  ...verifyRoutes,
  ...mailRequestRoutes,
  ...userRoutes,
  ...identityRoutes,
  ...factorRoutes,
  ...logoutRoutes,
}

/** The response for any unknown path. */
export const notFound = (c: Context): Response =>
  c.body('404 page not found\n', 404, {
    'Content-Type': 'text/plain; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
  })

/** GoTrue's CORS headers, and `apikey`, which its gateway adds. */
const crossOrigin = cors({
  origin: '*',
  credentials: true,
  allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
  allowHeaders: [
    ...['Accept', 'Authorization', 'Content-Type', 'X-Client-IP', 'X-Client-Info', 'X-JWT-AUD'],
    ...['x-use-cookie', 'X-Supabase-Api-Version', 'apikey'],
  ],
  // Without X-Supabase-Api-Version a browser client cannot tell which error shape it received.
  exposeHeaders: ['X-Total-Count, Link, X-Supabase-Api-Version'],
})

/** HEAD must not run a GET handler: a mail scanner's HEAD request would use up the link. */
const refuseHead: MiddlewareHandler = async (c, next) =>
  c.req.raw.method === 'HEAD' ? c.body(null, 405) : next()

/** The endpoints, with a 405 for a known path with another method. */
function createApi(auth: Auth): Hono {
  const api = new Hono({ strict: false })
  const routes = Object.entries(ROUTES).map(([route, handler]) => {
    const [method = '', path = ''] = route.split(' ')
    return { method, path, handler }
  })
  for (const path of new Set(routes.map(route => route.path))) {
    api.use(path, refuseHead, crossOrigin)
  }
  for (const { method, path, handler } of routes) {
    api.on(method, path, async c => {
      const answer = await handler(newCall(c, auth))
      return answer instanceof Response ? answer : c.json(answer)
    })
  }
  for (const { path } of routes) {
    const allowed = routes.filter(route => route.path === path).map(({ method }) => method)
    api.all(path, c => c.body(null, 405, { Allow: allowed.join(', ') }))
  }
  api.onError((error, c) => errorResponse(c, asApiError(error)))
  return api
}

/**
 * The local auth server: under /auth/v1, and its mailbox under /mail. Mount it with
 * `app.route('/', auth.app)` and `app.notFound(notFound)`.
 */
export async function createAuthServer(settings: AuthSettings) {
  const { database, close } = await openDatabase(settings)
  const keys = await createTokenKeys(settings)
  const auth: Auth = { settings, database, keys }
  const api = createApi(auth)
  const app = new Hono({ strict: false })
  app.use(onlyLoopbackHosts)
  // CORS headers on 404s too, so that a browser can read them.
  app.use('/auth/v1/*', crossOrigin)
  app.route('/auth/v1', api).route('/mail', createMailbox(database))
  app.notFound(notFound)
  return { app, close }
}
