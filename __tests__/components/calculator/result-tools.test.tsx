import { fireEvent, render, screen } from '@testing-library/react'
import { PrintFoot } from '@/components/calculator/print-parts'
import { ResultTools } from '@/components/calculator/result-tools'
import { calculator } from '@/content/calculator'
import { clinic } from '@/content/facts/clinic'
import * as ui from '@/content/ui/calculator'
import { resultTextWords } from '@/content/ui/calculator-words'
import { freeTestosterone } from '@/lib/testosterone/vermeulen'
import { historyTexts, served } from '../../support/calculator'

const texts = {
  result: calculator.result,
  resultText: resultTextWords,
  history: historyTexts(ui),
  whatIf: ui.whatIfWords,
}

function openWhatIf() {
  const fold = screen.getByText(ui.resultWords.whatIf).closest('details')
  if (fold) fireEvent(fold, new Event('toggle'))
}

test('the folded chart is loaded when it is opened; if it does not arrive, that is said, and a second try works', async () => {
  jest.doMock('@/components/calculator/what-if', () => {
    throw new Error('Failed to load chunk')
  })
  render(
    <ResultTools
      result={freeTestosterone({ totalNgDl: 500, shbgNmolL: 40 })}
      served={served}
      texts={texts}
    />,
  )
  openWhatIf()
  expect(await screen.findByText(calculator.result.partLost)).toBeInTheDocument()
  jest.dontMock('@/components/calculator/what-if')
  openWhatIf()
  expect(await screen.findByText(/at half your SHBG free testosterone would be/)).toBeInTheDocument()
  expect(screen.queryByText(calculator.result.partLost)).not.toBeInTheDocument()
})

test('the foot of the printed result says what it is, and whom to call', () => {
  const { container } = render(<PrintFoot />)
  expect(container).toHaveTextContent(calculator.disclaimer)
  expect(container).toHaveTextContent(`${clinic.name}, ${clinic.phone.display}.`)
})
