import { listingPage, pageCount, pagerSteps } from '@/lib/articles/listing'
import { cards } from '@/lib/site/article-data'

const [first] = cards
if (!first) throw new Error('There is no article')
const many = Array.from({ length: 1000 }, (_, index) => ({
  ...first,
  slug: `made-up-${index}`,
  title: `Made up ${index}`,
  featured: index === 0,
  category: index % 2 === 0 ? ('hormone' as const) : ('prp' as const),
}))
const shortened = (number: number, pages: number) =>
  pagerSteps(number, pages)
    .map(({ to }) => to ?? '…')
    .join(' ')

test.each([
  [0, 1],
  [14, 1],
  [24, 1],
  [25, 2],
  [48, 2],
  [1000, 42],
])('%i articles fill %i pages', (articles, pages) => {
  expect(pageCount(articles)).toBe(pages)
})

test('articles that fit one page are all shown on it, the featured one first and once', () => {
  const fourteen = many.slice(0, 14)
  const { pages, shown, featured } = listingPage(fourteen, 1)
  expect(pages).toBe(1)
  expect(shown).toEqual(fourteen)
  expect(featured?.slug).toBe('made-up-0')
})

test('one article is featured, and it is on the first page of the listing', () => {
  const featured = cards.filter(card => card.featured)
  expect(featured).toHaveLength(1)
  expect(listingPage(cards, 1).featured).toBe(featured[0])
})

test('pages of a thousand articles have each one once, in order', () => {
  const pages = Array.from({ length: 42 }, (_, index) => listingPage(many, index + 1))
  expect(pages.flatMap(({ shown }) => shown.map(({ slug }) => slug))).toEqual(many.map(({ slug }) => slug))
  expect(pages.map(({ shown }) => shown.length)).toEqual([...Array(41).fill(24), 16])
  expect(pages.filter(({ featured }) => featured)).toHaveLength(1)
})

test('a featured article of a later page is not on the first page, too', () => {
  const late = many.map((card, index) => ({ ...card, featured: index === 24 }))
  expect([listingPage(late, 1).featured, listingPage(late, 2).featured]).toEqual([undefined, undefined])
})

test('a category is counted on the page and in all', () => {
  const { tallies } = listingPage(many, 42)
  expect(tallies).toEqual({
    all: { here: 16, all: 1000 },
    hormone: { here: 8, all: 500 },
    prp: { here: 8, all: 500 },
    'weight-loss': { here: 0, all: 0 },
    peptide: { here: 0, all: 0 },
    functional: { here: 0, all: 0 },
  })
})

test.each([
  [1, 1, '1'],
  [1, 2, '1 2'],
  [2, 3, '1 2 3'],
  [1, 42, '1 2 … 42'],
  [3, 42, '1 2 3 4 … 42'],
  [4, 42, '1 2 3 4 5 … 42'],
  [20, 42, '1 … 19 20 21 … 42'],
  [40, 42, '1 … 39 40 41 42'],
  [42, 42, '1 … 41 42'],
])('the pager of page %i of %i reads %s', (number, pages, text) => {
  expect(shortened(number, pages)).toBe(text)
})

test('every page can be reached by links', () => {
  const reached = new Set([1])
  for (const number of reached) {
    for (const { to } of pagerSteps(number, 42)) if (to !== null) reached.add(to)
  }
  expect(reached.size).toBe(42)
})
