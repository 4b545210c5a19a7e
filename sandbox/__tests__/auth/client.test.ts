import { AuthClient } from '@supabase/auth-js'
import { TOTP } from 'otpauth'
import { codeOf, newEmail, PASSWORD, startServer, type TestServer, tokenHashOf } from '../support/auth-server'

jest.setTimeout(60_000)

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server?.stop())

function memoryStorage() {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
}

const newClient = (flowType: 'pkce' | 'implicit' = 'pkce') =>
  new AuthClient({
    url: server.url,
    headers: { apikey: 'sb_publishable_sandbox', Authorization: 'Bearer sb_publishable_sandbox' },
    storage: memoryStorage(),
    storageKey: `test-${newEmail()}`,
    autoRefreshToken: false,
    detectSessionInUrl: false,
    flowType,
  })

async function linkedTo(email: string): Promise<URL> {
  const opened = await fetch((await server.mails(email))[0]?.links[0] ?? '', { redirect: 'manual' })
  return new URL(opened.headers.get('location') ?? '')
}

test('a visitor signs up by PKCE, confirms in the same browser, comes back and signs out', async () => {
  const client = newClient()
  const email = newEmail()
  const signUp = await client.signUp({ email, password: PASSWORD, options: { data: { name: 'Ann' } } })
  expect(signUp.error).toBeNull()
  expect(signUp.data.session).toBeNull()
  const early = await client.signInWithPassword({ email, password: PASSWORD })
  expect([early.error?.code, early.error?.message]).toEqual(['email_not_confirmed', 'Email not confirmed'])

  const code = (await linkedTo(email)).searchParams.get('code') ?? ''
  const exchanged = await client.exchangeCodeForSession(code)
  expect(exchanged.error).toBeNull()
  expect(exchanged.data.user?.user_metadata.name).toBe('Ann')

  const claims = await client.getClaims()
  expect(claims.data?.claims.email).toBe(email)
  expect(claims.data?.header.alg).toBe('ES256')
  const refreshed = await client.refreshSession()
  expect(refreshed.data.session?.refresh_token).not.toBe(exchanged.data.session?.refresh_token)
  expect((await client.getUser()).data.user?.email).toBe(email)

  expect((await client.signOut()).error).toBeNull()
  expect((await client.getSession()).data.session).toBeNull()
  const wrong = await client.signInWithPassword({ email, password: 'wrong one' })
  expect([wrong.error?.status, wrong.error?.code]).toEqual([400, 'invalid_credentials'])
  expect((await client.signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
})

test('signing up with an existing address looks like a new account, except for the identities', async () => {
  const client = newClient()
  const email = newEmail()
  await client.signUp({ email, password: PASSWORD })
  await client.verifyOtp({ type: 'email', token_hash: tokenHashOf((await server.mails(email))[0]) })
  const again = await newClient().signUp({ email, password: PASSWORD })
  expect([again.error, again.data.user?.identities]).toEqual([null, []])
})

test('a short password is an AuthWeakPasswordError with its reasons', async () => {
  const { error } = await newClient().signUp({ email: newEmail(), password: '12345' })
  expect(error).toMatchObject({ name: 'AuthWeakPasswordError', code: 'weak_password', reasons: ['length'] })
})

test('a forgotten password is replaced in another browser by the mail’s hash', async () => {
  const email = newEmail()
  const first = newClient('implicit')
  await first.signUp({ email, password: PASSWORD })
  await first.verifyOtp({ type: 'email', token_hash: tokenHashOf((await server.mails(email))[0]) })
  expect((await newClient().resetPasswordForEmail(email)).error).toBeNull()

  const other = newClient()
  const hash = tokenHashOf((await server.mails(email))[0])
  expect((await other.verifyOtp({ type: 'recovery', token_hash: hash })).error).toBeNull()
  expect((await other.updateUser({ password: PASSWORD })).error?.code).toBe('same_password')
  expect((await other.updateUser({ password: 'another one' })).error).toBeNull()
  expect((await first.getUser()).error?.name).toBe('AuthSessionMissingError')
  expect((await newClient().verifyOtp({ type: 'recovery', token_hash: hash })).error?.code).toBe(
    'otp_expired',
  )
})

test('a second factor is enrolled, required at the next sign-in, and removed', async () => {
  const email = newEmail()
  const client = newClient()
  await client.signUp({ email, password: PASSWORD })
  await client.verifyOtp({ type: 'email', token_hash: tokenHashOf((await server.mails(email))[0]) })
  const { data: factor } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' })
  if (factor === null) throw new Error('No factor')
  expect(factor.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<\?xml/)
  const code = () => new TOTP({ secret: factor.totp.secret }).generate()
  const wrong = await client.mfa.challengeAndVerify({
    factorId: factor.id,
    code: code() === '000000' ? '1' : '000000',
  })
  expect(wrong.error?.code).toBe('mfa_verification_failed')
  expect((await client.mfa.challengeAndVerify({ factorId: factor.id, code: code() })).error).toBeNull()

  const next = newClient()
  await next.signInWithPassword({ email, password: PASSWORD })
  expect((await next.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal1',
    nextLevel: 'aal2',
  })
  expect((await next.mfa.challengeAndVerify({ factorId: factor.id, code: code() })).error).toBeNull()
  expect((await next.mfa.listFactors()).data?.totp[0]?.friendly_name).toBe('phone')
  expect((await next.mfa.unenroll({ factorId: factor.id })).error).toBeNull()
  await next.refreshSession()
  expect((await next.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal1')
})

type Client = InstanceType<typeof AuthClient>

async function signedUp(client: Client, email = newEmail()) {
  await client.signUp({ email, password: PASSWORD })
  const token = codeOf((await server.mails(email))[0])
  const verified = await client.verifyOtp({ email, token, type: 'email' })
  expect(verified.error).toBeNull()
  return email
}

test('an address changes after both addresses confirm, by code or by hash, and can change again', async () => {
  const client = newClient()
  const email = await signedUp(client)
  const wanted = newEmail()
  expect((await client.updateUser({ email: wanted })).data.user?.new_email).toBe(wanted)
  expect((await client.resend({ type: 'email_change', email })).error).toBeNull()
  expect((await server.mails(wanted)).length).toBe(2)
  const firstOfTwo = await client.verifyOtp({
    type: 'email_change',
    email: wanted,
    token: codeOf((await server.mails(wanted))[0]),
  })
  expect([firstOfTwo.error, firstOfTwo.data.user, firstOfTwo.data.session]).toEqual([null, null, null])
  const hash = tokenHashOf((await server.mails(email))[0])
  const whole = await client.verifyOtp({ type: 'email_change', token_hash: hash })
  expect(whole.data.user?.email).toBe(wanted)
  expect((await client.getUserIdentities()).data?.identities[0]?.identity_data?.email).toBe(wanted)
  expect((await client.resend({ type: 'signup', email: wanted })).error).toBeNull()
})

test('each scope of sign-out ends the right sessions', async () => {
  const [first, second, third] = [newClient(), newClient(), newClient()]
  const email = await signedUp(first)
  for (const client of [second, third]) await client.signInWithPassword({ email, password: PASSWORD })
  await first.signOut({ scope: 'others' })
  expect((await first.getUser()).data.user?.email).toBe(email)
  expect((await second.refreshSession()).error?.code).toBe('refresh_token_not_found')
  expect((await third.getUser()).error?.name).toBe('AuthSessionMissingError')
  expect((await first.reauthenticate()).error).toBeNull()
  await first.signOut({ scope: 'global' })
  expect((await first.getSession()).data.session).toBeNull()
})

test.each<[string, (client: Client) => Promise<{ error: unknown }>, number, string]>([
  ['anonymous sign-in', client => client.signInAnonymously(), 422, 'anonymous_provider_disabled'],
  ['single sign-on', client => client.signInWithSSO({ domain: 'x.org' }), 404, 'saml_provider_disabled'],
  ['linking', client => client.linkIdentity({ provider: 'google' }), 404, 'manual_linking_disabled'],
  [
    'a factor by phone',
    client => client.mfa.enroll({ factorType: 'phone', phone: '15551234567' }),
    422,
    'mfa_phone_enroll_not_enabled',
  ],
])('%s is off and reported to the client', async (_title, attempt, status, code) => {
  const client = newClient()
  await signedUp(client)
  expect((await attempt(client)).error).toMatchObject({ status, code })
})
