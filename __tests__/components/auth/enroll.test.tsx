import { fireEvent, render, screen } from '@testing-library/react'
import { Enroll } from '@/components/auth/enroll'

const mockMfa = {
  listFactors: async () => ({ data: { all: [] } }),
  enroll: async () => ({
    data: { id: 'a', totp: { qr_code: 'data:image/svg+xml;utf-8,<svg fill="#000"/>', secret: 'JBSWY3DP' } },
  }),
}
jest.mock('@/lib/auth/context', () => ({ useAuth: () => ({ client: { mfa: mockMfa } }) }))
jest.mock('@/components/ui/toast', () => ({ toast: async () => true, closeToast: async () => undefined }))

test('the QR code is named, and its secret can be typed instead', async () => {
  render(<Enroll onDone={() => undefined} />)
  fireEvent.change(screen.getByLabelText(/name/i), { target: { value: 'My phone' } })
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  const code = await screen.findByRole('img', { name: 'QR code for your authenticator app' })
  // A `#` as it is would end the address.
  expect(code).toHaveAttribute('src', `data:image/svg+xml,${encodeURIComponent('<svg fill="#000"/>')}`)
  expect(screen.getByText('JBSWY3DP')).toBeInTheDocument()
})
