/** @jest-environment node */
import { articles } from '@/content/articles'
import { faq } from '@/content/faq'
import type { Service } from '@/content/schema'
import { services } from '@/content/site'
import { stopWords } from '@/content/synonyms'
import { articlePath, questionsPath, routes, servicePaths } from '@/lib/routes'
import { plain } from '@/lib/search/plain'
import { createSearch } from '@/lib/search/search'
import { calloutsOf } from '@/lib/site/article-data'
import { searchIndex } from '@/lib/site/search-index'
import { indexIn } from '../../support/search-queries'

const find = createSearch(searchIndex())
const weightLoss = servicePaths['medical-weight-loss']
const testosterone = servicePaths['testosterone-replacement-therapy']
const question = (id: string) => `${routes.faq}#${id}`

test.each([
  ['DVT', testosterone],
  ['nitrates', question('erection-pills')],
  ['poppers', question('erection-pills')],
  ['pregnant', `${questionsPath('testosterone-replacement-therapy')}#partner-children`],
  ['biotin', question('fasting')],
  ['thyroid cancer', weightLoss],
  ['medullary thyroid cancer', weightLoss],
  ['suicide', question('evening-weekend')],
  ['chest pain', testosterone],
  ['priapism', testosterone],
  ['nitratos', question('erection-pills'), 'es'],
  ['biotina', question('fasting'), 'es'],
  ['cáncer de tiroides', weightLoss, 'es'],
  ['suicidio', question('evening-weekend'), 'es'],
  ['embarazada', `${questionsPath('testosterone-replacement-therapy')}#partner-children`, 'es'],
  ['nitratos', question('erection-pills'), 'pt'],
  ['biotina', question('fasting'), 'pt'],
  ['câncer de tireoide', weightLoss, 'pt'],
  ['suicídio', question('evening-weekend'), 'pt'],
  ['grávida', `${questionsPath('testosterone-replacement-therapy')}#partner-children`, 'pt'],
])('%s finds %s', (query, href, code = 'en') => {
  const search = code === 'en' ? find : createSearch(indexIn(code))
  expect(
    search(query)
      .slice(0, 4)
      .map(hit => hit.href),
  ).toContain(href)
})

const urgentLines = ({ risks: { seekHelp } }: Service) =>
  [seekHelp.emergency, seekHelp.emergencyRoom, seekHelp.sameDay, seekHelp.soon].flatMap(line => line ?? [])

/** What a page must be found by: the page, and a text of it. */
const said: (readonly [href: string, text: string])[] = [
  ...services.flatMap(service => {
    const texts = [...urgentLines(service), ...service.suitability.notFor]
    return texts.map(text => [servicePaths[service.key], text] as const)
  }),
  ...services.flatMap(({ key, risks }) => risks.items.map(({ text }) => [servicePaths[key], text] as const)),
  ...articles.flatMap(article =>
    calloutsOf(article).map(text => [articlePath(article.meta.slug), text] as const),
  ),
  ...faq.groups.flatMap(({ items }) =>
    items.map(({ id, answer }) => [question(id), answer.join(' ')] as const),
  ),
]

test('there are warnings of every kind', () => {
  expect(said.length).toBeGreaterThan(150)
})

test('whoever types a warning finds its page', () => {
  const lost = said.filter(([href, text]) => !find(text).some(hit => hit.href === href))
  expect(lost).toEqual([])
})

test('every word of every warning finds a page', () => {
  const words = said.flatMap(([, text]) => plain(text).match(/\p{L}{3,}/gu) ?? [])
  const lost = new Set(words.filter(word => !stopWords.includes(word) && find(word).length === 0))
  expect([...lost]).toEqual([])
})
