/** Maps numbers to positions in a drawing. Axes start at 0 and are linear. */

export type Span = readonly [from: number, to: number]

/** Share of a length as an SVG attribute: percent(1, 8) -> '12.5%'. At most two decimals. */
export const percent = (value: number, whole: number): string =>
  `${Number(((value / whole) * 100).toFixed(2))}%`

/** Merges spans that touch or overlap; the result is sorted. */
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
 * When sessions 2 to `count` can take place, measured from the first: the nth is n - 1 shortest to n - 1 longest breaks
 * later. In the unit of `apart`.
 */
export function sessionSpans(count: number, apart: Span): Span[] {
  return merged(
    Array.from({ length: count - 1 }, (_, index): Span => [(index + 1) * apart[0], (index + 1) * apart[1]]),
  )
}

/** Cell size of an icon array. The figure in a cell starts at `inset` and is `width` wide. */
export const man = { cellWidth: 15, cellHeight: 25, inset: 1.6, width: 11.8, perRow: 20 } as const
/** Size of all hundred cells: low and wide, so that both crowds fit on one screen of a phone. */
export const crowd = { width: man.perRow * man.cellWidth, height: (100 / man.perRow) * man.cellHeight }

type Rect = { y: number; width: number; height: number }

/**
 * Rectangles that cover `count` of 100 figures, row by row from the top left: whole rows, then part of one. A fraction
 * cuts the figure rather than its cell, so 3.5 covers three figures and half of the fourth.
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
