import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { DeletionRequest } from '@/components/auth/deletion-request'
import { SignOutButtons } from '@/components/auth/sign-out-buttons'
import { useIdleSignOut } from '@/components/auth/use-idle-sign-out'
import { toast } from '@/components/ui/toast'
import { AuthProvider, useAuth } from '@/lib/auth/context'
import { answerWith, forgetSession, press, refusal, rememberSession, show } from './support'

jest.mock('@/components/ui/toast', () => ({
  toast: jest.fn(async () => true),
  closeToast: jest.fn(),
  prepareToasts: jest.fn(),
}))

const hour = 3_600_000

beforeEach(() => {
  jest.mocked(toast).mockClear()
  localStorage.clear()
  rememberSession()
})
afterEach(() => {
  jest.useRealTimers()
  forgetSession()
})

test('the other devices are signed out, and this one stays', async () => {
  const sent = answerWith({ status: 204, body: '' })
  await show(<SignOutButtons />)
  await press('Sign Out other devices')
  expect(sent.map(({ path }) => path)).toEqual(['/auth/v1/logout?scope=others'])
  expect(toast).toHaveBeenCalledWith('success', expect.stringMatching(/^All other devices are signed out/))
  expect(document.cookie).toContain('sb-localhost-auth-token')
})

test('a refusal to sign them out is said', async () => {
  answerWith(refusal(429, 'over_request_rate_limit', 'Request rate limit reached'))
  await show(<SignOutButtons />)
  await press('Sign Out other devices')
  expect(toast).toHaveBeenCalledWith('error', expect.stringMatching(/^Too many tries/))
})

test('the deletion is an email that is already written', () => {
  render(<DeletionRequest email="james+site@example.com" />)
  const link = new URL(screen.getByRole('link', { name: 'Ask by email' }).getAttribute('href') ?? '')
  expect(link.protocol).toBe('mailto:')
  expect(Object.fromEntries(link.searchParams)).toEqual({
    subject: 'Please delete my website account',
    body: 'Please delete my website account. Its email address is james+site@example.com.',
  })
})

function Watched({ onSignedOut }: { onSignedOut: () => void }) {
  useIdleSignOut(onSignedOut)
  return null
}

function SignOutHere() {
  const { signOut } = useAuth()
  return (
    <button type="button" onClick={signOut}>
      Sign out here
    </button>
  )
}

async function watch(idleHours?: number) {
  const onSignedOut = jest.fn()
  answerWith({ status: 204, body: '' })
  const config = { url: 'http://localhost:4010', key: 'key', ...(idleHours ? { idleHours } : {}) }
  await act(async () => {
    render(
      <AuthProvider config={config}>
        <Watched onSignedOut={onSignedOut} />
      </AuthProvider>,
    )
  })
  return onSignedOut
}

const lastUsed = (ago: number) => localStorage.setItem('signed-in-last-use', `first ${Date.now() - ago}`)

test('coming back after the time that the owner set signs out; coming back earlier does not', async () => {
  lastUsed(3 * hour)
  expect(await watch(4)).not.toHaveBeenCalled()
  expect(document.cookie).not.toBe('')
  lastUsed(5 * hour)
  const onSignedOut = await watch(4)
  await act(async () => void (await new Promise(resolve => setTimeout(resolve, 0))))
  expect(onSignedOut).toHaveBeenCalledTimes(1)
  expect(document.cookie).toBe('')
})

test('a page that is left open signs out, and a touch starts the time anew', async () => {
  const onSignedOut = await watch(4)
  lastUsed(3 * hour)
  await act(async () => void fireEvent.pointerDown(document.body))
  expect(Date.now() - Number(localStorage.getItem('signed-in-last-use')?.split(' ')[1])).toBeLessThan(hour)
  lastUsed(5 * hour)
  await act(async () => void fireEvent(document, new Event('visibilitychange')))
  await act(async () => void (await new Promise(resolve => setTimeout(resolve, 0))))
  expect(onSignedOut).toHaveBeenCalledTimes(1)
})

test('sign in, sign out, eight days, sign in: the second session is not taken for idle', async () => {
  const week = 7 * 24
  await watch(week)
  expect(Object.keys(localStorage)).toEqual(['signed-in-last-use'])
  cleanup()
  await show(<SignOutHere />)
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Sign out here' })))
  await waitFor(() => expect({ ...localStorage }).toEqual({}))
  expect(document.cookie).toBe('')
  cleanup()
  // As a browser keeps it whose cookie was deleted, or that another release has written.
  lastUsed(8 * 24 * hour)
  rememberSession('second')
  expect(await watch(week)).not.toHaveBeenCalled()
  expect(document.cookie).toContain('sb-localhost-auth-token')
})

test('a session that ended elsewhere leaves no time of its use behind', async () => {
  await watch(4)
  forgetSession()
  await act(async () => void fireEvent(document, new Event('visibilitychange')))
  expect({ ...localStorage }).toEqual({})
})

test('without such a time nobody is signed out, and nothing is stored', async () => {
  lastUsed(1000 * hour)
  const before = { ...localStorage }
  expect(await watch()).not.toHaveBeenCalled()
  fireEvent.pointerDown(document.body)
  expect({ ...localStorage }).toEqual(before)
})
