/** @jest-environment node */
import { generateKeyPairSync, sign } from 'node:crypto'
import { sessionCookieName } from '@/lib/auth/config'
import { env } from '@/lib/env'

const key = sessionCookieName(env.supabaseUrl)
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const cookieOf = (value: unknown) => `${key}=base64-${encode(value)}`

type Part = Record<string, unknown>

/** Signed with a shared secret, so that the client library asks the back end whether it is good. */
const token = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ sub: 'a', exp: 9_999_999_999 })}.${encode('s')}`
const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const publicKey = { ...pair.publicKey.export({ format: 'jwk' }), kid: 'k', alg: 'ES256', key_ops: ['verify'] }

/** Signed with the key that the back end publishes. */
function signed(claims: Part, header: Part = { alg: 'ES256', kid: 'k', typ: 'JWT' }): string {
  const content = `${encode(header)}.${encode({ sub: 'a', exp: 9_999_999_999, ...claims })}`
  const signature = sign('sha256', Buffer.from(content), { key: pair.privateKey, dsaEncoding: 'ieee-p1363' })
  return `${content}.${signature.toString('base64url')}`
}

const user = { id: 'a', email: 'a@example.com', user_metadata: {} }
const session = { access_token: token, refresh_token: 'r', expires_in: 3600, user }
const expired = { ...session, expires_at: 1 }

const answers = jest.fn<Promise<Response>, [URL]>()
const mockFetch = jest.spyOn(globalThis, 'fetch').mockImplementation(async input => {
  const url = new URL(String(input))
  asked.push(url.pathname.replace('/auth/v1', ''))
  return url.pathname.endsWith('/jwks.json') ? Response.json({ keys }) : answers(url)
})

let redirectIfSignedIn: typeof import('@/lib/server/redirect-if-signed-in').redirectIfSignedIn
/** The key set that the back end publishes; empty when it signs with a shared secret. */
let keys: unknown[] = []
const asked: string[] = []

// As on Node 20, where a release may run; next/jest adds one.
Reflect.deleteProperty(globalThis, 'WebSocket')

beforeEach(async () => {
  answers.mockReset()
  asked.length = 0
  keys = []
  // The keys and the limit of checks are kept for the life of the process.
  jest.resetModules()
  ;({ redirectIfSignedIn } = await import('@/lib/server/redirect-if-signed-in'))
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())
afterAll(() => mockFetch.mockRestore())

/** What is answered at once, or when the limit of a second is over. */
async function answerTo(cookie: string, search = '') {
  const answer = redirectIfSignedIn(cookie, search)
  await jest.advanceTimersByTimeAsync(1000)
  return answer
}

test('a visitor without a session gets the page without a request to the back end', async () => {
  expect(await answerTo('other=1')).toEqual({ location: undefined, cookies: [] })
  expect(asked).toEqual([])
})

test.each([
  ['invalid JSON', `${key}=base64-eyJ9`],
  ['no session', cookieOf({})],
  ['a user without metadata', cookieOf({ ...expired, user: { id: 'a' } })],
])('a cookie with %s is removed without a request to the back end', async (_, cookie) => {
  const { location, cookies } = await answerTo(cookie)
  expect(location).toBeUndefined()
  expect(cookies).toEqual([expect.stringMatching(new RegExp(`^${key}=;.*Max-Age=0`))])
  expect(asked).toEqual([])
})

test('a refreshed session is stored, and redirects to the requested page', async () => {
  answers.mockImplementation(async ({ pathname }) =>
    Response.json(pathname.endsWith('/user') ? user : session),
  )
  const { location, cookies } = await answerTo(cookieOf(expired), '?next=%2Faccount')
  expect(location).toBe('/account')
  expect(cookies.join()).toContain(`${key}=base64-`)
})

test('a rate-limited refresh serves the page and does not change the session', async () => {
  answers.mockImplementation(async () =>
    Response.json({ code: 'over_request_rate_limit' }, { status: 429, headers: { 'Retry-After': '60' } }),
  )
  expect(await answerTo(cookieOf(expired))).toEqual({ location: undefined, cookies: [] })
  expect(answers).toHaveBeenCalledTimes(1)
})

test.each([
  ['is answered with 500', async () => new Response('Internal Server Error', { status: 500 })],
  ['loses its connection', () => Promise.reject(new TypeError('fetch failed'))],
])('a refresh that %s serves the page and does not change the session', async (_, answer) => {
  answers.mockImplementation(answer)
  expect(await answerTo(cookieOf(expired))).toEqual({ location: undefined, cookies: [] })
  expect(answers).toHaveBeenCalled()
})

test.each([
  ['has passed', 'aal2', '/es/account'],
  ['owes', 'aal1', undefined],
])('a visitor who %s the second factor, at level %s, is redirected to %s', async (_, aal, location) => {
  answers.mockImplementation(async () => Response.json(user))
  const claims = { sub: 'a', exp: 9_999_999_999, aal }
  const access_token = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}.${encode('s')}`
  const factors = [{ id: 'f', status: 'verified', factor_type: 'totp' }]
  const cookie = cookieOf({ ...session, access_token, expires_at: 9_999_999_999, user: { ...user, factors } })
  const answer = redirectIfSignedIn(`other=1; ${cookie}`, '?next=%2Faccount', '/es')
  await jest.advanceTimersByTimeAsync(1000)
  expect(await answer).toEqual({ location, cookies: [] })
})

test('a cookie whose name only contains that of the session is none', async () => {
  expect(await answerTo(`old-${key}=1; ${key}-code-verifier=1`)).toEqual({ location: undefined, cookies: [] })
  expect(asked).toEqual([])
})

test('the back end is asked with the public key, and for a second at most', async () => {
  const limited = jest.spyOn(AbortSignal, 'timeout')
  answers.mockImplementation(async () => Response.json(user))
  await answerTo(cookieOf({ ...session, expires_at: 9_999_999_999 }))
  expect(asked).toEqual(['/.well-known/jwks.json', '/user'])
  expect(limited.mock.calls).toEqual([[1000], [1000]])
  limited.mockRestore()
  for (const [, init] of mockFetch.mock.calls.slice(-2))
    expect(new Headers(init?.headers).get('apikey')).toBe(env.supabasePublishableKey)
})

test('a back end that answers after a second has not signed anybody in', async () => {
  answers.mockImplementation(
    () => new Promise(resolve => setTimeout(() => resolve(Response.json(session)), 1500)),
  )
  const answer = redirectIfSignedIn(cookieOf(expired), '')
  await jest.advanceTimersByTimeAsync(2000)
  expect(await answer).toEqual({ location: undefined, cookies: [] })
})

const keySet = '/.well-known/jwks.json'

describe('with a back end that publishes keys', () => {
  beforeEach(() => {
    keys = [publicKey]
  })
  /** Verifying takes real time, which the limit of a second must not pass meanwhile. */
  async function checked(cookie: string) {
    const answer = await redirectIfSignedIn(cookie, '')
    await jest.advanceTimersByTimeAsync(1000)
    return answer
  }
  const sessionWith = (access_token: string, more: Part = { expires_at: 9_999_999_999 }) =>
    cookieOf({ ...session, ...more, access_token })

  test('a genuine session redirects, and the keys are requested once', async () => {
    for (let turn = 0; turn < 3; turn++) expect((await checked(sessionWith(signed({})))).location).toBe('/')
    expect(asked).toEqual([keySet])
  })

  test('a genuine expired session is renewed', async () => {
    answers.mockImplementation(async () =>
      Response.json({ ...session, access_token: signed({}), expires_at: 9_999_999_999 }),
    )
    const { location, cookies } = await checked(sessionWith(signed({ exp: 1 }), { expires_at: 1 }))
    expect(location).toBe('/')
    expect(cookies.join()).toContain(`${key}=base64-`)
    expect(asked).toEqual([keySet, '/token'])
  })

  test.each([
    ['with an unknown key', signed({}, { alg: 'ES256', kid: 'made-up' }), {}],
    ['with a wrong signature', `${signed({}).slice(0, -8)}AAAAAAAA`, {}],
    [
      'that has expired, with a wrong signature',
      `${signed({ exp: 1 }).slice(0, -8)}AAAAAAAA`,
      { expires_at: 1 },
    ],
  ])('a token %s is refused without a request', async (_, made, more) => {
    await checked(sessionWith(signed({})))
    asked.length = 0
    const cookie = sessionWith(made, { expires_at: 9_999_999_999, ...more })
    for (let turn = 0; turn < 5; turn++)
      expect(await checked(cookie)).toEqual({ location: undefined, cookies: [] })
    expect(asked).toEqual([])
  })

  test('a new key is accepted a minute after the last request for the set', async () => {
    keys = []
    await checked(sessionWith(signed({})))
    keys = [publicKey]
    await jest.advanceTimersByTimeAsync(60_000)
    expect((await checked(sessionWith(signed({})))).location).toBe('/')
  })
})

test('of many sessions at once eight are checked, and the others get the page without waiting', async () => {
  answers.mockImplementation(() => new Promise(() => undefined))
  const all = Array.from({ length: 50 }, () =>
    redirectIfSignedIn(cookieOf({ ...session, expires_at: 9_999_999_999 }), ''),
  )
  let served = 0
  for (const one of all)
    void one.then(() => {
      served += 1
    })
  await jest.advanceTimersByTimeAsync(10)
  expect(served).toBe(42)
  expect(asked.filter(path => path === '/user')).toHaveLength(8)
  await jest.advanceTimersByTimeAsync(1000)
  expect(served).toBe(50)
  // A second later the next ones are checked again.
  void redirectIfSignedIn(cookieOf({ ...session, expires_at: 9_999_999_999 }), '')
  await jest.advanceTimersByTimeAsync(10)
  expect(asked.filter(path => path === '/user')).toHaveLength(9)
})
