import { listenOnLoopback } from '../loopback'
import { createAuthServer } from './index'
import { authSettingsFromEnv } from './settings'

async function main(): Promise<void> {
  const settings = authSettingsFromEnv(process.env)
  const auth = await createAuthServer(settings)
  // `localhost` listens on both loopback families: a browser may try either first.
  const addresses = settings.host === 'localhost' ? undefined : [settings.host]
  const { close } = await listenOnLoopback(auth.app.fetch, settings.port, addresses)
  console.info(`Auth sandbox: ${settings.externalUrl} on port ${settings.port}, mails at /mail`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      await close()
      await auth.close()
      process.exit(0)
    })
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
