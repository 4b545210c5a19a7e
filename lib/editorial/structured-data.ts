import { longDate } from '../words/dates'
import { usd } from '../words/money'
import type { RenderedPage } from './page-rules'

const block = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs
const isoDate = /^\d{4}-\d\d-\d\d/

/** What a reader must see, too: every amount, and every day on which the text was written, changed or reviewed. */
function claimsIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([name, value]) => {
    // 0 is what a tool of the site costs.
    if (name === 'price' && typeof value === 'number') return value === 0 ? [] : [usd(value)]
    if (/^(datePublished|dateModified|lastReviewed)$/.test(name) && typeof value === 'string')
      return [longDate(isoDate.exec(value)?.[0] ?? value)]
    return claimsIn(value)
  })
}

/** Amounts and dates that the structured data of a page have and its text does not. */
export function structuredDataFindings(pages: ReadonlyMap<string, RenderedPage>): string[] {
  return [...pages].flatMap(([path, { text, source }]) => {
    const claimed = [...source.matchAll(block)].flatMap(([, json = '']) => claimsIn(JSON.parse(json)))
    const isShown = (claim: string) =>
      // '$19' is not in '$199'; a date may touch the next element.
      claim.includes('$')
        ? text
            .split(claim)
            .slice(1)
            .some(rest => !/^\d/.test(rest))
        : text.includes(claim)
    return [...new Set(claimed)]
      .filter(claim => !isShown(claim))
      .map(claim => `${path}: its structured data say "${claim}", which the page does not show`)
  })
}
