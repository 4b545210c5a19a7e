import { act, fireEvent, render, screen } from '@testing-library/react'
import { Enroll } from '@/components/auth/enroll'

const uri = 'otpauth://totp/clinic:james@example.com?secret=JBSWY3DPEH'
const mockMfa = {
  listFactors: async () => ({
    data: {
      all: [
        { id: 'in use', status: 'verified' },
        { id: 'unfinished', status: 'unverified' },
      ],
    },
  }),
  unenroll: jest.fn(),
  enroll: async () => ({
    data: {
      id: 'a',
      totp: { qr_code: 'data:image/svg+xml;utf-8,<svg fill="#000"/>', secret: 'JBSWY3DPEH', uri },
    },
  }),
}
jest.mock('@/lib/auth/context', () => ({ useAuth: () => ({ client: { mfa: mockMfa } }) }))
jest.mock('@/components/ui/toast', () => ({ toast: async () => true, closeToast: async () => undefined }))

async function showCode() {
  render(<Enroll onDone={() => undefined} />)
  fireEvent.change(screen.getByLabelText(/name/i), { target: { value: 'My phone' } })
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  return screen.findByRole('img', { name: 'QR code for your authenticator app' })
}

const copyWith = (clipboard: Partial<Clipboard> | undefined) => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })
  return act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Copy the secret' })))
}
afterEach(() => Reflect.deleteProperty(navigator, 'clipboard'))

test('the QR code is named, and its field says what to do with it', async () => {
  // A `#` as it is would end the address.
  expect(await showCode()).toHaveAttribute(
    'src',
    `data:image/svg+xml,${encodeURIComponent('<svg fill="#000"/>')}`,
  )
  expect(screen.getByLabelText('Six-digit code')).toHaveAccessibleDescription(
    'Scan the code with your authenticator app, open the app on this device, or type or paste the secret into it. Then enter the six digits that it shows.',
  )
})

test('another app replaces one that was never finished, and none that is in use', async () => {
  mockMfa.unenroll.mockClear()
  await showCode()
  expect(mockMfa.unenroll.mock.calls).toEqual([[{ factorId: 'unfinished' }]])
})

test('on the phone that shows the code, a link opens the app', async () => {
  await showCode()
  expect(screen.getByRole('link', { name: 'Open the app on this device' })).toHaveAttribute('href', uri)
})

test('the secret is read in groups of four, and copied in one piece', async () => {
  await showCode()
  const groups = ['JBSW', 'Y3DP', 'EH'].map(group => screen.getByText(group))
  // Selected by hand, it has no spaces either.
  expect(groups[0]?.parentElement).toHaveTextContent(/^JBSWY3DPEH$/)
  const writeText = jest.fn(async () => undefined)
  await copyWith({ writeText })
  expect(writeText).toHaveBeenCalledWith('JBSWY3DPEH')
  expect(screen.getByRole('status')).toHaveTextContent('Copied.')
})

test.each([
  ['refuses', { writeText: async () => Promise.reject(new DOMException('no', 'NotAllowedError')) }],
  ['has no clipboard', undefined],
])('a browser that %s is not taken for one that copied', async (_, clipboard) => {
  await showCode()
  await copyWith(clipboard)
  expect(screen.getByRole('status')).toHaveTextContent(/did not let us copy/)
})
