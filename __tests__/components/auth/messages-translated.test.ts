import { AuthApiError, AuthRetryableFetchError, AuthWeakPasswordError } from '@supabase/auth-js'
import { adviceFor, fieldsOf, messageFor } from '@/components/auth/messages'
import { authTexts } from '@/content/auth'
import { clinic } from '@/content/facts/clinic'

const { advice, invalid, messages, refusals, strength } = authTexts

jest.mock('@/content/facts/language', () => {
  const { language } = jest.requireActual('@/content/facts/language')
  return { language: { ...language, base: '/es' } }
})

test.each([
  ['Email not confirmed', 'email_not_confirmed', advice.unconfirmed, []],
  ['Password is known to be weak', 'weak_password', strength.short, ['password']],
  ['New password should be different', 'same_password', messages.samePassword, ['password']],
  ['Nonce has expired', 'reauthentication_not_valid', invalid.nonce, ['nonce']],
  [
    'A factor with the friendly name "a" already exists',
    'mfa_factor_name_conflict',
    refusals.appName,
    ['name'],
  ],
  ['Invalid TOTP code entered', 'mfa_verification_failed', advice.code, ['code']],
  ['Too many enrolled', 'too_many_enrolled_mfa_factors', refusals.tooManyApps, []],
  ['Failed to reach hook within maximum time of 5.000000 seconds', 'hook_timeout', refusals.busy, []],
  ['Email address not authorized', 'email_address_not_authorized', refusals.address, ['email']],
  [
    'Signups not allowed',
    'signup_disabled',
    `${refusals.closed} ${advice.call} ${clinic.phone.display}.`,
    [],
  ],
  ['User is banned', 'user_banned', `${refusals.blocked} ${advice.call} ${clinic.phone.display}.`, []],
])('%p is shown in the page’s language, once, at its field', (message, code, own, fields) => {
  const error = new AuthApiError(message, 422, code)
  expect(messageFor(error)).toBe(own)
  expect(adviceFor(error)).toBeUndefined()
  expect(fieldsOf(error)).toEqual(fields)
})

test.each([
  ['Request rate limit reached', 'over_request_rate_limit', advice.requests],
  [
    'Too many attempts. Please try again in 40 seconds.',
    'over_request_rate_limit',
    'Too many attempts. You can try again in 40 seconds.',
  ],
  [
    'Too many attempts. Please try again in 3 minutes.',
    'over_request_rate_limit',
    'Too many attempts. You can try again in 3 minutes.',
  ],
  [
    'you can only request this after 42 seconds.',
    'over_email_send_rate_limit',
    'Too many attempts. You can try again in 42 seconds.',
  ],
  ['email rate limit exceeded', 'over_email_send_rate_limit', `${advice.mails} ${clinic.phone.display}.`],
])('too many requests (%p) have our words, with the time where the answer has one', (message, code, own) => {
  expect(messageFor(new AuthApiError(message, 429, code))).toBe(own)
})

test.each([
  ['pwned', refusals.leaked],
  ['characters', refusals.characters],
  ['length', strength.short],
] as const)('a password that is weak for its %s says so', (reason, own) => {
  expect(messageFor(new AuthWeakPasswordError('weak', 422, [reason]))).toBe(own)
})

test('a code without words of its own has the general message, with what to do', () => {
  const error = new AuthApiError('Identity cannot be deleted', 422, 'single_identity_not_deletable')
  expect(messageFor(error)).toBe(messages.unexpected)
  expect(adviceFor(error)).toContain(advice.unexpected)
})

test('a failure of the back end is not shown in English', () => {
  const error = new AuthRetryableFetchError('Database error querying schema', 500)
  expect(messageFor(error)).toBe(messages.unexpected)
  expect(messageFor(new AuthRetryableFetchError('Failed to fetch', 0))).toBe(messages.offline)
})
