import { once } from 'node:events'
import { pathToFileURL } from 'node:url'
import { TOTP } from 'otpauth'
import { codeOf, PASSWORD, signUpConfirmed, startServer, type TestServer } from '../support/auth-server'

// These cover this server only. The hosted service often accepts both of two such requests (README), so no test of the
// site may rely on a rejection here.
jest.setTimeout(60_000)

/**
 * A database in memory answers before the next request is read; delayed queries let requests overlap. Of a message
 * `{ hold: text }`, the next query that contains the text waits until the message 'release'.
 */
const SLOW_DATABASE = `
  const { PGlite } = await import('${pathToFileURL(require.resolve('@electric-sql/pglite'))}')
  const query = PGlite.prototype.query
  let delayedQueries = 0
  let held
  let release
  process.on('message', message => {
    if (message === 'delayedQueries') process.send(delayedQueries)
    if (message === 'release') release()
    if (message.hold) held = message.hold
  })
  process.channel?.unref()
  PGlite.prototype.query = async function (...parameters) {
    if (held && parameters[0].includes(held)) {
      held = undefined
      await new Promise(resolve => {
        release = resolve
        process.send('held')
      })
    }
    const result = await query.apply(this, parameters)
    await new Promise(resolve => setTimeout(resolve, 20))
    delayedQueries++
    return result
  }`

let server: TestServer
beforeAll(async () => {
  server = await startServer({
    NODE_OPTIONS: `--import ${JSON.stringify(`data:text/javascript,${encodeURIComponent(SLOW_DATABASE)}`)}`,
    SANDBOX_AUTH_PASSWORD_REAUTHENTICATION: 'true',
    SANDBOX_AUTH_REAUTHENTICATION_AGE: '0',
  })
})
afterAll(() => server?.stop())

async function enrolled() {
  const account = await signUpConfirmed(server)
  const token: string = account.session.access_token
  const factor = (await server.post('/factors', { factor_type: 'totp' }, token)).body
  return { ...account, token, factor }
}

async function delayedQueries(): Promise<number> {
  const reply = once(server.process, 'message')
  server.process.send('delayedQueries')
  return (await reply)[0]
}

test('the delay is in place: a request waits for delayed queries', async () => {
  const { session } = await signUpConfirmed(server)
  const before = await delayedQueries()
  await server.call('GET', '/user', { token: session.access_token })
  expect(await delayedQueries()).toBeGreaterThan(before)
})

test('two sessions verify a factor at once: one continues, the other is signed out', async () => {
  const { email, token, factor } = await enrolled()
  const other = (await server.post('/token?grant_type=password', { email, password: PASSWORD })).body
  const begin = async (bearer: string) => {
    const { id } = (await server.post(`/factors/${factor.id}/challenge`, {}, bearer)).body
    const code = new TOTP({ secret: factor.totp.secret }).generate()
    return () => server.post(`/factors/${factor.id}/verify`, { challenge_id: id, code }, bearer)
  }
  const verify = [await begin(token), await begin(other.access_token)]
  const answers = await Promise.all(verify.map(start => start()))
  const [won, lost] = answers.sort((a, b) => a.status - b.status)
  expect([won?.status, lost?.status]).toEqual([200, 403])
  expect(lost?.body).toEqual({
    code: 'session_not_found',
    message: 'Session from session_id claim in JWT does not exist',
  })
})

test('of two concurrent verifications of one challenge, one succeeds', async () => {
  const { token, factor } = await enrolled()
  const { id } = (await server.post(`/factors/${factor.id}/challenge`, {}, token)).body
  const code = new TOTP({ secret: factor.totp.secret }).generate()
  const verify = () => server.post(`/factors/${factor.id}/verify`, { challenge_id: id, code }, token)
  const answers = await Promise.all([verify(), verify()])
  expect(answers.map(answer => answer.status).sort()).toEqual([200, 422])
})

test('a challenge fails if its factor is removed after the factor was read', async () => {
  const { token, factor } = await enrolled()
  const held = once(server.process, 'message')
  server.process.send({ hold: 'insert into auth.mfa_challenges' })
  const challenge = server.post(`/factors/${factor.id}/challenge`, {}, token)
  expect((await held)[0]).toBe('held')
  const removed = await server.call('DELETE', `/factors/${factor.id}`, { token })
  server.process.send('release')
  const challenged = await challenge
  expect([removed.status, challenged.status]).toEqual([200, 404])
  expect(challenged.body).toEqual({ code: 'mfa_factor_not_found', message: 'Factor not found' })
})

test('of two concurrent password changes with one nonce, one succeeds', async () => {
  const { email, session } = await signUpConfirmed(server)
  const token: string = session.access_token
  await server.call('GET', '/reauthenticate', { token })
  const nonce = codeOf((await server.mails(email))[0])
  const put = (password: string) => server.call('PUT', '/user', { token, body: { password, nonce } })
  const answers = await Promise.all([put('password one'), put('password two')])
  const [, refused] = answers.sort((a, b) => a.status - b.status)
  expect(answers.map(answer => answer.status)).toEqual([200, 422])
  expect(refused?.body.code).toBe('reauthentication_not_valid')
})
