import { fireEvent, render, screen } from '@testing-library/react'
import { PasswordField } from '@/components/auth/password-field'

const rule = 'Password must be at least 8 characters'

test('the accessible name of the button matches its icon', () => {
  render(<PasswordField id="password" label="Password" />)
  const button = screen.getByRole('button', { name: 'Show password' })
  expect(button).toHaveTextContent('Show')
  expect(button).not.toHaveAttribute('aria-pressed')
  fireEvent.click(button)
  expect(screen.getByRole('button', { name: 'Hide password' })).toHaveTextContent('Hide')
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text')
  // A browser may send what it checks to its maker.
  expect(screen.getByLabelText('Password')).toHaveAttribute('spellcheck', 'false')
  fireEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password')
})

test('the hint is replaced by an error message', () => {
  const { rerender } = render(<PasswordField id="password" label="Password" hint={rule} />)
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(rule)
  rerender(<PasswordField id="password" label="Password" hint={rule} error={rule} />)
  expect(screen.getAllByText(rule)).toHaveLength(1)
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(rule)
})

test.each([
  ['eight888', /^Longer is safer/],
  ['fifteen letters', /^Good length\.$/],
  ['é'.repeat(37), /^Password must be at most 72 characters/],
])('%p is met with %p while it is typed', (typed, advice) => {
  const { container } = render(<PasswordField id="password" label="Password" typed={typed} />)
  expect(container.querySelector('[aria-live]')?.textContent).toMatch(advice)
})
