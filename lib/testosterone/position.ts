import type { TestosteroneResult } from './vermeulen'

export type Position = 'below' | 'within' | 'above'
type Range = { low: number; high: number }

/** Position of a value relative to a range whose ends are inclusive. All three in the same unit. */
export function positionIn(value: number, { low, high }: Range): Position {
  if (value < low) return 'below'
  return value > high ? 'above' : 'within'
}

/** Decimals shown for free testosterone in ng/dL. */
const freeDigits = 1
const rounded = (value: number) => Number(value.toFixed(freeDigits))

/** How total and free testosterone disagree; null when they agree. */
export type Mismatch = 'high-total' | 'low-free' | 'low-total' | null

/** `belowCutoff`: the total is within its range, and still below the cutoff of the guideline. */
export type Positions = { free: Position; total: Position; mismatch: Mismatch; belowCutoff: boolean }

/**
 * Positions of total and free testosterone in their ranges, in ng/dL. The free value is rounded as displayed before it is
 * compared, so that no sentence contradicts its own figures; it is an estimate, and a second decimal carries no meaning.
 */
export function positionsOf(
  { totalNgDl, freeNgDl }: Pick<TestosteroneResult, 'totalNgDl' | 'freeNgDl'>,
  ranges: { total: Range & { cutoff: number }; free: Range },
): Positions {
  const { low, high } = ranges.free
  const free = positionIn(rounded(freeNgDl), { low: rounded(low), high: rounded(high) })
  const total = positionIn(totalNgDl, ranges.total)
  const belowCutoff = total === 'within' && Number(totalNgDl.toFixed(2)) < ranges.total.cutoff
  return { free, total, mismatch: mismatchOf(total, free), belowCutoff }
}

function mismatchOf(total: Position, free: Position): Mismatch {
  switch (total) {
    case 'above':
      return free === 'within' ? 'high-total' : null
    case 'within':
      return free === 'below' ? 'low-free' : null
    case 'below':
      return free === 'within' ? 'low-total' : null
    default:
      return total satisfies never
  }
}
