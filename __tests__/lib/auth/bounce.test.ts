/** @jest-environment node */
import { bounce } from '@/lib/auth/bounce'
import { sessionCookieName } from '@/lib/auth/config'
import { env } from '@/lib/env'

const key = sessionCookieName(env.supabaseUrl)
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const cookieOf = (value: unknown) => `${key}=base64-${encode(value)}`

/** Signed with a shared secret, so that the client library asks the back end whether it is good. */
const token = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ sub: 'a', exp: 9_999_999_999 })}.${encode('s')}`
const user = { id: 'a', email: 'a@example.com', user_metadata: {} }
const session = { access_token: token, refresh_token: 'r', expires_in: 3600, user }
const expired = { ...session, expires_at: 1 }

const answers = jest.fn<Promise<Response>, [URL]>()
const mockFetch = jest.spyOn(globalThis, 'fetch').mockImplementation(input => answers(new URL(String(input))))

beforeEach(() => {
  answers.mockReset()
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())
afterAll(() => mockFetch.mockRestore())

/** What is answered at once, or when the limit of a second is over. */
async function answerTo(cookie: string, search = '') {
  const answer = bounce(cookie, search)
  await jest.advanceTimersByTimeAsync(1000)
  return answer
}

test('a visitor without a session gets the page without a request to the back end', async () => {
  expect(await answerTo('other=1')).toEqual({ location: undefined, cookies: [] })
  expect(answers).not.toHaveBeenCalled()
})

test.each([
  ['invalid JSON', `${key}=base64-eyJ9`],
  ['no session', cookieOf({})],
  ['a user without metadata', cookieOf({ ...expired, user: { id: 'a' } })],
])('a cookie with %s is removed without a request to the back end', async (_, cookie) => {
  const { location, cookies } = await answerTo(cookie)
  expect(location).toBeUndefined()
  expect(cookies).toEqual([expect.stringMatching(new RegExp(`^${key}=;.*Max-Age=0`))])
  expect(answers).not.toHaveBeenCalled()
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
