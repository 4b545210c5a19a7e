import { listenOnLoopback } from '../loopback'
import { createAuthServer } from './index'
import { authSettingsFromEnv } from './settings'

async function main(): Promise<void> {
  const settings = authSettingsFromEnv(process.env)
  const auth = await createAuthServer(settings)
  const { close } = await listenOnLoopback(auth.app.fetch, settings.port)
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
