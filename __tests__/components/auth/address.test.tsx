import { render } from '@testing-library/react'
import { Address } from '@/components/auth/address'

test('an address may wrap before @ and dots, and reads and copies as it is', () => {
  const { container } = render(<Address>james.sample@mail.example.com</Address>)
  expect(container.textContent).toBe('james.sample@mail.example.com')
  expect(container.querySelector('span')?.innerHTML).toBe('james<wbr>.sample<wbr>@mail<wbr>.example<wbr>.com')
})

test('an account without an address shows none', () => {
  const { container } = render(<Address>{undefined}</Address>)
  expect(container.textContent).toBe('')
})
