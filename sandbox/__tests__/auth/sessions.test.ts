import { createHash, randomBytes } from 'node:crypto'
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

const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server?.stop())

const refresh = (token: string) => server.post('/token?grant_type=refresh_token', { refresh_token: token })
const signIn = (email: string, password = PASSWORD) =>
  server.post('/token?grant_type=password', { email, password })

describe('refresh tokens', () => {
  test('rotate within one session', async () => {
    const { session } = await signUpConfirmed(server)
    const next = await refresh(session.refresh_token)
    expect(next.status).toBe(200)
    expect(next.body.refresh_token).not.toBe(session.refresh_token)
    expect(claimsOf(next.body.access_token).session_id).toBe(claimsOf(session.access_token).session_id)
    expect(claimsOf(next.body.access_token).amr).toEqual(claimsOf(session.access_token).amr)
  })

  test('the parent of the active token returns the active token, at any age', async () => {
    const { session } = await signUpConfirmed(server)
    const next = await refresh(session.refresh_token)
    await server.advance(11)
    const repeated = await refresh(session.refresh_token)
    expect([repeated.status, repeated.body.refresh_token]).toEqual([200, next.body.refresh_token])
  })

  test('an older token gets a new one within the reuse interval', async () => {
    const { session } = await signUpConfirmed(server)
    const second = (await refresh(session.refresh_token)).body.refresh_token
    const third = (await refresh(second)).body.refresh_token
    const reused = await refresh(session.refresh_token)
    expect(reused.status).toBe(200)
    expect([session.refresh_token, second, third]).not.toContain(reused.body.refresh_token)
  })

  test('an older token after the reuse interval revokes the whole family', async () => {
    const { session } = await signUpConfirmed(server)
    const second = (await refresh(session.refresh_token)).body.refresh_token
    const third = (await refresh(second)).body.refresh_token
    await server.advance(11)
    const reused = await refresh(session.refresh_token)
    expect([reused.status, reused.body]).toEqual([
      400,
      { code: 'refresh_token_already_used', message: 'Invalid Refresh Token: Already Used' },
    ])
    expect((await refresh(third)).body.code).toBe('refresh_token_already_used')
  })

  test('ten concurrent refreshes all succeed with the same successor', async () => {
    const { session } = await signUpConfirmed(server)
    const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(session.refresh_token)))
    expect(answers.map(answer => answer.status)).toEqual(Array(10).fill(200))
    expect(new Set(answers.map(answer => answer.body.refresh_token)).size).toBe(1)
  })
})

describe('sign-out', () => {
  test('of this session answers 204, then session_not_found, and deletes its refresh token', async () => {
    const { session } = await signUpConfirmed(server)
    const out = await server.call('POST', '/logout?scope=local', { token: session.access_token })
    expect([out.status, out.text]).toEqual([204, ''])
    const again = await server.call('POST', '/logout', { token: session.access_token })
    expect([again.status, again.body]).toEqual([
      403,
      { code: 'session_not_found', message: 'Session from session_id claim in JWT does not exist' },
    ])
    expect((await refresh(session.refresh_token)).body.code).toBe('refresh_token_not_found')
  })

  test.each([
    ['local', 403, 200],
    ['others', 200, 403],
    ['global', 403, 403],
  ])('scope %s', async (scope, here, there) => {
    const { email, session } = await signUpConfirmed(server)
    const other = (await signIn(email)).body
    await server.call('POST', `/logout?scope=${scope}`, { token: session.access_token })
    expect((await server.call('GET', '/user', { token: session.access_token })).status).toBe(here)
    expect((await server.call('GET', '/user', { token: other.access_token })).status).toBe(there)
  })
})

describe('links', () => {
  const open = (link: string | undefined) => fetch(link ?? '', { redirect: 'manual' })

  test('a confirmation link redirects with the session in the fragment', async () => {
    const email = newEmail()
    await server.post('/signup?redirect_to=http%3A%2F%2Flocalhost%3A3000%2Fwelcome%3Fa%3D1', {
      email,
      password: PASSWORD,
    })
    const link = (await server.mails(email))[0]?.links[0]
    expect(link).toContain('&redirect_to=http%3A%2F%2Flocalhost%3A3000%2Fwelcome%3Fa%3D1')
    const opened = await open(link)
    expect(opened.status).toBe(303)
    expect(opened.headers.get('location')).toMatch(
      /^http:\/\/localhost:3000\/welcome\?a=1#access_token=[\w.-]+&expires_at=\d+&expires_in=3600&refresh_token=[a-z0-9]{12}&sb=&token_type=bearer&type=signup$/,
    )
    const again = await open(link)
    expect([again.status, again.headers.get('location')]).toEqual([
      303,
      'http://localhost:3000/welcome?a=1#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired&sb=',
    ])
  })

  test.each([
    ['https://evil.example/steal', 'http://localhost:3000'],
    ['http://127.0.0.1:9999/x', 'http://127.0.0.1:9999/x'],
    ['http://localhost:3000@evil.example/', 'http://localhost:3000'],
    ['javascript:alert(1)', 'http://localhost:3000'],
    ['//evil.example', 'http://localhost:3000'],
  ])('a redirect to %s leads to %s', async (asked, target) => {
    const email = newEmail()
    await server.call('POST', '/signup', {
      body: { email, password: PASSWORD },
      headers: { redirect_to: asked },
    })
    const link = new URL((await server.mails(email))[0]?.links[0] ?? '')
    expect(link.searchParams.get('redirect_to')).toBe(target)
  })

  const pkce = () => {
    const verifier = randomBytes(56).toString('hex')
    const challenge = createHash('sha256').update(verifier).digest('base64url')
    return { verifier, fields: { code_challenge: challenge, code_challenge_method: 's256' } }
  }

  test.each([
    ['signup', 'email/signup', '/signup'],
    ['recovery', 'recovery', '/recover'],
  ])('a PKCE %s link gives a code that only its verifier opens, once', async (type, method, path) => {
    const { verifier, fields } = pkce()
    const email = type === 'signup' ? newEmail() : (await signUpConfirmed(server)).email
    await server.post(path, { email, ...(type === 'signup' ? { password: PASSWORD } : {}), ...fields })
    const mail = (await server.mails(email))[0]
    expect(tokenHashOf(mail)).toMatch(/^pkce_[0-9a-f]{56}$/)
    const opened = await open(mail?.links[0])
    const location = opened.headers.get('location') ?? ''
    expect(location).toMatch(/^http:\/\/localhost:3000\?code=[0-9a-f-]{36}$/)
    const exchange = (code_verifier: string) =>
      server.post('/token?grant_type=pkce', {
        auth_code: new URL(location).searchParams.get('code'),
        code_verifier,
      })
    const wrong = await exchange('wrong')
    expect([wrong.status, wrong.body]).toEqual([
      400,
      { code: 'bad_code_verifier', message: 'code challenge does not match previously saved code verifier' },
    ])
    const right = await exchange(verifier)
    expect(right.status).toBe(200)
    expect(claimsOf(right.body.access_token).amr[0].method).toBe(method)
    expect((await exchange(verifier)).status).toBe(404)
    const spent = await open(mail?.links[0])
    expect(spent.headers.get('location')).toBe(
      'http://localhost:3000?error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired&sb=',
    )
  })

  test('a PKCE link of type email gives the code of its flow', async () => {
    const { verifier, fields } = pkce()
    const email = newEmail()
    await server.post('/signup', { email, password: PASSWORD, ...fields })
    const link = (await server.mails(email))[0]?.links[0]?.replace('type=signup', 'type=email')
    const location = new URL((await open(link)).headers.get('location') ?? '')
    const code = { auth_code: location.searchParams.get('code'), code_verifier: verifier }
    expect((await server.post('/token?grant_type=pkce', code)).body.user.email).toBe(email)
  })

  test('a pkce_ hash posted by the site returns tokens directly', async () => {
    const email = newEmail()
    await server.post('/signup', { email, password: PASSWORD, ...pkce().fields })
    const answer = await server.post('/verify', {
      type: 'email',
      token_hash: tokenHashOf((await server.mails(email))[0]),
    })
    expect([answer.status, answer.body.user.email]).toEqual([200, email])
  })

  test('a typed code works with its address, also for a PKCE mail', async () => {
    const email = newEmail()
    await server.post('/signup', { email, password: PASSWORD, ...pkce().fields })
    const mail = (await server.mails(email))[0]
    const answer = await server.post('/verify', {
      type: 'signup',
      email: email.toUpperCase(),
      token: codeOf(mail),
    })
    expect(answer.status).toBe(200)
  })

  test('opening a link voids the other mails of the account', async () => {
    const { email, session } = await signUpConfirmed(server)
    const wanted = newEmail()
    await server.call('PUT', '/user', { token: session.access_token, body: { email: wanted } })
    await server.post('/recover', { email })
    const verify = async (type: string, address: string) =>
      server.post('/verify', { type, token_hash: tokenHashOf((await server.mails(address))[0]) })
    const recovered = await verify('recovery', email)
    expect(recovered.headers.get('sb-auth-session-id')).toBe(claimsOf(recovered.body.access_token).session_id)
    expect((await verify('email_change', wanted)).body.code).toBe('otp_expired')
  })

  test('a new mail replaces the former link', async () => {
    const email = newEmail()
    await server.post('/signup', { email, password: PASSWORD })
    await server.post('/resend', { type: 'signup', email })
    const [newest, former] = await server.mails(email)
    expect((await server.post('/verify', { type: 'email', token_hash: tokenHashOf(former) })).status).toBe(
      403,
    )
    expect((await server.post('/verify', { type: 'email', token_hash: tokenHashOf(newest) })).status).toBe(
      200,
    )
  })
})

describe('the account', () => {
  test('a new password signs out the other sessions and keeps this one', async () => {
    const { email, session } = await signUpConfirmed(server)
    const other = (await signIn(email)).body
    const changed = await server.call('PUT', '/user', {
      token: session.access_token,
      body: { password: 'another one' },
    })
    expect(changed.status).toBe(200)
    expect((await server.call('GET', '/user', { token: other.access_token })).status).toBe(403)
    expect((await server.call('GET', '/user', { token: session.access_token })).status).toBe(200)
    expect((await signIn(email)).body.code).toBe('invalid_credentials')
    expect((await signIn(email, 'another one')).status).toBe(200)
  })

  test('data merges, and null removes a key', async () => {
    const { session } = await signUpConfirmed(server)
    const put = (data: unknown) =>
      server.call('PUT', '/user', { token: session.access_token, body: { data } })
    await put({ name: 'Ann', town: 'X' })
    expect((await put({ town: null })).body.user_metadata).toMatchObject({
      name: 'Ann',
      email_verified: true,
    })
    expect((await put({})).body.user_metadata.town).toBeUndefined()
  })

  test('a change of address needs the links of both mails', async () => {
    const { email, session } = await signUpConfirmed(server)
    const wanted = newEmail()
    const asked = await server.call('PUT', '/user', { token: session.access_token, body: { email: wanted } })
    expect([asked.body.email, asked.body.new_email]).toEqual([email, wanted])
    const post = async (address: string) =>
      server.post('/verify', {
        type: 'email_change',
        token_hash: tokenHashOf((await server.mails(address))[0]),
      })
    const firstOfTwo = await post(email)
    expect([firstOfTwo.status, firstOfTwo.body]).toEqual([
      200,
      {
        code: '200',
        msg: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
      },
    ])
    const whole = await post(wanted)
    expect(whole.body.user.email).toBe(wanted)
    expect(whole.body.user.new_email).toBeUndefined()
    expect(whole.body.user.identities[0].email).toBe(wanted)
    expect((await signIn(wanted)).status).toBe(200)
    expect((await signIn(email)).body.code).toBe('invalid_credentials')
  })

  test('the first of the two links redirects with a message in the fragment', async () => {
    const { email, session } = await signUpConfirmed(server)
    await server.call('PUT', '/user', { token: session.access_token, body: { email: newEmail() } })
    const opened = await fetch((await server.mails(email))[0]?.links[0] ?? '', { redirect: 'manual' })
    expect([opened.status, opened.headers.get('location')]).toEqual([
      303,
      'http://localhost:3000#message=Confirmation+link+accepted.+Please+proceed+to+confirm+link+sent+to+the+other+email&sb=',
    ])
  })

  test('an address that was taken in the meantime answers 500, as in GoTrue', async () => {
    const { email, session } = await signUpConfirmed(server)
    const wanted = newEmail()
    await server.call('PUT', '/user', { token: session.access_token, body: { email: wanted } })
    const links = [(await server.mails(email))[0], (await server.mails(wanted))[0]].map(tokenHashOf)
    await server.post('/verify', { type: 'email_change', token_hash: links[0] })
    await server.post('/signup', { email: wanted, password: PASSWORD })
    const answer = await server.post('/verify', { type: 'email_change', token_hash: links[1] })
    expect([answer.status, answer.body]).toEqual([
      500,
      { code: 'unexpected_failure', message: 'Error confirm email' },
    ])
    expect((await signIn(email)).status).toBe(200)
  })

  test('an address that is taken is refused', async () => {
    const { session } = await signUpConfirmed(server)
    const { email } = await signUpConfirmed(server)
    const answer = await server.call('PUT', '/user', { token: session.access_token, body: { email } })
    expect([answer.status, answer.body]).toEqual([
      422,
      { code: 'email_exists', message: 'A user with this email address has already been registered' },
    ])
  })
})

test('with reauthentication, an older session needs the mailed nonce for a new password, and it works once', async () => {
  const guarded = await startServer({
    SANDBOX_AUTH_PASSWORD_REAUTHENTICATION: 'true',
    SANDBOX_AUTH_REAUTHENTICATION_AGE: '0',
  })
  const { email, session } = await signUpConfirmed(guarded)
  const token: string = session.access_token
  const put = (fields: object) => guarded.call('PUT', '/user', { token, body: fields })
  const without = await put({ password: 'another one' })
  expect([without.status, without.body]).toEqual([
    400,
    { code: 'reauthentication_needed', message: 'Password update requires reauthentication' },
  ])
  await guarded.call('GET', '/reauthenticate', { token })
  const nonce = codeOf((await guarded.mails(email))[0])
  const wrong = await put({ password: 'another one', nonce: nonce === '000000' ? '1' : '000000' })
  expect([wrong.status, wrong.body]).toEqual([
    422,
    { code: 'reauthentication_not_valid', message: 'Nonce has expired or is invalid' },
  ])
  expect((await put({ password: 'another one', nonce })).status).toBe(200)
  expect((await put({ password: 'a third one', nonce })).body.code).toBe('reauthentication_not_valid')
  await guarded.stop()
})

test('an access token ends after SANDBOX_AUTH_TOKEN_LIFETIME', async () => {
  const brief = await startServer({ SANDBOX_AUTH_TOKEN_LIFETIME: '600' })
  const { session } = await signUpConfirmed(brief)
  const read = () => brief.call('GET', '/user', { token: session.access_token })
  expect((await read()).status).toBe(200)
  await brief.advance(601)
  const late = await read()
  expect([late.status, late.body.message]).toEqual([
    403,
    'invalid JWT: unable to parse or verify signature, token has invalid claims: token is expired',
  ])
  await brief.stop()
})
