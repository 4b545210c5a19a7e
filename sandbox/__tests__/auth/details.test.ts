import {
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
  server = await startServer()
})
afterAll(() => server?.stop())

test('a HEAD request does not use up a link', async () => {
  const email = newEmail()
  await server.post('/signup', { email, password: PASSWORD })
  const token = tokenHashOf((await server.mails(email))[0])
  expect((await server.call('HEAD', `/verify?type=signup&token=${token}`)).status).toBe(405)
  expect((await server.call('HEAD', '/.well-known/jwks.json')).status).toBe(405)
  expect((await server.post('/verify', { type: 'signup', token_hash: token })).status).toBe(200)
})

test('a new password resets the interval between mails', async () => {
  const slow = await startServer({ SANDBOX_AUTH_MAIL_FREQUENCY: '60' })
  const { email } = await signUpConfirmed(slow)
  await slow.post('/recover', { email })
  const [mail] = await slow.mails(email)
  const { access_token: token } = (
    await slow.post('/verify', { type: 'recovery', token_hash: tokenHashOf(mail) })
  ).body
  expect((await slow.post('/recover', { email })).status).toBe(429)
  const changed = await slow.call('PUT', '/user', { body: { password: 'another one' }, token })
  expect(changed.body.recovery_sent_at).toBeUndefined()
  expect((await slow.post('/recover', { email })).status).toBe(200)
  await slow.stop()
})

test.each(['ABCDEFGHIJKL', 'abcdefghij-_', ' '.repeat(12)])(
  '%p is rejected as a refresh token',
  async token => {
    const { status, body } = await server.post('/token?grant_type=refresh_token', { refresh_token: token })
    expect([status, body]).toEqual([
      400,
      { code: 'validation_failed', message: 'Refresh token is not valid' },
    ])
  },
)

test('timestamps are in the order of events', async () => {
  const { session } = await signUpConfirmed(server)
  const { user } = session
  const times = [user.created_at, user.confirmation_sent_at, user.email_confirmed_at, user.last_sign_in_at]
  expect([...times].sort()).toEqual(times)
  expect(user.updated_at >= user.last_sign_in_at).toBe(true)
})

const challenge = { code_challenge: 'a'.repeat(43), code_challenge_method: 'plain' }

async function locationFor(target: string, fields: object, type = 'signup'): Promise<string> {
  const email = newEmail()
  const path = `/signup?redirect_to=${encodeURIComponent(target)}`
  await server.post(path, { email, password: PASSWORD, ...fields })
  const link = new URL((await server.mails(email))[0]?.links[0] ?? '')
  link.searchParams.set('type', type)
  const opened = await server.call('GET', `/verify${link.search}`)
  return opened.headers.get('location') ?? ''
}

test('the code is appended to the target’s query; repeated parameters and the fragment stay', async () => {
  const target = 'http://localhost:3000/p?b=x%20y&a=1&a=2#/route'
  expect(await locationFor(target, challenge)).toMatch(
    /^http:\/\/localhost:3000\/p\?a=1&a=2&b=x\+y&code=[0-9a-f-]{36}#\/route$/,
  )
})

test.each(['http://localhost:3000/a b', 'http://localhost:3000/a b?c=1 2'])(
  'a space in %s is written as %%20 in mail and answer',
  async target => {
    const email = newEmail()
    const path = `/signup?redirect_to=${encodeURIComponent(target).replaceAll('%20', '+')}`
    await server.post(path, { email, password: PASSWORD })
    const link = (await server.mails(email))[0]?.links[0] ?? ''
    expect(link).not.toContain(' ')
    expect(link).toContain('%20')
    const opened = await server.call('GET', `/verify${new URL(link).search}`)
    expect(opened.headers.get('location')).toContain(`${target.replaceAll(' ', '%20')}#access_token=`)
  },
)

test('quotation marks and angle brackets of a target are escaped in the answer', async () => {
  expect(await locationFor('http://localhost:3000/a"<b>', {})).toMatch(
    /^http:\/\/localhost:3000\/a%22%3Cb%3E#access_token=/,
  )
})

test.each(['2024-02-30', '2024-13-01', 'x'])(
  'the API version %s is not a date: the old shape',
  async version => {
    const headers = { 'X-Supabase-Api-Version': version }
    const { body } = await server.call('GET', '/user', { headers })
    expect([body.code, body.error_code]).toEqual([401, 'no_authorization'])
  },
)

test('the session is appended to the target’s own fragment', async () => {
  expect(await locationFor('http://localhost:3000/?a=1&a=2#/hash', {})).toMatch(
    /^http:\/\/localhost:3000\/\?a=1&a=2#\/hash#access_token=/,
  )
})

test('a link of type email redirects with the type of mail it came from', async () => {
  expect(await locationFor('http://localhost:3000/', {}, 'email')).toMatch(/&type=signup$/)
})

test.each([
  'http://2130706433/',
  'http://127.1/x',
  'http://LOCALHOST:3000/a',
  'http://localhost:3000\\@evil.example/',
  'http://localhost:3000@evil.example/',
])('%s is not accepted as a redirect target, though a browser may normalize it to one', async target => {
  expect(await locationFor(target, {})).toMatch(/^http:\/\/localhost:3000#access_token=/)
})

test('404s carry CORS headers', async () => {
  const headers = { Origin: 'http://localhost:3000', 'Access-Control-Request-Method': 'GET' }
  expect((await server.call('OPTIONS', '/nope', { headers })).status).toBe(204)
  const missing = await server.call('GET', '/nope', { headers })
  expect([missing.status, missing.headers.get('access-control-allow-origin')]).toEqual([404, '*'])
})

test('a trailing slash is ignored', async () => {
  expect((await server.call('GET', '/.well-known/jwks.json/')).status).toBe(200)
})

test('a recovery link confirms the account but not the identity', async () => {
  const email = newEmail()
  await server.post('/signup', { email, password: PASSWORD })
  await server.post('/recover', { email })
  const [mail] = await server.mails(email)
  const { body } = await server.post('/verify', { type: 'recovery', token_hash: tokenHashOf(mail) })
  expect(body.user.email_confirmed_at).toBeDefined()
  expect(body.user.identities[0].identity_data.email_verified).toBe(false)
})

test('the authorization scheme is case-insensitive', async () => {
  const { session } = await signUpConfirmed(server)
  for (const scheme of ['bearer', 'BEARER']) {
    const headers = { Authorization: `${scheme} ${session.access_token}` }
    expect((await server.call('GET', '/user', { headers })).status).toBe(200)
  }
})

test('a 405 lists the allowed methods', async () => {
  const { status, headers } = await server.call('DELETE', '/user')
  expect([status, headers.get('allow')]).toEqual([405, 'GET, PUT'])
})

test.each([
  ['x', 'length 1'],
  ['', 'length 0'],
  ['z'.repeat(36), 'format'],
])('%p is not a challenge', async (challenge_id, fault) => {
  const { session } = await signUpConfirmed(server)
  const { body: factor } = await server.post('/factors', { factor_type: 'totp' }, session.access_token)
  const { status, body } = await server.post(
    `/factors/${factor.id}/verify`,
    { challenge_id, code: '000000' },
    session.access_token,
  )
  expect([status, body]).toEqual([
    400,
    {
      code: 'bad_json',
      message: `Could not parse request body as JSON: uuid: incorrect UUID ${fault} in string "${challenge_id}"`,
    },
  ])
})
