import { helpLines } from '../../content/facts/help-lines'
import type { RenderedPage } from '../../lib/editorial/page-rules'
import { attribute, type Element, parseHtml } from '../audit/html'

const { emergency, crisis } = helpLines.numbers
const mention = new RegExp(`\\b(${emergency}|${crisis})\\b`)
const unread = ['script', 'style', 'svg', 'template', 'title', 'a', 'input', 'textarea']

/** Texts of an element that name a help line outside a link, each with its number. */
function mentions(element: Pick<Element, 'childNodes'>): { number: string; text: string }[] {
  return element.childNodes.flatMap(child => {
    if ('tagName' in child) return unread.includes(child.tagName) ? [] : mentions(child)
    if (!('value' in child)) return []
    const number = mention.exec(child.value)?.[1]
    const parent = child.parentNode
    const isCalled = parent?.childNodes.some(
      one => 'tagName' in one && number && attribute(one, 'href') === `tel:${number}`,
    )
    return number && !isCalled ? [{ number, text: child.value.trim().slice(0, 60) }] : []
  })
}

/** Findings about 911 and 988 in the text of pages that a phone cannot call. @param pages as rendered, by path */
export function helpLineFindings(pages: ReadonlyMap<string, RenderedPage>): string[] {
  return [...pages].flatMap(([path, { source }]) =>
    mentions(parseHtml(source.slice(source.indexOf('\n')))).map(
      ({ number, text }) => `${path}: "${text}" names ${number} without a link that calls it (LinkedWords)`,
    ),
  )
}
