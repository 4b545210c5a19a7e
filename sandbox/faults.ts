import type { HttpBindings } from '@hono/node-server'
import { Hono, type MiddlewareHandler } from 'hono'
import { z } from 'zod'

const faultSchema = z.strictObject({
  /** One path, with its query if that matters, or everything under it when it ends in `/*`. */
  path: z.string().startsWith('/'),
  mode: z.enum(['error500', 'refuse', 'hang', 'down', 'ok']),
})
type Fault = z.infer<typeof faultSchema>
type Bindings = { Bindings: HttpBindings }

const answersTo = (pattern: string, { pathname, search }: URL) =>
  pattern.endsWith('/*')
    ? pathname.startsWith(pattern.slice(0, -1))
    : [pathname, pathname + search].includes(pattern)

/** Makes services fail on demand, so that tests can check what a visitor sees during an outage. */
export function createFaults() {
  const faults = new Map<string, Fault['mode']>()
  let releases: (() => void)[] = []

  // Hanging requests continue as soon as the faults change: the service has recovered.
  function release() {
    for (const letGo of releases) letGo()
    releases = []
  }

  const list = () => [...faults].map(([path, mode]) => ({ path, mode }))

  const routes = new Hono()
  routes.get('/__faults', c => c.json(list()))
  routes.delete('/__faults', c => {
    faults.clear()
    release()
    return c.json(list())
  })
  routes.post('/__faults', async c => {
    const fault = faultSchema.safeParse(await c.req.json().catch(() => undefined))
    if (!fault.success) return c.json({ message: z.prettifyError(fault.error) }, 400)
    if (fault.data.mode === 'ok') faults.delete(fault.data.path)
    else faults.set(fault.data.path, fault.data.mode)
    release()
    return c.json(list())
  })

  const middleware: MiddlewareHandler<Bindings> = async (c, next) => {
    const mode = [...faults].find(([pattern]) => answersTo(pattern, new URL(c.req.url)))?.[1]
    const fails = (mode === 'error500' || mode === 'refuse') && c.req.method !== 'OPTIONS'
    // Pages of any origin may read the failure, as they may read the answers of the real services.
    if (fails) c.header('Access-Control-Allow-Origin', '*')
    if (fails && mode === 'error500') return c.text('Sandbox: this failure was asked for.', 500)
    // As a gateway in front of the service refuses: with a page of its own, not in the service's words.
    if (fails) return c.html('<h1>403 Forbidden</h1>', 403)
    if (mode === 'down') {
      c.env.incoming.socket.destroy()
      return c.body(null, 503)
    }
    if (mode === 'hang') {
      await new Promise<void>(resolve => {
        releases.push(resolve)
        c.env.incoming.socket.once('close', () => resolve())
      })
    }
    return next()
  }

  return { routes, middleware }
}
