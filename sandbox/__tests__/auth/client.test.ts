import { AuthClient } from '@supabase/auth-js'
import { TOTP } from 'otpauth'
import { newEmail, PASSWORD, startServer, type TestServer } from '../support/auth-server'

// What only the real client shows: whether it understands the answers that contract.test.ts records.
let server: TestServer
beforeAll(async () => {
  server = await startServer()
})

function newClient() {
  const items = new Map<string, string>()
  return new AuthClient({
    url: server.url,
    headers: { apikey: 'sb_publishable_sandbox', Authorization: 'Bearer sb_publishable_sandbox' },
    storage: {
      getItem: key => items.get(key) ?? null,
      setItem: (key, value) => void items.set(key, value),
      removeItem: key => void items.delete(key),
    },
    storageKey: newEmail(),
    autoRefreshToken: false,
    detectSessionInUrl: false,
    flowType: 'pkce',
  })
}

test('a visitor signs up by PKCE, confirms in the same browser, adds a second factor and signs out', async () => {
  const client = newClient()
  const email = newEmail()
  const signUp = await client.signUp({ email, password: PASSWORD, options: { data: { name: 'Ann' } } })
  expect([signUp.error, signUp.data.session]).toEqual([null, null])
  const early = await client.signInWithPassword({ email, password: PASSWORD })
  expect([early.error?.code, early.error?.message]).toEqual(['email_not_confirmed', 'Email not confirmed'])

  const [mail] = await server.mails(email)
  const opened = await server.call('GET', mail?.links[0] ?? '')
  const code = new URL(opened.headers.get('location') ?? '').searchParams.get('code') ?? ''
  const { data } = await client.exchangeCodeForSession(code)
  expect(data.user?.user_metadata.name).toBe('Ann')
  // Verifies the token's signature with the published key.
  expect((await client.getClaims()).data).toMatchObject({ claims: { email }, header: { alg: 'ES256' } })
  const refreshed = await client.refreshSession()
  expect(refreshed.data.session?.refresh_token).not.toBe(data.session?.refresh_token)

  const { data: factor } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' })
  if (factor === null) throw new Error('No factor')
  expect(factor.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<\?xml/)
  const answer = { factorId: factor.id, code: new TOTP({ secret: factor.totp.secret }).generate() }
  expect((await client.mfa.challengeAndVerify({ ...answer, code: '1' })).error?.code).toBe(
    'mfa_verification_failed',
  )
  expect((await client.mfa.challengeAndVerify(answer)).error).toBeNull()
  expect((await client.mfa.listFactors()).data?.totp[0]?.friendly_name).toBe('phone')

  const next = newClient()
  await next.signInWithPassword({ email, password: PASSWORD })
  const level = await next.mfa.getAuthenticatorAssuranceLevel()
  expect(level.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' })
  await client.signOut()
  expect((await client.getSession()).data.session).toBeNull()
  expect((await next.getUser()).error?.name).toBe('AuthSessionMissingError')
})

test('a short password is an AuthWeakPasswordError with its reasons', async () => {
  const { error } = await newClient().signUp({ email: newEmail(), password: '12345' })
  expect(error).toMatchObject({ name: 'AuthWeakPasswordError', code: 'weak_password', reasons: ['length'] })
})
