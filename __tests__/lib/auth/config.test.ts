import { hasAuthParameters, hasSessionCookie, sessionCookieName } from '@/lib/auth/config'
import { forbidCookies, replaceCookies, restoreCookies } from '../../support/cookies'

const id = '34e770dd-9ff9-416c-87fa-43b31d7ef225'

test.each([
  // [query, fragment, on any page, on the home page, where mailed links lead]
  [`?code=${id}`, '', true, true],
  [`?code=${id}.`, '', true, true],
  [`?code=${id}%3E`, '', true, true],
  [`?utm_source=mail&code=${id}&x=1`, '#top', true, true],
  ['?token_hash=abc&type=email', '', true, true],
  ['', '#access_token=a', true, true],
  ['?error=access_denied', '', true, true],
  ['', '#error=server_error&error_description=gone', true, true],
  ['?error_code=otp_expired', '', true, true],
  ['', '#token_hash=abc&type=email', true, true],
  ['?code=abc', '', false, true],
  ['?utm_source=mail&code=34e770dd-9ff9', '', false, true],
  ['?CODE=abc', '', false, true],
  ['?code=SUMMER25', '', false, true],
  [`?code=${id}x`, '', false, true],
  ['?code=', '', false, false],
  ['?promocode=abc', '', false, false],
  [`?promocode=${id}&no_error=1`, '#errors', false, false],
  ['', '#code=abc', false, false],
  ['?category=prp', '#code=abc', false, false],
  ['', '', false, false],
])('%s%s is for sign-in: %s, on the home page: %s', (search, hash, anywhere, atHome) => {
  expect(hasAuthParameters(search, hash, false)).toBe(anywhere)
  expect(hasAuthParameters(search, hash, true)).toBe(atHome)
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
