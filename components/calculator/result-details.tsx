import { memo } from 'react'
import type { CalculatorTexts } from '@/content/calculator'
import type { TestosteroneResult } from '@/lib/testosterone/vermeulen'
import { RangeBar } from './range-bar'
import { SplitChart } from './split-chart'

type ResultDetailsProps = { texts: CalculatorTexts; result: TestosteroneResult }

/** Where the values lie, how the total splits, and what the figures do and do not mean. */
export const ResultDetails = memo(function ResultDetails({ texts, result }: ResultDetailsProps) {
  const { estimate, bias, diagnosis, notFor } = texts.result
  return (
    <>
      <RangeBar {...texts.ranges.free} value={result.freeNgDl} digits={1} />
      <RangeBar {...texts.ranges.total} value={result.totalNgDl} digits={0} />
      <SplitChart result={result} />
      <div className="result-part result-words note">
        {[estimate, bias, diagnosis, notFor].map(text => (
          <p key={text} className="mb-2">
            {text}
          </p>
        ))}
      </div>
    </>
  )
})
