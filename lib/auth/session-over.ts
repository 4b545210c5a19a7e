import { isAuthError, isAuthSessionMissingError } from '@supabase/auth-js'

const codes = [
  'session_not_found',
  'session_expired',
  'refresh_token_not_found',
  'refresh_token_already_used',
  'user_not_found',
]

/** True when the back end has ended the session: signed out everywhere, deleted, or expired. */
export function isSessionOver(error: unknown): boolean {
  return isAuthSessionMissingError(error) || (isAuthError(error) && codes.includes(error.code ?? ''))
}
