import { AuthApiError } from '@supabase/auth-js'
import type { Auth } from '@/lib/auth/client'
import {
  forgetSession,
  isSigningOut,
  signOutEverywhere,
  signOutHere,
  signOutOthers,
} from '@/lib/auth/sign-out'
import { putCookie } from '../../support/cookies'

const key = 'sb-localhost-auth-token'
const never = () => new Promise<never>(() => undefined)

function clientOf(logout: () => Promise<unknown>, signOut: () => Promise<unknown>) {
  return { admin: { signOut: jest.fn(logout) }, signOut: jest.fn(signOut) } as unknown as Auth
}

beforeEach(() => putCookie(key, {}))

describe('signing out everywhere', () => {
  const answering = (error: unknown) => clientOf(never, async () => ({ error }))

  test('says why it was refused; then the visitor is still signed in here, and not signing out', async () => {
    const error = new AuthApiError('Too many requests', 429, 'over_request_rate_limit')
    expect(await signOutEverywhere(answering(error))).toBe(error)
    expect(isSigningOut()).toBe(false)
  })

  test.each([
    ['is accepted', null],
    ['finds the session already ended', new AuthApiError('Gone', 403, 'session_not_found')],
  ])('is done when it %s', async (_, error) => {
    const client = answering(error)
    expect(await signOutEverywhere(client)).toBeNull()
    expect(client.signOut).toHaveBeenCalledWith({ scope: 'global' })
    expect(isSigningOut()).toBe(true)
  })
})

test('signing out the others keeps this session, and says why it was refused', async () => {
  const error = new AuthApiError('Too many requests', 429, 'over_request_rate_limit')
  const client = clientOf(never, async () => ({ error }))
  expect(await signOutOthers(client)).toBe(error)
  expect(client.signOut).toHaveBeenCalledWith({ scope: 'others' })
  expect(document.cookie).not.toBe('')
})

test('a session is forgotten in this browser alone, before other tabs are told', async () => {
  const client = clientOf(never, async () => expect(document.cookie).toBe(''))
  await forgetSession(client, key)
  expect(client.signOut).toHaveBeenCalledWith({ scope: 'local' })
})

test('without a token only this browser forgets the session', async () => {
  const client = clientOf(never, async () => undefined)
  await signOutHere(client, key, undefined)
  expect(client.admin.signOut).not.toHaveBeenCalled()
  expect(document.cookie).toBe('')
})

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
  putCookie(key, {})
  await jest.advanceTimersByTimeAsync(200)
  expect(done).toHaveBeenCalled()
  expect(document.cookie).toBe('')
  jest.useRealTimers()
})

test('sign-out succeeds with the back end down', async () => {
  const fails = () => Promise.reject(new Error('down'))
  await expect(signOutHere(clientOf(fails, fails), key, 'token')).resolves.toBeUndefined()
})
