import { fill } from '@/lib/fill'
import { shown, trimmed } from '@/lib/testosterone/format'
import { positionsOf } from '@/lib/testosterone/position'
import type { TestosteroneResult } from '@/lib/testosterone/vermeulen'
import type { CalculatorTexts } from './calculator-texts'

/** The free value as a sentence: below, within or above its range. */
export function freeLine(result: TestosteroneResult, { ranges, result: words }: CalculatorTexts): string {
  const { free } = ranges
  const { position } = words
  const value = shown(result.freeNgDl, 1)
  return fill(position.free, {
    value: value.startsWith('< ') ? fill(position.lessThan, { value: value.slice(2) }) : value,
    position: position[positionsOf(result, ranges).free],
    low: shown(free.low, 1),
    high: shown(free.high, 1),
  })
}

type ResultLineProps = { texts: CalculatorTexts; result: TestosteroneResult }

/** Where the free and the total value are in their ranges, and a note when the two disagree. */
export function ResultLine({ texts, result }: ResultLineProps) {
  const { ranges, result: words } = texts
  const { total, mismatch } = positionsOf(result, ranges)
  return (
    <>
      <p className="result-line data">{freeLine(result, texts)}</p>
      <p className="data mt-2.5">
        {fill(words.position.total, {
          value: `${trimmed(result.totalNgDl, 2)}\u00a0ng/dL`,
          position: words.position[total],
          low: ranges.total.low,
          high: ranges.total.high,
        })}
      </p>
      {mismatch ? <p className="mt-2 font-semibold">{words.position[mismatch]}</p> : null}
      <p className="mt-2">{words.diagnosis}</p>
    </>
  )
}
