import fc from 'fast-check'
import { newEmail, PASSWORD, signUpConfirmed, startServer, type TestServer } from '../support/auth-server'

jest.setTimeout(240_000)

let server: TestServer
let token: string
let factorId: string

beforeAll(async () => {
  server = await startServer()
  const { session } = await signUpConfirmed(server)
  token = session.access_token
  factorId = (await server.post('/factors', { factor_type: 'totp' }, token)).body.id
})
afterAll(() => server?.stop())

const ENDPOINTS: [method: string, path: string][] = [
  ['POST', '/signup'],
  ['POST', '/token?grant_type=password'],
  ['POST', '/token?grant_type=refresh_token'],
  ['POST', '/token?grant_type=pkce'],
  ['GET', '/user'],
  ['PUT', '/user'],
  ['POST', '/recover'],
  ['POST', '/resend'],
  ['POST', '/verify'],
  ['GET', '/verify'],
  ['GET', '/authorize'],
  ['GET', '/reauthenticate'],
  ['GET', '/user/identities/authorize'],
  ['DELETE', '/user/identities/{uuid}'],
  ['POST', '/sso'],
  ['POST', '/factors'],
  ['POST', '/factors/{factor}/challenge'],
  ['POST', '/factors/{factor}/verify'],
  ['DELETE', '/factors/{uuid}'],
  ['POST', '/logout?scope=x'],
  ['GET', '/.well-known/jwks.json'],
]

const FIELDS = [
  ...['email', 'phone', 'password', 'data', 'type', 'token', 'token_hash', 'nonce'],
  ...[
    'code_challenge',
    'code_challenge_method',
    'refresh_token',
    'auth_code',
    'code_verifier',
    'factor_type',
  ],
  ...['friendly_name', 'issuer', 'challenge_id', 'code'],
  ...['redirect_to', 'id', '__proto__', 'constructor', 'toString'],
]

const hostileText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    ...[
      '\u0000',
      'a\u0000b',
      '\ud800',
      '\udfff\ud800',
      "' or 1=1 --",
      '../../etc/passwd',
      '%00',
      '__proto__',
    ],
    ...[
      'signup',
      'email',
      'recovery',
      'email_change',
      'totp',
      'sms',
      's256',
      'plain',
      '+15551234567',
      '10h',
      '-1',
    ],
    ...[
      'x@example.org',
      'known@example.org',
      'x'.repeat(5000),
      '12345678',
      '00000000-0000-4000-8000-000000000000',
    ],
  ),
)
const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(hostileText, { maxLength: 3 }),
  fc.dictionary(hostileText, fc.jsonValue(), { maxKeys: 3 }),
)
const body = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .dictionary(fc.constantFrom(...FIELDS), hostileValue, { maxKeys: 6 })
      .map(value => JSON.stringify(value)),
  },
  fc.jsonValue().map(value => JSON.stringify(value)),
  fc.string({ unit: 'binary' }),
)
const query = fc.array(
  fc.tuple(fc.constantFrom('redirect_to', 'token', 'type', 'provider', 'scope'), hostileText),
  { maxLength: 3 },
)

const place = (path: string) =>
  path.replace('{uuid}', '00000000-0000-4000-8000-000000000000').replace('{factor}', factorId)

test.each(ENDPOINTS)('%s %s answers hostile input without a server error', async (method, path) => {
  await fc.assert(
    fc.asyncProperty(body, query, async (raw, values) => {
      const search = new URLSearchParams(values.map(([name, text]) => [name, text.toWellFormed()])).toString()
      const address = place(path) + (search === '' ? '' : `${path.includes('?') ? '&' : '?'}${search}`)
      const hasBody = method !== 'GET'
      const answer = await server.call(method, address, {
        ...(hasBody ? { raw } : {}),
        token,
      })
      if (answer.status >= 500) throw new Error(`${answer.status}: ${answer.text}`)
    }),
    { numRuns: 10, seed: 20_261_121 },
  )
})

test.each([
  ['nested 300,000 deep', `${'['.repeat(300_000)}${']'.repeat(300_000)}`],
  ['data nested 2,000 deep', `{"data":${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}}`],
])('a body %s is refused as JSON', async (_title, raw) => {
  const answer = await server.call('POST', '/signup', { raw })
  expect([answer.status, answer.body]).toEqual([
    400,
    { code: 'bad_json', message: 'Could not parse request body as JSON: exceeded max depth' },
  ])
})

test('metadata nested 400 deep, with unpaired surrogates, is stored', async () => {
  const raw = `{"email":"${newEmail()}","password":"${PASSWORD}","data":{"\\ud800":"\\udfff","d":${'['.repeat(400)}${']'.repeat(400)}}}`
  const answer = await server.call('POST', '/signup', { raw })
  expect(answer.status).toBe(200)
  expect(answer.body.user_metadata['\ufffd']).toBe('\ufffd')
})

test.each([
  ['a malformed bearer', { Authorization: 'Bearer a.b.c' }],
  [
    'an unsigned token',
    { Authorization: `Bearer ${Buffer.from('{"alg":"none"}').toString('base64url')}.e30.` },
  ],
  ['a version that is not a date', { 'X-Supabase-Api-Version': 'x' }],
])('%s is refused without a server error', async (_title, headers) => {
  const answer = await server.call('GET', '/user', { headers })
  expect([401, 403]).toContain(answer.status)
})

test('the token still works after the fuzzing', async () => {
  expect((await server.call('GET', '/user', { token })).status).toBe(200)
})
