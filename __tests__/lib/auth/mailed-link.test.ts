import { purposeOf, readMailedLink } from '@/lib/auth/mailed-link'

test.each([
  ['?token_hash=abc&type=email', '', { kind: 'token', tokenHash: 'abc', type: 'email' }],
  ['?token_hash=abc&type=recovery', '', { kind: 'token', tokenHash: 'abc', type: 'recovery' }],
  ['?token_hash=abc&type=sms', '', { kind: 'none' }],
  ['?code=abc', '', { kind: 'code', code: 'abc' }],
  [
    '',
    '#access_token=a&refresh_token=b&type=recovery',
    { kind: 'session', accessToken: 'a', refreshToken: 'b', type: 'recovery' },
  ],
  ['', '#access_token=a', { kind: 'none' }],
  ['?error=access_denied&error_code=otp_expired', '', { kind: 'refused' }],
  ['', '#error_description=gone', { kind: 'refused' }],
  ['?code=abc', '#error_code=otp_expired', { kind: 'refused' }],
  ['', '#message=Confirmation+link+accepted', { kind: 'half' }],
  ['', '', { kind: 'none' }],
])('%s%s', (search, hash, link) => {
  expect(readMailedLink(search, hash)).toEqual(link)
})

test.each([
  ['?token_hash=abc&type=email', '', 'sign-up'],
  ['?token_hash=abc&type=signup', '', 'sign-up'],
  ['?token_hash=abc&type=recovery', '', 'recovery'],
  ['?token_hash=abc&type=email_change', '', 'email-change'],
  ['', '#access_token=a&refresh_token=b&type=recovery', 'recovery'],
  ['', '#access_token=a&refresh_token=b&type=email_change', 'email-change'],
  ['', '#access_token=a&refresh_token=b', 'unknown'],
  ['?code=abc', '', 'unknown'],
  ['?error_code=otp_expired', '', 'unknown'],
  ['', '', 'unknown'],
])('%s%s was mailed for: %s', (search, hash, purpose) => {
  expect(purposeOf(readMailedLink(search, hash))).toBe(purpose)
})
