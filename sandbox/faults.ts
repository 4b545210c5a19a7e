import type { HttpBindings } from '@hono/node-server'
import { Hono, type MiddlewareHandler } from 'hono'
import { z } from 'zod'

const faultSchema = z.strictObject({
  /** One path, optionally with a query, or everything below it when it ends in `/*`. */
  path: z.string().startsWith('/'),
  mode: z.enum(['error500', 'refuse', 'hang', 'down', 'ok']),
})
type Fault = z.infer<typeof faultSchema>
type Bindings = { Bindings: HttpBindings }

const matchesPattern = (pattern: string, { pathname, search }: URL) =>
  pattern.endsWith('/*')
    ? pathname.startsWith(pattern.slice(0, -1))
    : [pathname, pathname + search].includes(pattern)

/** Makes services fail on demand, so that tests can check what a visitor sees during an outage. */
export function createFaults() {
  const faults = new Map<string, Fault['mode']>()
  let hanging: (() => void)[] = []

  // Hanging requests continue as soon as the faults change: the service has recovered.
  function releaseHanging() {
    for (const release of hanging) release()
    hanging = []
  }

  const list = () => [...faults].map(([path, mode]) => ({ path, mode }))

  const routes = new Hono()
  routes.get('/__faults', c => c.json(list()))
  routes.delete('/__faults', c => {
    faults.clear()
    releaseHanging()
    return c.json(list())
  })
  routes.post('/__faults', async c => {
    const fault = faultSchema.safeParse(await c.req.json().catch(() => undefined))
    if (!fault.success) return c.json({ message: z.prettifyError(fault.error) }, 400)
    if (fault.data.mode === 'ok') faults.delete(fault.data.path)
    else faults.set(fault.data.path, fault.data.mode)
    releaseHanging()
    return c.json(list())
  })

  const middleware: MiddlewareHandler<Bindings> = async (c, next) => {
    const mode = [...faults].find(([pattern]) => matchesPattern(pattern, new URL(c.req.url)))?.[1]
    const fails = (mode === 'error500' || mode === 'refuse') && c.req.method !== 'OPTIONS'
    // Readable from any origin, like the responses of the real services.
    if (fails) c.header('Access-Control-Allow-Origin', '*')
    if (fails && mode === 'error500') return c.text('Sandbox: this failure was requested.', 500)
    // Like a gateway in front of the service: with its own page, not the service's error format.
    if (fails) return c.html('<h1>403 Forbidden</h1>', 403)
    if (mode === 'down') {
      c.env.incoming.socket.destroy()
      return c.body(null, 503)
    }
    if (mode === 'hang') {
      await new Promise<void>(resolve => {
        hanging.push(resolve)
        c.env.incoming.socket.once('close', () => resolve())
      })
    }
    return next()
  }

  return { routes, middleware, hangingRequests: () => hanging.length }
}
