import { AuthApiError, AuthRetryableFetchError, AuthSessionMissingError } from '@supabase/auth-js'
import { isSessionOver } from '@/lib/auth/session-over'

test.each([
  ['a session that is missing', new AuthSessionMissingError(), true],
  ['a rejected refresh', new AuthApiError('Not Found', 400, 'refresh_token_not_found'), true],
  ['a deleted account', new AuthApiError('User not found', 403, 'user_not_found'), true],
  ['a session that was ended', new AuthApiError('Gone', 403, 'session_not_found'), true],
  ['a session that has expired', new AuthApiError('Gone', 403, 'session_expired'), true],
  ['a refresh token that was used', new AuthApiError('Used', 400, 'refresh_token_already_used'), true],
  ['an error without a code', new AuthApiError('?', 400, undefined), false],
  [
    'the code of one, in an error of our own',
    Object.assign(new Error('x'), { code: 'user_not_found' }),
    false,
  ],
  ['a weak password', new AuthApiError('Too short', 422, 'weak_password'), false],
  ['no connection', new AuthRetryableFetchError('fetch failed', 0), false],
  ['an error in our code', new TypeError('x'), false],
])('%s', (_, error, expected) => {
  expect(isSessionOver(error)).toBe(expected)
})
