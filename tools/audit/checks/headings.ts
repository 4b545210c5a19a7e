import { elements, text } from '../html'
import type { ServedPage } from '../served-page'
import type { Miss } from '../types'

const miss = (message: string): Miss => ({ check: 'headings', message })

/** Exactly one h1, and no skipped heading level. */
export function checkHeadings({ document }: ServedPage): Miss[] {
  const headings = elements(document, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6')
  const misses: Miss[] = []
  const mains = headings.filter(({ tagName }) => tagName === 'h1')
  if (mains.length !== 1) misses.push(miss(`${mains.length} h1 instead of one`))
  let last = 0
  for (const heading of headings) {
    const level = Number(heading.tagName.slice(1))
    const words = text(heading).trim()
    if (words === '') misses.push(miss(`empty h${level}`))
    if (level > last + 1 && last > 0)
      misses.push(miss(`h${level} "${words.slice(0, 60)}" follows an h${last}`))
    last = level
  }
  return misses
}
