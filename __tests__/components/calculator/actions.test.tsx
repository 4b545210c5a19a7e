import { act, fireEvent, render, screen } from '@testing-library/react'
import { Actions } from '@/components/calculator/actions'
import { resultTextWords } from '@/content/ui/calculator-words'
import { freeTestosterone } from '@/lib/testosterone/vermeulen'

const result = freeTestosterone({ totalNgDl: 500, shbgNmolL: 40 })

test('the message that a result was copied is removed with the next result', async () => {
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async () => undefined },
  })
  const { rerender } = render(
    <Actions result={result} date="April 1, 2025" words={resultTextWords} icon={null} />,
  )
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Copy as text' })))
  expect(screen.getByRole('status')).toHaveTextContent('Copied.')
  rerender(<Actions result={{ ...result }} date="April 1, 2025" words={resultTextWords} icon={null} />)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})
