import type { CDPSession } from '@playwright/test'
import { z } from 'zod'
import type { Place } from '../checks/first-flight'
import { probe } from './probe'

/** A small phone. */
export const smallScreen = { width: 360, height: 800 } as const

const placesSchema = z.array(z.object({ element: z.number(), child: z.number().nullable() })).min(1)

/**
 * Everything with a box of its own, or a line of text, that begins within the first screen: what is fixed to the window
 * (the bar at the foot), out of sight, or only for screen readers does not count.
 */
const expression = `(() => {
  const all = [...document.body.querySelectorAll('*')]
  const fixed = element => element !== document.body && element !== null &&
    (getComputedStyle(element).position === 'fixed' || fixed(element.parentElement))
  const begins = ({ top, left, width, height }) =>
    width > 1 && height > 1 && top >= 0 && top < innerHeight && left < innerWidth && left + width > 0
  const drawn = ['img', 'svg', 'path', 'input', 'select', 'textarea', 'button', 'video', 'iframe']
  const places = []
  for (const [element, node] of all.entries()) {
    if (!node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || fixed(node)) continue
    if (drawn.includes(node.localName) && begins(node.getBoundingClientRect())) places.push({ element, child: null })
    for (const [child, text] of [...node.childNodes].entries()) {
      if (text.nodeType !== 3 || text.data.trim() === '') continue
      const range = document.createRange()
      range.selectNodeContents(text)
      if ([...range.getClientRects()].some(begins)) places.push({ element, child })
    }
  }
  return places
})()`

/** What the first screen shows of a page as served, before any script. */
export async function firstScreen(debug: CDPSession): Promise<Place[]> {
  return placesSchema.parse(await probe(debug, expression))
}
