/** From numbers to places in a drawing. Axes begin at 0 and have equal units. */

export type Span = readonly [from: number, to: number]

/** Share of a length as an SVG attribute: percent(1, 8) -> '12.5%'. At most two decimals. */
export const percent = (value: number, whole: number): string =>
  `${Number(((value / whole) * 100).toFixed(2))}%`

/** Spans that touch or overlap become one; the result is in order and does not overlap. */
export function merged(spans: readonly Span[]): Span[] {
  const result: Span[] = []
  for (const [from, to] of [...spans].sort((one, other) => one[0] - other[0])) {
    const last = result.at(-1)
    if (last && from <= last[1]) result[result.length - 1] = [last[0], Math.max(last[1], to)]
    else result.push([from, to])
  }
  return result
}

/**
 * When sessions 2 to `count` can fall, counted from the first: the nth lies n - 1 shortest to n - 1 longest breaks later.
 * In the unit of `apart`.
 */
export function sessionSpans(count: number, apart: Span): Span[] {
  return merged(
    Array.from({ length: count - 1 }, (_, index): Span => [(index + 1) * apart[0], (index + 1) * apart[1]]),
  )
}

/** One man of an icon array stands in a cell of this size; his figure begins at `inset` and is `width` wide. */
export const man = { cellWidth: 15, cellHeight: 25, inset: 1.6, width: 11.8, perRow: 20 } as const
/** All hundred: low and wide, so that both crowds stand on one screen of a phone. */
export const crowd = { width: man.perRow * man.cellWidth, height: (100 / man.perRow) * man.cellHeight }

type Rect = { y: number; width: number; height: number }

/**
 * What covers `count` of 100 men, row by row from the top left: whole rows, then a part of one. A part of a man is cut
 * across his figure, not across his cell, so that 3.5 covers three men and half of the fourth.
 */
export function countedMen(count: number): Rect[] {
  const rows = Math.floor(count / man.perRow)
  const whole = Math.floor(count) % man.perRow
  const part = count - Math.floor(count)
  const full = { y: 0, width: man.perRow * man.cellWidth, height: rows * man.cellHeight }
  const width = whole * man.cellWidth + (part > 0 ? man.inset + part * man.width : 0)
  const rest = { y: full.height, width: Number(width.toFixed(2)), height: man.cellHeight }
  return [full, rest].filter(rect => rect.width > 0 && rect.height > 0)
}
