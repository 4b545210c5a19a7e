import {
  AuthApiError,
  AuthInvalidTokenResponseError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
} from '@supabase/auth-js'
import {
  adviceFor,
  fieldsOf,
  fullMessageFor,
  messageFor,
  throwUnlessRateLimited,
} from '@/components/auth/messages'
import { clinic } from '@/content/facts/clinic'
import { SessionNotKeptError } from '@/lib/auth/session-cookies'

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

test('the client library’s own messages are not shown', () => {
  expect(messageFor(new AuthSessionMissingError())).toBe('An unexpected error occurred')
  expect(messageFor(new AuthInvalidTokenResponseError())).toBe('An unexpected error occurred')
})

test('a session that the browser did not keep is put down to its cookies', () => {
  expect(messageFor(new SessionNotKeptError())).toMatch(/^Your browser blocks cookies for this site/)
  expect(adviceFor(new SessionNotKeptError())).toBeUndefined()
})

test('a mail requested too soon is not an error, any other refusal is', () => {
  throwUnlessRateLimited(null)
  throwUnlessRateLimited(new AuthApiError('only after 59 seconds', 429, 'over_email_send_rate_limit'))
  const other = new AuthApiError('Request rate limit reached', 429, 'over_request_rate_limit')
  expect(() => throwUnlessRateLimited(other)).toThrow('Request rate limit reached')
})

test.each([
  ['Error confirm email', /belongs to another account/, []],
  ['Database error saving new user', /signed up twice at the same moment/, []],
  ['Error sending confirmation email', /could not send an email to that address/, ['email']],
])('500 %p has its own message', (message, words, fields) => {
  const error = new AuthRetryableFetchError(message, 500)
  expect(messageFor(error)).toMatch(words)
  expect(messageFor(error)).not.toMatch(/could not reach/)
  expect(fieldsOf(error)).toEqual(fields)
})

test.each(['', ' ', 'error', 'Error', '{}', 'null', 'undefined', '[object Object]'])(
  'a message that says nothing (%p) counts as none',
  message => {
    expect(messageFor(new AuthApiError(message, 400, undefined))).toBe('An unexpected error occurred')
    expect(messageFor(new AuthApiError(message, 403, 'user_banned'))).toMatch(/^This account is blocked/)
  },
)

test('rejected credentials mark both fields, without revealing which one was wrong', () => {
  const error = new AuthApiError('Invalid login credentials', 400, 'invalid_credentials')
  expect(fieldsOf(error)).toEqual(['email', 'password'])
  expect(adviceFor(error)).toBe('Passwords are case-sensitive.')
  expect(adviceFor(new TypeError('x is undefined'))?.endsWith(`call us at ${clinic.phone.display}.`)).toBe(
    true,
  )
  expect(adviceFor(new AuthApiError('Signups not allowed', 422, 'signup_disabled'))).toBeUndefined()
})

test('where no box shows the advice, it follows the message', () => {
  expect(fullMessageFor(new TypeError('x is undefined'))).toBe(
    `An unexpected error occurred. Please try again. If it happens again, call us at ${clinic.phone.display}.`,
  )
  expect(fullMessageFor(new AuthApiError('Email not confirmed', 400, 'email_not_confirmed'))).toBe(
    'Email not confirmed. Open the link in our email first. You can have it sent again.',
  )
  const offline = { name: 'AuthRetryableFetchError', message: 'fetch failed', status: 0 }
  expect(fullMessageFor(offline)).toBe(messageFor(offline))
})
