/**
 * @jest-environment-options {"url": "https://northpeak.example/"}
 */
import { cookieStorage } from '@/lib/auth/cookie-storage'

const key = 'sb-localhost-auth-token'

test('over https the browser stores and removes the session in cookies that are only sent over https', () => {
  const written = jest.spyOn(document, 'cookie', 'set')
  cookieStorage.setItem(key, '{}')
  cookieStorage.removeItem(key)
  expect(written.mock.calls.map(([cookie]) => cookie.split('; ').slice(1).toSorted())).toEqual([
    ['Max-Age=34560000', 'Path=/', 'SameSite=Lax', 'Secure'],
    ['Max-Age=0', 'Path=/', 'SameSite=Lax', 'Secure'],
  ])
  expect(document.cookie).toBe('')
  written.mockRestore()
})

test('the proof of a requested link is kept for the day in which the link works', () => {
  const written = jest.spyOn(document, 'cookie', 'set')
  cookieStorage.setItem(`${key}-code-verifier`, '"proof"')
  expect(written.mock.calls[0]?.[0]).toMatch(/Max-Age=86400\b/)
  written.mockRestore()
})
