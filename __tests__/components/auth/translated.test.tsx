import { act, fireEvent, screen } from '@testing-library/react'
import { AuthForm } from '@/components/auth/auth-form'
import { NewPasswordForm } from '@/components/auth/new-password-form'
import { RecoverForm } from '@/components/auth/recover-form'
import { SecondFactor } from '@/components/auth/second-factor'
import { translatePage } from '../../support/translator'
import { answerWith, forgetSession, refusal, rememberSession, show } from './support'

// A browser's translator replaces every text node, so React may not remove or change one that has siblings.

jest.spyOn(console, 'warn').mockImplementation(() => undefined)

jest.mock('@/components/ui/toast', () => ({
  toast: jest.fn(async () => true),
  closeToast: jest.fn(),
  prepareToasts: jest.fn(),
}))

let end = () => {}
afterEach(() => {
  end()
  forgetSession()
  sessionStorage.clear()
  localStorage.clear()
})

/** Lets the translator see what React has changed. */
const settle = () => act(async () => void (await new Promise(resolve => setTimeout(resolve, 0))))
async function pressTranslated(name: RegExp) {
  await act(async () => void fireEvent.click(screen.getByRole('button', { name })))
  await settle()
}
const input = (id: string) => document.querySelector<HTMLInputElement>(`#${id}`)
async function fill(id: string, value: string) {
  const field = input(id)
  if (!field) throw new Error(`There is no field ${id}`)
  await act(async () => void fireEvent.change(field, { target: { value } }))
}

test('the form changes its mode both ways, twice, and keeps the address', async () => {
  await show(<AuthForm />)
  end = translatePage()
  await fill('email', 'james@example.com')
  for (let round = 0; round < 2; round++) {
    await pressTranslated(/sign up/i)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('CREATE ACCOUNT')
    await pressTranslated(/sign in$/i)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('WELCOME BACK')
  }
  expect(input('email')).toHaveValue('james@example.com')
})

test('a refusal comes, changes and goes', async () => {
  answerWith(
    refusal(400, 'invalid_credentials', 'Invalid login credentials'),
    refusal(429, 'over_request_rate_limit', 'Request rate limit reached'),
    refusal(400, 'email_not_confirmed', 'Email not confirmed'),
  )
  await show(<AuthForm />)
  end = translatePage()
  for (const words of [/INVALID EMAIL OR PASSWORD/, /TOO MANY/, /CONFIRM/]) {
    await fill('email', 'james@example.com')
    await fill('password', 'a long passphrase')
    await pressTranslated(/^sign in$/i)
    await settle()
    expect(document.querySelector('#form-failure')).toHaveTextContent(words)
  }
  await fill('password', 'another passphrase')
  expect(document.querySelector('#form-failure')).toBeNull()
})

test('after a sign-up the panel comes, counts, and goes for another address', async () => {
  answerWith({ body: { id: 'a', email: 'james@example.com', identities: [{}] } })
  await show(<AuthForm />)
  end = translatePage()
  await pressTranslated(/sign up/i)
  for (const [id, value] of [
    ['first-name', 'James'],
    ['last-name', 'Sample'],
    ['email', 'james@example.com'],
    ['password', 'a long passphrase'],
  ] as const)
    await fill(id, value)
  await pressTranslated(/^sign up$/i)
  await settle()
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('CHECK YOUR INBOX')
  await act(async () => void (await new Promise(resolve => setTimeout(resolve, 1100))))
  await pressTranslated(/another/i)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('CREATE ACCOUNT')
})

test.each([
  ['a forgotten password', <RecoverForm key="recover" />, 'email', 'james@example.com', /link/i],
  [
    'a new password',
    <NewPasswordForm key="new" onDone={() => {}} />,
    'new-password',
    'short',
    /save password/i,
  ],
  ['the second factor', <SecondFactor key="second" heading="h1" />, 'code', '12', /continue|verify|sign in/i],
])('%s: a mark comes and goes', async (_, form, id, value, button) => {
  rememberSession()
  answerWith()
  await show(form)
  end = translatePage()
  await pressTranslated(button)
  expect(input(id)).toHaveAttribute('aria-invalid', 'true')
  await fill(id, value)
  await pressTranslated(button)
  await settle()
  expect(input(id)).toHaveValue(value)
})
