import type { ReactElement } from 'react'
import { AuthForm } from '@/components/auth/auth-form'
import { ChangeEmail } from '@/components/auth/change-email'
import { RecoverForm } from '@/components/auth/recover-form'
import { ResendConfirmation } from '@/components/auth/resend'
import { answerWith, fillSignUp, forgetSession, press, rememberSession, session, show, type } from './support'

// Where the links of mails lead, when they are asked for on a page in another language, and what mails are written in.

jest.mock('@/content/facts/language', () => {
  const { language } = jest.requireActual('@/content/facts/language')
  const translated = {
    get code() {
      return document.documentElement.lang
    },
    get base() {
      return `/${document.documentElement.lang}`
    },
  }
  return { language: Object.defineProperties({ ...language }, Object.getOwnPropertyDescriptors(translated)) }
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

const forms: readonly [mail: string, form: ReactElement, ask: () => Promise<void>, path: string][] = [
  [
    'a sign-up',
    <AuthForm key="sign-up" />,
    async () => {
      await fillSignUp()
      await press('Sign Up')
    },
    '',
  ],
  ['another confirmation', <ResendConfirmation key="resend" />, typeInto('Email', 'Ask for a new link'), ''],
  [
    'a forgotten password',
    <RecoverForm key="recover" />,
    typeInto('Email', 'Send the link'),
    '/auth/confirm',
  ],
  [
    'a change of address',
    <ChangeEmail key="change" />,
    typeInto('New email', 'Change address'),
    '/auth/confirm',
  ],
]

test.each(['es', 'pt'].flatMap(code => forms.map(row => [code, ...row] as const)))(
  'in %s the link for %s leads to the page in its language',
  async (code, mail, form, ask, path) => {
    document.documentElement.lang = code
    // The account page is a signed-in visitor's; every other form of these is not.
    if (mail === 'a change of address') rememberSession()
    const sent = answerWith({ body: { id: 'a', identities: [{}] } })
    await show(form)
    await ask()
    expect(sent).toHaveLength(1)
    const { searchParams } = new URL(sent[0]?.path ?? '', 'http://x')
    expect(searchParams.get('redirect_to')).toBe(`http://localhost/${code}${path}`)
  },
)

test('a sign-in tells the account the language of its mails', async () => {
  // jsdom does not navigate.
  const navigation = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  document.documentElement.lang = 'es'
  const sent = answerWith({ body: session() })
  await show(<AuthForm />)
  await type('Email', 'james@example.com')
  await type('Password', 'a long passphrase')
  await press('Sign In')
  expect(sent.map(({ body }) => Object.keys(body.data ?? {}))).toContainEqual(['language'])
  navigation.mockRestore()
})
