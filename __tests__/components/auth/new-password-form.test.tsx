import { screen } from '@testing-library/react'
import { NewPasswordForm } from '@/components/auth/new-password-form'
import { answerWith, forgetSession, press, rememberSession, session, show, type } from './support'

jest.mock('@/components/ui/toast', () => ({
  toast: async () => true,
  closeToast: async () => undefined,
  prepareToasts: () => undefined,
}))

beforeEach(() => rememberSession())
afterEach(forgetSession)

test('a password that was changed stays in no field of the account page, which may be left open', async () => {
  answerWith({ body: session().user })
  await show(<NewPasswordForm />)
  await type('New password', 'a long passphrase')
  await press('Save password')
  expect(screen.getByLabelText('New password')).toHaveValue('')
})
