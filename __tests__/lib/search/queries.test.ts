/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { services } from '@/content/services'
import { synonyms } from '@/content/synonyms'
import { questionsPath, routes, servicePaths } from '@/lib/routes'
import { createSearch } from '@/lib/search/search'
import { searchIndex } from '@/lib/site/search-index'
import { indexIn, queriesByLanguage } from '../../support/search-queries'

/** A service's questions beyond the first six stand on a page of their own. */
const questionsOf = new Map<string, string>(
  services.map(({ key }) => [servicePaths[key], questionsPath(key)]),
)

test.each(queriesByLanguage)('%s: at least 95 of 100 queries find their page first', (_, queries, index) => {
  const find = createSearch(index())
  const wrong = queries.flatMap(([query, page]) => {
    const first = find(query)[0]?.href ?? 'nothing'
    const isRight = page.includes('#')
      ? first === page
      : [page, questionsOf.get(page)].includes(first.replace(/#.*/, ''))
    return isRight ? [] : [`${query}: ${first}, not ${page}`]
  })
  const most = Math.floor(queries.length * 0.05)
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

test.each([
  ['my dad', searchIndex, '/book-for-him'],
  ['my brother', searchIndex, '/book-for-him'],
  ['invoice', searchIndex, '/faq#payment'],
  ['is it covered', searchIndex, '/faq#insurance'],
  ['next labs', searchIndex, '/on-this-device#reminders'],
  ['i feel sick', searchIndex, '/faq#evening-weekend'],
  ['tonight', searchIndex, '/faq#evening-weekend'],
  ['interpreter', searchIndex, '/faq#languages'],
  ['intérprete', () => indexIn('es'), '/faq#languages'],
  ['factura', () => indexIn('es'), '/faq#payment'],
  ['me siento mal', () => indexIn('es'), '/faq#evening-weekend'],
  ['próximos análisis', () => indexIn('es'), '/on-this-device#reminders'],
  ['donde me hago los analisis', () => indexIn('es'), '/faq#lab-location'],
  ['duermo mal', () => indexIn('es'), servicePaths['functional-health-programs']],
  ['durmo mal', () => indexIn('pt'), servicePaths['functional-health-programs']],
  ['faz mal pro coração', () => indexIn('pt'), `${servicePaths['testosterone-replacement-therapy']}#heart`],
  ['nota fiscal', () => indexIn('pt'), '/faq#payment'],
  ['estou me sentindo mal', () => indexIn('pt'), '/faq#evening-weekend'],
  ['próximos exames', () => indexIn('pt'), '/on-this-device#reminders'],
])('%s, which somebody asked on a walk, is answered first', (query, index, page) => {
  expect(createSearch(index())(query)[0]?.href).toBe(page)
})

/** Two pages may share a title. A question of a service page says less than a whole title does. */
test.each([
  ['English', searchIndex],
  ['Spanish', () => indexIn('es')],
  ['Portuguese', () => indexIn('pt')],
])('%s: whoever types a title finds it first', (_, index) => {
  const find = createSearch(index())
  const titled = index().documents.filter(
    ({ section, href }) => section !== 'Questions' || href.startsWith(`${routes.faq}#`),
  )
  expect(titled.length).toBeGreaterThan(60)
  const wrong = titled.flatMap(({ title }) => {
    const first = find(title)[0]?.title
    return first === title ? [] : [`${title}: ${first}`]
  })
  expect(wrong).toEqual([])
})

/** The first answer to each English synonym that no query above contains: read like a price list when it changes. */
const found = readFileSync('__tests__/support/synonyms-found.txt', 'utf8')
  .trim()
  .split('\n')
  .flatMap(line => {
    const [page = '', words = ''] = line.split(': ')
    return words.split(', ').map(word => [word, page] as const)
  })

test('each synonym has a word in the lists above or below, and finds its page', () => {
  const asked = [...queriesByLanguage[0][1], ...found].map(([query]) => ` ${query} `)
  expect(Object.keys(synonyms).filter(key => !asked.some(query => query.includes(` ${key} `)))).toEqual([])
  const find = createSearch(searchIndex())
  const wrong = found.flatMap(([word, page]) => {
    const first = find(word)[0]?.href ?? 'nothing'
    return first === page ? [] : [`${word}: ${first}, not ${page}`]
  })
  expect(wrong).toEqual([])
})
