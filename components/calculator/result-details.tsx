import { memo } from 'react'
import type { CalculatorTexts } from '@/content/calculator'
import type { TestosteroneResult } from '@/lib/testosterone/vermeulen'
import { RangeBar } from './range-bar'
import { SplitChart } from './split-chart'

type WordsProps = { texts: CalculatorTexts['result'] }

/** The same for every result. */
const ResultWords = memo(function ResultWords({ texts }: WordsProps) {
  return (
    <div className="result-part result-words note">
      {texts.limits.map(text => (
        <p key={text} className="mb-2">
          {text}
        </p>
      ))}
    </div>
  )
})

type ResultDetailsProps = { texts: CalculatorTexts; result: TestosteroneResult }

/** Where the values lie, how the total splits, and what the figures do and do not mean. */
export function ResultDetails({ texts, result }: ResultDetailsProps) {
  return (
    <>
      <RangeBar {...texts.ranges.free} value={result.freeNgDl} digits={1} />
      <RangeBar {...texts.ranges.total} value={result.totalNgDl} digits={0} />
      <SplitChart result={result} />
      <ResultWords texts={texts.result} />
    </>
  )
}
