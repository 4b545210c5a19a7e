import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { SignedInRedirect } from '@/lib/server/redirect-if-signed-in'
import { UserError } from '../../runner/user-error.mjs'
import { counterFrom } from './count'
import { createHttpServer, type DrainableServer } from './http-server'
import { readRelease } from './read-release'
import { createRequestHandler } from './request-handler'
import { isLoopback, refuseSample, sampleNotice } from './sample.mjs'

/**
 * `server.mjs` of a release: serves the folder that contains it. scripts/serve.mjs starts it with the port and the
 * addresses to listen on, and `--sample` if it may show a sample to the network. It sends the message `ready`; on the message `leave` it finishes pending requests and exits.
 */

type RedirectProgram = {
  redirectIfSignedIn: (cookies: string, search: string, base: string) => Promise<SignedInRedirect>
}

/** A file beside this one, loaded for the first request with a session cookie. */
const redirectProgram = './redirect-if-signed-in.mjs'
async function redirectIfSignedIn(cookies: string, search: string, base: string): Promise<SignedInRedirect> {
  const part: RedirectProgram = await import(redirectProgram)
  return part.redirectIfSignedIn(cookies, search, base)
}

/** For a proxy's open connections: the next request on each is answered with `Connection: close`. */
const drainIdleMs = 5_000

async function listen(port: number, hosts: readonly string[], isSample: boolean): Promise<DrainableServer[]> {
  const folder = fileURLToPath(new URL('.', import.meta.url))
  const release = readRelease(folder)
  if (!hosts.every(isLoopback)) refuseSample(release.siteEnv, isSample)
  const notice = sampleNotice(release.siteEnv)
  if (notice) console.log(notice)
  const handler = createRequestHandler({ release, folder, redirectIfSignedIn: redirectIfSignedIn })
  const pages = release.entries.filter(({ kind }) => kind === 'document').map(({ path }) => path)
  const counter = counterFrom(process.env, new Set(pages))
  if (counter) process.once('exit', () => counter.close())
  const answer: typeof handler.answer = (requested, request, response) => {
    counter?.watch(requested, request, response)
    handler.answer(requested, request, response)
  }
  const parts = { ...handler, answer }
  const listening: DrainableServer[] = []
  for (const host of hosts) {
    const one = createHttpServer(parts)
    one.server.listen(port, host)
    try {
      await once(one.server, 'listening')
      listening.push(one)
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : ''
      if (code === 'EADDRINUSE')
        throw new UserError(
          `Port ${port} on ${host} is taken: choose another one with PORT, or stop what uses it.`,
        )
      // On a machine without IPv6 (or IPv4), the other address is enough.
      const isMissingFamily = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(code)
      if (!isMissingFamily || (host === hosts.at(-1) && listening.length === 0)) throw error
    }
  }
  return listening
}

async function serve() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { sample: { type: 'boolean', default: false } },
  })
  const [port, ...hosts] = positionals
  const listening = await listen(Number(port), hosts, values.sample)
  const drainAndExit = async (idleMs: number) => {
    await Promise.all(listening.map(({ drain }) => drain(undefined, idleMs)))
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void drainAndExit(0))
  process.on('message', message => {
    if (message === 'leave') void drainAndExit(drainIdleMs)
  })
  // The primary process holds the port; without it no request can arrive.
  process.on('disconnect', () => void drainAndExit(0))
  process.send?.('ready')
}

serve().catch(error => {
  console.error(error instanceof UserError ? error.message : error)
  process.exitCode = 1
  process.disconnect?.()
})
