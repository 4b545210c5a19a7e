import type { calculator } from '@/content/calculator'
import type { historyWords, importWords, rowWords, splitWords, whatIfWords } from '@/content/ui/calculator'
import type { doubtWords, resultTextWords } from '@/content/ui/calculator-words'

/** Texts of the results saved on this device. */
export type HistoryTexts = {
  panel: Omit<typeof historyWords, 'heading' | 'text'> & { heading: string; text: string }
  import: typeof importWords
  row: typeof rowWords
}

export type WhatIfTexts = typeof whatIfWords

/** Texts of the form and the result, passed as props so that no script contains them. */
export type CalculatorTexts = Pick<typeof calculator, 'form' | 'result' | 'ranges'> & {
  doubt: typeof doubtWords
  commonWords: string
  resultText: typeof resultTextWords
  history: HistoryTexts
  whatIf: WhatIfTexts
  split: typeof splitWords
}
