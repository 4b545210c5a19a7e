import { shown, trimmed, withNoBreakSpaces } from '@/lib/testosterone/format'
import { positionsOf } from '@/lib/testosterone/position'
import { fill } from '@/lib/words/fill'
import type { CalculatorTexts } from './calculator-texts'
import type { Answer } from './use-calculator'

type ResultLineProps = { texts: Pick<CalculatorTexts, 'ranges' | 'result'>; answer: Answer }

/** The words about the result: none about a range while a value is in doubt. */
export function ResultLine({ texts: { ranges, result: words }, answer }: ResultLineProps) {
  const { result, doubts } = answer
  const { veryLow, veryHigh } = words
  // The question comes first: 17 ng/dL is hardly a very low total, but one in nmol/L, or free testosterone.
  const inDoubt = doubts.find(({ field }) => field === 'total')
  const isVeryLow = !inDoubt && result.totalNgDl < veryLow.below
  const isVeryHigh = !inDoubt?.fixes.length && result.totalNgDl > veryHigh.above
  return (
    <>
      {doubts.length > 0 ? (
        <p className="mt-4 font-semibold">{[words.inDoubt, ...doubts.map(doubt => doubt.words)].join(' ')}</p>
      ) : (
        <Positions ranges={ranges} words={words} result={result} />
      )}
      {isVeryLow ? <p className="mt-2 font-semibold">{withNoBreakSpaces(veryLow.text)}</p> : null}
      {isVeryHigh ? <p className="mt-2 font-semibold">{withNoBreakSpaces(veryHigh.text)}</p> : null}
      {isVeryHigh ? null : <p className="mt-2">{words.diagnosis}</p>}
    </>
  )
}

type PositionsProps = {
  ranges: CalculatorTexts['ranges']
  words: CalculatorTexts['result']
  result: Answer['result']
}

/** Where the free and the total value are in their ranges, and a note when the two disagree. */
function Positions({ ranges, words: { position }, result }: PositionsProps) {
  const { free, total, mismatch, belowCutoff } = positionsOf(result, ranges)
  const { cutoff } = ranges.total
  return (
    <>
      <p className="result-line data">
        {withNoBreakSpaces(
          fill(position.free, {
            value: shown(result.freeNgDl, 1),
            position: position[free],
            low: shown(ranges.free.low, 1),
            high: shown(ranges.free.high, 1),
          }),
        )}
      </p>
      <p className="data mt-2.5">
        {withNoBreakSpaces(
          fill(position.total, {
            value: trimmed(result.totalNgDl, 2),
            position: position[total],
            low: ranges.total.low,
            high: ranges.total.high,
          }),
        )}
      </p>
      {belowCutoff ? (
        <p className="data font-semibold">{withNoBreakSpaces(fill(position.cutoff, { cutoff }))}</p>
      ) : null}
      {mismatch ? <p className="mt-2 font-semibold">{position[mismatch]}</p> : null}
    </>
  )
}
