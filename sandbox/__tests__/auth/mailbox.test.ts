import {
  codeOf,
  newEmail,
  PASSWORD,
  signUpConfirmed,
  startServer,
  type TestServer,
} from '../support/auth-server'

jest.setTimeout(60_000)

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server?.stop())

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
