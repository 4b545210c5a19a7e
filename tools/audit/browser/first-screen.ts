import type { CDPSession } from '@playwright/test'
import { z } from 'zod'
import type { Place } from '../checks/first-flight'
import { probe } from './probe'

/** The screen of a small phone. */
export const smallScreen = { width: 360, height: 800 } as const

const placesSchema = z.array(z.object({ element: z.number(), child: z.number().nullable() })).min(1)

/**
 * Every replaced element, control or line of text that starts within the first screen, except what is fixed to the window (the
 * bottom bar), hidden, or only for screen readers.
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

/** The elements on the first screen of the page as served, before any script. */
export async function firstScreen(debug: CDPSession): Promise<Place[]> {
  return placesSchema.parse(await probe(debug, expression))
}
