import type { AuthError } from '@supabase/auth-js'
import { authTexts } from '@/content/auth'

const { messages } = authTexts

type Failure = { name?: string; message?: string; status?: number | undefined; code?: string | undefined }

function isFailure(value: unknown): value is Failure {
  return typeof value === 'object' && value !== null
}

/** The error catalogue: what is shown for an error of sign-up or sign-in. */
export function messageFor(error: unknown): string {
  if (!isFailure(error) || !error.message) return messages.unexpected
  if (error.message.includes('already registered')) return messages.registered
  if (error.message.includes('Invalid login credentials')) return messages.credentials
  if (error.name === 'AuthRetryableFetchError') return messages.offline
  // What is not in the back end's own words (a gateway's page, a failure of ours) would tell a visitor nothing.
  if (error.name === 'AuthUnknownError' || !error.name?.startsWith('Auth')) return messages.unexpected
  return error.message
}

/**
 * For mails that anyone may ask for: an address that was just written to is answered like one that nobody knows, so
 * that no answer tells which addresses have an account. @throws every other error.
 */
export function throwUnlessTooSoon(error: AuthError | null): void {
  if (error && error.code !== 'over_email_send_rate_limit') throw error
}
