import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { createFaults } from './faults'
import { listenOnLoopback, onlyLoopbackHosts } from './loopback'
import { createPartners } from './partners'

const dataFolder = join(__dirname, '..', '.sandbox')

async function serve(port: number) {
  const faults = createFaults()
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.use(onlyLoopbackHosts)
  app.route('/', faults.routes)
  app.use(faults.middleware)
  app.route('/', createPartners())
  const addresses = process.env.SANDBOX_HOST ? [process.env.SANDBOX_HOST] : undefined
  const { close } = await listenOnLoopback(app.fetch, port, addresses)
  console.log(`Sandbox at http://localhost:${port}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      await close()
      process.exit(0)
    })
  }
}

async function reset(port: number) {
  const running = await fetch(`http://localhost:${port}/health-sandbox`).catch(() => undefined)
  if (running?.ok) throw new Error(`A sandbox is running on port ${port}: end it first, its data is in use.`)
  await rm(dataFolder, { recursive: true, force: true })
  console.log('The sandbox has forgotten all accounts and mails.')
}

async function main() {
  const port = Number(process.env.SANDBOX_PORT || 4010)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`SANDBOX_PORT=${process.env.SANDBOX_PORT} is no port: give a number, for example 4010.`)
  }
  if (process.argv.includes('--reset')) {
    return reset(port)
  }
  await serve(port)
}

main().catch((error: unknown) => {
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  const port = process.env.SANDBOX_PORT || 4010
  const hint = `Port ${port} is taken. End the program that uses it, or choose another: SANDBOX_PORT=${Number(port) + 100}`
  console.error(taken ? hint : error instanceof Error ? error.message : error)
  process.exit(1)
})
