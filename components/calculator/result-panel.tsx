import { memo } from 'react'
import { actionWords, resultWords } from '@/content/ui/calculator'
import { fill } from '@/lib/fill'
import { trimmed } from '@/lib/testosterone/format'
import type { TestosteroneResult } from '@/lib/testosterone/vermeulen'
import { Icon } from '../ui/icon'
import type { CalculatorTexts } from './calculator-texts'
import { Fold } from './fold'
import { RangeBar } from './range-bar'
import { ResultFigures } from './result-figures'
import { ResultLine } from './result-line'
import type { ServedParts } from './served-parts'
import { SplitChart } from './split-chart'

type ResultPanelProps = {
  texts: CalculatorTexts
  result: TestosteroneResult
  served: ServedParts
}

/**
 * The result and what to do with it; details are folded. Here and in child components, text that changes is the only
 * child of its element: machine translation replaces text nodes, and React would then update a detached one and leave the
 * old figure on screen.
 */
export const ResultPanel = memo(function ResultPanel({ texts, result, served }: ResultPanelProps) {
  const { heading, assumed } = texts.result
  const { free, total } = texts.ranges
  return (
    <section className="result-sheet" aria-labelledby="result-heading">
      <div className="result-top">
        <div>
          <div className="flex flex-wrap items-baseline gap-x-4">
            <h2 id="result-heading" className="note font-text">
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
          <ResultLine texts={texts} result={result} />
          {result.albuminAssumed ? <p className="note mt-2">{assumed}</p> : null}
        </div>
        <div className="result-next no-print">
          {served.next}
          <button type="button" className="go" onClick={() => print()}>
            <span>{actionWords.print}</span>
            <Icon name="printer" />
          </button>
        </div>
      </div>
      <RangeBar {...free} value={result.freeNgDl} digits={1} />
      <RangeBar {...total} value={result.totalNgDl} digits={0} />
      <SplitChart result={result} patterns={served.patterns} head={served.splitHead} />
      <div className="mt-6">
        <Fold heading={resultWords.allFigures}>
          <ResultFigures result={result} />
        </Fold>
        {served.details}
      </div>
    </section>
  )
})
