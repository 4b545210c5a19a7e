import { AuthApiError } from '@supabase/auth-js'
import { messageFor, throwUnlessTooSoon } from '@/components/auth/messages'

test.each([
  [
    { name: 'AuthApiError', message: 'User already registered', status: 422 },
    'This email is already registered. Please sign in instead.',
  ],
  [
    { name: 'AuthApiError', message: 'Invalid login credentials', status: 400 },
    'Invalid email or password. Please try again.',
  ],
  [{ name: 'AuthApiError', message: 'Email not confirmed', status: 400 }, 'Email not confirmed'],
  [{ name: 'AuthUnknownError', message: 'Unexpected token <' }, 'An unexpected error occurred'],
  [new TypeError('x is undefined'), 'An unexpected error occurred'],
  [null, 'An unexpected error occurred'],
  ['text', 'An unexpected error occurred'],
])('%o becomes %p', (error, message) => {
  expect(messageFor(error)).toBe(message)
})

test('an unreachable back end is said in words', () => {
  expect(messageFor({ name: 'AuthRetryableFetchError', message: 'fetch failed', status: 0 })).toMatch(
    /could not reach/,
  )
})

test('a mail that was asked for too soon is no error, any other refusal is', () => {
  throwUnlessTooSoon(null)
  throwUnlessTooSoon(new AuthApiError('only after 59 seconds', 429, 'over_email_send_rate_limit'))
  const other = new AuthApiError('Request rate limit reached', 429, 'over_request_rate_limit')
  expect(() => throwUnlessTooSoon(other)).toThrow('Request rate limit reached')
})
