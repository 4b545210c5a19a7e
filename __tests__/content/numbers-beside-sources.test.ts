/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { isValidElement, type ReactNode } from 'react'
import { articles } from '@/content/articles'
import { faq } from '@/content/faq'
import { services } from '@/content/services'
import { sources } from '@/content/sources'
import { textOf } from '@/lib/editorial/rendered-text'
import { bodyOf } from '@/lib/site/article-data'

/** A sentence, or several, and the sources that it names. */
type Cited = { text: string; ids: readonly string[] }

const units =
  'minutes?|hours?|days?|weeks?|months?|years?|million|m[gL]|mcg|ng/dL|pg/mL|nmol/L|pounds?|kg|points?|times'
const numbers = new RegExp(`\\d[\\d,]*(?:\\.\\d+)?(?:%|\\s(?:${units})\\b)?`, 'g')

/** With their units. Without prices, which are the clinic's own. */
const numbersIn = (text: string) =>
  text
    .replace(/\$\d[\d,.]*/g, '')
    .match(numbers)
    ?.map(one => one.replace(/,(?=$|\s)/, '').replace(/\s/, ' ')) ?? []

/** What an article says up to each reference. */
function citedIn(node: ReactNode): Cited[] {
  if (Array.isArray(node)) {
    let text = ''
    return node.flatMap((part: ReactNode): Cited[] => {
      const ids = isValidElement<{ ids?: string; children?: ReactNode }>(part) ? part.props.ids : undefined
      if (ids && isValidElement<{ children?: ReactNode }>(part) && part.props.children === undefined) {
        const cited = { text, ids: ids.split(' ') }
        text = ''
        return [cited]
      }
      const inside = citedIn(part)
      if (inside.length === 0) text += textOf(part)
      return inside
    })
  }
  return isValidElement<{ children?: ReactNode }>(node) ? citedIn(node.props.children) : []
}

/** What a page of data says: the texts beside each `sources`. */
function citedInData(value: unknown): Cited[] {
  if (Array.isArray(value)) return value.flatMap(citedInData)
  if (typeof value !== 'object' || value === null) return []
  const { sources: ids, ...rest }: Record<string, unknown> = { ...value }
  const inside = Object.values(rest).flatMap(citedInData)
  if (!Array.isArray(ids)) return inside
  const texts = Object.values(rest).flatMap(text => (Array.isArray(text) ? text : [text]))
  return [{ text: texts.filter(text => typeof text === 'string').join(' '), ids: ids.map(String) }, ...inside]
}

const pages = new Map<string, readonly Cited[]>([
  ...articles.map(article => [article.meta.slug, citedIn(bodyOf(article))] as const),
  ...services.map(({ key, ...service }) => [key, citedInData(service)] as const),
  ['faq', citedInData(faq)],
])

const numbersOf = (cited: readonly Cited[]) =>
  cited.flatMap(({ text, ids }) => {
    const numbers = numbersIn(text)
    return numbers.length > 0 ? [`${ids.join(' ')}: ${numbers.join(' ')}`] : []
  })

const recorded = readFileSync('__tests__/content/numbers-beside-sources.txt', 'utf8')
  .split('\n\n')
  .slice(1)
  .map(part => part.trim().split(/\n\s*/))
  .map(([page = '', ...lines]) => [page, lines] as const)

test.each(recorded)('%s says of its sources the numbers that were compared with them', (page, lines) => {
  expect(numbersOf(pages.get(page) ?? [])).toEqual(lines)
})

/** 'N Engl J Med 2023;389': a volume of a journal is of one year. */
test('no citation gives a volume of a journal another year than the others do', () => {
  const years = new Map<string, Set<string>>()
  for (const { citation } of Object.values(sources))
    for (const [, journal = '', year = '', volume = ''] of citation.matchAll(
      /([A-Z][A-Za-z ]+) (\d{4});(\d+)/g,
    )) {
      const key = `${journal.split('. ').at(-1)} ${volume}`
      years.set(key, (years.get(key) ?? new Set()).add(year))
    }
  expect(years.size).toBeGreaterThan(40)
  expect([...years].filter(([, found]) => found.size > 1)).toEqual([])
})
