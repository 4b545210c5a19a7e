import { AuthApiError } from '@supabase/auth-js'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { CredentialsForm } from '@/components/auth/credentials-form'

const mockSignIn = jest.fn()
const mockToast = jest.fn(async (..._given: unknown[]) => true)
const mockClose = jest.fn()
jest.mock('@/lib/auth/context', () => ({
  useAuth: () => ({
    client: { signInWithPassword: mockSignIn },
    session: null,
    forget: async () => undefined,
  }),
}))
jest.mock('@/components/ui/toast', () => ({
  toast: (...given: unknown[]) => mockToast(...given),
  closeToast: () => mockClose(),
  prepareToasts: () => undefined,
}))

beforeEach(() => {
  jest.clearAllMocks()
  localStorage.clear()
  render(<CredentialsForm onFinishing={() => undefined} />)
})

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const type = (label: string, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }))
const marked = () =>
  screen
    .getAllByRole('textbox', { hidden: true })
    .concat(screen.getByLabelText('Password'))
    .filter(field => field.getAttribute('aria-invalid') === 'true')
    .map(({ id }) => id)

test('a message is removed when its field becomes valid, and the others stay', async () => {
  await press("Don't have an account? Sign up")
  await press('Sign Up')
  mockClose.mockClear()
  await type('Email', 'james@')
  expect(marked()).toContain('email')
  expect(mockClose).not.toHaveBeenCalled()
  await type('Email', 'james@example.com')
  expect(marked()).toEqual(['first-name', 'last-name', 'password'])
  expect(screen.getByLabelText('Email')).not.toHaveAccessibleDescription()
  expect(mockClose).toHaveBeenCalled()
})

test('an error in the focused field is announced', async () => {
  const field = screen.getByLabelText('Email')
  field.focus()
  await act(async () => void fireEvent.submit(field))
  expect(mockToast.mock.calls).toEqual([['error', 'Invalid email address', { short: true, silent: false }]])
})

test('rejected credentials are reported above the fields; the password is cleared, and an edit removes the message', async () => {
  mockSignIn.mockResolvedValue({
    data: {},
    error: new AuthApiError('Invalid login credentials', 400, 'invalid_credentials'),
  })
  await type('Email', 'james@example.com')
  await type('Password', 'wrong')
  await press('Sign In')
  const expected = 'Invalid email or password. Please try again.'
  expect(screen.getByText(expected)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Forgot it?' })).toHaveAttribute('href', '/auth/forgot')
  expect(marked()).toEqual(['email', 'password'])
  const password = screen.getByLabelText('Password')
  expect(password).toHaveValue('')
  await waitFor(() => expect(password).toHaveFocus())
  expect(password).toHaveAccessibleDescription(/^Invalid email or password. Please try again./)
  // Read with the field, so not a second time by the toast.
  expect(mockToast.mock.calls).toEqual([['error', expected, { silent: true }]])
  await type('Password', 'r')
  expect(screen.queryByText(expected)).not.toBeInTheDocument()
  expect(screen.getByLabelText('Email')).toHaveValue('james@example.com')
})

test('submitted by the browser, the form sends nothing', async () => {
  await press("Don't have an account? Sign up")
  await type('Password', 'a password of mine')
  const form = screen.getByLabelText('Password').closest('form')
  if (!form) throw new Error('There is no form.')
  expect(form).toHaveAttribute('method', 'dialog')
  expect([...new FormData(form)]).toEqual([])
})
