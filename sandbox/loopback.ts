import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'

const loopbackAddresses = ['127.0.0.1', '::1']
/** Names below localhost resolve to this machine, too (RFC 6761); the sandbox uses them as separate hosts. */
const loopbackHost = /^(([a-z]+\.)?localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i

function assertLoopback(address: string): void {
  if (loopbackAddresses.includes(address)) return
  throw new Error(
    `The sandbox only listens on loopback, not on SANDBOX_HOST=${address}. Unset it, or use 127.0.0.1 or ::1.`,
  )
}

/** A foreign name that resolves to this machine must not reach it either (DNS rebinding). */
export const onlyLoopbackHosts: MiddlewareHandler = async (c, next) => {
  if (loopbackHost.test(c.req.header('host') ?? '')) return next()
  return c.text('The sandbox only accepts requests for localhost.', 421)
}

type Listening = { close: () => Promise<void>; port: number }
type Fetch = Parameters<typeof getRequestListener>[0]

function listen(fetch: Fetch, port: number, host: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    // With the default of 5 s a connection can be closed just as a client reuses it.
    const server = createServer({ keepAliveTimeout: 65_000 }, getRequestListener(fetch))
    server.once('error', reject)
    server.listen(port, host, () => resolve(server))
  })
}

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

/** Listens on both loopback addresses, because `localhost` may mean either. Port 0 picks a free one. */
export async function listenOnLoopback(
  fetch: Fetch,
  port: number,
  addresses = loopbackAddresses,
): Promise<Listening> {
  for (const address of addresses) assertLoopback(address)
  const servers: Server[] = []
  for (const address of addresses) {
    const wanted = servers[0] ? portOf(servers[0]) : port
    try {
      servers.push(await listen(fetch, wanted, address))
    } catch (error) {
      if (isMissingFamily(error) && addresses.length > 1) continue
      await Promise.all(servers.map(close))
      throw error
    }
  }
  if (!servers[0]) throw new Error('This machine has no loopback address to listen on.')
  return { port: portOf(servers[0]), close: async () => void (await Promise.all(servers.map(close))) }
}

/** On a machine without IPv6 (or IPv4), the other address is enough. */
function isMissingFamily(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(String(error.code))
  )
}

function close(server: Server): Promise<void> {
  return new Promise(resolve => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
