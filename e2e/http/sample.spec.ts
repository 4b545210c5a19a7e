// Only a started server shows whom it refuses a sample.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { freePort } from '../support/free-port'
import { expect, test } from '../support/served-test'
import { release } from './ask'

const project = join(__dirname, '..', '..')

/** What a program printed before it ended by itself. */
function run(args: string[], env: Record<string, string>): Promise<{ isSuccess: boolean; output: string }> {
  return new Promise(resolve => {
    execFile(process.execPath, args, { cwd: project, env: { ...process.env, ...env } }, (error, out, err) =>
      resolve({ isSuccess: !error, output: out + err }),
    )
  })
}

test('a sample is not served beyond this machine', async () => {
  test.skip(release.siteEnv === 'production', 'The build is for production.')
  test.skip(process.env.SERVER_URL !== undefined, 'It starts the Node server.')
  const port = await freePort()
  const { isSuccess, output } = await run(['scripts/serve.mjs', 'release'], {
    HOST: '0.0.0.0',
    PORT: String(port),
    SANDBOX_PORT: String(port + 1),
  })
  expect(isSuccess).toBe(false)
  expect(output).toContain(`A sample build is not published. It was built with SITE_ENV=${release.siteEnv}`)
})

test('no folder for a CDN is written of a sample', async () => {
  test.skip(release.siteEnv === 'production', 'The build is for production.')
  const { isSuccess, output } = await run(['--import', 'tsx', 'tools/release/cdn/write-cdn.ts'], {})
  expect(isSuccess).toBe(false)
  expect(output).toContain('A sample build is not published.')
})
