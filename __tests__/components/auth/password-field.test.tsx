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
})

test('the hint is replaced by an error message', () => {
  const { rerender } = render(<PasswordField id="password" label="Password" hint={rule} />)
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(rule)
  rerender(<PasswordField id="password" label="Password" hint={rule} error={rule} />)
  expect(screen.getAllByText(rule)).toHaveLength(1)
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(rule)
})
