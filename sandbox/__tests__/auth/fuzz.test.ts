import fc from 'fast-check'
import { startServer, type TestServer } from '../support/auth-server'
import { newScenario } from '../support/scenario'

// What nobody thought of sending: no answer may be a server error.
let server: TestServer
let scenario: ReturnType<typeof newScenario>
beforeAll(async () => {
  server = await startServer()
  scenario = newScenario(server)
  await scenario.run(['ACCOUNT ann'])
  await scenario.run(['ENROLL ann'])
})

const words = (text: string): string[] => text.trim().split(/\s+/)
const FIELDS =
  words(`email phone password data type token token_hash nonce code_challenge code_challenge_method
  refresh_token auth_code code_verifier factor_type friendly_name issuer challenge_id code redirect_to id
  __proto__ constructor toString`)
const VALUES =
  words(`../../etc/passwd %00 __proto__ signup email recovery email_change totp sms s256 plain +15551234567
  10h -1 x@example.org 12345678 00000000-0000-4000-8000-000000000000`)

const hostileText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(...VALUES, '\u0000', 'a\u0000b', '\ud800', '\udfff\ud800', "' or 1=1 --", 'x'.repeat(5000)),
)
const hostileValue = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  fc.oneof(fc.integer(), fc.double(), fc.boolean(), fc.constant(null)),
  fc.array(hostileText, { maxLength: 3 }),
  fc.dictionary(hostileText, fc.jsonValue(), { maxKeys: 3 }),
)
const json = (value: unknown): string => JSON.stringify(value)
const body = fc.oneof(
  { weight: 6, arbitrary: fc.dictionary(fc.constantFrom(...FIELDS), hostileValue, { maxKeys: 6 }).map(json) },
  fc.jsonValue().map(json),
  fc.string({ unit: 'binary' }),
)
const parameter = fc.constantFrom('redirect_to', 'token', 'type', 'provider', 'scope')
const query = fc.array(fc.tuple(parameter, hostileText), { maxLength: 3 })

test.each([
  ...['POST /signup', 'POST /token?grant_type=password', 'POST /token?grant_type=refresh_token'],
  ...[
    'POST /token?grant_type=pkce',
    'GET /user',
    'PUT /user',
    'POST /recover',
    'POST /resend',
    'POST /verify',
  ],
  ...['GET /verify', 'GET /authorize', 'GET /reauthenticate', 'GET /user/identities/authorize', 'POST /sso'],
  ...['DELETE /user/identities/{factor}', 'POST /factors', 'POST /factors/{factor}/challenge'],
  ...['POST /factors/{factor}/verify', 'DELETE /factors/00000000-0000-4000-8000-000000000000'],
  ...['POST /logout?scope=x', 'GET /.well-known/jwks.json'],
])('%s answers hostile input without a server error', async endpoint => {
  const [method = '', path = ''] = endpoint.replace('{factor}', scenario.lookUp('factor')).split(' ')
  const send = async (raw: string, values: [string, string][]) => {
    const search = new URLSearchParams(values.map(([name, text]) => [name, text.toWellFormed()]))
    const address = `${path}${path.includes('?') ? '&' : '?'}${search}`
    const token = scenario.lookUp('ann.token')
    const answer = await server.call(method, address, method === 'GET' ? { token } : { raw, token })
    if (answer.status >= 500) throw new Error(`${answer.status}: ${answer.text}`)
  }
  await fc.assert(fc.asyncProperty(body, query, send), { numRuns: 10, seed: 20_261_121 })
})

test('the session has survived', () => scenario.run(['GET /user as ann']))
