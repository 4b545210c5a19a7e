import { act, fireEvent, render, screen } from '@testing-library/react'
import { FallbackAlert, useToastOrAlert } from '@/components/ui/toast-or-alert'

const mockToast = jest.fn()
jest.mock('@/components/ui/toast', () => ({
  toast: (...given: unknown[]) => mockToast(...given),
  closeToast: async () => undefined,
}))

function Speaker() {
  const { showToast, dismiss, fallback } = useToastOrAlert()
  return (
    <>
      <button type="button" onClick={() => showToast('error', 'No connection')}>
        Go
      </button>
      <button type="button" onClick={dismiss}>
        Mend
      </button>
      <FallbackAlert>{fallback}</FallbackAlert>
    </>
  )
}

test('a message that cannot be a toast is shown inline until the next message', async () => {
  mockToast.mockResolvedValueOnce(false).mockResolvedValueOnce(true)
  render(<Speaker />)
  const press = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Go' })))
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  await press()
  expect(screen.getByRole('alert')).toHaveTextContent('No connection')
  await press()
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
})

test('an inline message can be dismissed like a toast', async () => {
  mockToast.mockResolvedValueOnce(false)
  render(<Speaker />)
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Go' })))
  expect(screen.getByRole('alert')).toHaveTextContent('No connection')
  fireEvent.click(screen.getByRole('button', { name: 'Mend' }))
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
})
