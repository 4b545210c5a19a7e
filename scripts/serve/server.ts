import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Bounce } from '@/lib/auth/bounce'
import { createFront } from './front'
import { createGuardedServer, type Guarded } from './guard'

/**
 * `server.mjs` of a release: serves the folder it lies in. Started by scripts/serve.mjs with the port and the addresses to
 * listen on; says `ready`, and ends when it is told `leave` and nothing is under way any more.
 */

type BouncePart = { bounce: (cookies: string, search: string, base: string) => Promise<Bounce> }

/** A file beside this one, loaded when the first visitor with a session comes. */
const bouncePart = './bounce.mjs'
async function bounce(cookies: string, search: string, base: string): Promise<Bounce> {
  const part: BouncePart = await import(bouncePart)
  return part.bounce(cookies, search, base)
}

/** For a proxy that has connections open: each gets its next answer, with the word that it is the last. */
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
      // A machine without one of the two families of addresses is served on the other.
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
  // Without the process that holds the port there is nobody to answer for.
  process.on('disconnect', () => void leave(0))
  process.send?.('ready')
}

serve().catch(error => {
  console.error(error)
  process.exitCode = 1
  process.disconnect?.()
})
