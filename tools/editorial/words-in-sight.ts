import type { RenderedPage } from '../../lib/editorial/page-rules'
import { routes, servicePaths } from '../../lib/routes'
import { attribute, type Element, parseHtml } from '../audit/html'

/**
 * How many words a page may show on arrival, besides header and footer. What goes beyond lives once, on a page of questions
 * or in an article, and is linked: a page that says everything at one volume leads nobody.
 */
const budgets: Readonly<Record<string, number>> = {
  ...Object.fromEntries(Object.values(servicePaths).map(path => [path, 750])),
  [routes.about]: 600,
  [routes.prices]: 700,
  [routes.home]: 450,
  [routes.services]: 600,
  [routes.start]: 350,
  [routes.contact]: 350,
}

/** Not in sight, for assistive technology alone, or for the owner alone (components/ui/ahead.tsx). */
const isHidden = (element: Element) =>
  ['script', 'style', 'svg', 'template', 'noscript'].includes(element.tagName) ||
  attribute(element, 'hidden') !== undefined ||
  attribute(element, 'data-ahead') !== undefined ||
  attribute(element, 'aria-hidden') === 'true' ||
  hasClass(element, ['sr-only', 'if-any', 'if-counts', 'if-others'])

/** Where safety and orientation are never to be shortened: urgent signs, risks, who should not, required sentences, navigation. */
const isFree = (element: Element) =>
  element.tagName === 'nav' || hasClass(element, ['care', 'disclaimer', 'not-for', 'risk'])

const hasClass = (element: Element, names: readonly string[]) =>
  (attribute(element, 'class') ?? '').split(/\s+/).some(name => names.includes(name))

function textInSight(element: Pick<Element, 'childNodes'>): string {
  return element.childNodes
    .map(child => {
      if (!('tagName' in child)) return 'value' in child ? child.value : ''
      if (isHidden(child) || isFree(child)) return ' '
      if (child.tagName !== 'details' || attribute(child, 'open') !== undefined)
        return ` ${textInSight(child)} `
      return ` ${child.childNodes.map(part => ('tagName' in part && part.tagName === 'summary' ? textInSight(part) : '')).join('')} `
    })
    .join('')
}

/** @param markup of the page between header and footer. */
export function wordsInSight(markup: string): number {
  return textInSight(parseHtml(markup)).split(/\s+/).filter(Boolean).length
}

/** Findings about pages over their budget. @param pages as rendered, by path */
export function wordFindings(pages: ReadonlyMap<string, RenderedPage>): string[] {
  return Object.entries(budgets).flatMap(([path, budget]) => {
    const page = pages.get(path)
    if (!page) return [`tools/editorial/words-in-sight.ts: ${path} is not a page`]
    // The metadata stands in the first line.
    const words = wordsInSight(page.source.slice(page.source.indexOf('\n')))
    return words > budget
      ? [
          `${path} shows ${words} words on arrival, of ${budget}: say less, or move it to the questions or an article`,
        ]
      : []
  })
}
