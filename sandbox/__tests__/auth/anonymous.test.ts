import {
  codeOf,
  newEmail,
  PASSWORD,
  signUpConfirmed,
  startServer,
  type TestServer,
  tokenHashOf,
} from '../support/auth-server'

jest.setTimeout(60_000)

let server: TestServer
beforeAll(async () => {
  server = await startServer({ SANDBOX_AUTH_ANONYMOUS: 'true', SANDBOX_AUTH_MANUAL_LINKING: 'true' })
})
afterAll(() => server?.stop())

test('an anonymous visitor becomes a user by confirming an address', async () => {
  const { access_token: token, user } = (await server.post('/signup', { data: { a: 1 } })).body
  expect(user.user_metadata).toEqual({ a: 1 })
  const put = (body: object) => server.call('PUT', '/user', { token, body })
  const early = await put({ password: PASSWORD })
  expect([early.status, early.body]).toEqual([
    422,
    {
      code: 'validation_failed',
      message: 'Updating password of an anonymous user without an email or phone is not allowed',
    },
  ])
  const email = newEmail()
  expect((await put({ email })).body).toMatchObject({ email: '', new_email: email, is_anonymous: true })
  const confirmed = await server.post('/verify', {
    type: 'email_change',
    token_hash: tokenHashOf((await server.mails(email))[0]),
  })
  expect(confirmed.body.user).toMatchObject({
    id: user.id,
    email,
    is_anonymous: false,
    app_metadata: { provider: 'email', providers: ['email'] },
  })
  expect(confirmed.body.user.identities[0]).toMatchObject({ provider: 'email', email })
  expect((await put({ password: PASSWORD })).status).toBe(200)
  expect((await server.post('/token?grant_type=password', { email, password: PASSWORD })).status).toBe(200)
})

test('the only identity cannot be unlinked', async () => {
  const { session } = await signUpConfirmed(server)
  const unlink = (id: string) =>
    server.call('DELETE', `/user/identities/${id}`, { token: session.access_token })
  const answer = await unlink(session.user.identities[0].identity_id)
  expect([answer.status, answer.body]).toEqual([
    422,
    {
      code: 'single_identity_not_deletable',
      message: 'User must have at least 1 identity after unlinking',
    },
  ])
  expect((await unlink('x')).body).toEqual({
    code: 'validation_failed',
    message: 'identity_id must be an UUID',
  })
})

test('reauthentication mails a six-digit code and no link', async () => {
  const { email, session } = await signUpConfirmed(server)
  const answer = await server.call('GET', '/reauthenticate', { token: session.access_token })
  expect([answer.status, answer.body]).toEqual([200, {}])
  const mail = (await server.mails(email))[0]
  expect(mail?.links).toEqual([])
  expect(codeOf(mail)).toMatch(/^\d{6}$/)
  expect(mail?.subject).toBe(`${codeOf(mail)} is your verification code`)
})

test('the mailbox shows its mails to people, escaped, and can be emptied by address', async () => {
  const email = newEmail()
  await server.post('/signup', { email, password: PASSWORD })
  const mail = (await server.mails(email))[0]
  const page = await fetch(new URL(`/mail/${mail?.id}`, server.url))
  const text = await page.text()
  expect(text).toContain('Sandbox mailbox')
  expect(text).toContain(`href="${mail?.links[0]?.replaceAll('&', '&amp;')}"`)
  const other = newEmail()
  await server.post('/signup', { email: other, password: PASSWORD })
  const emptied = await fetch(new URL(`/mail/api/messages?to=${encodeURIComponent(email)}`, server.url), {
    method: 'DELETE',
  })
  expect(emptied.status).toBe(204)
  expect([(await server.mails(email)).length, (await server.mails(other)).length]).toEqual([0, 1])
})
