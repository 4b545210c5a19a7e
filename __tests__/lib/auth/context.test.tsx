import { act, render, screen } from '@testing-library/react'
import { sessionCookieName } from '@/lib/auth/config'
import { AuthProvider, useAuth } from '@/lib/auth/context'
import { cookieStorage } from '@/lib/auth/cookie-storage'

jest.mock('@/lib/auth/client', () => ({
  // Emits no event, so the session comes from the cookies.
  authClient: () => ({
    onAuthStateChange: () => ({ data: { subscription: { unsubscribe: () => undefined } } }),
  }),
}))

function Name() {
  return <p>{useAuth().session?.user.email ?? 'nobody'}</p>
}

test('reading the auth state outside its provider throws', () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => render(<Name />)).toThrow('useAuth must be used within an AuthProvider')
  quiet.mockRestore()
})

test('a page from the back-forward cache is signed out after a sign-out on another page', async () => {
  const config = { url: 'http://localhost:4010', key: 'key' }
  const key = sessionCookieName(config.url)
  const user = { id: 'a', email: 'james@example.com', user_metadata: {} }
  const session = { access_token: 'a.b.c', refresh_token: 'r', expires_at: 9_999_999_999, user }
  cookieStorage.setItem(key, JSON.stringify(session))
  render(
    <AuthProvider config={config}>
      <Name />
    </AuthProvider>,
  )
  expect(screen.getByText('james@example.com')).toBeInTheDocument()
  cookieStorage.removeItem(key)
  await act(async () => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  expect(screen.getByText('nobody')).toBeInTheDocument()
})
