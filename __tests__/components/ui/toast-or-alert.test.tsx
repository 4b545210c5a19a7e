import { act, fireEvent, render, screen } from '@testing-library/react'
import { Unsaid, useSay } from '@/components/ui/toast-or-alert'

const mockToast = jest.fn()
jest.mock('@/components/ui/toast', () => ({ toast: (...given: unknown[]) => mockToast(...given) }))

function Speaker() {
  const { say, unsaid } = useSay()
  return (
    <>
      <button type="button" onClick={() => say('error', 'No connection')}>
        Go
      </button>
      <Unsaid>{unsaid}</Unsaid>
    </>
  )
}

test('what no toast can show stands in place, until the next message', async () => {
  mockToast.mockResolvedValueOnce(false).mockResolvedValueOnce(true)
  render(<Speaker />)
  const press = () => act(async () => void fireEvent.click(screen.getByRole('button')))
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  await press()
  expect(screen.getByRole('alert')).toHaveTextContent('No connection')
  await press()
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
})
