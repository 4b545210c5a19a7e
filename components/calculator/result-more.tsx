'use client'

import { memo } from 'react'
import type { CalculatorTexts } from '@/content/calculator'
import { resultWords } from '@/content/ui/calculator'
import { localToday, longDate } from '@/lib/dates'
import type { TestosteroneResult } from '@/lib/testosterone/vermeulen'
import { Actions } from './actions'
import { Fold } from './fold'
import { HistoryPanel } from './history-panel'
import { PrintFoot, PrintHead } from './print-parts'
import { WhatIf } from './what-if'

export type ResultMoreProps = { result: TestosteroneResult | null; texts: CalculatorTexts }

/** Explore, copy and save a result; loaded after the result is painted. Without a result: the saved ones. */
export const ResultMore = memo(function ResultMore({ result, texts }: ResultMoreProps) {
  const today = localToday()
  const date = longDate(today)
  return (
    <>
      {result ? (
        <>
          <PrintHead texts={texts} date={date} />
          <Fold heading={resultWords.whatIf}>
            <WhatIf result={result} />
          </Fold>
          <Fold heading={resultWords.questions}>
            <ol className="list-decimal pl-5">
              {texts.questions.map(question => (
                <li key={question} className="mb-1">
                  {question}
                </li>
              ))}
            </ol>
          </Fold>
          <Actions result={result} date={date} />
          <PrintFoot texts={texts} />
        </>
      ) : null}
      <HistoryPanel result={result} today={today} />
    </>
  )
})
