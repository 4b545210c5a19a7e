import { mkdtemp, rm, stat } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newEmail, PASSWORD, signUpConfirmed, startServer } from '../support/auth-server'

jest.setTimeout(180_000)

let dataDir: string
beforeEach(async () => {
  dataDir = join(await mkdtemp(join(tmpdir(), 'auth-sandbox-')), 'data')
})
afterEach(() => rm(join(dataDir, '..'), { recursive: true, force: true }))

test('kill -9 in the middle of sign-ups loses no confirmed account, session or key', async () => {
  const env = { SANDBOX_AUTH_DATA_DIR: dataDir }
  for (const round of [1, 2]) {
    const server = await startServer(env)
    const confirmed: string[] = []
    const work = Array.from({ length: 8 }, async () => {
      for (;;) {
        const { email } = await signUpConfirmed(server)
        confirmed.push(email)
      }
    })
    const settled = Promise.allSettled(work)
    while (confirmed.length < 8 * round) await new Promise(resolve => setTimeout(resolve, 20))
    const { session } = await signUpConfirmed(server)
    await server.stop('SIGKILL')
    await settled

    const again = await startServer(env)
    for (const email of confirmed) {
      const signIn = await again.post('/token?grant_type=password', { email, password: PASSWORD })
      expect([email, signIn.status]).toEqual([email, 200])
    }
    expect((await again.call('GET', '/user', { token: session.access_token })).status).toBe(200)
    await again.stop('SIGKILL')
  }
})

test('the signing key is readable by the owner only, and a second server is rejected', async () => {
  const server = await startServer({ SANDBOX_AUTH_DATA_DIR: dataDir })
  expect((await stat(join(dataDir, 'signing-key.json'))).mode & 0o777).toBe(0o600)
  await expect(startServer({ SANDBOX_AUTH_DATA_DIR: dataDir })).rejects.toThrow('already running on')
  await server.stop()
})

test('fifty concurrent sign-ups with one address create one user', async () => {
  const server = await startServer({ SANDBOX_AUTH_DATA_DIR: dataDir })
  const email = newEmail()
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, i) =>
      server.post('/signup', { email: i % 2 === 0 ? email : email.toUpperCase(), password: PASSWORD }),
    ),
  )
  expect(answers.map(answer => answer.status)).toEqual(Array(50).fill(200))
  expect(new Set(answers.map(answer => answer.body.id)).size).toBe(1)
  await server.stop()
})

test('200 concurrent sign-ins all succeed', async () => {
  const server = await startServer({ SANDBOX_AUTH_BCRYPT_COST: '' })
  const { email } = await signUpConfirmed(server)
  const times = await Promise.all(
    Array.from({ length: 200 }, async () => {
      const start = performance.now()
      const answer = await server.post('/token?grant_type=password', { email, password: PASSWORD })
      expect(answer.status).toBe(200)
      return performance.now() - start
    }),
  )
  const p95 = times.sort((a, b) => a - b)[189] ?? 0
  process.stdout.write(`200 concurrent sign-ins: p95 ${Math.round(p95)} ms\n`)
  await server.stop()
})

test('a foreign Host header and a malformed setting are rejected', async () => {
  const server = await startServer()
  const { hostname, port } = new URL(server.url)
  const status = await new Promise(resolve => {
    request({ hostname, port, path: '/auth/v1/user', headers: { Host: 'evil.example' } }, answer =>
      resolve(answer.statusCode),
    ).end()
  })
  expect(status).toBe(421)
  await server.stop()
  await expect(startServer({ SANDBOX_AUTH_MAIL_FREQUENCY: 'soon' })).rejects.toThrow(
    'SANDBOX_AUTH_MAIL_FREQUENCY',
  )
})
