import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect } from './test'

/** Focusable elements. */
export const stops = ['a[href]', 'button', 'input', 'select', 'textarea', 'summary', '[tabindex="0"]']

/** The focusable elements within a part of the page. */
export const stopsWithin = (part: string) => stops.map(stop => `${part} ${stop}`).join(', ')

/**
 * Marks the focusable elements, so that each can be found again. `alike` at most of those that are drawn alike: same
 * element and class, in parents of the same class and background, which may clip a ring or have its color.
 */
function markStops([within, alike]: [string, number]): number {
  const kindOf = (element: HTMLElement) => {
    const kind: string[] = []
    for (let at: HTMLElement | null = element; at; at = at.parentElement) {
      const own = ['class', 'type', 'aria-current'].map(name => at?.getAttribute(name))
      kind.push(`${at.localName} ${own} ${getComputedStyle(at).backgroundColor}`)
    }
    return kind.join(' < ')
  }
  const seen = new Map<string, number>()
  const isFurther = (element: HTMLElement) => {
    const kind = kindOf(element)
    seen.set(kind, (seen.get(kind) ?? 0) + 1)
    return (seen.get(kind) ?? 0) > alike
  }
  for (const marked of document.querySelectorAll<HTMLElement>('[data-stop]')) delete marked.dataset.stop
  const found = [...document.querySelectorAll<HTMLElement>(within)].filter(
    element =>
      element.tabIndex >= 0 &&
      // Disabled elements are not focusable; the start section enables its questions one by one.
      !element.matches(':disabled') &&
      !element.closest('[inert], [popover]:not(:popover-open)') &&
      element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
      !isFurther(element),
  )
  for (const [index, stop] of found.entries()) stop.dataset.stop = String(index)
  return found.length
}

/** Focuses and blurs an element, and returns the rectangle of its focus ring. */
function measure(index: number) {
  const stop = document.querySelector<HTMLElement>(`[data-stop="${index}"]`)
  // A fallback link that was replaced when an outside form loaded.
  if (!stop) return null
  stop.scrollIntoView({ block: 'center', behavior: 'instant' })
  stop.focus({ preventScroll: true })
  const { left, top, right, bottom } = stop.getBoundingClientRect()
  const edges = [Math.max(0, left - 9), Math.max(0, top - 9)]
  const [x = 0, y = 0] = edges
  const clip = {
    x: x + scrollX,
    y: y + scrollY,
    width: Math.min(innerWidth, right + 9) - x,
    height: Math.min(innerHeight, bottom + 9) - y,
    scale: 1,
  }
  const lengths = [...stop.getClientRects()].map(({ width, height }) => 2 * (width + Math.min(height, 600)))
  stop.blur()
  return {
    clip,
    around: lengths.reduce((sum, length) => sum + length, 0),
    name: stop.outerHTML.slice(0, 160),
  }
}

async function changedPixels(before: Buffer, after: Buffer): Promise<number> {
  const [a, b] = await Promise.all([before, after].map(png => sharp(png).removeAlpha().raw().toBuffer()))
  if (!a || !b) return 0
  let count = 0
  for (let at = 0; at < a.length; at += 3) {
    const change =
      Math.abs((a[at] ?? 0) - (b[at] ?? 0)) +
      Math.abs((a[at + 1] ?? 0) - (b[at + 1] ?? 0)) +
      Math.abs((a[at + 2] ?? 0) - (b[at + 2] ?? 0))
    if (change > 90) count++
  }
  return count
}

/** The full run looks at every stop, the others at one of those that are drawn alike. */
const alike = process.env.LEAVE_OUT?.includes('further cases') ? 1 : Number.MAX_SAFE_INTEGER

/** A ring that is clipped, or has the background's color, changes fewer pixels than its perimeter. */
export async function stopsWithoutRing(page: Page, within: string): Promise<string[]> {
  const debug = await page.context().newCDPSession(page)
  const found: string[] = []
  const count = await page.evaluate(markStops, [within, alike] as [string, number])
  expect(count).toBeGreaterThan(0)
  for (let index = 0; index < count; index++) {
    const measured = await page.evaluate(measure, index)
    if (!measured) continue
    const { clip, around, name } = measured
    const shot = async () => {
      const { data } = await debug.send('Page.captureScreenshot', {
        format: 'png',
        clip,
        optimizeForSpeed: true,
      })
      return Buffer.from(data, 'base64')
    }
    const before = await shot()
    await page.evaluate(
      stop => document.querySelector<HTMLElement>(`[data-stop="${stop}"]`)?.focus({ preventScroll: true }),
      index,
    )
    const changed = await changedPixels(before, await shot())
    if (changed < around * 0.9) found.push(`${changed} of ${Math.round(around)} px: ${name}`)
  }
  await debug.detach()
  return found
}
