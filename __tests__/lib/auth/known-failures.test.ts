import { AuthRetryableFetchError } from '@supabase/auth-js'
import { knownFailure } from '@/lib/auth/known-failures'

test.each([
  ['Error confirm email', 'address-taken'],
  ['Database error saving new user', 'signed-up-twice'],
  ['Error sending confirmation email', 'mail-refused'],
  ['Error sending recovery email', 'mail-refused'],
  ['Error sending email change email', 'mail-refused'],
  ['Error sending reauthentication email', 'mail-refused'],
  ['Error sending confirmation mail', 'mail-refused'],
  ['Unexpected failure, please check server logs for more information', undefined],
])('500 %p is recognized as %p', (message, cause) => {
  expect(knownFailure(new AuthRetryableFetchError(message, 500))).toBe(cause)
  // Only a server that answered can mean it.
  expect(knownFailure(new AuthRetryableFetchError(message, 0))).toBeUndefined()
})

test.each([null, undefined, 'text', new Error('Error confirm email')])('%p is not a known failure', error => {
  expect(knownFailure(error)).toBeUndefined()
})
