import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { testSandbox } from '../../tools/runner/testing.mjs'
import { addresses } from './addresses'
import { freePort } from './free-port'

/**
 * A second sandbox with its own settings and a clock that can be moved. Its external URL is that of the first one, which the
 * pages know.
 */
export async function startOwnSandbox(settings: Record<string, string>) {
  const port = await freePort()
  const { SANDBOX_PROGRAM = '', SANDBOX_IMAGE = '', SANDBOX_CLOCK = '' } = process.env
  const child = spawn(
    process.execPath,
    ['--enable-source-maps', '--import', SANDBOX_CLOCK, SANDBOX_PROGRAM],
    {
      env: {
        ...process.env,
        ...testSandbox,
        SANDBOX_AUTH_DATABASE_IMAGE: SANDBOX_IMAGE,
        SANDBOX_AUTH_SITE_URL: addresses.site,
        SANDBOX_AUTH_EXTERNAL_URL: `${addresses.sandbox}/auth/v1`,
        ...settings,
        SANDBOX_PORT: String(port),
      },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    },
  )
  await untilStarted(child)
  let aheadMs = 0
  return {
    origin: `http://localhost:${port}`,
    /** The time on the server's clock. */
    now: () => Date.now() + aheadMs,
    /** Moves the server's clock forward. */
    async advance(seconds: number) {
      aheadMs += seconds * 1000
      const moved = once(child, 'message')
      child.send({ advanceSeconds: seconds })
      await moved
    },
    async stop() {
      child.kill()
      await once(child, 'exit')
    },
  }
}

async function untilStarted(child: ChildProcess) {
  if (!child.stdout) throw new Error('The sandbox has no output')
  const [started] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
  if (!String(started).includes('Sandbox at')) throw new Error(`The sandbox exited with ${started}`)
  child.stdout.resume()
}
