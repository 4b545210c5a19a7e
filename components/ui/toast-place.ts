'use client'

type Box = { left: number; right: number; top: number; bottom: number }

const controls = 'a[href], button, input, select, textarea, summary, iframe, [tabindex="0"]'
const gapPx = 8

/**
 * What a toast must not cover, and how far it stays away, from the most that is possible to the least: between two fields of
 * a small phone it is tight. The box that says what is wrong always stays.
 */
const spared: readonly [selector: string, gap: number][] = [
  [`${controls}, main h1, .inbox, .form-failure, .field-error`, gapPx],
  [`${controls}, .form-failure, .field-error`, gapPx],
  [`${controls}, .form-failure`, gapPx],
  [`${controls}, .form-failure`, 2],
  [':focus, .form-failure', gapPx],
]

/** The first vertical position, from the top of the window, at which the box overlaps none of the others. */
export function firstFreePosition(
  box: Box,
  others: readonly Box[],
  windowHeight: number,
  gap = gapPx,
): number | undefined {
  const height = box.bottom - box.top
  const inTheWay = others
    .filter(({ left, right }) => left < box.right && right > box.left)
    .filter(({ top, bottom }) => bottom > 0 && top < windowHeight)
    .sort((a, b) => a.top - b.top)
  let free = gap
  for (const { top, bottom } of [...inTheWay, { top: windowHeight, bottom: windowHeight }]) {
    if (top - free - gap >= height) return free
    free = Math.max(free, bottom + gap)
  }
}

/** Safari before 17.4 has no checkVisibility; there only the size is checked. */
const isSeen = (element: HTMLElement): boolean =>
  'checkVisibility' in element ? element.checkVisibility() : true

const boxesOf = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)]
    .filter(element => !element.closest('.toast') && isSeen(element))
    .map(element => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1)

/** Vertical position at which the toast covers as little as possible. Closed panels have no box. */
export function freeTop(toast: Box): number {
  for (const [selector, gap] of spared) {
    const top = firstFreePosition(toast, boxesOf(selector), innerHeight, gap)
    if (top !== undefined) return top
  }
  return gapPx
}
