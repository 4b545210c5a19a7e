import { hasAuthParameters } from '@/lib/auth/config'

test.each([
  ['?code=34e770dd-9ff9-416c-87fa-43b31d7ef225', ''],
  ['?token_hash=abc&type=email', ''],
  ['', '#access_token=a'],
  ['?error=access_denied', ''],
  ['', '#error_description=gone'],
])('%s%s is for sign-in', (search, hash) => {
  expect(hasAuthParameters(search, hash)).toBe(true)
})

test.each([
  ['?code=SUMMER25', ''],
  ['?code=', ''],
  ['?code=34e770dd-9ff9-416c-87fa-43b31d7ef225x', ''],
  ['?category=prp', '#code=abc'],
  ['', ''],
])('%s%s is not', (search, hash) => {
  expect(hasAuthParameters(search, hash)).toBe(false)
})
