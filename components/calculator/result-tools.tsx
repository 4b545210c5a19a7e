'use client'

import { type ComponentType, memo, useState } from 'react'
import { resultWords } from '@/content/ui/calculator'
import type { TestosteroneResult } from '@/lib/testosterone/vermeulen'
import { localToday, longDate } from '@/lib/words/dates'
import { useConcealed } from '../device/use-concealed'
import { Actions } from './actions'
import type { CalculatorTexts } from './calculator-texts'
import { Fold } from './fold'
import { HistoryPanel } from './history-panel'
import type { PrerenderedParts } from './prerendered-parts'
import type { WhatIfProps } from './what-if'

export type ResultToolsProps = {
  result: TestosteroneResult | null
  served: PrerenderedParts
  texts: Pick<CalculatorTexts, 'result' | 'resultText' | 'history' | 'whatIf'>
}

/** Explore, copy and save a result; rendered after the result is painted. Without a result: the saved ones. */
export const ResultTools = memo(function ResultTools({ result, served, texts }: ResultToolsProps) {
  const concealing = useConcealed(false)
  const today = localToday()
  const date = longDate(today)
  const [WhatIf, setWhatIf] = useState<ComponentType<WhatIfProps> | null>(null)
  const [isLost, setLost] = useState(false)

  // The chart is folded, so its code is loaded when the fold is opened.
  async function loadWhatIf() {
    if (WhatIf) return
    const module = await import('./what-if').catch(() => null)
    if (module) setWhatIf(() => module.WhatIf)
    setLost(module === null)
  }

  return (
    <>
      {result ? (
        <>
          <div className="print-only print-head">
            {served.letterhead}
            <p>{date}</p>
          </div>
          <Fold heading={resultWords.whatIf} className="no-print" onToggle={loadWhatIf}>
            {WhatIf ? <WhatIf result={result} words={texts.whatIf} /> : null}
            {isLost ? <p role="alert">{texts.result.partLost}</p> : null}
          </Fold>
          {served.questions}
          <Actions result={result} date={date} words={texts.resultText} icon={served.icons.copy} />
          {served.printFoot}
        </>
      ) : null}
      <HistoryPanel
        result={result}
        today={today}
        texts={texts.history}
        icons={served.icons}
        lost={texts.result.partLost}
        concealing={concealing}
      />
    </>
  )
})
