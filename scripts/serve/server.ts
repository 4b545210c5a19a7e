import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Bounce } from '@/lib/auth/bounce'
import { createFront } from './front'
import { createGuardedServer, type Guarded } from './guard'

/**
 * `server.mjs` of a release: serves the folder that contains it. scripts/serve.mjs starts it with the port and the
 * addresses to listen on. It sends the message `ready`; on the message `leave` it finishes pending requests and exits.
 */

type BouncePart = { bounce: (cookies: string, search: string, base: string) => Promise<Bounce> }

/** A file beside this one, loaded for the first request with a session cookie. */
const bouncePart = './bounce.mjs'
async function bounce(cookies: string, search: string, base: string): Promise<Bounce> {
  const part: BouncePart = await import(bouncePart)
  return part.bounce(cookies, search, base)
}

/** For a proxy's open connections: the next request on each is answered with `Connection: close`. */
const leavingIdleMs = 5_000

async function listen(port: number, hosts: readonly string[]): Promise<Guarded[]> {
  const parts = createFront({ folder: fileURLToPath(new URL('.', import.meta.url)), bounce })
  const listening: Guarded[] = []
  for (const host of hosts) {
    const one = createGuardedServer(parts)
    one.server.listen(port, host)
    try {
      await once(one.server, 'listening')
      listening.push(one)
    } catch (error) {
      // On a machine without IPv6 (or IPv4), the other address is enough.
      const code = error instanceof Error && 'code' in error ? String(error.code) : ''
      const isMissingFamily = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(code)
      if (!isMissingFamily || (host === hosts.at(-1) && listening.length === 0)) throw error
    }
  }
  return listening
}

async function serve() {
  const [port, ...hosts] = process.argv.slice(2)
  const listening = await listen(Number(port), hosts)
  const leave = async (idleMs: number) => {
    await Promise.all(listening.map(({ drain }) => drain(undefined, idleMs)))
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void leave(0))
  process.on('message', message => {
    if (message === 'leave') void leave(leavingIdleMs)
  })
  // The primary process holds the port; without it no request can arrive.
  process.on('disconnect', () => void leave(0))
  process.send?.('ready')
}

serve().catch(error => {
  console.error(error)
  process.exitCode = 1
  process.disconnect?.()
})
