'use client'

import { memo } from 'react'
import { resultWords } from '@/content/ui/calculator'
import { localToday, longDate } from '@/lib/dates'
import type { TestosteroneResult } from '@/lib/testosterone/vermeulen'
import { Actions } from './actions'
import type { CalculatorTexts } from './calculator-texts'
import { Fold } from './fold'
import { HistoryPanel } from './history-panel'
import type { ServedParts } from './served-parts'
import { WhatIf } from './what-if'

export type ResultMoreProps = {
  result: TestosteroneResult | null
  served: ServedParts
  texts: Pick<CalculatorTexts, 'resultText' | 'history' | 'whatIf'>
}

/** Explore, copy and save a result; loaded after the result is painted. Without a result: the saved ones. */
export const ResultMore = memo(function ResultMore({ result, served, texts }: ResultMoreProps) {
  const today = localToday()
  const date = longDate(today)
  return (
    <>
      {result ? (
        <>
          <div className="print-only print-head">
            {served.letterhead}
            <p>{date}</p>
          </div>
          <Fold heading={resultWords.whatIf}>
            <WhatIf result={result} words={texts.whatIf} />
          </Fold>
          {served.questions}
          <Actions result={result} date={date} words={texts.resultText} />
          {served.printFoot}
        </>
      ) : null}
      <HistoryPanel result={result} today={today} texts={texts.history} />
    </>
  )
})
