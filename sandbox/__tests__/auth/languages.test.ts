import { newEmail, PASSWORD, startServer, type TestServer } from '../support/auth-server'

let server: TestServer
beforeAll(async () => {
  server = await startServer({
    SANDBOX_AUTH_SITE_URL: 'https://clinic.example',
    SANDBOX_AUTH_MAIL_LINKS: 'token_hash',
  })
})
afterAll(() => server?.stop())

const pathTo = async (email: string) => new URL((await server.mails(email))[0]?.links[0] ?? '').pathname

// Same rule as in the site's mail templates: docs/going-live-auth.md.
test.each([
  ['Spanish', { language: 'es' }, '/es/auth/confirm'],
  ['Portuguese', { language: 'pt' }, '/pt/auth/confirm'],
  ['English, which says nothing,', {}, '/auth/confirm'],
  ['a language that the site does not have', { language: 'fr' }, '/auth/confirm'],
])('a sign-up in %s is mailed links to %s', async (_, data, path) => {
  const email = newEmail()
  await server.post('/signup', { email, password: PASSWORD, data: { first_name: 'Ann', ...data } })
  expect(await pathTo(email)).toBe(path)
  await server.post('/recover', { email })
  expect(await server.mails(email)).toHaveLength(2)
  expect(await pathTo(email)).toBe(path)
})
