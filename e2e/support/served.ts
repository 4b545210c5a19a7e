import type { APIRequestContext } from '@playwright/test'
import { attribute, type Element, elements, parseHtml, text } from '../../tools/audit/html'
import { expect } from './served-test'

/** Reads pages as served, before any script, in the units of the specification. */

export async function served(request: APIRequestContext, path: string, status = 200): Promise<string> {
  const answer = await request.get(path)
  expect(answer.status(), path).toBe(status)
  return answer.text()
}

function only(html: string, name: string): Element {
  const element = elements(parseHtml(html), name)[0]
  if (!element) throw new Error(`The page has no ${name}.`)
  return element
}

export const mainOf = (html: string) => only(html, 'main')
export const footerOf = (html: string) => only(html, 'footer')

export const childrenOf = (element: Element): Element[] =>
  element.childNodes.flatMap(node => ('tagName' in node ? [node] : []))

export function within(element: Element, matches: (candidate: Element) => boolean): Element[] {
  return childrenOf(element).flatMap(child => [...(matches(child) ? [child] : []), ...within(child, matches)])
}

/** Visible words: without texts for screen readers and in drawings. */
export function words(element: Element): string {
  if (attribute(element, 'class') === 'sr-only' || element.tagName === 'svg') return ''
  const parts = element.childNodes.map(node => {
    if ('tagName' in node) return words(node)
    return 'value' in node ? node.value : ''
  })
  return parts.join('').replace(/\s+/g, ' ')
}

const isHeading = (element: Element) => /^h[1-6]$/.test(element.tagName)

/** The section under a heading. */
export function sectionOf(html: string, heading: string): Element {
  const found = within(mainOf(html), ({ tagName }) => tagName === 'section').find(section =>
    within(section, isHeading).some(one => text(one) === heading),
  )
  if (!found) throw new Error(`No section "${heading}".`)
  return found
}

/** Items of the first list under a heading: children of `ul`, `ol`, `dl` or `tbody`. */
export const listUnder = (html: string, heading: string): Element[] => listsUnder(html, heading)[0] ?? []

/** The items of each list of a section, in order. */
export const listsUnder = (html: string, heading: string): Element[][] =>
  within(sectionOf(html, heading), ({ tagName }) => ['ul', 'ol', 'dl', 'tbody'].includes(tagName)).map(
    childrenOf,
  )

/** Headings inside, in order. */
export const titlesIn = (element: Element): string[] => within(element, isHeading).map(one => text(one))
export const titlesOf = (list: Element[]): string[] => list.flatMap(item => titlesIn(item).slice(0, 1))
