import { AuthApiError, AuthRetryableFetchError, AuthWeakPasswordError } from '@supabase/auth-js'
import { adviceFor, messageFor } from '@/components/auth/messages'
import { authTexts } from '@/content/auth'
import { clinic } from '@/content/facts/clinic'

const { advice, messages, refusals, strength } = authTexts

jest.mock('@/content/facts/language', () => {
  const { language } = jest.requireActual('@/content/facts/language')
  return { language: { ...language, base: '/es' } }
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
  const error = new AuthApiError(message, 429, code)
  expect([messageFor(error), adviceFor(error)]).toEqual([own, undefined])
})

test.each([
  ['pwned', refusals.leaked],
  ['characters', refusals.characters],
  ['length', strength.short],
] as const)('a password that is weak for its %s says so', (reason, own) => {
  expect(messageFor(new AuthWeakPasswordError('weak', 422, [reason]))).toBe(own)
})

test('a failure of the back end is not shown in English', () => {
  const error = new AuthRetryableFetchError('Database error querying schema', 500)
  expect(messageFor(error)).toBe(messages.unexpected)
  expect(messageFor(new AuthRetryableFetchError('Failed to fetch', 0))).toBe(messages.offline)
})
