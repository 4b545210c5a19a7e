import { hasAuthParameters, hasSessionCookie, sessionCookieName } from '@/lib/auth/config'
import { forbidCookies, replaceCookies, restoreCookies } from '../../support/cookies'

test.each([
  ['?code=34e770dd-9ff9-416c-87fa-43b31d7ef225', ''],
  ['?code=34e770dd-9ff9-416c-87fa-43b31d7ef225.', ''],
  ['?code=34e770dd-9ff9-416c-87fa-43b31d7ef225%3E', ''],
  ['?utm_source=mail&code=34e770dd-9ff9-416c-87fa-43b31d7ef225&x=1', '#top'],
  ['?token_hash=abc&type=email', ''],
  ['', '#access_token=a'],
  ['?error=access_denied', ''],
  ['', '#error=server_error&error_description=gone'],
  ['?error_code=otp_expired', ''],
  ['', '#token_hash=abc&type=email'],
])('%s%s is for sign-in', (search, hash) => {
  expect(hasAuthParameters(search, hash, false)).toBe(true)
})

test.each(['?code=abc', '?utm_source=mail&code=34e770dd-9ff9', '?CODE=abc'])(
  '%s is for sign-in on the home page, where mailed links lead, and nowhere else',
  search => {
    expect(hasAuthParameters(search, '', true)).toBe(true)
    expect(hasAuthParameters(search, '', false)).toBe(false)
  },
)

test.each([
  ['?code=', ''],
  ['?promocode=abc', ''],
  ['', '#code=abc'],
])('%s%s is not, even there', (search, hash) => {
  expect(hasAuthParameters(search, hash, true)).toBe(false)
})

test.each([
  ['?code=SUMMER25', ''],
  ['?code=', ''],
  ['?code=34e770dd-9ff9-416c-87fa-43b31d7ef225x', ''],
  ['?category=prp', '#code=abc'],
  ['?promocode=34e770dd-9ff9-416c-87fa-43b31d7ef225&no_error=1', '#errors'],
  ['', ''],
])('%s%s is not', (search, hash) => {
  expect(hasAuthParameters(search, hash, false)).toBe(false)
})

test('where the browser forbids reading cookies, there is no session', () => {
  forbidCookies()
  expect(hasSessionCookie('http://localhost:4010')).toBe(false)
  restoreCookies()
})

test('the cookie has the name that other programs of the back end look for', () => {
  expect(sessionCookieName('https://abc.supabase.co')).toBe('sb-abc-auth-token')
})

test.each([
  ['sb-localhost-auth-token=base64-e30', true],
  ['sb-localhost-auth-token.0=base64-e30', true],
  ['sb-localhost-auth-token-code-verifier=x', false],
  ['old-sb-localhost-auth-token=x', false],
  ['sb-other-auth-token=x', false],
])('the cookie %s, among others, is a session: %s', (cookie, expected) => {
  replaceCookies(
    () => `theme=dark; ${cookie}`,
    () => undefined,
  )
  expect(hasSessionCookie('http://localhost:4010')).toBe(expected)
  restoreCookies()
})
