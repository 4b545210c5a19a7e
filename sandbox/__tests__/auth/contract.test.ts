import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  newEmail,
  PASSWORD,
  signUpConfirmed,
  startServer,
  type TestServer,
  tokenHashOf,
} from '../support/auth-server'

jest.setTimeout(60_000)

type Row = [title: string, request: string, body: unknown, status: number, code: string, message: string]
type Context = { server: TestServer; taken: string; token?: string }

/** Each row of such a file is a line of the contract: a request with its status, code and message. */
function describeRows(file: string, context: () => Context) {
  const lines = readFileSync(join(__dirname, file), 'utf8').trim().split('\n')
  const rows = lines.map((line): Row => JSON.parse(line))
  test.each(rows)('%s', async (_, request, body, status, code, message) => {
    const { server, taken, token } = context()
    const [method = '', path = ''] = request.split(' ')
    const sent = JSON.parse(JSON.stringify(body).replace('{taken}', taken).replace('{password}', PASSWORD))
    const raw = typeof sent === 'string' ? { raw: sent } : { body: sent ?? undefined }
    const answer = await server.call(method, path, { ...raw, token })
    expect({ status: answer.status, body: answer.body }).toEqual({ status, body: { code, message } })
    expect(answer.headers.get('x-supabase-api-version')).toBe('2024-01-01')
    expect(answer.headers.get('x-sb-error-code')).toBe(code)

    const legacy = await server.call(method, path, { ...raw, token, legacy: true })
    expect({ status: legacy.status, body: legacy.body }).toEqual({
      status,
      body: { code: status, error_code: code, msg: message },
    })
    expect(legacy.headers.get('x-supabase-api-version')).toBeNull()
  })
}

describe('with confirmations on', () => {
  let server: TestServer
  let session: { access_token: string; user: { id: string; email: string } }
  const taken = newEmail()

  beforeAll(async () => {
    server = await startServer()
    session = (await signUpConfirmed(server, taken)).session
  })
  afterAll(() => server?.stop())

  describe('requests without a session are rejected as in the contract', () => {
    describeRows('rejections.jsonl', () => ({ server, taken }))
  })

  describe('requests of a signed-in user are rejected as in the contract', () => {
    describeRows('rejections-signed-in.jsonl', () => ({ server, taken, token: session.access_token }))
  })

  test('a weak password has its reasons in both error shapes', async () => {
    const body = { email: newEmail(), password: '12345' }
    const answer = await server.post('/signup', body)
    expect(answer.status).toBe(422)
    expect(answer.body).toEqual({
      code: 'weak_password',
      message: 'Password should be at least 6 characters.',
      weak_password: { reasons: ['length'] },
    })
    expect(answer.headers.get('x-sb-error-code')).toBeNull()
    const legacy = await server.call('POST', '/signup', { body, legacy: true })
    expect(legacy.body).toEqual({
      code: 422,
      error_code: 'weak_password',
      msg: 'Password should be at least 6 characters.',
      weak_password: { reasons: ['length'] },
    })
    expect(legacy.headers.get('x-sb-error-code')).toBe('weak_password')
  })

  test('sign-up returns a user without a session, who cannot sign in before confirming', async () => {
    const email = newEmail()
    const { status, body } = await server.post('/signup', {
      email: email.toUpperCase(),
      password: PASSWORD,
      data: { name: 'Ann', sub: 'forged', gone: null },
    })
    expect(status).toBe(200)
    expect(Object.keys(body)).toEqual([
      ...['id', 'aud', 'role', 'email', 'phone', 'confirmation_sent_at', 'app_metadata', 'user_metadata'],
      ...['identities', 'created_at', 'updated_at', 'is_anonymous'],
    ])
    const identityData = { name: 'Ann', email, email_verified: false, phone_verified: false, sub: body.id }
    expect(body).toMatchObject({
      aud: 'authenticated',
      role: 'authenticated',
      email,
      phone: '',
      app_metadata: { provider: 'email', providers: ['email'] },
      is_anonymous: false,
    })
    expect(body.user_metadata).toEqual(identityData)
    expect(Object.keys(body.identities[0])).toEqual([
      ...['identity_id', 'id', 'user_id', 'identity_data', 'provider', 'last_sign_in_at'],
      ...['created_at', 'updated_at', 'email'],
    ])
    expect(body.identities[0]).toMatchObject({ id: body.id, user_id: body.id, provider: 'email', email })
    expect(body.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z$/)
    const signIn = await server.post('/token?grant_type=password', { email, password: PASSWORD })
    expect(signIn.status).toBe(400)
    expect(signIn.body).toEqual({ code: 'email_not_confirmed', message: 'Email not confirmed' })
    const wrong = await server.post('/token?grant_type=password', { email, password: 'wrong one' })
    expect(wrong.body.code).toBe('invalid_credentials')
  })

  test('signing up with a confirmed address returns a fake user and sends no mail', async () => {
    const before = (await server.mails(taken)).length
    const { status, body } = await server.post('/signup', {
      email: taken,
      password: PASSWORD,
      data: { a: 1 },
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ role: '', email: taken, identities: [], user_metadata: { a: 1 } })
    expect(body.id).not.toBe(session.user.id)
    expect(body.confirmation_sent_at).toBeDefined()
    expect((await server.mails(taken)).length).toBe(before)
  })

  test('a confirmation by hash returns tokens, and works once', async () => {
    const email = newEmail()
    await server.post('/signup', { email, password: PASSWORD })
    const hash = tokenHashOf((await server.mails(email))[0])
    expect(hash).toMatch(/^[0-9a-f]{56}$/)
    const { status, body } = await server.post('/verify', { type: 'email', token_hash: hash })
    expect(status).toBe(200)
    expect(Object.keys(body)).toEqual([
      ...['access_token', 'token_type', 'expires_in', 'expires_at', 'refresh_token', 'user'],
    ])
    expect(body).toMatchObject({ token_type: 'bearer', expires_in: 3600 })
    expect(body.refresh_token).toMatch(/^[a-z0-9]{12}$/)
    expect(body.user.user_metadata.email_verified).toBe(true)
    expect(body.user.identities[0].identity_data.email_verified).toBe(true)
    expect(body.user.confirmed_at).toBe(body.user.email_confirmed_at)
    const again = await server.post('/verify', { type: 'email', token_hash: hash })
    expect([again.status, again.body.code]).toEqual([403, 'otp_expired'])
  })

  test('a sign-in with a strong password has weak_password null', async () => {
    const { body } = await server.post('/token?grant_type=password', { email: taken, password: PASSWORD })
    expect([body.token_type, body.weak_password]).toEqual(['bearer', null])
  })

  test('the access token has the contract’s claims', async () => {
    const [header, payload] = session.access_token
      .split('.')
      .slice(0, 2)
      .map(part => JSON.parse(Buffer.from(part, 'base64url').toString()))
    const { body: jwks } = await server.call('GET', '/.well-known/jwks.json')
    expect(header).toEqual({ alg: 'ES256', kid: jwks.keys[0].kid, typ: 'JWT' })
    expect(Object.keys(payload).sort()).toEqual(
      [
        ...['aal', 'amr', 'app_metadata', 'aud', 'email', 'exp', 'iat', 'is_anonymous', 'iss', 'phone'],
        ...['role', 'session_id', 'sub', 'user_metadata'],
      ].sort(),
    )
    expect(payload).toMatchObject({
      iss: server.url,
      sub: session.user.id,
      aud: 'authenticated',
      aal: 'aal1',
    })
    expect(payload.amr).toEqual([{ method: 'otp', timestamp: expect.any(Number) }])
  })

  test.each([
    ['nonsense', 403, 'bad_jwt', 'token is malformed: token contains an invalid number of segments'],
    [
      'sb_publishable_sandbox',
      403,
      'bad_jwt',
      'token is malformed: token contains an invalid number of segments',
    ],
  ])('a bearer %s is not a token', async (token, status, code, reason) => {
    const answer = await server.call('GET', '/user', { token })
    expect(answer.status).toBe(status)
    expect(answer.body).toEqual({
      code,
      message: `invalid JWT: unable to parse or verify signature, ${reason}`,
    })
  })

  test('a token with another signature is refused', async () => {
    const other = (await signUpConfirmed(server)).session.access_token
    const forged = [...session.access_token.split('.').slice(0, 2), other.split('.')[2]].join('.')
    const answer = await server.call('GET', '/user', { token: forged })
    expect(answer.status).toBe(403)
    expect(answer.body.message).toBe(
      'invalid JWT: unable to parse or verify signature, token signature is invalid: signature is invalid',
    )
  })

  test.each([
    [
      'ES256',
      'unknown',
      'token is unverifiable: error while executing keyfunc: unrecognized JWT kid unknown for algorithm ES256',
    ],
    ['none', 'unknown', 'token signature is invalid: signing method none is invalid'],
  ])('a token signed by %s with the key %s is refused', async (alg, kid, reason) => {
    const header = Buffer.from(JSON.stringify({ alg, kid })).toString('base64url')
    const token = [header, ...session.access_token.split('.').slice(1)].join('.')
    const answer = await server.call('GET', '/user', { token })
    expect([answer.status, answer.body]).toEqual([
      403,
      { code: 'bad_jwt', message: `invalid JWT: unable to parse or verify signature, ${reason}` },
    ])
  })

  test('public endpoints ignore the Authorization header', async () => {
    const answer = await server.post('/recover', { email: newEmail() }, 'sb_publishable_sandbox')
    expect([answer.status, answer.body]).toEqual([200, {}])
  })

  test('a too large body, an unknown path and a wrong method get 413, 404 and 405', async () => {
    const large = await server.call('POST', '/signup', {
      raw: JSON.stringify({ email: 'x'.repeat(1_100_000) }),
    })
    expect([large.status, large.body.code]).toEqual([413, 'request_entity_too_large'])
    const unknown = await server.call('GET', '/nowhere')
    expect([unknown.status, unknown.text]).toEqual([404, '404 page not found\n'])
    expect(unknown.headers.get('content-type')).toContain('text/plain')
    expect((await server.call('GET', '/signup')).status).toBe(405)
  })

  test('a browser on another port may call with an apikey and read the version', async () => {
    const preflight = await server.call('OPTIONS', '/token', {
      headers: {
        Origin: 'http://localhost:3000',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers':
          'apikey,authorization,content-type,x-client-info,x-supabase-api-version',
      },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-headers')).toContain('apikey')
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
    const answer = await server.call('GET', '/.well-known/jwks.json', {
      headers: { Origin: 'http://localhost:3000' },
    })
    expect(answer.headers.get('access-control-expose-headers')).toBe(
      'X-Total-Count, Link, X-Supabase-Api-Version',
    )
  })

  test('recovery and resend do not reveal whether an address has an account', async () => {
    const known = await server.post('/recover', { email: taken })
    const unknown = await server.post('/recover', { email: newEmail() })
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
    expect((await server.post('/resend', { type: 'signup', email: taken })).body).toEqual({})
  })
})

describe('with other settings', () => {
  test('sign-up signs in, and a taken address is an error', async () => {
    const server = await startServer({ SANDBOX_AUTH_EMAIL_CONFIRM: 'false' })
    const email = newEmail()
    const first = await server.post('/signup', { email, password: PASSWORD })
    expect([first.status, first.body.user.email]).toEqual([200, email])
    expect(first.body.user.user_metadata.email_verified).toBe(true)
    expect(first.body.user.identities[0].identity_data.email_verified).toBe(true)
    expect(first.body.user.confirmed_at).toBeUndefined()
    const reread = await server.call('GET', '/user', { token: first.body.access_token })
    expect(reread.body.identities[0].identity_data.email_verified).toBe(false)
    expect(reread.body.confirmed_at).toBe(reread.body.email_confirmed_at)
    const second = await server.post('/signup', { email, password: PASSWORD })
    expect(second.status).toBe(422)
    expect(second.body).toEqual({ code: 'user_already_exists', message: 'User already registered' })
    const wanted = newEmail()
    await server.call('PUT', '/user', { token: first.body.access_token, body: { email: wanted } })
    const token_hash = tokenHashOf((await server.mails(wanted))[0])
    const changed = await server.post('/verify', { type: 'email_change', token_hash })
    expect([changed.status, changed.body.user.email]).toEqual([200, wanted])
    await server.stop()
  })

  test('a second mail within the interval is rejected', async () => {
    const server = await startServer({ SANDBOX_AUTH_MAIL_FREQUENCY: '60' })
    const email = newEmail()
    await server.post('/signup', { email, password: PASSWORD })
    const again = await server.post('/resend', { type: 'signup', email })
    expect(again.status).toBe(429)
    expect(again.body.code).toBe('over_email_send_rate_limit')
    expect(again.body.message).toMatch(
      /^For security purposes, you can only request this after (59|5\d) seconds\.$/,
    )
    await server.stop()
  })
})

describe('with a CAPTCHA', () => {
  let server: TestServer

  beforeAll(async () => {
    server = await startServer({ SANDBOX_AUTH_CAPTCHA: 'true', SANDBOX_AUTH_EMAIL_CONFIRM: 'false' })
  })
  afterAll(() => server?.stop())

  const account = { email: newEmail(), password: PASSWORD }
  const requests = [
    ['/signup', account],
    ['/token?grant_type=password', account],
    ['/recover', { email: account.email }],
    ['/resend', { type: 'signup', email: account.email }],
  ] as const

  test.each(requests)('%s is refused without its token, and answered with one', async (path, body) => {
    for (const security of [undefined, {}, { captcha_token: ' ' }, 'a-token']) {
      const refused = await server.post(path, { ...body, gotrue_meta_security: security })
      expect({ status: refused.status, body: refused.body }).toEqual({
        status: 400,
        body: {
          code: 'captcha_failed',
          message: 'captcha protection: request disallowed (no captcha_token found)',
        },
      })
    }
    const answer = await server.post(path, { ...body, gotrue_meta_security: { captcha_token: 'a-token' } })
    expect(answer.status).toBe(200)
  })

  test('refreshing a session needs none', async () => {
    const security = { gotrue_meta_security: { captcha_token: 'a-token' } }
    const { body } = await server.post('/token?grant_type=password', { ...account, ...security })
    const { refresh_token } = body
    expect((await server.post('/token?grant_type=refresh_token', { refresh_token })).status).toBe(200)
  })
})
