/** @jest-environment node */
import { NextRequest } from 'next/server'
import { redirectIfSignedIn } from '@/lib/server/redirect-if-signed-in'
import { redirectSignedIn } from '@/lib/server/redirect-signed-in'

jest.mock('@/lib/server/redirect-if-signed-in', () => ({ redirectIfSignedIn: jest.fn() }))

test.each([
  ['a page for everybody', undefined, [], null],
  ['a page with a renewed session', undefined, ['session=1; Path=/; Secure'], 'private, no-store'],
  ['a redirect', '/account', [], 'private, no-store'],
])('%s: whether a cache may keep what Next’s own server answers', async (_, location, cookies, caching) => {
  jest.mocked(redirectIfSignedIn).mockResolvedValue({ location, cookies })
  const { headers } = await redirectSignedIn(new NextRequest('http://localhost:3000/auth'))
  expect(headers.get('Cache-Control')).toBe(caching)
  expect(headers.getSetCookie()).toEqual(cookies)
  expect(headers.get('Location')).toBe(location ? `http://localhost:3000${location}` : null)
})
