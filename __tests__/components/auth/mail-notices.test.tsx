import { AuthApiError } from '@supabase/auth-js'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { type ReactElement, useState } from 'react'
import { CheckInbox } from '@/components/auth/check-inbox'
import { RecoverForm } from '@/components/auth/recover-form'
import { ResendConfirmation } from '@/components/auth/resend'
import type { PendingAddress } from '@/lib/auth/pending-address'

type Answer = { error: Error | null }

const mockSend = jest.fn<Promise<Answer>, unknown[]>()
jest.mock('@/lib/auth/context', () => ({
  useAuth: () => ({ client: { resend: mockSend, resetPasswordForEmail: mockSend }, session: null }),
}))
jest.mock('@/components/ui/toast', () => ({ toast: async () => true, closeToast: async () => undefined }))

const onItsWay = /an email is on its way\./
const button = () => screen.getByRole('button', { name: /send|link|again/i })

/** Asks for a mail; what is returned answers the request. */
async function ask() {
  let answer: (given: Answer) => void = () => undefined
  mockSend.mockReturnValueOnce(
    new Promise(resolve => {
      answer = resolve
    }),
  )
  await act(async () => void fireEvent.click(button()))
  return (error: Error | null) => act(async () => answer({ error }))
}

function show(element: ReactElement) {
  render(element)
  const field = screen.queryByLabelText('Email')
  if (field) fireEvent.change(field, { target: { value: 'james@example.com' } })
  return screen.getByRole('status')
}

const pending = (mailedAt: number | null): PendingAddress => ({
  email: 'james@example.com',
  mailedAt,
  notedAt: Date.now(),
})

/** The component above it records when a mail was requested. */
function Inbox({ first }: { first: number | null }) {
  const [mailedAt, setMailedAt] = useState(first)
  return (
    <CheckInbox
      pending={pending(mailedAt)}
      forgot="/auth/forgot"
      onSent={() => setMailedAt(Date.now())}
      onAnother={() => undefined}
    />
  )
}

describe.each([
  ['for a new password', <RecoverForm key="recover" />],
  ['for a new confirmation', <ResendConfirmation key="again" />],
  [
    'for the confirmation again',
    <CheckInbox
      key="inbox"
      pending={pending(null)}
      forgot="/auth/forgot"
      onSent={() => undefined}
      onAnother={() => undefined}
    />,
  ],
])('the message for %s', (_, element) => {
  test('announces each requested mail', async () => {
    const status = show(element)
    await (await ask())(null)
    expect(status).toHaveTextContent(onItsWay)
    const answer = await ask()
    expect(status).not.toHaveTextContent(onItsWay)
    await answer(null)
    expect(status).toHaveTextContent(onItsWay)
  })

  test('does not say that one was requested a moment ago', async () => {
    const status = show(element)
    await (await ask())(new AuthApiError('only after 59 seconds', 429, 'over_email_send_rate_limit'))
    expect(status).toHaveTextContent(onItsWay)
  })

  test('is removed when the next request fails', async () => {
    const status = show(element)
    await (await ask())(null)
    await (await ask())(new Error('Failed to fetch'))
    expect(status).not.toHaveTextContent(onItsWay)
  })
})

describe('the countdown to the next mail', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: 1_000_000 })
    mockSend.mockClear()
  })
  afterEach(() => jest.useRealTimers())

  const again = () => screen.getByRole('button', { name: 'Send it again' })

  test('disables the request button until it ends', async () => {
    render(<Inbox first={1_000_000 - 18_000} />)
    expect(again()).toHaveAccessibleDescription('in 0:42')
    expect(again()).toHaveAttribute('aria-disabled', 'true')
    await act(async () => void fireEvent.click(again()))
    expect(mockSend).not.toHaveBeenCalled()
    act(() => void jest.advanceTimersByTime(40_000))
    expect(again()).toHaveAccessibleDescription('in 0:02')
    act(() => void jest.advanceTimersByTime(2_000))
    expect(again()).not.toHaveAttribute('aria-disabled')
    expect(screen.queryByText(/in 0:/)).not.toBeInTheDocument()
  })

  test('restarts with each requested mail', async () => {
    render(<Inbox first={null} />)
    expect(again()).not.toHaveAttribute('aria-disabled')
    mockSend.mockResolvedValueOnce({ error: null })
    await act(async () => void fireEvent.click(again()))
    expect(again()).toHaveAttribute('aria-disabled', 'true')
    act(() => void jest.advanceTimersByTime(61_000))
    expect(again()).not.toHaveAttribute('aria-disabled')
  })

  test('lasts at most a minute, whatever the system clock', () => {
    render(<Inbox first={9_000_000} />)
    expect(again()).toHaveAccessibleDescription('in 1:00')
  })
})
