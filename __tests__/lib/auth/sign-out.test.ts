import type { Auth } from '@/lib/auth/client'
import { cookieStorage } from '@/lib/auth/cookie-storage'
import { isSigningOut, signOutHere } from '@/lib/auth/sign-out'

const key = 'sb-localhost-auth-token'
const never = () => new Promise<never>(() => undefined)

function clientOf(logout: () => Promise<unknown>, signOut: () => Promise<unknown>) {
  return { admin: { signOut: jest.fn(logout) }, signOut: jest.fn(signOut) } as unknown as Auth
}

beforeEach(() => cookieStorage.setItem(key, '{}'))

test('signing out deletes the session before the request, which still has its token', async () => {
  const cookies: string[] = []
  const look = async () => void cookies.push(document.cookie)
  const client = clientOf(look, look)
  await signOutHere(client, key, 'token')
  expect(cookies).toEqual(['', ''])
  expect(client.admin.signOut).toHaveBeenCalledWith('token', 'local')
  expect(isSigningOut()).toBe(true)
})

test('sign-out waits one second for a back end that hangs', async () => {
  jest.useFakeTimers()
  const done = jest.fn()
  signOutHere(clientOf(never, never), key, 'token').then(done)
  expect(document.cookie).toBe('')
  await jest.advanceTimersByTimeAsync(900)
  expect(done).not.toHaveBeenCalled()
  // A renewal that was under way brings the session back.
  cookieStorage.setItem(key, '{}')
  await jest.advanceTimersByTimeAsync(200)
  expect(done).toHaveBeenCalled()
  expect(document.cookie).toBe('')
  jest.useRealTimers()
})

test('sign-out succeeds with the back end down', async () => {
  const fails = () => Promise.reject(new Error('down'))
  await expect(signOutHere(clientOf(fails, fails), key, 'token')).resolves.toBeUndefined()
})
