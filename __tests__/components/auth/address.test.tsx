import { render } from '@testing-library/react'
import { Address } from '@/components/ui/address'

test('an email address can wrap before @ and dots without changing its text', () => {
  const { container } = render(<Address>james.sample@mail.example.com</Address>)
  expect(container.textContent).toBe('james.sample@mail.example.com')
  expect(container.querySelector('span')?.innerHTML).toBe('james<wbr>.sample<wbr>@mail<wbr>.example<wbr>.com')
})

test('an account without an email address shows none', () => {
  const { container } = render(<Address>{undefined}</Address>)
  expect(container.textContent).toBe('')
})
