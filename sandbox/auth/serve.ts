import { type ServerType, serve } from '@hono/node-server'
import type { Hono } from 'hono'
import { createAuthServer } from './index'
import { authSettingsFromEnv } from './settings'

/** `localhost` listens on both loopback families: a browser may try either first. */
const ADDRESSES: Record<string, readonly string[]> = {
  localhost: ['127.0.0.1', '::1'],
  '127.0.0.1': ['127.0.0.1'],
  '::1': ['::1'],
}

/** Undefined on a machine without IPv6, which still has the other address. */
function listen(app: Hono, hostname: string, port: number): Promise<ServerType | undefined> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, hostname, port }, () => resolve(server))
    server.once('error', error => {
      const isMissing = 'code' in error && (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT')
      if (isMissing && hostname === '::1') resolve(undefined)
      else reject(new Error(`Auth sandbox: cannot listen on ${hostname}:${port}: ${error.message}`))
    })
  })
}

async function main(): Promise<void> {
  const settings = authSettingsFromEnv(process.env)
  const addresses = ADDRESSES[settings.host]
  if (addresses === undefined) {
    throw new Error(
      `SANDBOX_AUTH_HOST: ${settings.host} is refused, only localhost, 127.0.0.1 and ::1 are served`,
    )
  }
  const auth = await createAuthServer(settings)
  const servers = await Promise.all(addresses.map(hostname => listen(auth.app, hostname, settings.port)))
  console.info(`Auth sandbox: ${settings.externalUrl} on port ${settings.port}, mails at /mail`)
  console.info(`Publishable key: ${auth.publishableKey}`)

  const stop = async () => {
    for (const server of servers) server?.close()
    await auth.close()
    process.exit(0)
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

main().catch(error => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
