import {
  browserCookies,
  forgetSessionCookies,
  keepsCookies,
  SessionNotKeptError,
  storedSession,
} from '@/lib/auth/session-cookies'
import { dropCookies, forbidCookies, putCookie, replaceCookies, restoreCookies } from '../../support/cookies'

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

const { getAll, setAll } = browserCookies(key)
/** As the library asks for it. */
const set = (...cookies: [name: string, value: string][]) =>
  setAll(cookies.map(([name, value]) => ({ name, value, options: { path: '/', maxAge: 34_560_000 } })))

beforeEach(() => forgetSessionCookies(key))

test('a session in two cookies is read completely', () => {
  const text = `base64-${Buffer.from(JSON.stringify(sessionOf('a.b.c', { email: 'é@example.com' }))).toString('base64url')}`
  set([`${key}.0`, text.slice(0, 60)], [`${key}.1`, text.slice(60)])
  expect(storedSession(key)?.user.email).toBe('é@example.com')
  forgetSessionCookies(key)
  expect(document.cookie).toBe('')
})

test('the library is shown no malformed session, but what else there is', () => {
  putCookie(key, { access_token: 'a.b.c' })
  put('other', '1')
  expect(getAll()).toEqual([{ name: 'other', value: '1' }])
  put('other', '1; max-age=0')
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

test('the PKCE verifier is kept for a day, as long as a mailed link may be used, and removed at once', () => {
  const setter = jest.spyOn(document, 'cookie', 'set')
  set([`${key}-code-verifier`, 'base64-InByb29mIg'])
  expect(setter).toHaveBeenCalledWith(expect.stringMatching(/Max-Age=86400(;|$)/))
  expect(storedSession(key)).toBeNull()
  expect(document.cookie).toBe(`${key}-code-verifier=base64-InByb29mIg`)
  setAll([{ name: `${key}-code-verifier`, value: '', options: { path: '/', maxAge: 0 } }])
  expect(document.cookie).toBe('')
  setter.mockRestore()
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
    expect(getAll()).toEqual([])
    expect(() => forgetSessionCookies(key)).not.toThrow()
    expect(() => set([`${key}-code-verifier`, 'base64-InByb29mIg'])).not.toThrow()
    expect(() => set([key, 'base64-e30'])).toThrow(SessionNotKeptError)
  })

  test('that drops one cookie of a long session did not keep it', () => {
    const kept: string[] = []
    replaceCookies(
      () => kept.join('; '),
      text => {
        if (!text.startsWith(`${key}.1=`)) kept.push(text.split(';')[0] ?? '')
      },
    )
    expect(() => set([`${key}.0`, 'base64-e3'], [`${key}.1`, '0'])).toThrow(SessionNotKeptError)
  })
})
