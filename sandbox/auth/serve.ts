import { type ServerType, serve } from '@hono/node-server'
import { createAuthServer } from './index'
import { authSettingsFromEnv } from './settings'

/** `localhost` listens on both loopback families: a browser may try either first. */
const ADDRESSES: Record<string, readonly string[]> = {
  localhost: ['127.0.0.1', '::1'],
  '127.0.0.1': ['127.0.0.1'],
  '::1': ['::1'],
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
  const servers: ServerType[] = addresses.map(hostname =>
    serve({ fetch: auth.app.fetch, hostname, port: settings.port }).on('error', error => {
      // A machine without IPv6 still has the other address.
      if ('code' in error && error.code === 'EADDRNOTAVAIL' && hostname === '::1') return
      console.error(`Auth sandbox: cannot listen on ${hostname}:${settings.port}:`, error.message)
      process.exit(1)
    }),
  )
  console.info(`Auth sandbox: ${settings.externalUrl} on port ${settings.port}, mails at /mail`)
  console.info(`Publishable key: ${auth.publishableKey}`)

  const stop = async () => {
    for (const server of servers) server.close()
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
