import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'
import { isLoopbackHost } from './redirects'

const isIncoming = (value: unknown): value is IncomingMessage =>
  typeof value === 'object' && value !== null && 'socket' in value

/**
 * Where the request comes from. All loopback addresses count as one: a browser may reach `localhost`
 * by IPv6 in one request and by IPv4 in the next.
 */
export function clientAddress(c: Context): string {
  const forwarded = c.req.header('X-Forwarded-For')?.split(',')[0]?.trim()
  const incoming: unknown = c.env?.incoming
  const peer = isIncoming(incoming) ? incoming.socket.remoteAddress : undefined
  const address = (forwarded || peer || 'loopback').replace(/^::ffff:/, '')
  return address === '::1' || isLoopbackHost(address) ? 'loopback' : address
}

/** The host that the request names. Another one means a foreign name was pointed at this machine. */
export function namesLoopback(c: Context): boolean {
  const host = c.req.header('Host') ?? new URL(c.req.url).host
  const url = `http://${host}`
  return URL.canParse(url) && isLoopbackHost(new URL(url).hostname)
}
