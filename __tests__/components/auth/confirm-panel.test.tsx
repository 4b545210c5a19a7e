import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { ConfirmPanel } from '@/components/auth/confirm-panel'
import { StepUp } from '@/components/auth/step-up'
import { putCookie } from '../../support/cookies'
import { answerWith, forgetSession, press, refusal, session, show } from './support'

jest.mock('@/components/ui/toast', () => ({
  toast: async () => true,
  closeToast: async () => undefined,
  prepareToasts: () => undefined,
}))
// jsdom navigates to fragments only.
jest.mock('@/lib/site/local-path', () => ({ localPath: (path: string) => `#${path}` }))
jest.spyOn(console, 'warn').mockImplementation(() => undefined)

beforeEach(forgetSession)

const verified = { id: 'first', factor_type: 'totp', status: 'verified', friendly_name: 'first' }

test.each([
  ['that signs in leads to the site', 'email', [], '#/'],
  ['of an account with a second factor leads to its question first', 'email', [verified], '#/auth'],
  [
    'of an account whose factor was never finished does not',
    'email',
    [{ ...verified, status: 'unverified' }],
    '#/',
  ],
  ['for a new password leads to the page for it', 'recovery', [], '#/auth/reset'],
])('a mailed link %s', async (_, type, factors, target) => {
  window.history.replaceState(null, '', `/auth/confirm?token_hash=1a2b&type=${type}`)
  const { user, ...tokens } = session()
  answerWith({ body: { ...tokens, user: { ...user, factors } } })
  await show(<ConfirmPanel />)
  expect(location.search).toBe('')
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Continue' })))
  await waitFor(() => expect(location.hash).toBe(target))
})

test('a mailed link whose address was taken meanwhile leads to the account, and is not offered again', async () => {
  window.history.replaceState(null, '', '/auth/confirm?token_hash=1a2b&type=email_change')
  answerWith(refusal(500, 'unexpected_failure', 'Error confirm email'))
  await show(<ConfirmPanel />)
  await press('Continue')
  expect(screen.getByText(/This address now belongs to another account/)).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('link', { name: 'Go to your account' })).toHaveAttribute('href', '#/account')
})

test('a link with a code opens by itself, and after an outage with its button', async () => {
  putCookie('sb-localhost-auth-token-code-verifier', 'secret')
  window.history.replaceState(null, '', '/auth/confirm?code=1a2b')
  const tried = answerWith()
  await show(<ConfirmPanel />)
  const proceed = await screen.findByRole('button', { name: 'Continue' })
  expect(tried.map(({ body }) => body.auth_code)).toEqual(['1a2b'])
  const opened = answerWith({ body: session() })
  await act(async () => void fireEvent.click(proceed))
  await waitFor(() => expect(location.hash).toBe('#/'))
  expect(opened.map(({ body }) => body.auth_code)).toEqual(['1a2b'])
})

test.each([
  ['whose second factor is due asks for it, and shows nothing of the account', [verified], false],
  ['without a second factor shows the account', [], true],
])('a session %s', async (_, factors, shown) => {
  const { user, ...tokens } = session()
  putCookie('sb-localhost-auth-token', { ...tokens, user: { ...user, factors } })
  window.history.replaceState(null, '', '/account')
  await show(
    <StepUp heading="h2">
      <p>Your account</p>
    </StepUp>,
  )
  expect(screen.queryByText('Your account') !== null).toBe(shown)
  expect(screen.queryByLabelText('Six-digit code') === null).toBe(shown)
})
