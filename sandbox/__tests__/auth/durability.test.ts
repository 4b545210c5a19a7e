import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PASSWORD, startServer } from '../support/auth-server'
import { statusForHost } from '../support/host'
import { newScenario } from '../support/scenario'

let env: Record<string, string>
let dataDir: string
beforeEach(async () => {
  dataDir = join(await mkdtemp(join(tmpdir(), 'auth-sandbox-')), 'data')
  env = { SANDBOX_AUTH_DATA_DIR: dataDir }
})
afterEach(() => rm(join(dataDir, '..'), { recursive: true, force: true }))

test('kill -9 in the middle of sign-ups loses no confirmed account, session or key', async () => {
  const server = await startServer(env)
  const confirmed: string[] = []
  const work = Array.from({ length: 8 }, async () => {
    for (;;) {
      const { run, lookUp } = newScenario(server)
      await run(['ACCOUNT ann'])
      confirmed.push(lookUp('ann@'))
    }
  })
  const settled = Promise.allSettled(work)
  const { run, lookUp } = newScenario(server)
  while (confirmed.length < 16) await new Promise(resolve => setTimeout(resolve, 20))
  await run(['ACCOUNT ann'])
  await server.stop('SIGKILL')
  await settled

  const again = await startServer(env)
  for (const email of confirmed) {
    const body = { email, password: PASSWORD }
    const signIn = await again.call('POST', '/token?grant_type=password', { body })
    expect([email, signIn.status]).toEqual([email, 200])
  }
  expect((await again.call('GET', '/user', { token: lookUp('ann.token') })).status).toBe(200)
  await again.stop('SIGKILL')
})

test('the signing key is readable by the owner only; a second server and a foreign host are rejected', async () => {
  const server = await startServer(env)
  expect((await stat(join(dataDir, 'signing-key.json'))).mode & 0o777).toBe(0o600)
  await expect(startServer(env)).rejects.toThrow('already running on')
  expect(await statusForHost(`${server.url}/user`, 'evil.example')).toBe(421)
  await server.stop()
  await expect(startServer({ SANDBOX_AUTH_MAIL_FREQUENCY: 'soon' })).rejects.toThrow(
    'SANDBOX_AUTH_MAIL_FREQUENCY',
  )
})
