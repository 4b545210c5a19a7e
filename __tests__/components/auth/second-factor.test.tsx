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
