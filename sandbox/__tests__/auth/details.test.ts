import {
  newEmail,
  PASSWORD,
  signUpConfirmed,
  startServer,
  type TestServer,
  tokenHashOf,
} from '../support/auth-server'

jest.setTimeout(60_000)

/** Allows phone numbers without confirmation and anonymous users. */
let server: TestServer
beforeAll(async () => {
  server = await startServer({
    SANDBOX_AUTH_PHONE: 'true',
    SANDBOX_AUTH_PHONE_CONFIRM: 'false',
    SANDBOX_AUTH_ANONYMOUS: 'true',
    SANDBOX_AUTH_MANUAL_LINKING: 'true',
  })
})
afterAll(() => server?.stop())

let lastPhone = 15_550_000_000
const newPhone = () => String(++lastPhone)

test('a HEAD request does not use up a link', async () => {
  const email = newEmail()
  await server.post('/signup', { email, password: PASSWORD })
  const token = tokenHashOf((await server.mails(email))[0])
  expect((await server.call('HEAD', `/verify?type=signup&token=${token}`)).status).toBe(405)
  expect((await server.call('HEAD', '/health')).status).toBe(405)
  expect((await server.post('/verify', { type: 'signup', token_hash: token })).status).toBe(200)
})

test('adding a phone number turns an anonymous user into an account', async () => {
  const { access_token: token } = (await server.post('/signup', {})).body
  const phone = newPhone()
  const { body } = await server.call('PUT', '/user', { body: { phone }, token })
  expect([body.is_anonymous, body.phone]).toEqual([false, phone])
  expect(body.identities).toMatchObject([
    {
      provider: 'phone',
      identity_data: { sub: body.id, phone, phone_verified: true, email_verified: false },
    },
  ])
  // The token keeps the claims it was issued with.
  const enrolled = await server.post('/factors', { factor_type: 'totp' }, token)
  expect([enrolled.status, enrolled.body.code]).toEqual([403, 'no_authorization'])
})

test('the metadata of a new phone account has only the default claims', async () => {
  const { user } = (await server.post('/signup', { phone: newPhone(), password: PASSWORD })).body
  const claims = { sub: user.id, email_verified: false, phone_verified: false }
  expect(user.user_metadata).toEqual(claims)
  expect(user.identities[0].identity_data).toEqual(claims)
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

test('/settings has the hosted service’s names and values', async () => {
  const { body } = await server.call('GET', '/settings')
  expect(body.external).toMatchObject({ email: true, twitter: false, zoom: false })
  expect(body.external).not.toHaveProperty('x')
  expect([body.saml_enabled, body.saml_private_key_next_configured]).toEqual([false, true])
})

test.each(['2024-02-30', '2024-13-01', 'x'])(
  'the API version %s is not a date: the old shape',
  async version => {
    const headers = { 'X-Supabase-Api-Version': version }
    const { body } = await server.call('GET', '/user', { headers })
    expect([body.code, body.error_code]).toEqual([401, 'no_authorization'])
  },
)

test.each([
  ['GET', '/passkeys', 'passkey_disabled', 'Passkeys are disabled'],
  ['POST', '/passkeys/authentication/options', 'passkey_disabled', 'Passkeys are disabled'],
  ['PATCH', '/passkeys/1', 'passkey_disabled', 'Passkeys are disabled'],
  ['GET', '/oauth/authorizations/1', 'feature_disabled', 'OAuth server is disabled'],
  ['GET', '/user/oauth/grants', 'feature_disabled', 'OAuth server is disabled'],
  ['POST', '/admin/oauth/clients', 'feature_disabled', 'OAuth server is disabled'],
  ['GET', '/scim/v2/Users', 'feature_disabled', 'SCIM server is disabled'],
])('%s %s is off and reported as JSON', async (method, path, code, message) => {
  const { status, body, headers } = await server.call(method, path)
  expect([status, body]).toEqual([404, { code, message }])
  expect(headers.get('access-control-allow-origin')).toBe('*')
})

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

test('an account without its e-mail identity has no confirmed address', async () => {
  const { session } = await signUpConfirmed(server)
  const { access_token: token } = session
  await server.call('PUT', '/user', { body: { phone: newPhone() }, token })
  const path = `/user/identities/${session.user.identities[0].identity_id}`
  expect((await server.call('DELETE', path, { token })).status).toBe(200)
  const { body } = await server.call('GET', '/user', { token })
  expect([body.email, body.email_confirmed_at]).toEqual(['', undefined])
})

/** A phone account that also has an e-mail address. */
async function addressedAccount(fields: object = {}, headers: Record<string, string> = {}) {
  const body = { phone: newPhone(), password: PASSWORD, ...fields }
  const { access_token: token } = (await server.call('POST', '/signup', { body, headers })).body
  const email = newEmail()
  await server.call('PUT', '/user', { body: { email }, token })
  const token_hash = tokenHashOf((await server.mails(email))[0])
  const { user } = (await server.post('/verify', { type: 'email_change', token_hash })).body
  const unlinkEmail = () => {
    const identity = user.identities.find((known: { provider: string }) => known.provider === 'email')
    return server.call('DELETE', `/user/identities/${identity.identity_id}`, { token })
  }
  return { email, token, user, unlinkEmail }
}

test('the first identity names the provider of the account', async () => {
  const { user } = await addressedAccount()
  expect(user.app_metadata).toEqual({ provider: 'phone', providers: ['phone', 'email'] })
})

test('a link mailed to an address that was unlinked since has expired', async () => {
  const { email, token, unlinkEmail } = await addressedAccount()
  await server.post('/recover', { email })
  await server.call('PUT', '/user', { body: { email: newEmail() }, token })
  const token_hash = tokenHashOf((await server.mails(email)).find(mail => /password/.test(mail.subject)))
  expect((await unlinkEmail()).status).toBe(200)
  const { body } = await server.call('GET', '/user', { token })
  expect([body.recovery_sent_at, body.new_email, body.email_change_sent_at]).toEqual([
    ...[undefined, undefined, undefined],
  ])
  expect(body.user_metadata.email_verified).toBe(false)
  const opened = await server.post('/verify', { type: 'recovery', token_hash })
  expect([opened.status, opened.body.code]).toEqual([403, 'otp_expired'])
})

test('a new address in place of an unlinked one is unconfirmed until it is verified', async () => {
  const other = newEmail()
  const { token, unlinkEmail } = await addressedAccount({ data: { email: other } })
  await unlinkEmail()
  const { body } = await server.call('GET', '/user', { token })
  expect([body.email, body.email_confirmed_at]).toEqual([other, undefined])
  expect(body.user_metadata.email_verified).toBe(false)
})

test('a signed-in request uses the audience of the account', async () => {
  const { unlinkEmail } = await addressedAccount({}, { 'X-JWT-AUD': 'elsewhere' })
  expect((await unlinkEmail()).body).toEqual({})
})

test('404s carry CORS headers', async () => {
  const headers = { Origin: 'http://localhost:3000', 'Access-Control-Request-Method': 'GET' }
  expect((await server.call('OPTIONS', '/nope', { headers })).status).toBe(204)
  const missing = await server.call('GET', '/nope', { headers })
  expect([missing.status, missing.headers.get('access-control-allow-origin')]).toEqual([404, '*'])
})

test('a trailing slash is ignored', async () => {
  expect((await server.call('GET', '/health/')).status).toBe(200)
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

test('a magic link without an address is rejected', async () => {
  const { status, body } = await server.post('/magiclink', {})
  expect([status, body]).toEqual([
    422,
    { code: 'validation_failed', message: 'Password recovery requires an email' },
  ])
})

test('a magic link request checks the address before the challenge', async () => {
  const { body } = await server.post('/magiclink', { email: 'nobody', code_challenge: 'short' })
  expect(body.message).toBe('Unable to validate email address: invalid format')
})

test.each([
  [{ provider: 'google' }, { error: 'invalid request', error_description: 'id_token required' }],
  [
    { id_token: 'x', issuer: 'https://accounts.google.com' },
    { error: 'invalid request', error_description: 'provider or client_id and issuer required' },
  ],
  [
    { id_token: 'x', provider: 'google' },
    { code: 'provider_disabled', message: 'Provider (issuer "https://accounts.google.com") is not enabled' },
  ],
  [
    { id_token: 'x', client_id: 'y', issuer: 'https://kauth.kakao.com' },
    { code: 'provider_disabled', message: 'Provider (issuer "https://kauth.kakao.com") is not enabled' },
  ],
  [
    { id_token: 'x', provider: 'github' },
    { code: 'validation_failed', message: 'Custom OIDC provider "github" not allowed' },
  ],
])('an id token with %j is refused', async (sent, answered) => {
  const { status, body } = await server.post('/token?grant_type=id_token', sent)
  expect([status, body]).toEqual([400, answered])
})
