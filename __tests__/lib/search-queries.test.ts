/** @jest-environment node */
import { createSearch } from '@/lib/search/search'
import { searchIndex } from '@/lib/site/search-index'
import { indexIn, queriesByLanguage } from '../support/search-queries'

test.each(queriesByLanguage)('%s: at least 95 of 100 queries find their page first', (_, queries, index) => {
  const find = createSearch(index())
  const wrong = Object.entries(queries).flatMap(([query, page]) => {
    const first = find(query)[0]?.href ?? 'nothing'
    const isRight = page.includes('#') ? first === page : first.replace(/#.*/, '') === page
    return isRight ? [] : [`${query}: ${first}, not ${page}`]
  })
  const most = Math.floor(Object.keys(queries).length * 0.05)
  expect(wrong.slice(most)).toEqual([])
})

test.each([
  ['vasectomy', searchIndex],
  ['premature ejaculation', searchIndex],
  ['vasectomía', () => indexIn('es')],
  ['circuncisión', () => indexIn('es')],
  ['eyaculación precoz', () => indexIn('es')],
  ['circuncisão', () => indexIn('pt')],
])('%s, which the site does not treat, finds no other page', (query, index) => {
  expect(createSearch(index())(query)).toEqual([])
})
