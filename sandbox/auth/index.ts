import { writeFile } from 'node:fs/promises'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import type { Auth, Endpoints } from './context'
import { corsPreflight, exposeHeaders } from './cors'
import { openDatabase } from './database'
import { adminLinkEndpoints } from './endpoints/admin-links'
import { adminUserEndpoints } from './endpoints/admin-users'
import { factorEndpoints } from './endpoints/factors'
import { identityEndpoints } from './endpoints/identities'
import { logoutEndpoints } from './endpoints/logout'
import { mailRequestEndpoints } from './endpoints/mail-requests'
import { publicEndpoints } from './endpoints/public'
import { signupEndpoints } from './endpoints/signup'
import { tokenEndpoints } from './endpoints/token'
import { userEndpoints } from './endpoints/user'
import { verifyEndpoints } from './endpoints/verify'
import { ApiError, errorResponse, unexpectedFailure } from './errors'
import { createTokenKeys, type TokenKeys } from './keys'
import { createMailbox } from './mailbox'
import { createLimiters } from './rate-limit'
import { namesLoopback } from './request'
import type { AuthSettings } from './settings'

export { type AuthSettings, authSettingsFromEnv } from './settings'

/** The key that clients of this server may send; it opens nothing, as every endpoint decides for itself. */
const PUBLISHABLE_KEY = 'sb_publishable_sandbox'

const REQUEST_LIMIT_MS = 10_000

const ENDPOINTS: readonly Endpoints[] = [
  publicEndpoints,
  signupEndpoints,
  tokenEndpoints,
  verifyEndpoints,
  mailRequestEndpoints,
  userEndpoints,
  identityEndpoints,
  factorEndpoints,
  logoutEndpoints,
  adminUserEndpoints,
  adminLinkEndpoints,
]

/** The first segments of the server's paths, for clients that use no prefix. Nothing else is answered there. */
const ROOT_PATHS = [
  ...['health', 'settings', 'signup', 'token', 'verify', 'recover', 'resend', 'otp', 'magiclink'],
  ...['reauthenticate', 'user', 'authorize', 'callback', 'sso', 'factors', 'logout', 'admin', 'invite'],
]

/** The answer to any path that does not exist. */
export const notFound = (c: Context): Response =>
  c.body('404 page not found\n', 404, {
    'Content-Type': 'text/plain; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
  })

const onlyLoopback: MiddlewareHandler = async (c, next) => {
  if (!namesLoopback(c)) return c.text('The sandbox answers on this machine only\n', 403)
  await next()
}

const withinTimeLimit: MiddlewareHandler = async (_c, next) => {
  let timer: NodeJS.Timeout | undefined
  const overdue = new Promise<never>((_resolve, reject) => {
    const message = 'Processing this request timed out, please retry after a moment.'
    timer = setTimeout(() => reject(new ApiError(504, 'request_timeout', message)), REQUEST_LIMIT_MS)
  })
  try {
    await Promise.race([next(), overdue])
  } finally {
    clearTimeout(timer)
  }
}

function onError(error: Error, c: Context): Response {
  if (error instanceof ApiError) return errorResponse(c, error)
  console.error('Auth sandbox:', error)
  return errorResponse(c, unexpectedFailure())
}

/** The endpoints, with a 405 for a known path and another method. */
function createApi(auth: Auth): Hono {
  const api = new Hono()
  api.use(corsPreflight, exposeHeaders, withinTimeLimit)
  for (const endpoints of ENDPOINTS) endpoints(api, auth)
  for (const path of new Set(api.routes.filter(route => route.method !== 'ALL').map(route => route.path))) {
    api.all(path, c => c.body(null, 405))
  }
  api.onError(onError)
  api.notFound(notFound)
  return api
}

/** Ten years: the file in the data directory stays good as long as the key beside it. */
async function serviceRoleToken(keys: TokenKeys, settings: AuthSettings): Promise<string> {
  const issuedAt = Math.floor(Date.now() / 1000)
  const exp = issuedAt + 10 * 365 * 86_400
  const token = await keys.sign({ iss: settings.externalUrl, role: 'service_role', iat: issuedAt, exp })
  if (settings.dataDir !== 'memory') {
    await writeFile(`${settings.dataDir}/service-role.jwt`, `${token}\n`, { mode: 0o600 })
  }
  return token
}

/**
 * The local auth server: under /auth/v1, at the bare root, and its mailbox under /mail. Mount it with
 * `app.route('/', auth.app)` and `app.notFound(notFound)`.
 */
export async function createAuthServer(settings: AuthSettings) {
  const { database, close } = await openDatabase(settings.dataDir)
  const keys = await createTokenKeys(settings)
  const auth: Auth = { settings, database, keys, limiters: createLimiters(settings) }
  const api = createApi(auth)
  const prefixed = new Hono().basePath('/auth/v1').route('/', api)
  prefixed.notFound(notFound)
  const mailbox = createMailbox(database)

  const app = new Hono()
  const answer = (target: Hono) => (c: Context) => target.fetch(c.req.raw, c.env)
  app.use('/auth/v1/*', onlyLoopback).all('/auth/v1/*', answer(prefixed))
  app.use('/mail', onlyLoopback).use('/mail/*', onlyLoopback)
  app.all('/mail', answer(mailbox)).all('/mail/*', answer(mailbox))
  for (const name of ROOT_PATHS) {
    app.use(`/${name}`, onlyLoopback).use(`/${name}/*`, onlyLoopback)
    app.all(`/${name}`, answer(api)).all(`/${name}/*`, answer(api))
  }
  app.use('/.well-known/jwks.json', onlyLoopback).all('/.well-known/jwks.json', answer(api))
  app.notFound(notFound)
  app.onError(onError)

  return {
    app,
    publishableKey: PUBLISHABLE_KEY,
    serviceRoleToken: await serviceRoleToken(keys, settings),
    close,
  }
}
