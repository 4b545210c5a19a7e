import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { RecoverForm } from '@/components/auth/recover-form'
import { AskAgain, Resend } from '@/components/auth/resend'

type Answer = { error: Error | null }

const mockSend = jest.fn<Promise<Answer>, unknown[]>()
jest.mock('@/lib/auth/context', () => ({
  useAuth: () => ({ client: { resend: mockSend, resetPasswordForEmail: mockSend }, session: null }),
}))
jest.mock('@/components/ui/toast', () => ({ toast: async () => true, closeToast: async () => undefined }))

const onItsWay = /an email is on its way\./

/** Asks for a mail; what is returned answers the request. */
async function ask() {
  let answer: (given: Answer) => void = () => undefined
  mockSend.mockReturnValueOnce(
    new Promise(resolve => {
      answer = resolve
    }),
  )
  await act(async () => void fireEvent.click(screen.getByRole('button')))
  return (error: Error | null) => act(async () => answer({ error }))
}

function show(element: ReactElement) {
  render(element)
  const field = screen.queryByLabelText('Email')
  if (field) fireEvent.change(field, { target: { value: 'james@example.com' } })
  return screen.getByRole('status')
}

describe.each([
  ['for a new password', <RecoverForm key="recover" />],
  ['for a new confirmation', <AskAgain key="again" />],
  ['for the confirmation again', <Resend key="resend" email="james@example.com" mailed />],
])('asking %s', (_, element) => {
  test('says that a mail is on its way, and anew when another is', async () => {
    const status = show(element)
    await (await ask())(null)
    expect(status).toHaveTextContent(onItsWay)
    const answer = await ask()
    expect(status).not.toHaveTextContent(onItsWay)
    await answer(null)
    expect(status).toHaveTextContent(onItsWay)
  })

  test('says so no longer when the next request has failed', async () => {
    const status = show(element)
    await (await ask())(null)
    await (await ask())(new Error('Failed to fetch'))
    expect(status).not.toHaveTextContent(onItsWay)
  })
})
