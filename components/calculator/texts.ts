import type { calculator } from '@/content/calculator'
import type { historyWords, importWords, rowWords, whatIfWords } from '@/content/ui/calculator'
import type { doubtWords, resultTextWords } from '@/content/ui/calculator-words'

/** Of the results that are kept on the device. */
export type HistoryTexts = { panel: typeof historyWords; import: typeof importWords; row: typeof rowWords }

export type WhatIfTexts = typeof whatIfWords

/** What the form and the result say, handed over as data of the page; the rest of the page is served. */
export type CalculatorTexts = Pick<typeof calculator, 'form' | 'result' | 'ranges'> & {
  doubt: typeof doubtWords
  resultText: typeof resultTextWords
  history: HistoryTexts
  whatIf: WhatIfTexts
}
