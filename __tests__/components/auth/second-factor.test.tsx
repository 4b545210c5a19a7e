import { screen } from '@testing-library/react'
import { Authenticators } from '@/components/auth/authenticators'
import { SecondFactor } from '@/components/auth/second-factor'
import { answerWith, forgetSession, press, refusal, rememberSession, session, show, type } from './support'

jest.mock('@/components/ui/toast', () => ({
  toast: async () => true,
  closeToast: async () => undefined,
  prepareToasts: () => undefined,
}))

afterEach(forgetSession)

const app = (id: string) => ({ id, factor_type: 'totp', status: 'verified', friendly_name: id })
const wrong = refusal(422, 'mfa_verification_failed', 'Invalid TOTP code entered')

test('with two authenticator apps, the code of either is accepted', async () => {
  rememberSession()
  const { user } = session()
  const sent = answerWith(
    { body: { ...user, factors: [app('first'), app('second')] } },
    { body: { id: 'c1', type: 'totp', expires_at: 1 } },
    wrong,
    { body: { id: 'c2', type: 'totp', expires_at: 1 } },
    { body: session() },
  )
  await show(<SecondFactor heading="h1" />)
  // What phones and password managers look for.
  expect(screen.getByLabelText('Six-digit code')).toHaveAttribute('autocomplete', 'one-time-code')
  await type('Six-digit code', '123456')
  await press('Verify')
  expect(sent.map(({ path }) => path)).toEqual([
    '/auth/v1/user',
    '/auth/v1/factors/first/challenge',
    '/auth/v1/factors/first/verify',
    '/auth/v1/factors/second/challenge',
    '/auth/v1/factors/second/verify',
  ])
  expect(document.querySelector('.form-failure')).toBeNull()
})

test.each(['phone', 'webauthn'])(
  'an account whose only second factor is of kind %s is told so',
  async kind => {
    rememberSession()
    const { user } = session()
    const sent = answerWith({ body: { ...user, factors: [{ ...app('first'), factor_type: kind }] } })
    await show(<SecondFactor heading="h1" />)
    await type('Six-digit code', '123456')
    await press('Verify')
    expect(sent).toHaveLength(1)
    expect(
      screen.getByText(/has a second step that this page cannot ask for\. Please call us at/),
    ).toBeInTheDocument()
  },
)

test('after an app is removed the session is renewed: its token still says that a factor was passed', async () => {
  rememberSession()
  const { user } = session()
  const sent = answerWith(
    { body: { ...user, factors: [app('first')] } },
    { body: { id: 'first' } },
    { body: session() },
    { body: { ...user, factors: [] } },
  )
  await show(<Authenticators />)
  await press('Remove first')
  await press('Yes, remove')
  expect(sent.map(({ path }) => path)).toEqual([
    '/auth/v1/user',
    '/auth/v1/factors/first',
    '/auth/v1/token?grant_type=refresh_token',
    '/auth/v1/user',
  ])
})
