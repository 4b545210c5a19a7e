'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { hasHistory } from '@/lib/testosterone/history'
import { CalculatorForm } from './calculator-form'
import type { CalculatorTexts } from './calculator-texts'
import type { PrerenderedParts } from './prerendered-parts'
import { ResultPanel } from './result-panel'
import { ResultTools } from './result-tools'
import { useAfterPaint } from './use-after-paint'
import type { Answer } from './use-calculator'

type CalculatorProps = {
  texts: CalculatorTexts
  served: PrerenderedParts
}

/** The calculator. Computes only on Calculate; each result replaces the last. */
export function Calculator({ texts, served }: CalculatorProps) {
  const [answer, setAnswer] = useState<Answer | null>(null)
  const result = answer?.result ?? null
  const [returning, setReturning] = useState(false)
  // The parts that need a result are rendered one frame after it.
  const painted = useAfterPaint(result)
  const panel = useRef<HTMLDivElement>(null)

  useEffect(() => setReturning(hasHistory()), [])
  // The history and its undo stay visible when the next values give no result.
  if (painted && !returning) setReturning(true)

  const showOnPhone = useEffectEvent(() => {
    const top = panel.current?.getBoundingClientRect().top ?? 0
    // On a phone the result is below the form. Do not scroll away from a hint beside a field.
    if (top > innerHeight * 0.6 && !answer?.doubts.length)
      panel.current?.scrollIntoView({ behavior: 'instant' })
  })
  useEffect(() => {
    if (painted) showOnPhone()
  }, [painted])

  return (
    <div className="calc" data-result={result ? '' : undefined}>
      <CalculatorForm texts={texts} served={served} onAnswer={setAnswer} />
      <div className="calc-result" ref={panel}>
        <ResultPanel texts={texts} answer={answer} served={served} />
        {returning ? <ResultTools result={result && painted} served={served} texts={texts} /> : null}
      </div>
    </div>
  )
}
