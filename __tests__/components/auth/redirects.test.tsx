import type { ReactElement } from 'react'
import { AuthForm } from '@/components/auth/auth-form'
import { ChangeEmail } from '@/components/auth/change-email'
import { RecoverForm } from '@/components/auth/recover-form'
import { ResendConfirmation } from '@/components/auth/resend'
import { answerWith, fillSignUp, forgetSession, press, rememberSession, show, type } from './support'

// Where the links of mails lead, when they are asked for on a Spanish page.

jest.mock('@/content/facts/language', () => {
  const { language } = jest.requireActual('@/content/facts/language')
  return { language: { ...language, code: 'es', base: '/es' } }
})
jest.mock('@/components/ui/toast', () => ({
  toast: async () => true,
  closeToast: async () => undefined,
  prepareToasts: () => undefined,
}))
jest.spyOn(console, 'warn').mockImplementation(() => undefined)

afterEach(() => {
  forgetSession()
  localStorage.clear()
})

const typeInto = (label: string, button: string) => async () => {
  await type(label, 'new@example.com')
  await press(button)
}

test.each<[string, ReactElement, () => Promise<void>, string]>([
  [
    'a sign-up',
    <AuthForm key="sign-up" />,
    async () => {
      await fillSignUp()
      await press('Sign Up')
    },
    'http://localhost/es',
  ],
  [
    'another confirmation',
    <ResendConfirmation key="resend" />,
    typeInto('Email', 'Ask for a new link'),
    'http://localhost/es',
  ],
  [
    'a forgotten password',
    <RecoverForm key="recover" />,
    typeInto('Email', 'Send the link'),
    'http://localhost/es/auth/confirm',
  ],
  [
    'a change of address',
    <ChangeEmail key="change" />,
    typeInto('New email', 'Change address'),
    'http://localhost/es/auth/confirm',
  ],
])('the link for %s leads to the page in its language', async (_, form, ask, target) => {
  // The account page is a signed-in visitor's; every other form of these is not.
  if (_ === 'a change of address') rememberSession()
  const sent = answerWith({ body: { id: 'a', identities: [{}] } })
  await show(form)
  await ask()
  expect(sent).toHaveLength(1)
  expect(new URL(sent[0]?.path ?? '', 'http://x').searchParams.get('redirect_to')).toBe(target)
})
