import { hash } from '@node-rs/bcrypt'
import { GoTrueAdminApi } from '@supabase/auth-js'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { TOTP } from 'otpauth'
import {
  newEmail,
  PASSWORD,
  signUpConfirmed,
  startServer,
  type TestServer,
  tokenHashOf,
} from '../support/auth-server'

jest.setTimeout(60_000)

const SECRET = '37c304f8-51aa-419a-a1af-06154e63707a'
let server: TestServer
let operator: GoTrueAdminApi

const serviceToken = () =>
  new SignJWT({ role: 'service_role' })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(SECRET))

beforeAll(async () => {
  server = await startServer({ SANDBOX_AUTH_JWT_SECRET: SECRET })
  operator = new GoTrueAdminApi({
    url: server.url,
    headers: { Authorization: `Bearer ${await serviceToken()}` },
  })
})
afterAll(() => server?.stop())

const signIn = (email: string, password = PASSWORD) =>
  server.post('/token?grant_type=password', { email, password })

test('with a shared secret there is no public key, and tokens carry no kid', async () => {
  expect((await server.call('GET', '/.well-known/jwks.json')).body).toEqual({ keys: [] })
  const { session } = await signUpConfirmed(server)
  const header = JSON.parse(Buffer.from(session.access_token.split('.')[0], 'base64url').toString())
  expect(header).toEqual({ alg: 'HS256', typ: 'JWT' })
})

test('users are created, read, changed, banned and deleted', async () => {
  const email = newEmail()
  const created = await operator.createUser({ email, password: PASSWORD, user_metadata: { a: 1 } })
  const id = created.data.user?.id ?? ''
  expect([created.error, created.data.user?.email_confirmed_at]).toEqual([null, undefined])
  expect((await signIn(email)).body.code).toBe('email_not_confirmed')
  expect((await operator.createUser({ email })).error).toMatchObject({ status: 422, code: 'email_exists' })

  const updated = await operator.updateUserById(id, { email_confirm: true, app_metadata: { plan: 'x' } })
  expect(updated.data.user?.app_metadata).toEqual({ plan: 'x', provider: 'email', providers: ['email'] })
  const session = (await signIn(email)).body
  expect(session.token_type).toBe('bearer')
  await operator.updateUserById(id, { password: 'another one' })
  expect((await server.call('GET', '/user', { token: session.access_token })).body.code).toBe(
    'session_not_found',
  )

  await operator.updateUserById(id, { ban_duration: '24h' })
  expect((await signIn(email, 'another one')).body).toEqual({
    code: 'user_banned',
    message: 'User is banned',
  })
  await operator.updateUserById(id, { ban_duration: 'none' })
  expect((await signIn(email, 'another one')).status).toBe(200)

  expect((await operator.deleteUser(id)).error).toBeNull()
  expect((await operator.getUserById(id)).error).toMatchObject({
    status: 404,
    code: 'user_not_found',
    message: 'User not found',
  })
})

test('users are listed in pages', async () => {
  for (let i = 0; i < 3; i += 1) await operator.createUser({ email: newEmail() })
  const first = await server.call('GET', '/admin/users?page=1&per_page=2', { token: await serviceToken() })
  expect(first.body.users.length).toBe(2)
  expect(first.body.aud).toBe('authenticated')
  expect(Number(first.headers.get('x-total-count'))).toBeGreaterThanOrEqual(3)
  expect(first.headers.get('link')).toContain('page=2&per_page=2>; rel="next"')
  const wrong = await server.call('GET', '/admin/users?page=-1', { token: await serviceToken() })
  expect([wrong.status, wrong.body.message]).toEqual([
    400,
    'Bad Pagination Parameters: strconv.ParseUint: parsing "-1": invalid syntax',
  ])
})

test('links are generated without a mail, and lead to a session', async () => {
  const email = newEmail()
  const { data, error } = await operator.generateLink({ type: 'signup', email, password: PASSWORD })
  expect(error).toBeNull()
  expect(data.properties?.verification_type).toBe('signup')
  expect(await server.mails(email)).toEqual([])
  const opened = await fetch(data.properties?.action_link ?? '', { redirect: 'manual' })
  expect(opened.headers.get('location')).toContain('#access_token=')
  const magic = await operator.generateLink({ type: 'magiclink', email })
  const token = magic.data.properties?.email_otp
  expect((await server.post('/verify', { type: 'magiclink', email, token })).status).toBe(200)
  const unknown = await operator.generateLink({ type: 'recovery', email: newEmail() })
  expect(unknown.error).toMatchObject({ status: 404, code: 'user_not_found' })
})

test('an invitation is mailed once to an address that has no account', async () => {
  const email = newEmail()
  const invited = await operator.inviteUserByEmail(email)
  expect(invited.data.user?.invited_at).toBeDefined()
  const [mail] = await server.mails(email)
  expect(mail?.subject).toBe("You've been invited")
  const link = new URL(mail?.links[0] ?? '')
  expect(link.searchParams.get('type')).toBe('invite')
  const { email: taken } = await signUpConfirmed(server)
  expect((await operator.inviteUserByEmail(taken)).error).toMatchObject({ status: 422, code: 'email_exists' })
})

test('an invited and a generated account have only the given metadata', async () => {
  const data = { status: 'alpha' }
  const link = await operator.generateLink({
    type: 'signup',
    email: newEmail(),
    password: PASSWORD,
    options: { data, redirectTo: 'http://127.0.0.1:9999/welcome' },
  })
  expect(link.data.user?.user_metadata).toEqual(data)
  expect(link.data.properties?.redirect_to).toBe('http://127.0.0.1:9999/welcome')
  const invited = await operator.inviteUserByEmail(newEmail(), { data })
  expect(invited.data.user?.user_metadata).toEqual(data)
  expect(invited.data.user?.identities?.[0]?.identity_data?.email_verified).toBe(false)
})

test('links for a change of address are generated for both addresses, and both are needed', async () => {
  const { email } = await signUpConfirmed(server)
  const newAddress = newEmail()
  const verify = async (type: 'email_change_current' | 'email_change_new') => {
    const { data } = await operator.generateLink({ type, email, newEmail: newAddress })
    expect([data.user?.email, data.user?.new_email, data.properties?.verification_type]).toEqual([
      email,
      newAddress,
      type,
    ])
    const { action_link: link = '', hashed_token: hash } = data.properties ?? {}
    expect(new URL(link).searchParams.get('token') === hash).toBe(type === 'email_change_current')
    return link
  }
  const open = async (link: string) => (await fetch(link, { redirect: 'manual' })).headers.get('location')
  const [current, renewed] = [await verify('email_change_current'), await verify('email_change_new')]
  expect(await open(current)).toContain('#message=Confirmation+link+accepted')
  expect(await open(renewed)).toContain('type=email_change')
  expect((await signIn(newAddress)).status).toBe(200)
})

test('an operator sets address, password and identity, and earlier mails become void', async () => {
  const { email, session } = await signUpConfirmed(server)
  await server.post('/recover', { email })
  const hash = tokenHashOf((await server.mails(email))[0])
  const id = session.user.id
  const newAddress = newEmail()
  const { data } = await operator.updateUserById(id, { email: newAddress, password: 'another one' })
  expect(data.user?.email).toBe(newAddress)
  expect(data.user?.identities?.[0]?.identity_data).toMatchObject({
    email: newAddress,
    email_verified: false,
  })
  expect((await server.post('/verify', { type: 'recovery', token_hash: hash })).body.code).toBe('otp_expired')
  expect((await operator.updateUserById(id, { password: '12345' })).error?.code).toBe('weak_password')
})

test('an account may be created with a given id and password hash', async () => {
  const email = newEmail()
  const id = crypto.randomUUID()
  const made = await operator.createUser({
    id,
    email,
    email_confirm: true,
    password_hash: await hash(PASSWORD, { cost: 4 }),
  })
  expect([made.data.user?.id, made.data.user?.user_metadata]).toEqual([id, { email_verified: true }])
  // The response that confirms an account has no `confirmed_at`; the next one does.
  expect(made.data.user?.email_confirmed_at).toBeDefined()
  expect(made.data.user).not.toHaveProperty('confirmed_at')
  const { data: read } = await operator.getUserById(id)
  expect(read.user?.confirmed_at).toBe(made.data.user?.email_confirmed_at)
  expect((await signIn(email)).status).toBe(200)
  const create = async (fields: object) =>
    (
      await server.call('POST', '/admin/users', {
        body: { email: newEmail(), ...fields },
        token: await serviceToken(),
      })
    ).body
  expect(await create({ id: '00000000-0000-0000-0000-000000000000' })).toEqual({
    code: 'validation_failed',
    message: 'ID cannot be a nil uuid',
  })
  expect((await create({ id: 'x' })).message).toBe('ID must conform to the uuid v4 format')
  expect((await create({ password: 'a', password_hash: 'b' })).message).toBe(
    'Only a password or a password hash should be provided',
  )
  expect((await create({ password: 'x'.repeat(73) })).message).toBe(
    'Password cannot be longer than 72 characters',
  )
  expect(await create({ password: 'short' })).toMatchObject({
    code: 'weak_password',
    weak_password: { reasons: ['length'] },
  })
  expect((await create({ email: undefined })).message).toBe(
    'Cannot create a user without either an email or phone',
  )
  expect((await create({ id: '' })).id).toMatch(/^[0-9a-f-]{36}$/)
  const upperCase = await create({ id: crypto.randomUUID().toUpperCase() })
  expect(upperCase.identities).toMatchObject([{ id: upperCase.id, identity_data: { sub: upperCase.id } }])
})

test.each([
  ['1h30m', 5_400_000],
  ['1.5h', 5_400_000],
  ['.5h', 1_800_000],
  ['1m1h', 3_660_000],
  ['300ms', 300],
  ['100us', 0],
  ['1µs', 0],
  ['5ns', 0],
  ['+1h', 3_600_000],
  ['-1h', -3_600_000],
])('a ban duration of %s is accepted', async (duration, milliseconds) => {
  const before = Date.now()
  const { data } = await operator.createUser({ email: newEmail(), ban_duration: duration })
  const end = Date.parse(String(data.user && Reflect.get(data.user, 'banned_until')))
  expect(end).toBeGreaterThanOrEqual(before + milliseconds - 1)
  expect(end).toBeLessThanOrEqual(Date.now() + milliseconds)
})

test('a ban of zero length lifts an earlier ban', async () => {
  const { data } = await operator.createUser({ email: newEmail(), ban_duration: '1h' })
  expect(data.user).toHaveProperty('banned_until')
  const { data: lifted } = await operator.updateUserById(data.user?.id ?? '', { ban_duration: '0s' })
  expect(lifted.user).not.toHaveProperty('banned_until')
})

test.each(['soon', '1', 'h', '1h 1m', '9999999999h', '--1h'])(
  'a ban duration of %p is rejected',
  async duration => {
    const { error } = await operator.createUser({ email: newEmail(), ban_duration: duration })
    expect(error?.message).toBe(
      `invalid format for ban duration: time: invalid duration ${JSON.stringify(duration)}`,
    )
  },
)

test('a soft deletion frees the address and keeps the account, also when repeated', async () => {
  const email = newEmail()
  for (const _ of [1, 2]) {
    const { session } = await signUpConfirmed(server, email)
    expect((await operator.deleteUser(session.user.id, true)).error).toBeNull()
    const { data } = await operator.getUserById(session.user.id)
    expect(data.user?.deleted_at).toBeDefined()
    expect(data.user?.email).toMatch(/^[\w-]{43}$/)
    expect(data.user?.phone).toMatch(/^[\w-]{15}$/)
    expect(data.user?.new_email).toMatch(/^[\w-]{43}$/)
    expect(data.user?.new_phone).toMatch(/^[\w-]{15}$/)
    expect(data.user?.identities).toMatchObject([{ provider: 'email' }])
    expect(data.user?.identities?.[0]).not.toHaveProperty('identity_data')
    expect((await signIn(email)).body.code).toBe('invalid_credentials')
  }
  expect((await operator.createUser({ email })).error).toBeNull()
})

test('a link to the former address does not open a renamed account', async () => {
  const { email, session } = await signUpConfirmed(server)
  await server.post('/recover', { email })
  const tokenHash = tokenHashOf((await server.mails(email))[0])
  await operator.updateUserById(session.user.id, { email: newEmail() })
  const opened = await server.post('/verify', { type: 'recovery', token_hash: tokenHash })
  expect([opened.status, opened.body.code]).toEqual([403, 'otp_expired'])
  expect((await operator.getUserById(session.user.id)).data.user).not.toHaveProperty('recovery_sent_at')
})

test('users are listed in the requested order', async () => {
  const first = (await operator.createUser({ email: `first-${newEmail()}` })).data.user?.email
  const second = (await operator.createUser({ email: `second-${newEmail()}` })).data.user?.email
  const token = await serviceToken()
  const list = async (sort: string) =>
    (await server.call('GET', `/admin/users?per_page=500&sort=${sort}`, { token })).body
  const places = async (sort: string) => {
    const emails = (await list(sort)).users.map((user: { email: string }) => user.email)
    return [emails.indexOf(first), emails.indexOf(second)]
  }
  const [olderUp = 0, newerUp = 0] = await places('created_at+asc')
  expect(olderUp).toBeLessThan(newerUp)
  const [olderDown = 0, newerDown = 0] = await places('created_at')
  expect(olderDown).toBeGreaterThan(newerDown)
  expect(await places('created_at+DESC')).toEqual([olderDown, newerDown])
  const [listed] = (await list('created_at')).users
  expect([listed.identities, listed.factors]).toEqual([null, undefined])
  expect((await list('')).message).toBe("Bad Sort Parameters: bad field for sort ''")
  expect(await list('email')).toEqual({
    code: 'validation_failed',
    message: "Bad Sort Parameters: bad field for sort 'email'",
  })
  expect((await list('created_at+up')).message).toBe(
    "Bad Sort Parameters: bad direction for sort 'up', only 'asc' and 'desc' allowed",
  )
})

test('an invited account has a random password, and the invitation’s metadata is not shown to others', async () => {
  const email = newEmail()
  await operator.inviteUserByEmail(email, { data: { team: 1 } })
  const signedUp = (await server.post('/signup', { email, password: PASSWORD })).body
  expect([signedUp.email, signedUp.user_metadata, signedUp.identities]).toEqual([email, {}, []])
  const verified = await server.post('/verify', {
    type: 'invite',
    token_hash: tokenHashOf((await server.mails(email))[0]),
  })
  expect(verified.body.user.user_metadata.team).toBe(1)
  expect(verified.body.user.confirmation_sent_at).toBeUndefined()
  expect((await signIn(email)).body.code).toBe('invalid_credentials')
})

test('an operator lists and removes factors, and signs a session out', async () => {
  const { session } = await signUpConfirmed(server)
  const token: string = session.access_token
  const factor = (await server.post('/factors', { factor_type: 'totp', friendly_name: 'phone' }, token)).body
  const challenge = (await server.post(`/factors/${factor.id}/challenge`, {}, token)).body
  const code = new TOTP({ secret: factor.totp.secret }).generate()
  await server.post(`/factors/${factor.id}/verify`, { challenge_id: challenge.id, code }, token)
  const listed = await operator.mfa.listFactors({ userId: session.user.id })
  expect(listed.data?.factors).toMatchObject([{ id: factor.id, status: 'verified', friendly_name: 'phone' }])
  const removed = await operator.mfa.deleteFactor({ userId: session.user.id, id: factor.id })
  expect(removed.error).toBeNull()
  expect((await operator.mfa.listFactors({ userId: session.user.id })).data?.factors).toEqual([])
  expect((await operator.signOut(token)).error).toBeNull()
  expect((await server.call('GET', '/user', { token })).body.code).toBe('session_not_found')
})

test('a given RS256 key signs, and its public part is published', async () => {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const jwk = { ...(await exportJWK(privateKey)), kid: 'given', alg: 'RS256', key_ops: ['sign', 'verify'] }
  const other = await startServer({
    SANDBOX_AUTH_JWT_KEYS: JSON.stringify([jwk]),
    SANDBOX_AUTH_MAIL_LINKS: 'token_hash',
  })
  const { body } = await other.call('GET', '/.well-known/jwks.json')
  expect(Object.keys(body.keys[0]).sort()).toEqual(['alg', 'e', 'key_ops', 'kid', 'kty', 'n', 'use'])
  const email = newEmail()
  await other.post('/signup', { email, password: PASSWORD })
  const link = new URL((await other.mails(email))[0]?.links[0] ?? '')
  expect([link.origin, link.pathname, link.searchParams.get('type')]).toEqual([
    'http://localhost:3000',
    '/auth/confirm',
    'email',
  ])
  const verified = await other.post('/verify', {
    type: 'email',
    token_hash: link.searchParams.get('token_hash'),
  })
  expect((await other.call('GET', '/user', { token: verified.body.access_token })).body.email).toBe(email)
  const foreign = await other.call('GET', '/user', { token: await serviceToken() })
  expect(foreign.body.message).toContain('token signature is invalid: signing method HS256 is invalid')
  await other.stop()
})

describe('access tokens made with the server’s own key', () => {
  const signed = (
    claims: Record<string, unknown>,
    header: { alg: string; kid?: string } = { alg: 'HS256' },
  ) => new SignJWT(claims).setProtectedHeader(header).sign(new TextEncoder().encode(SECRET))
  const UUID = '00000000-0000-4000-8000-000000000000'

  test.each([
    ['have to name a user', {}, 403, 'bad_jwt', 'invalid claim: missing sub claim'],
    ['by a UUID', { sub: 'x' }, 400, 'bad_jwt', 'invalid claim: sub claim must be a UUID'],
    ['who exists', { sub: UUID }, 403, 'user_not_found', 'User from sub claim in JWT does not exist'],
    [
      'and may not be expired',
      { sub: UUID, exp: 1_000_000 },
      403,
      'bad_jwt',
      'invalid JWT: unable to parse or verify signature, token has invalid claims: token is expired',
    ],
  ])('%s', async (_title, claims, status, code, message) => {
    const answer = await server.call('GET', '/user', { token: await signed(claims) })
    expect([answer.status, answer.body]).toEqual([status, { code, message }])
  })

  test('must name an existing session by its UUID', async () => {
    const { session } = await signUpConfirmed(server)
    const sub = session.user.id
    const malformed = await server.call('GET', '/user', { token: await signed({ sub, session_id: 'x' }) })
    expect([malformed.status, malformed.body.message]).toEqual([
      403,
      'invalid claim: session_id claim must be a UUID',
    ])
    const none = { sub, aud: 'authenticated', session_id: '00000000-0000-0000-0000-000000000000' }
    expect((await server.call('GET', '/user', { token: await signed(none) })).status).toBe(200)
    const gone = await server.call('GET', '/user', { token: await signed({ sub, session_id: UUID }) })
    expect([gone.status, gone.body.code]).toEqual([403, 'session_not_found'])
    const audience = await server.call('GET', '/user', {
      token: await signed({ sub, aud: 'x' }),
      headers: { 'X-JWT-AUD': 'y' },
    })
    expect([audience.status, audience.body]).toEqual([
      400,
      { code: 'validation_failed', message: "Token audience doesn't match request audience" },
    ])
  })

  test('of a banned user are refused', async () => {
    const { session } = await signUpConfirmed(server)
    await operator.updateUserById(session.user.id, { ban_duration: '1h' })
    const answer = await server.call('GET', '/user', { token: session.access_token })
    expect([answer.status, answer.body]).toEqual([403, { code: 'user_banned', message: 'User is banned' }])
    const { email } = session.user
    const phone = '15557654321'
    await operator.createUser({ phone, ban_duration: '1h' })
    expect((await server.post('/verify', { type: 'sms', phone, token: '000000' })).body.code).toBe(
      'user_banned',
    )
    const typed = await server.post('/verify', { type: 'recovery', email, token: '000000' })
    expect([typed.status, typed.body]).toEqual([403, { code: 'user_banned', message: 'User is banned' }])
    const refreshed = await server.post('/token?grant_type=refresh_token', {
      refresh_token: session.refresh_token,
    })
    expect([refreshed.status, refreshed.body]).toEqual([
      400,
      { code: 'user_banned', message: 'Invalid Refresh Token: User Banned' },
    ])
  })

  test('of an unknown key: the error names the key', async () => {
    const { privateKey } = await generateKeyPair('ES256')
    const token = await new SignJWT({}).setProtectedHeader({ alg: 'ES256', kid: 'other' }).sign(privateKey)
    const asymmetric = await startServer()
    const answer = await asymmetric.call('GET', '/user', { token })
    expect([answer.status, answer.body]).toEqual([
      403,
      {
        code: 'bad_jwt',
        message:
          'invalid JWT: unable to parse or verify signature, token is unverifiable: error while executing keyfunc: unrecognized JWT kid other for algorithm ES256',
      },
    ])
    await asymmetric.stop()
  })
})

describe('an operator who signed in as a user', () => {
  async function newOperator() {
    const email = newEmail()
    const { data } = await operator.createUser({
      email,
      password: PASSWORD,
      email_confirm: true,
      role: 'service_role',
    })
    const token: string = (await signIn(email)).body.access_token
    const list = () => server.call('GET', '/admin/users', { token })
    expect((await list()).status).toBe(200)
    return { id: data.user?.id ?? '', token, list }
  }

  test('loses access after signing out', async () => {
    const { token, list } = await newOperator()
    await server.call('POST', '/logout', { token })
    const { status, body } = await list()
    expect([status, body.code]).toEqual([403, 'session_not_found'])
  })

  test('loses access while banned', async () => {
    const { id, list } = await newOperator()
    await operator.updateUserById(id, { ban_duration: '1h' })
    const { status, body } = await list()
    expect([status, body.code]).toEqual([403, 'user_banned'])
  })

  test('loses access when deleted', async () => {
    const { id, list } = await newOperator()
    await operator.deleteUser(id)
    const { status, body } = await list()
    expect([status, body.code]).toEqual([403, 'user_not_found'])
  })

  test('loses access when the session’s time box ends', async () => {
    const other = await startServer({
      SANDBOX_AUTH_JWT_SECRET: SECRET,
      SANDBOX_AUTH_SESSION_TIMEBOX: '600',
    })
    const email = newEmail()
    const body = { email, password: PASSWORD, email_confirm: true, role: 'service_role' }
    await other.call('POST', '/admin/users', { token: await serviceToken(), body })
    const { access_token: token } = (
      await other.post('/token?grant_type=password', { email, password: PASSWORD })
    ).body
    const list = () => other.call('GET', '/admin/users', { token })
    expect((await list()).status).toBe(200)
    await other.advance(601)
    const late = await list()
    expect([late.status, late.body]).toEqual([
      403,
      { code: 'session_expired', message: 'Session is no longer valid' },
    ])
    // Other requests work until the next refresh.
    expect((await other.call('GET', '/user', { token })).status).toBe(200)
    await other.stop()
  })
})

test('a magic link for a new address ignores the required password characters', async () => {
  const strict = await startServer({
    SANDBOX_AUTH_PASSWORD_REQUIRED: '!§%',
    SANDBOX_AUTH_JWT_SECRET: SECRET,
  })
  const token = await serviceToken()
  const ask = (body: object) => strict.post('/admin/generate_link', { email: newEmail(), ...body }, token)
  const magic = await ask({ type: 'magiclink' })
  expect([magic.status, magic.body.verification_type]).toEqual([200, 'signup'])
  const weak = await ask({ type: 'signup', password: PASSWORD })
  expect([weak.status, weak.body.code]).toEqual([422, 'weak_password'])
  await strict.stop()
})
