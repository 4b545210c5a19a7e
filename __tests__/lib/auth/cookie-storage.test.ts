import { cookieStorage, keepsCookies, SessionNotKeptError, storedSession } from '@/lib/auth/cookie-storage'
import { dropCookies, forbidCookies, replaceCookies, restoreCookies } from '../../support/cookies'

const key = 'sb-localhost-auth-token'
const put = (name: string, value: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other way
  document.cookie = `${name}=${value}; path=/`
}

/** As the back end sends it, as far as the site reads it. */
const sessionOf = (access_token: string, user: object = {}) => ({
  access_token,
  refresh_token: 'r',
  expires_at: 9_999_999_999,
  user: { id: 'a', email: 'a@example.com', user_metadata: { first_name: 'James' }, ...user },
})

beforeEach(() => cookieStorage.removeItem(key))

test('a session in two cookies is read back completely, and a shorter one leaves no leftover cookie', () => {
  const long = JSON.stringify(sessionOf('a'.repeat(4000), { email: 'é@example.com' }))
  cookieStorage.setItem(key, long)
  expect(document.cookie.split('; ').map(cookie => cookie.split('=')[0])).toEqual([`${key}.0`, `${key}.1`])
  expect(cookieStorage.getItem(key)).toBe(long)
  expect(storedSession(key)?.user.email).toBe('é@example.com')
  cookieStorage.setItem(key, '{}')
  expect(document.cookie).toBe(`${key}=base64-e30`)
  cookieStorage.removeItem(key)
  expect(document.cookie).toBe('')
})

test.each([
  ['chunks without a first one', [['.1', 'base64-e30']]],
  ['invalid base64url', [['', 'base64-%00%ff']]],
  ['invalid JSON', [['', 'base64-eyJ9']]],
  ['JSON that is not a session', [['', 'base64-e30']]],
  ['a number', [['', '1']]],
])('%s is not a session', (_, cookies) => {
  for (const [suffix, value] of cookies) put(key + suffix, value ?? '')
  expect(storedSession(key)).toBeNull()
})

test('on the server, request cookies are read, and a refresh overrides them', () => {
  const cookie = (suffix: string, value: unknown) => ({
    name: key + suffix,
    value: value === '' ? '' : `base64-${btoa(JSON.stringify(value))}`,
  })
  const old = sessionOf('old')
  const renewed = sessionOf('new')
  expect(storedSession(key, [])).toBeNull()
  expect(storedSession(key, [cookie('', old)])?.access_token).toBe('old')
  expect(storedSession(key, [cookie('', old), cookie('', renewed)])?.access_token).toBe('new')
  const removed = [cookie('.0', old), cookie('.0', ''), cookie('', renewed)]
  expect(storedSession(key, removed)?.access_token).toBe('new')
})

test.each([
  ['factors that are not a list', { factors: {} }],
  ['a factor of null', { factors: [null] }],
  ['an address that is not a string', { email: {} }],
  ['no metadata', { user_metadata: undefined }],
  ['metadata of null', { user_metadata: null }],
  ['a name that is not a string', { user_metadata: { first_name: {} } }],
  ['no id', { id: undefined }],
])('a user with %s is not signed in, and the cookie is deleted', (_, user) => {
  put(key, `base64-${btoa(JSON.stringify(sessionOf('a.b.c', user)))}`)
  expect(storedSession(key)).toBeNull()
  expect(document.cookie).toBe('')
})

test.each([
  ['no factors', {}],
  ['factors that are null', { factors: null }],
  ['a factor', { factors: [{ id: 'f', status: 'verified', factor_type: 'totp' }] }],
  ['no address', { email: undefined }],
])('a user with %s is signed in', (_, user) => {
  put(key, `base64-${btoa(JSON.stringify(sessionOf('a.b.c', user)))}`)
  expect(storedSession(key)?.access_token).toBe('a.b.c')
})

test('the PKCE verifier is kept for a day, as long as a mailed link may be used', () => {
  const setter = jest.spyOn(document, 'cookie', 'set')
  cookieStorage.setItem(`${key}-code-verifier`, '"proof"')
  expect(setter).toHaveBeenCalledWith(expect.stringMatching(/Max-Age=86400(;|$)/))
  setter.mockRestore()
})

test('the PKCE verifier of a requested link is not a session and is not deleted', () => {
  cookieStorage.setItem(`${key}-code-verifier`, '"proof"')
  expect(cookieStorage.getItem(`${key}-code-verifier`)).toBe('"proof"')
})

describe('a browser that refuses cookies', () => {
  afterEach(restoreCookies)

  test.each([
    ['drops them silently', dropCookies],
    ['throws', forbidCookies],
  ])('that %s is recognized, although cookieEnabled is true', (_, refuse) => {
    const before = document.cookie
    expect(keepsCookies()).toBe(true)
    expect(document.cookie).toBe(before)
    refuse()
    expect(navigator.cookieEnabled).toBe(true)
    expect(keepsCookies()).toBe(false)
    expect(storedSession(key)).toBeNull()
    expect(() => cookieStorage.removeItem(key)).not.toThrow()
    expect(() => cookieStorage.setItem(`${key}-code-verifier`, '"proof"')).not.toThrow()
    expect(() => cookieStorage.setItem(key, JSON.stringify(sessionOf('a.b.c')))).toThrow(SessionNotKeptError)
  })

  test('that drops one cookie of a long session did not keep it', () => {
    const kept: string[] = []
    replaceCookies(
      () => kept.join('; '),
      text => {
        if (!text.startsWith(`${key}.1=`)) kept.push(text.split(';')[0] ?? '')
      },
    )
    const long = JSON.stringify(sessionOf('a'.repeat(4000)))
    expect(() => cookieStorage.setItem(key, long)).toThrow(SessionNotKeptError)
  })
})
