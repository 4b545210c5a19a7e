import { TOTP } from 'otpauth'
import { PASSWORD, signUpConfirmed, startServer, type TestServer } from '../support/auth-server'

jest.setTimeout(60_000)

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server?.stop())

const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
const unixSeconds = () => Math.floor(Date.now() / 1000)
const codeOf = (secret: string, offsetSeconds = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + offsetSeconds * 1000 })

async function enrolled() {
  const account = await signUpConfirmed(server)
  const token: string = account.session.access_token
  const factor = (await server.post('/factors', { factor_type: 'totp', friendly_name: 'phone' }, token)).body
  return { ...account, token, factor }
}

async function challengeAndVerify(token: string, factorId: string, code: string) {
  const challenge = (await server.post(`/factors/${factorId}/challenge`, { factorId }, token)).body
  return server.post(`/factors/${factorId}/verify`, { challenge_id: challenge.id, code }, token)
}

test('enrollment returns the secret, its URI and a QR code', async () => {
  const { email, factor } = await enrolled()
  expect(Object.keys(factor)).toEqual(['id', 'type', 'friendly_name', 'totp'])
  expect(factor.totp.secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(factor.totp.uri).toBe(
    `otpauth://totp/localhost:3000:${email}?algorithm=SHA1&digits=6&issuer=localhost%3A3000&period=30&secret=${factor.totp.secret}`,
  )
  // GoTrue's layout: an XML prolog, a fixed size without a viewBox, three pixels per module, a margin of four modules.
  const drawing: string = factor.totp.qr_code
  const [, width = '', height] =
    /^<\?xml version="1\.0"\?>\n<!-- .* -->\n<svg width="(\d+)" height="(\d+)"/.exec(drawing) ?? []
  expect(height).toBe(width)
  expect(drawing).not.toContain('viewBox')
  const modules = Number(width) / 3 - 8
  expect(
    drawing.match(/<rect x="\d+" y="\d+" width="3" height="3" style="fill:(black|white);stroke:none" \/>/g),
  ).toHaveLength(modules ** 2)
  expect(drawing).toContain('<rect x="12" y="12" ')
  expect(drawing).not.toMatch(/[xy]="[0-9]"/)
})

test('a correct code raises the session to aal2 and ends the user’s other sessions', async () => {
  const { email, session, token, factor } = await enrolled()
  const other = (await server.post('/token?grant_type=password', { email, password: PASSWORD })).body
  const before = unixSeconds()
  const challenge = await server.post(`/factors/${factor.id}/challenge`, {}, token)
  expect(Object.keys(challenge.body)).toEqual(['id', 'type', 'expires_at'])
  expect(challenge.body.expires_at).toBeGreaterThanOrEqual(before + 300)
  expect(challenge.body.expires_at).toBeLessThanOrEqual(unixSeconds() + 300)
  const verified = await server.post(
    `/factors/${factor.id}/verify`,
    { challenge_id: challenge.body.id, code: codeOf(factor.totp.secret) },
    token,
  )
  expect(verified.status).toBe(200)
  const claims = claimsOf(verified.body.access_token)
  expect([claims.aal, claims.amr.map((entry: { method: string }) => entry.method)]).toEqual([
    'aal2',
    ['totp', 'otp'],
  ])
  expect(claims.session_id).toBe(claimsOf(token).session_id)
  expect(verified.body.refresh_token).not.toBe(session.refresh_token)
  expect(verified.body.user.factors[0]).toMatchObject({
    id: factor.id,
    status: 'verified',
    factor_type: 'totp',
  })
  expect((await server.call('GET', '/user', { token: other.access_token })).body.code).toBe(
    'session_not_found',
  )
})

const totpStep = () => Math.floor(Date.now() / 30_000)

/** Verifies a new factor with a code some seconds off, and starts over if a 30-second step ended in between. */
async function verifyWithCodeOff(seconds: number) {
  for (;;) {
    const { token, factor } = await enrolled()
    const step = totpStep()
    const answer = await challengeAndVerify(token, factor.id, codeOf(factor.totp.secret, seconds))
    if (totpStep() === step) return answer
  }
}

test.each([-60, 60])('a code %i seconds off is rejected', async seconds => {
  const far = await verifyWithCodeOff(seconds)
  expect([far.status, far.body]).toEqual([
    422,
    { code: 'mfa_verification_failed', message: 'Invalid TOTP code entered' },
  ])
})

test.each([-30, 30])('the code of the adjacent step, %i seconds off, is accepted', async seconds => {
  expect((await verifyWithCodeOff(seconds)).status).toBe(200)
})

test('a used, an unknown and a malformed challenge id are rejected', async () => {
  const { token, factor } = await enrolled()
  const challenge = (await server.post(`/factors/${factor.id}/challenge`, {}, token)).body
  const verify = (challenge_id: string, code = codeOf(factor.totp.secret)) =>
    server.post(`/factors/${factor.id}/verify`, { challenge_id, code }, token)
  expect((await verify(challenge.id, '')).body.message).toBe('Code needs to be non-empty')
  expect((await verify(challenge.id)).status).toBe(200)
  expect((await verify(challenge.id)).body).toEqual({
    code: 'mfa_ip_address_mismatch',
    message: 'Challenge and verify IP addresses mismatch.',
  })
  expect((await verify(crypto.randomUUID())).body.code).toBe('mfa_factor_not_found')
  expect((await verify('x')).body.code).toBe('bad_json')
})

test('enrolling a second factor with the same name, or a second one without a name, is rejected', async () => {
  const { token } = await enrolled()
  const enroll = (body: object) => server.post('/factors', { factor_type: 'totp', ...body }, token)
  const conflict = await enroll({ friendly_name: 'phone' })
  expect([conflict.status, conflict.body]).toEqual([
    422,
    {
      code: 'mfa_factor_name_conflict',
      message: 'A factor with the friendly name "phone" for this user already exists',
    },
  ])
  expect((await enroll({})).status).toBe(200)
  expect((await enroll({})).body.code).toBe('mfa_factor_name_conflict')
})

test('with a verified factor, an aal1 session may neither enroll, remove a factor nor change the password', async () => {
  const { email, token, factor } = await enrolled()
  const raised = (await challengeAndVerify(token, factor.id, codeOf(factor.totp.secret))).body
  const plain = (await server.post('/token?grant_type=password', { email, password: PASSWORD })).body
    .access_token
  const enroll = await server.post('/factors', { factor_type: 'totp', friendly_name: 'b' }, plain)
  expect([enroll.status, enroll.body]).toEqual([
    403,
    { code: 'insufficient_aal', message: 'AAL2 required to enroll a new factor' },
  ])
  const removal = await server.call('DELETE', `/factors/${factor.id}`, { token: plain })
  expect([removal.status, removal.body]).toEqual([
    422,
    { code: 'insufficient_aal', message: 'AAL2 required to unenroll verified factor' },
  ])
  const change = await server.call('PUT', '/user', { token: plain, body: { password: 'another one' } })
  expect([change.status, change.body.code]).toEqual([401, 'insufficient_aal'])

  const removed = await server.call('DELETE', `/factors/${factor.id}`, { token: raised.access_token })
  expect([removed.status, removed.body]).toEqual([200, { id: factor.id }])
  const refreshed = await server.post('/token?grant_type=refresh_token', {
    refresh_token: raised.refresh_token,
  })
  expect(claimsOf(refreshed.body.access_token).aal).toBe('aal1')
})

// From the original's source: what a session without the second factor is refused once the account has one.
test.each([
  ['a new password', 'PUT', '/user', { password: 'another one' }, 401],
  ['a new address', 'PUT', '/user', { email: 'aal-table@example.com' }, 401],
  ['a name', 'PUT', '/user', { data: { first_name: 'Ann' } }, 200],
  ['another app', 'POST', '/factors', { factor_type: 'totp', friendly_name: 'b' }, 403],
])(
  '%s: allowed without a factor and with its code, and at aal1 answered as the original does',
  async (...row) => {
    const [, method, path, body, atAal1] = row
    const { email, token, factor } = await enrolled()
    const raised = (await challengeAndVerify(token, factor.id, codeOf(factor.totp.secret))).body.access_token
    const plain = (await server.post('/token?grant_type=password', { email, password: PASSWORD })).body
      .access_token
    const without = (await signUpConfirmed(server)).session.access_token
    const statuses = []
    for (const token of [plain, raised])
      statuses.push((await server.call(method, path, { token, body })).status)
    const own = path === '/user' && 'email' in body ? { email: 'aal-without@example.com' } : body
    statuses.push((await server.call(method, path, { token: without, body: own })).status)
    expect(statuses).toEqual([atAal1, 200, 200])
  },
)

test('another user’s factor does not exist', async () => {
  const { factor } = await enrolled()
  const { token } = await enrolled()
  const answer = await server.post(`/factors/${factor.id}/challenge`, {}, token)
  expect([answer.status, answer.body]).toEqual([
    404,
    { code: 'mfa_factor_not_found', message: 'Factor not found' },
  ])
})

// Last in this file: from here on the server's clock is ahead of the codes generated here.
test('an expired challenge is reported once and then deleted', async () => {
  const { token, factor } = await enrolled()
  const { id } = (await server.post(`/factors/${factor.id}/challenge`, {}, token)).body
  const verify = () =>
    server.post(`/factors/${factor.id}/verify`, { challenge_id: id, code: codeOf(factor.totp.secret) }, token)
  await server.advance(301)
  const advice = 'verify against another challenge or create a new challenge.'
  const late = await verify()
  expect([late.status, late.body]).toEqual([
    422,
    { code: 'mfa_challenge_expired', message: `MFA challenge ${id} has expired, ${advice}` },
  ])
  expect((await verify()).body).toEqual({
    code: 'mfa_factor_not_found',
    message: 'MFA factor with the provided challenge ID not found',
  })
})
