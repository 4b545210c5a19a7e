import type { MiddlewareHandler } from 'hono'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** The original's list, and `apikey`, which its gateway adds. */
const HEADERS = [
  'accept',
  'authorization',
  'content-type',
  'x-client-ip',
  'x-client-info',
  'x-jwt-aud',
  'x-use-cookie',
  'x-supabase-api-version',
  'apikey',
]

export const corsPreflight: MiddlewareHandler = async (c, next) => {
  const method = c.req.header('Access-Control-Request-Method')
  if (c.req.method !== 'OPTIONS' || method === undefined) return next()
  c.header('Vary', 'Origin, Access-Control-Request-Method, Access-Control-Request-Headers')
  const asked = (c.req.header('Access-Control-Request-Headers') ?? '')
    .split(',')
    .map(name => name.trim().toLowerCase())
    .filter(name => name !== '')
  const allowed = METHODS.includes(method) && asked.every(name => HEADERS.includes(name))
  if (allowed && c.req.header('Origin') !== undefined) {
    c.header('Access-Control-Allow-Origin', '*')
    c.header('Access-Control-Allow-Methods', method)
    if (asked.length > 0) c.header('Access-Control-Allow-Headers', asked.join(', '))
    c.header('Access-Control-Allow-Credentials', 'true')
  }
  return c.body(null, 204)
}

export const exposeHeaders: MiddlewareHandler = async (c, next) => {
  c.header('Vary', 'Origin')
  // Without the last one a browser client cannot tell which error shape it got.
  c.header('Access-Control-Expose-Headers', 'X-Total-Count, Link, X-Supabase-Api-Version')
  if (c.req.header('Origin') !== undefined) {
    c.header('Access-Control-Allow-Origin', '*')
    c.header('Access-Control-Allow-Credentials', 'true')
  }
  await next()
}
