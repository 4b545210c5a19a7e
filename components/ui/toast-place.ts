'use client'

type Box = { left: number; right: number; top: number; bottom: number }

const controls = 'a[href], button, input, select, textarea, summary, iframe, [tabindex="0"]'
const gapPx = 8

/**
 * The first vertical position, from the top of the window, at which the box overlaps none of the others; without one,
 * the position with the most room.
 */
export function firstFree(box: Box, others: readonly Box[], windowHeight: number): number {
  const height = box.bottom - box.top
  const inTheWay = others
    .filter(({ left, right }) => left < box.right && right > box.left)
    .filter(({ top, bottom }) => bottom > 0 && top < windowHeight)
    .sort((a, b) => a.top - b.top)
  let free = gapPx
  let roomiest = { top: gapPx, room: 0 }
  for (const { top, bottom } of [...inTheWay, { top: windowHeight, bottom: windowHeight }]) {
    const room = top - free - gapPx
    if (room >= height) return free
    if (room > roomiest.room) roomiest = { top: free, room }
    free = Math.max(free, bottom + gapPx)
  }
  return roomiest.top
}

/** Safari before 17.4 has no checkVisibility; there only the size is checked. */
const isSeen = (element: HTMLElement): boolean =>
  'checkVisibility' in element ? element.checkVisibility() : true

/** Vertical position at which the toast overlaps no visible control. Closed panels have no box. */
export function freeTop(toast: Box): number {
  const boxes = [...document.querySelectorAll<HTMLElement>(controls)]
    .filter(element => !element.closest('[data-sonner-toaster]') && isSeen(element))
    .map(element => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1)
  return firstFree(toast, boxes, innerHeight)
}
