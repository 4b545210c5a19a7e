/** @jest-environment node */

import type { contentPolicy as ContentPolicy } from '@/lib/security/policy'
import type { redirectIfSignedIn as RedirectIfSignedIn } from '@/lib/server/redirect-if-signed-in'

/** What the server sends when the site is served over https, as every public one is. Other tests run on http. */

const given = process.env.NEXT_PUBLIC_SITE_URL
let redirectIfSignedIn: typeof RedirectIfSignedIn
let contentPolicy: typeof ContentPolicy
let key: string

beforeAll(async () => {
  process.env.NEXT_PUBLIC_SITE_URL = 'https://northpeak.example'
  jest.resetModules()
  redirectIfSignedIn = (await import('@/lib/server/redirect-if-signed-in')).redirectIfSignedIn
  contentPolicy = (await import('@/lib/security/policy')).contentPolicy
  const { sessionCookieName } = await import('@/lib/auth/config')
  key = sessionCookieName((await import('@/lib/env')).env.supabaseUrl)
})

afterAll(() => {
  process.env.NEXT_PUBLIC_SITE_URL = given
})

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const user = { id: 'a', email: 'a@example.com', user_metadata: {} }

/** Attributes of each cookie that the answer sets, sorted. */
const attributesOf = (cookies: readonly string[]) =>
  cookies.map(cookie => cookie.split('; ').slice(1).toSorted())

test('a renewed session is stored in a cookie that is only sent over https, and never to another site', async () => {
  const token = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ sub: 'a', exp: 9_999_999_999 })}.${encode('s')}`
  const session = { access_token: token, refresh_token: 'r', expires_in: 3600, user }
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async input => {
    if (String(input).includes('/jwks.json')) return Response.json({ keys: [] })
    return Response.json(String(input).includes('/user') ? user : session)
  })
  const { cookies } = await redirectIfSignedIn(`${key}=base64-${encode({ ...session, expires_at: 1 })}`, '')
  fetched.mockRestore()
  expect(attributesOf(cookies)).toEqual([['Max-Age=34560000', 'Path=/', 'SameSite=Lax', 'Secure']])
})

test('a malformed session is removed by a cookie of the same kind', async () => {
  const { cookies } = await redirectIfSignedIn(`${key}=base64-eyJ9`, '')
  expect(attributesOf(cookies)).toEqual([['Max-Age=0', 'Path=/', 'SameSite=Lax', 'Secure']])
})

test('pages upgrade what an outside service still requests over http', () => {
  expect(contentPolicy({ path: '/', styleHashes: [], formOrigins: [] })).toMatch(
    /; upgrade-insecure-requests$/,
  )
})
