import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { authSettingsFromEnv, createAuthServer, notFound } from './auth'
import { createFaults } from './faults'
import { listenOnLoopback, onlyLoopbackHosts } from './loopback'
import { createPartners } from './partners'

/** One folder per port: two running sandboxes must not share a database. */
const dataFolder = (port: number) => join(__dirname, '..', '.sandbox', String(port))

function authSettings(port: number) {
  return authSettingsFromEnv({
    SANDBOX_AUTH_DATA_DIR: join(dataFolder(port), 'auth'),
    // Links that work on any device, as in the site's mail templates.
    SANDBOX_AUTH_MAIL_LINKS: 'token_hash',
    SANDBOX_AUTH_MAIL_TEMPLATES: join(__dirname, '..', 'docs', 'mail-templates'),
    SANDBOX_AUTH_SITE_URL: process.env.NEXT_PUBLIC_SITE_URL || `http://localhost:${process.env.PORT || 3000}`,
    ...process.env,
    SANDBOX_AUTH_PORT: String(port),
  })
}

async function serve(port: number) {
  const auth = await createAuthServer(authSettings(port))
  const faults = createFaults()
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.use(onlyLoopbackHosts)
  app.route('/', faults.routes)
  app.use(faults.middleware)
  app.route('/', createPartners(join(__dirname, 'partners')))
  app.route('/', auth.app)
  app.notFound(notFound)
  const addresses = process.env.SANDBOX_HOST ? [process.env.SANDBOX_HOST] : undefined
  const { close } = await listenOnLoopback(app.fetch, port, addresses)
  // A parent says so itself (tools/runner/exit-with-parent.mjs).
  if (!process.env.PARENT_PID) console.log(`Sandbox at http://localhost:${port}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      await close()
      await auth.close()
      process.exit(0)
    })
  }
}

async function reset(port: number) {
  const running = await fetch(`http://localhost:${port}/health-sandbox`).catch(() => undefined)
  if (running?.ok) throw new Error(`A sandbox is running on port ${port}: stop it first, its data is in use.`)
  await rm(dataFolder(port), { recursive: true, force: true })
  console.log('All accounts and mails of the sandbox were deleted.')
}

async function main() {
  const port = Number(process.env.SANDBOX_PORT || 4010)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`SANDBOX_PORT=${process.env.SANDBOX_PORT} is not a port: use a number, for example 4010.`)
  }
  if (process.argv.includes('--reset')) {
    return reset(port)
  }
  await serve(port)
}

main().catch((error: unknown) => {
  const isPortTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  const port = process.env.SANDBOX_PORT || 4010
  const hint = `Port ${port} is taken. Stop the program that uses it, or choose another: SANDBOX_PORT=${Number(port) + 100}`
  console.error(isPortTaken ? hint : error instanceof Error ? error.message : error)
  process.exit(1)
})
