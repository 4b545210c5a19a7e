import { AuthApiError, AuthRetryableFetchError, AuthSessionMissingError } from '@supabase/auth-js'
import { isSessionOver } from '@/lib/auth/session-over'

test.each([
  ['a session that is missing', new AuthSessionMissingError(), true],
  ['a renewal that is refused', new AuthApiError('Not Found', 400, 'refresh_token_not_found'), true],
  ['an account that is gone', new AuthApiError('User not found', 403, 'user_not_found'), true],
  ['a weak password', new AuthApiError('Too short', 422, 'weak_password'), false],
  ['no connection', new AuthRetryableFetchError('fetch failed', 0), false],
  ['a failure of ours', new TypeError('x'), false],
])('%s', (_, error, expected) => {
  expect(isSessionOver(error)).toBe(expected)
})
