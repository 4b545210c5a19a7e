import { hasAuthParameters, hasSessionCookie } from '@/lib/auth/config'
import { forbidCookies, restoreCookies } from '../../support/cookies'

test.each([
  ['?code=34e770dd-9ff9-416c-87fa-43b31d7ef225', ''],
  ['?code=34e770dd-9ff9-416c-87fa-43b31d7ef225.', ''],
  ['?code=34e770dd-9ff9-416c-87fa-43b31d7ef225%3E', ''],
  ['?utm_source=mail&code=34e770dd-9ff9-416c-87fa-43b31d7ef225&x=1', '#top'],
  ['?token_hash=abc&type=email', ''],
  ['', '#access_token=a'],
  ['?error=access_denied', ''],
  ['', '#error=server_error&error_description=gone'],
])('%s%s is for sign-in', (search, hash) => {
  expect(hasAuthParameters(search, hash)).toBe(true)
})

test.each([
  ['?code=SUMMER25', ''],
  ['?code=', ''],
  ['?code=34e770dd-9ff9-416c-87fa-43b31d7ef225x', ''],
  ['?category=prp', '#code=abc'],
  ['?promocode=34e770dd-9ff9-416c-87fa-43b31d7ef225&no_error=1', '#errors'],
  ['', ''],
])('%s%s is not', (search, hash) => {
  expect(hasAuthParameters(search, hash)).toBe(false)
})

test('where the browser forbids reading cookies, there is no session', () => {
  forbidCookies()
  expect(hasSessionCookie('http://localhost:4010')).toBe(false)
  restoreCookies()
})
