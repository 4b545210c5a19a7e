import { pathToFileURL } from 'node:url'
import { startServer, type TestServer } from '../support/auth-server'
import { newScenario, type Step } from '../support/scenario'

// These cover this server only. The hosted service often accepts both of two such requests (README), so no test of the
// site may rely on a rejection here.

/** Of a message `{ hold: text }`, the request whose query contains the text gets its rows after the message 'release'. */
const HELD_DATABASE = `
  const { PGlite } = await import('${pathToFileURL(require.resolve('@electric-sql/pglite'))}')
  const query = PGlite.prototype.query
  let held
  let release
  process.on('message', message => {
    if (message === 'release') release()
    if (message.hold) held = message.hold
  })
  process.channel?.unref()
  PGlite.prototype.query = async function (...parameters) {
    const result = await query.apply(this, parameters)
    if (held && parameters[0].includes(held)) {
      held = undefined
      await new Promise(resolve => {
        release = resolve
        process.send('held')
      })
    }
    return result
  }`

let server: TestServer
beforeAll(async () => {
  server = await startServer({
    NODE_OPTIONS: `--import ${JSON.stringify(`data:text/javascript,${encodeURIComponent(HELD_DATABASE)}`)}`,
    SANDBOX_AUTH_PASSWORD_REAUTHENTICATION: 'true',
    SANDBOX_AUTH_REAUTHENTICATION_AGE: '0',
  })
})

const account = { email: '{ann@}', password: 'correct horse' }
const code = '{code:secret}'
const verify = '/factors/{factor}/verify'
const CHALLENGE = 'select * from auth.mfa_challenges'

/** What happens first; the query after which a request is held; that request; and another, answered in the meantime. */
const RACES: [title: string, before: Step[], query: string, held: Step, other: Step][] = [
  [
    'two sessions verify a factor at once: one continues, the other is signed out',
    [
      ['ENROLL ann'],
      ['POST /token?grant_type=password', account, 200, { access_token: '<other.token>' }],
      ['POST /factors/{factor}/challenge as other', null, 200, { id: '<second>' }],
    ],
    CHALLENGE,
    [`POST ${verify} as ann`, { challenge_id: '{challenge}', code }, 403, ['session_not_found']],
    [`POST ${verify} as other`, { challenge_id: '{second}', code }],
  ],
  [
    'of two verifications of one challenge at once, one succeeds',
    [['ENROLL ann']],
    CHALLENGE,
    [`POST ${verify} as ann`, { challenge_id: '{challenge}', code }, 422, ['mfa_ip_address_mismatch']],
    [`POST ${verify} as ann`, { challenge_id: '{challenge}', code }],
  ],
  [
    'a challenge fails if its factor is removed after the factor was read',
    [['ENROLL ann']],
    'select * from auth.sessions',
    ['POST /factors/{factor}/challenge as ann', null, 404, ['mfa_factor_not_found', 'Factor not found']],
    ['DELETE /factors/{factor} as ann'],
  ],
  [
    'of two password changes with one nonce at once, one succeeds',
    [['GET /reauthenticate as ann'], ['MAIL {ann@}', null, 200, { otp: '<nonce>' }]],
    'select * from auth.one_time_tokens',
    ['PUT /user as ann', { password: 'the first', nonce: '{nonce}' }, 422, ['reauthentication_not_valid']],
    ['PUT /user as ann', { password: 'the second', nonce: '{nonce}' }],
  ],
]

test.each(RACES)('%s', async (_, before, query, held, other) => {
  const { run } = newScenario(server)
  await run(['ACCOUNT ann'])
  for (const step of before) await run(step)
  const isHeld = new Promise<void>(resolve => {
    server.process.on('message', message => message === 'held' && resolve())
  })
  server.process.send({ hold: query })
  const first = run(held)
  // A request that never waits has its answer.
  await Promise.race([isHeld, first])
  await run(other)
  server.process.send('release')
  await first
})
