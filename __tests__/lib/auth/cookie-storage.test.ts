import { cookieStorage, keptSession } from '@/lib/auth/cookie-storage'

const key = 'sb-localhost-auth-token'
const put = (name: string, value: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other way
  document.cookie = `${name}=${value}; path=/`
}

beforeEach(() => cookieStorage.removeItem(key))

test('a session that fills two cookies comes back whole, and a shorter one leaves nothing behind', () => {
  const long = JSON.stringify({ access_token: 'a'.repeat(4000), user: { email: 'é@example.com' } })
  cookieStorage.setItem(key, long)
  expect(document.cookie.split('; ').map(cookie => cookie.split('=')[0])).toEqual([`${key}.0`, `${key}.1`])
  expect(cookieStorage.getItem(key)).toBe(long)
  expect(keptSession(key)?.user.email).toBe('é@example.com')
  cookieStorage.setItem(key, '{}')
  expect(document.cookie).toBe(`${key}=base64-e30`)
  cookieStorage.removeItem(key)
  expect(document.cookie).toBe('')
})

test.each([
  ['chunks without a first one', [['.1', 'base64-e30']]],
  ['what is no base64url', [['', 'base64-%00%ff']]],
  ['what is no JSON', [['', 'base64-eyJ9']]],
  ['what is no session', [['', 'base64-e30']]],
  ['a number', [['', '1']]],
])('%s is nobody', (_, cookies) => {
  for (const [suffix, value] of cookies) put(key + suffix, value ?? '')
  expect(keptSession(key)).toBeNull()
})

test('on the server the cookies of a request are read, and what a renewal changed counts', () => {
  const cookie = (suffix: string, value: unknown) => ({
    name: key + suffix,
    value: value === '' ? '' : `base64-${btoa(JSON.stringify(value))}`,
  })
  const old = { access_token: 'old', user: { email: 'a@example.com' } }
  const renewed = { access_token: 'new', user: { email: 'a@example.com' } }
  expect(keptSession(key, [])).toBeNull()
  expect(keptSession(key, [cookie('', old)])?.access_token).toBe('old')
  expect(keptSession(key, [cookie('', old), cookie('', renewed)])?.access_token).toBe('new')
  const removed = [cookie('.0', old), cookie('.0', ''), cookie('', renewed)]
  expect(keptSession(key, removed)?.access_token).toBe('new')
})
