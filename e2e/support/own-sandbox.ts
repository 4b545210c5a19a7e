import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { testSandbox } from '../../scripts/lib/testing.mjs'
import { addresses } from './addresses'
import { freePort } from './free-port'

const root = join(__dirname, '..', '..')

/** A second sandbox with its own settings. Its external URL is that of the first one, which the pages know. */
export async function startOwnSandbox(settings: Record<string, string>) {
  const port = await freePort()
  const child = spawn(process.execPath, ['--import', 'tsx', join('sandbox', 'main.ts')], {
    cwd: root,
    env: {
      ...process.env,
      ...testSandbox,
      SANDBOX_AUTH_SITE_URL: addresses.site,
      SANDBOX_AUTH_EXTERNAL_URL: `${addresses.sandbox}/auth/v1`,
      ...settings,
      SANDBOX_PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [started] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
  if (!String(started).includes('Sandbox at')) throw new Error(`The sandbox exited with ${started}`)
  child.stdout.resume()
  return {
    origin: `http://localhost:${port}`,
    async stop() {
      child.kill()
      await once(child, 'exit')
    },
  }
}
