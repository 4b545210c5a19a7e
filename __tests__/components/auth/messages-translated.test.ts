import { AuthApiError, AuthRetryableFetchError } from '@supabase/auth-js'
import { adviceFor, messageFor } from '@/components/auth/messages'
import { authTexts } from '@/content/auth'

const { advice, invalid, messages, strength } = authTexts

jest.mock('@/content/facts/language', () => {
  const { language } = jest.requireActual('@/content/facts/language')
  return { language: { ...language, base: '/es' } }
})

test.each([
  ['Email not confirmed', 'email_not_confirmed', advice.unconfirmed],
  ['Request rate limit reached', 'over_request_rate_limit', advice.requests],
  ['Password is known to be weak', 'weak_password', strength.short],
  ['New password should be different', 'same_password', messages.samePassword],
  ['Nonce has expired', 'reauthentication_not_valid', invalid.nonce],
  ['Try again after 42 seconds.', 'over_email_send_rate_limit', advice.soon.replace('{seconds}', '42')],
])('%p is shown in the page’s language, once', (message, code, own) => {
  const error = new AuthApiError(message, 422, code)
  expect(messageFor(error)).toBe(own)
  expect(adviceFor(error)).toBeUndefined()
})

test('a message without a translation is replaced by the general one, with what to do', () => {
  const error = new AuthApiError('Signups not allowed', 422, 'signup_disabled')
  expect(messageFor(error)).toBe(messages.unexpected)
  expect(adviceFor(error)).toContain(advice.unexpected)
})

test('a failure of the back end is not shown in English', () => {
  const error = new AuthRetryableFetchError('Database error querying schema', 500)
  expect(messageFor(error)).toBe(messages.unexpected)
  expect(messageFor(new AuthRetryableFetchError('Failed to fetch', 0))).toBe(messages.offline)
})
