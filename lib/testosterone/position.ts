import type { TestosteroneResult } from './vermeulen'

export type Position = 'below' | 'within' | 'above'
type Range = { low: number; high: number }

/** Where a value lies, both ends of the range included. All three in the same unit. */
export function positionIn(value: number, { low, high }: Range): Position {
  if (value < low) return 'below'
  return value > high ? 'above' : 'within'
}

/** The decimals in which free testosterone is shown, in ng/dL. */
const freeDigits = 1
const asShown = (value: number) => Number(value.toFixed(freeDigits))

/** When total and free testosterone tell different stories; null when they agree. */
export type Mismatch = 'high-total' | 'low-free' | 'low-total' | null

export type Positions = { free: Position; total: Position; mismatch: Mismatch }

/**
 * Where total and free testosterone lie, each in its own range in ng/dL. The free value is compared as it is shown, so that
 * no sentence contradicts its own figures; it is an estimate, and a second decimal decides nothing.
 */
export function positionsOf(
  { totalNgDl, freeNgDl }: Pick<TestosteroneResult, 'totalNgDl' | 'freeNgDl'>,
  ranges: { total: Range; free: Range },
): Positions {
  const { low, high } = ranges.free
  const free = positionIn(asShown(freeNgDl), { low: asShown(low), high: asShown(high) })
  const total = positionIn(totalNgDl, ranges.total)
  return { free, total, mismatch: mismatchOf(total, free) }
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
