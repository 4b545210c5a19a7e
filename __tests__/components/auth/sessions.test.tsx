import { act, fireEvent, render, screen } from '@testing-library/react'
import { DeletionRequest } from '@/components/auth/deletion-request'
import { SignOutButtons } from '@/components/auth/sign-out-buttons'
import { showUserMenu } from '@/components/auth/user-menu.browser'
import { watchIdle } from '@/components/auth/watch-idle'
import { toast } from '@/components/ui/toast'
import { authClient } from '@/lib/auth/client'
import { storedSession } from '@/lib/auth/session-cookies'
import { signOutHere } from '@/lib/auth/sign-out'
import { putCookie } from '../../support/cookies'
import { answerWith, forgetSession, press, refusal, rememberSession, session, show } from './support'

jest.mock('@/components/ui/toast', () => ({
  toast: jest.fn(async () => true),
  closeToast: jest.fn(),
  prepareToasts: jest.fn(),
}))

// jsdom navigates to fragments only.
jest.mock('@/lib/site/local-path', () => ({ localPath: (path: string) => `#${path}` }))

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

test('an open menu stays as it is when the session is looked at again', async () => {
  answerWith()
  document.body.innerHTML = '<div class="account-slot"><a href="/auth">Sign In</a></div>'
  await act(() => showUserMenu({ url: 'http://localhost:4010', key: 'sb_publishable_sandbox' }))
  const menu = document.querySelector('#account-menu')
  expect(menu).toHaveTextContent('james@example.com')
  fireEvent(window, new Event('pageshow'))
  expect(document.querySelector('#account-menu')).toBe(menu)
})

test('signing out in the menu ends the session on the server, too, not only in this browser', async () => {
  const sent = answerWith({ status: 204 })
  document.body.innerHTML = '<div class="account-slot"></div>'
  await act(() => showUserMenu({ url: 'http://localhost:4010', key: 'sb_publishable_sandbox' }))
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Sign Out' })))
  expect(sent.map(({ path }) => path)).toEqual(['/auth/v1/logout?scope=local'])
  expect(document.cookie).toBe('')
})

test('who has not passed the second factor is not shown as signed in', async () => {
  const half = session()
  putCookie('sb-localhost-auth-token', {
    ...half,
    user: { ...half.user, factors: [{ id: 'f', factor_type: 'totp', status: 'verified' }] },
  })
  answerWith()
  document.body.innerHTML = '<div class="account-slot"><a href="/auth">Sign In</a></div>'
  await act(() => showUserMenu({ url: 'http://localhost:4010', key: 'sb_publishable_sandbox' }))
  expect(document.body).toHaveTextContent(/^Sign In$/)
})

let endWatch = () => {}
afterEach(() => endWatch())

const present = () => storedSession('sb-localhost-auth-token')

function watch(idleHours: number) {
  const onIdle = jest.fn()
  endWatch = watchIdle(idleHours, present, onIdle)
  return onIdle
}

const lastUsed = (ago: number) => localStorage.setItem('signed-in-last-use', `first ${Date.now() - ago}`)

test('coming back after the time that the owner set is idle; coming back earlier is not', () => {
  lastUsed(3 * hour)
  expect(watch(4)).not.toHaveBeenCalled()
  endWatch()
  lastUsed(5 * hour)
  expect(watch(4)).toHaveBeenCalledTimes(1)
})

test('a page that is left open becomes idle, and a touch starts the time anew', () => {
  const onIdle = watch(4)
  lastUsed(3 * hour)
  fireEvent.pointerDown(document.body)
  expect(Date.now() - Number(localStorage.getItem('signed-in-last-use')?.split(' ')[1])).toBeLessThan(hour)
  lastUsed(5 * hour)
  fireEvent(document, new Event('visibilitychange'))
  expect(onIdle).toHaveBeenCalledTimes(1)
  fireEvent.pointerDown(document.body)
  expect(onIdle).toHaveBeenCalledTimes(1)
})

test('sign in, sign out, eight days, sign in: the second session is not taken for idle', async () => {
  const week = 7 * 24
  watch(week)
  expect(Object.keys(localStorage)).toEqual(['signed-in-last-use'])
  endWatch()
  answerWith({ status: 204, body: '' })
  const config = { url: 'http://localhost:4010', key: 'key' }
  await signOutHere(authClient(config), 'sb-localhost-auth-token', undefined)
  expect({ ...localStorage }).toEqual({})
  expect(document.cookie).toBe('')
  // As a browser keeps it whose cookie was deleted, or that another release has written.
  lastUsed(8 * 24 * hour)
  rememberSession('second')
  expect(watch(week)).not.toHaveBeenCalled()
})

test('a session that ended elsewhere leaves no time of its use behind', async () => {
  lastUsed(hour)
  forgetSession()
  await show(<p>Account</p>)
  expect({ ...localStorage }).toEqual({})
})
