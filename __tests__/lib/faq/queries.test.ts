/** @jest-environment node */
import { matchTexts, normalize, withHits } from '@/lib/faq/match'
import { routes } from '@/lib/routes'
import type { SearchIndex } from '@/lib/search/documents'
import { createSearch } from '@/lib/search/search'
import { queriesByLanguage } from '../../support/search-queries'

/** The search of the FAQ page, over the questions as the site search knows them. */
function faqSearch(index: SearchIndex) {
  const search = createSearch(index)
  const questions = index.documents.filter(({ href }) => href.startsWith(`${routes.faq}#`))
  const ids = questions.map(({ href }) => href.replace(/.*#/, ''))
  const texts = questions.map(({ title, text }) => normalize(`${title} ${text}`))
  return (query: string) => {
    const { found, kind } = withHits(matchTexts(query, texts), ids, search(query))
    return { kind, found: found.map(at => ids[at]) }
  }
}

test.each(queriesByLanguage)(
  '%s: the FAQ page shows the question that the site search finds',
  (_, queries, index) => {
    const find = faqSearch(index())
    const missing = queries.flatMap(([query, page]) => {
      const [path, id] = page.split('#')
      return path !== routes.faq || find(query).found.includes(id) ? [] : [query]
    })
    expect(missing).toEqual([])
  },
)

test('words that no question has are found by what they mean, in each language', () => {
  const [english, spanish, portuguese] = queriesByLanguage.map(([, , index]) => faqSearch(index()))
  expect(english?.('wife')).toEqual({ kind: 'part', found: ['partner', 'women'] })
  expect(spanish?.('aseguranza').found).toContain('insurance')
  expect(spanish?.('cobran').kind).toBe('part')
  expect(portuguese?.('plano de saúde').found).toContain('insurance')
})

test('what the site does not treat finds no question', () => {
  const [english] = queriesByLanguage.map(([, , index]) => faqSearch(index()))
  expect(english?.('vasectomy')).toEqual({ kind: 'none', found: [] })
})
