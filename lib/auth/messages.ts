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
  if (error.status === undefined && error.name !== 'AuthApiError' && !error.name?.startsWith('Auth'))
    return messages.unexpected
  return error.message
}
