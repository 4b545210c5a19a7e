import type * as english from '@/content/ui/calculator'
import type * as resultWords from '@/content/ui/calculator-words'
import { commonWords } from '@/lib/testosterone/common-words'

/** The icons and served parts of the calculator's page, which its logic only passes on. */
export const icons = { alert: null, printer: null, copy: null, download: null, upload: null, trash: null }
export const served = {
  bootMissing: null,
  empty: null,
  next: null,
  details: null,
  questions: null,
  patterns: null,
  splitHead: null,
  icons,
  letterhead: null,
  printFoot: null,
}

type HistoryWords = Pick<typeof english, 'historyWords' | 'importWords' | 'rowWords'>

export const historyTexts = ({ historyWords, importWords, rowWords }: HistoryWords) => ({
  panel: historyWords,
  import: importWords,
  row: rowWords,
})

/** The texts of the calculator, from the content files of a language. */
export const calculatorTexts = <Page>(
  page: Page,
  ui: Pick<typeof english, 'splitWords' | 'whatIfWords'> & HistoryWords,
  { doubtWords, resultTextWords }: Pick<typeof resultWords, 'doubtWords' | 'resultTextWords'>,
) => ({
  ...page,
  doubt: doubtWords,
  commonWords,
  resultText: resultTextWords,
  history: historyTexts(ui),
  whatIf: ui.whatIfWords,
  split: ui.splitWords,
})
