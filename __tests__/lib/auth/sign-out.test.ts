import type { Auth } from '@/lib/auth/client'
import { cookieStorage } from '@/lib/auth/cookie-storage'
import { isSigningOut, signOutHere } from '@/lib/auth/sign-out'

const key = 'sb-localhost-auth-token'
const never = () => new Promise<never>(() => undefined)

function clientOf(logout: () => Promise<unknown>, signOut: () => Promise<unknown>) {
  return { admin: { signOut: jest.fn(logout) }, signOut: jest.fn(signOut) } as unknown as Auth
}

beforeEach(() => cookieStorage.setItem(key, '{}'))

test('signing out forgets the session before the back end is asked, and tells it whose it was', async () => {
  const cookies: string[] = []
  const look = async () => void cookies.push(document.cookie)
  const client = clientOf(look, look)
  await signOutHere(client, key, 'token')
  expect(cookies).toEqual(['', ''])
  expect(client.admin.signOut).toHaveBeenCalledWith('token', 'local')
  expect(isSigningOut()).toBe(true)
})

test('a back end that hangs is waited for one second', async () => {
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

test('a back end that is down changes nothing', async () => {
  const fails = () => Promise.reject(new Error('down'))
  await expect(signOutHere(clientOf(fails, fails), key, 'token')).resolves.toBeUndefined()
})
