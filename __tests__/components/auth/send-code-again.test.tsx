import { AuthApiError } from '@supabase/auth-js'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { SendCodeAgain } from '@/components/auth/send-code-again'

const mockAsk = jest.fn<Promise<{ error: Error | null }>, []>()
const mockForget = jest.fn()
jest.mock('@/lib/auth/context', () => ({
  useAuth: () => ({ client: { reauthenticate: mockAsk }, session: null, forget: mockForget }),
}))
jest.mock('@/components/ui/toast', () => ({ toast: async () => true, closeToast: async () => undefined }))

beforeEach(() => {
  jest.clearAllMocks()
  render(<SendCodeAgain disabled={false} />)
})

const press = () => act(async () => void fireEvent.click(screen.getByRole('button')))

test('a double click requests one mail, because a second mail would invalidate the first code', async () => {
  let answer: (given: { error: null }) => void = () => undefined
  mockAsk.mockReturnValue(
    new Promise(resolve => {
      answer = resolve
    }),
  )
  await press()
  await press()
  expect(mockAsk).toHaveBeenCalledTimes(1)
  await act(async () => answer({ error: null }))
  await press()
  expect(mockAsk).toHaveBeenCalledTimes(2)
})

test('a session that was ended on another device is ended here, too', async () => {
  mockAsk.mockResolvedValue({ error: new AuthApiError('Session not found', 403, 'session_not_found') })
  await press()
  expect(mockForget).toHaveBeenCalledTimes(1)
})
