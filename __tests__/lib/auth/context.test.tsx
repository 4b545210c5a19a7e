import { act, render, screen } from '@testing-library/react'
import { sessionCookieName } from '@/lib/auth/config'
import { AuthProvider, useAuth } from '@/lib/auth/context'
import { forgetSessionCookies } from '@/lib/auth/session-cookies'
import { putCookie } from '../../support/cookies'

type Listener = (event: string, session: object | null) => void

const mockListeners = new Set<Listener>()
const mockClient = {
  onAuthStateChange: (listener: Listener) => {
    mockListeners.add(listener)
    return { data: { subscription: { unsubscribe: () => mockListeners.delete(listener) } } }
  },
  admin: { signOut: jest.fn(async () => ({})) },
  signOut: jest.fn(async () => ({})),
}
const mockAuthClient = jest.fn()
jest.mock('@/lib/auth/client', () => ({
  authClient: (config: unknown) => {
    mockAuthClient(config)
    return mockClient
  },
}))

const config = { url: 'http://localhost:4010', key: 'key' }
const key = sessionCookieName(config.url)
const sessionOf = (email: string, access_token = 'a.b.c') => ({
  access_token,
  refresh_token: 'r',
  expires_at: 9_999_999_999,
  user: { id: 'a', email, user_metadata: {} },
})
const store = (email: string) => putCookie(key, sessionOf(email))

function State() {
  const { session, ready, signOut, forget, client } = useAuth()
  return (
    <>
      <p>{session?.user.email ?? 'nobody'}</p>
      <p>{ready ? 'ready' : 'not ready'}</p>
      <p>{client === (mockClient as unknown) ? 'the client' : 'another client'}</p>
      <button type="button" onClick={() => void signOut()}>
        Sign out
      </button>
      <button type="button" onClick={() => void forget()}>
        Forget
      </button>
    </>
  )
}

const open = (given = config) =>
  render(
    <AuthProvider config={given}>
      <State />
    </AuthProvider>,
  )
const emit = (event: string, session: object | null) =>
  act(async () => {
    for (const listener of mockListeners) listener(event, session)
  })
const shows = (text: string) => expect(screen.getByText(text).textContent).toBe(text)

beforeEach(() => {
  forgetSessionCookies(key)
  jest.clearAllMocks()
})

test('reading the auth state outside its provider throws', () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => render(<State />)).toThrow('useAuth must be used within an AuthProvider')
  quiet.mockRestore()
})

test('before the first event, and where an event has no session, it comes from the cookies', async () => {
  store('james@example.com')
  open()
  shows('james@example.com')
  shows('not ready')
  shows('the client')
  expect(mockAuthClient).toHaveBeenCalledWith(config)
  await emit('INITIAL_SESSION', null)
  shows('james@example.com')
  shows('ready')
})

test('an event brings its session, and without one and without cookies nobody is signed in', async () => {
  open()
  shows('nobody')
  await emit('SIGNED_IN', sessionOf('paul@example.com'))
  shows('paul@example.com')
  await emit('SIGNED_OUT', null)
  shows('nobody')
})

test('a page from the back-forward cache is signed out after a sign-out on another page', async () => {
  store('james@example.com')
  open()
  shows('james@example.com')
  forgetSessionCookies(key)
  await act(async () => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  shows('nobody')
})

test('a tab that is shown again knows of a sign-in in another one; one that is hidden does not look', async () => {
  open()
  const visibility = jest.spyOn(document, 'visibilityState', 'get')
  const change = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  store('james@example.com')
  visibility.mockReturnValue('hidden')
  await change()
  shows('nobody')
  visibility.mockReturnValue('visible')
  await change()
  shows('james@example.com')
  visibility.mockRestore()
})

test('a page that is left listens to nothing any more', () => {
  const removed = jest.spyOn(document, 'removeEventListener')
  const removedFromWindow = jest.spyOn(window, 'removeEventListener')
  const { unmount } = open()
  expect(mockListeners.size).toBe(1)
  unmount()
  expect(mockListeners.size).toBe(0)
  expect(removed.mock.calls.map(([name]) => name)).toContain('visibilitychange')
  expect(removedFromWindow.mock.calls.map(([name]) => name)).toContain('pageshow')
  removed.mockRestore()
  removedFromWindow.mockRestore()
})

test('another back end has another client and another cookie', async () => {
  const { rerender } = open()
  const other = { url: 'https://abc.supabase.co', key: 'other' }
  rerender(
    <AuthProvider config={other}>
      <State />
    </AuthProvider>,
  )
  shows('nobody')
  expect(mockAuthClient).toHaveBeenLastCalledWith(other)
  expect(mockListeners.size).toBe(1)
})

test('signing out ends the session of the last event; forgetting one tells only this browser', async () => {
  store('james@example.com')
  open()
  await emit('TOKEN_REFRESHED', sessionOf('james@example.com', 'new'))
  await act(async () => screen.getByRole('button', { name: 'Sign out' }).click())
  expect(mockClient.admin.signOut).toHaveBeenCalledWith('new', 'local')
  expect(document.cookie).toBe('')
  store('james@example.com')
  mockClient.admin.signOut.mockClear()
  await act(async () => screen.getByRole('button', { name: 'Forget' }).click())
  expect(mockClient.admin.signOut).not.toHaveBeenCalled()
  expect(document.cookie).toBe('')
})

test('without a session, signing out asks for nothing', async () => {
  open()
  await act(async () => screen.getByRole('button', { name: 'Sign out' }).click())
  expect(mockClient.admin.signOut).not.toHaveBeenCalled()
})
