import { fireEvent, render, screen } from '@testing-library/react'
import { ResultMore } from '@/components/calculator/result-more'
import { calculator } from '@/content/calculator'
import { historyWords, importWords, resultWords, rowWords, whatIfWords } from '@/content/ui/calculator'
import { resultTextWords } from '@/content/ui/calculator-words'
import { freeTestosterone } from '@/lib/testosterone/vermeulen'

const served = {
  bootMissing: null,
  empty: null,
  next: null,
  details: null,
  questions: null,
  patterns: null,
  splitHead: null,
  icons: { alert: null, printer: null, copy: null, download: null, upload: null, trash: null },
  letterhead: null,
  printFoot: null,
}
const texts = {
  result: calculator.result,
  resultText: resultTextWords,
  history: { panel: historyWords, import: importWords, row: rowWords },
  whatIf: whatIfWords,
}

function openWhatIf() {
  const fold = screen.getByText(resultWords.whatIf).closest('details')
  if (fold) fireEvent(fold, new Event('toggle'))
}

test('the folded chart is loaded when it is opened; if it does not arrive, that is said, and a second try works', async () => {
  jest.doMock('@/components/calculator/what-if', () => {
    throw new Error('Failed to load chunk')
  })
  render(
    <ResultMore result={freeTestosterone({ totalNgDl: 500, shbgNmolL: 40 })} served={served} texts={texts} />,
  )
  openWhatIf()
  expect(await screen.findByText(calculator.result.partLost)).toBeInTheDocument()
  jest.dontMock('@/components/calculator/what-if')
  openWhatIf()
  expect(await screen.findByText(/at half your SHBG free testosterone would be/)).toBeInTheDocument()
  expect(screen.queryByText(calculator.result.partLost)).not.toBeInTheDocument()
})
