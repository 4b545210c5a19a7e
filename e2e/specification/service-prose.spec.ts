// Only the built pages show how many words they have, and which they share.
import { disclaimers, inPerson } from '../../content/disclaimers'
import { afterInjection } from '../../content/facts/after-injection'
import { prices, quoted } from '../../content/facts/amounts'
import { clinic } from '../../content/facts/clinic'
import { careTerms } from '../../content/facts/terms'
import { prpTherapy } from '../../content/services/prp-therapy'
import { disclaimerWords } from '../../content/ui/sections'
import { servicePaths } from '../../lib/routes'
import { longDate } from '../../lib/words/dates'
import { attribute, type Element, text } from '../../tools/audit/html'
import { mainOf, served } from '../support/served'
import { expect, test } from '../support/served-test'

/** The prose of the seven service pages, from the served HTML. */

const pages = Object.entries(servicePaths)

/** A drawing with its caption or legend, which are counted separately. */
const isDrawing = (element: Element) =>
  element.tagName === 'figure' && /^(drawn|strips)$/.test(attribute(element, 'class') ?? '')

/** Parts that are not the page's own prose. */
function isApart(element: Element): boolean {
  return (
    element.tagName === 'script' ||
    element.tagName === 'nav' ||
    element.tagName === 'svg' ||
    isDrawing(element) ||
    attribute(element, 'class') === 'sr-only' ||
    attribute(element, 'class') === 'related' ||
    attribute(element, 'aria-labelledby') === 'references' ||
    attribute(element, 'aria-label') === disclaimerWords.label
  )
}

const wordsIn = (texts: readonly string[]) =>
  texts
    .join(' ')
    .split(/\s+/)
    .filter(word => /\p{L}|\p{N}/u.test(word)).length

/** Words below and beside each drawing, without those in an `svg`. */
function captions(html: string): number[] {
  const found: number[] = []
  const texts = (element: Element): string[] =>
    element.tagName === 'svg'
      ? []
      : element.childNodes.flatMap(node =>
          'tagName' in node ? texts(node) : 'value' in node ? [node.value] : [],
        )
  const visit = (element: Element) => {
    if (isDrawing(element)) found.push(wordsIn(texts(element)))
    else for (const child of element.childNodes) if ('tagName' in child) visit(child)
  }
  visit(mainOf(html))
  return found
}

/** Texts of the page's own paragraphs, points, questions and table cells. */
function prose(html: string): string[] {
  const found: string[] = []
  const visit = (element: Element) => {
    if (isApart(element)) return
    const own = element.childNodes.some(
      node => node.nodeName === '#text' && 'value' in node && node.value.trim(),
    )
    if (own) found.push(text(element).replace(/\s+/g, ' ').trim())
    else for (const child of element.childNodes) if ('tagName' in child) visit(child)
  }
  visit(mainOf(html))
  return found
}

const fixed = [
  ...Object.values(disclaimers),
  ...prices.items.flatMap(({ features, excludes, terms }) => [...features, ...excludes, ...terms]),
  ...Object.values(careTerms).map(({ text }) => text),
  quoted,
  clinic.payment.short,
  inPerson.text,
  inPerson.ending.after,
  `Prices as of ${longDate(prices.asOf)}.`,
]
/** Without reference numbers, which follow the period directly. */
const sentences = (texts: string[]) =>
  texts
    .flatMap(one => one.replace(/(?<=[.!?])\d+(?= |$)/g, '').split(/(?<=[.!?])\s+/))
    .filter(one => /[.!?]$/.test(one) && one.split(' ').length >= 5)
    .filter(one => !fixed.some(sentence => sentence.includes(one)))

test('a service page has 500 to 1,700 words, answers included', async ({ request }) => {
  for (const [name, path] of pages) {
    const html = await served(request, path)
    const words = wordsIn(prose(html))
    expect.soft(words, name).toBeGreaterThanOrEqual(500)
    expect.soft(words, name).toBeLessThanOrEqual(1700)
  }
})

test('a drawing has at most 80 words of text, and all drawings of a page 140', async ({ request }) => {
  for (const [name, path] of pages) {
    const counts = captions(await served(request, path))
    // The longest includes the warning that must be beside the weights.
    expect.soft(Math.max(...counts), name).toBeLessThanOrEqual(80)
    expect
      .soft(
        counts.reduce((sum, count) => sum + count, 0),
        name,
      )
      .toBeLessThanOrEqual(140)
  }
})

test('no two service pages share a sentence', async ({ request }) => {
  const seen = new Map<string, string>()
  const shared: string[] = []
  for (const [name, path] of pages) {
    const own = sentences(prose(await served(request, path)))
    expect(own.length).toBeGreaterThan(20)
    for (const sentence of new Set(own)) {
      const other = seen.get(sentence)
      // What is urgent after an injection is the same after each.
      if (other && !sentence.includes(afterInjection.spot)) shared.push(`${other} and ${name}: ${sentence}`)
      seen.set(sentence, name)
    }
  }
  expect(shared).toEqual([])
})

const brands = (prpTherapy.parts ?? []).flatMap(part =>
  part.kind === 'treatments' ? part.items.flatMap(({ brandName = [] }) => brandName) : [],
)

test('a third-party trademark is named once, on the page of its treatment', async ({ request }) => {
  expect(brands.length).toBeGreaterThan(0)
  const others = ['/', '/services', '/blog', '/faq', '/llms.txt', '/search-index.json']
  for (const path of [...others, ...Object.values(servicePaths)]) {
    // An unsealed page repeats its words in the data for React.
    const body = (await served(request, path)).replace(/<script>.*?<\/script>/gs, '')
    for (const brand of brands) {
      const count = body.split(brand).length - 1
      expect.soft(count, `${brand} on ${path}`).toBe(path === servicePaths['prp-therapy'] ? 1 : 0)
    }
  }
})
