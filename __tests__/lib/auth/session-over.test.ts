import { AuthApiError, AuthRetryableFetchError, AuthSessionMissingError } from '@supabase/auth-js'
import { isSessionOver } from '@/lib/auth/session-over'

test.each([
  ['a session that is missing', new AuthSessionMissingError(), true],
  ['a rejected refresh', new AuthApiError('Not Found', 400, 'refresh_token_not_found'), true],
  ['a deleted account', new AuthApiError('User not found', 403, 'user_not_found'), true],
  ['a weak password', new AuthApiError('Too short', 422, 'weak_password'), false],
  ['no connection', new AuthRetryableFetchError('fetch failed', 0), false],
  ['an error in our code', new TypeError('x'), false],
])('%s', (_, error, expected) => {
  expect(isSessionOver(error)).toBe(expected)
})
