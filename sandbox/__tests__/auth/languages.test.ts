import { join } from 'node:path'
import { newEmail, PASSWORD, startServer, type TestServer } from '../support/auth-server'

let server: TestServer
beforeAll(async () => {
  server = await startServer({
    SANDBOX_AUTH_SITE_URL: 'https://clinic.example',
    SANDBOX_AUTH_MAIL_LINKS: 'token_hash',
    SANDBOX_AUTH_MAIL_TEMPLATES: join(__dirname, '..', '..', '..', 'docs', 'mail-templates'),
  })
})
afterAll(() => server?.stop())

const linkTo = async (email: string) => new URL((await server.mails(email))[0]?.links[0] ?? '')
const pathTo = async (email: string) => (await linkTo(email)).pathname

const subjectsOf = async (email: string) => (await server.mails(email)).map(({ subject }) => subject)

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

test.each([{}, { language: 'es' }, { language: 'pt' }])(
  'with %j no server, log or CDN is sent the token of a mailed link',
  async data => {
    const email = newEmail()
    await server.post('/signup', { email, password: PASSWORD, data })
    expect((await linkTo(email)).search).toBe('')
    expect((await linkTo(email)).hash).toMatch(/^#token_hash=[\w-]{40,}&type=email$/)
    await server.post('/recover', { email })
    expect((await linkTo(email)).search).toBe('')
    expect((await linkTo(email)).hash).toMatch(/^#token_hash=[\w-]{40,}&type=recovery$/)
  },
)

test.each([
  [{}, ['Choose a new password', 'Confirm your email address']],
  [{ language: 'es' }, ['Elija una contraseña nueva', 'Confirme su dirección de correo']],
  [{ language: 'pt' }, ['Escolha uma nova senha', 'Confirme seu endereço de e-mail']],
])('with %j the mails are in that language', async (data, subjects) => {
  const email = newEmail()
  await server.post('/signup', { email, password: PASSWORD, data })
  await server.post('/recover', { email })
  expect(await subjectsOf(email)).toEqual(subjects)
  const [mail] = await server.mails(email)
  expect(mail?.text).toContain(mail?.links[0])
  expect(mail?.text).not.toMatch(/[<{]/)
})
