import { memo } from 'react'
import type { CalculatorTexts } from '@/content/calculator'
import { resultWords } from '@/content/ui/calculator'
import { fill } from '@/lib/fill'
import { figures, trimmed } from '@/lib/testosterone/format'
import type { TestosteroneResult } from '@/lib/testosterone/vermeulen'
import { ResultDetails } from './result-details'

type EmptyPanelProps = { texts: CalculatorTexts }

/** Placeholder for the result. */
export function EmptyPanel({ texts: { result } }: EmptyPanelProps) {
  return (
    <section className="result-sheet no-print" aria-labelledby="no-result-heading">
      <h2 id="no-result-heading" className="text-xl">
        {result.heading}
      </h2>
      <p className="note mt-4 max-w-[30em]">{result.empty}</p>
    </section>
  )
}

type ResultPanelProps = EmptyPanelProps & { result: TestosteroneResult }

/**
 * The four figures and their explanation. Here and in its parts, a text that changes is the only child of its element:
 * machine translation replaces text nodes, and React would then update a detached one and leave the old figure on screen.
 */
export const ResultPanel = memo(function ResultPanel({ texts, result }: ResultPanelProps) {
  const { heading, assumed } = texts.result
  const shown = figures(result)
  return (
    <section className="result-sheet" aria-labelledby="result-heading">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="result-heading" className="text-xl">
          {heading}
        </h2>
        <p className="note data">
          {fill(resultWords.inputs, {
            total: `${trimmed(result.totalNgDl, 2)}\u00a0ng/dL`,
            shbg: `${trimmed(result.shbgNmolL, 2)}\u00a0nmol/L`,
            albumin: `${trimmed(result.albuminGDl, 2)}\u00a0g/dL`,
          })}
        </p>
      </div>
      {result.albuminAssumed ? <p className="note mt-2 font-semibold">{assumed}</p> : null}
      <dl className="result-figures data">
        <div className="result-main">
          <dt className="note">{resultWords.free}</dt>
          <dd>
            <span className="result-number mr-1">{shown.freeNgDl}</span> ng/dL
          </dd>
        </div>
        <Figure label={resultWords.freeSi} value={shown.freePmolL} unit="pmol/L" />
        <Figure label={resultWords.bioavailable} value={shown.bioavailableNgDl} unit="ng/dL" />
        <Figure label={resultWords.percentFree} value={shown.percentFree} unit="%" />
      </dl>
      <ResultDetails texts={texts} result={result} />
    </section>
  )
})

type FigureProps = { label: string; value: string; unit: string }

function Figure({ label, value, unit }: FigureProps) {
  return (
    <div>
      <dt className="note">{label}</dt>
      <dd className="text-sm whitespace-nowrap">
        <span className="mr-0.5 font-display text-2xl font-display-strong">{value}</span> {unit}
      </dd>
    </div>
  )
}
