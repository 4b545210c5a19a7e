import { createElement } from 'react'
import { articles } from '@/content/articles'
import { disclaimers } from '@/content/disclaimers'
import { claims } from '@/content/facts/claims'
import { services } from '@/content/services'
import { sources } from '@/content/sources'
import { validateContent } from '@/lib/editorial/validate'

const file = 'content/page.ts'
const meta = { title: 'A page of the clinic', description: 'x'.repeat(160) }
/** No content but the page under test. */
const nothing = { services: [], articles: [], sources: {}, claims: {}, serviceLists: {} }
const findings = (page: object) => validateContent({ [file]: { meta, ...page } }, nothing)
const question = { id: 'a-question', question: 'Why?', answer: ['Because.'] }

test('a valid page has no findings', () => {
  const link = { href: '/faq#insurance', text: 'Insurance' }
  expect(findings({ faq: { items: [{ ...question, link }] }, lead: 'Words.' })).toEqual([])
})

test.each([
  [
    'a description that search results would cut',
    { meta: { ...meta, description: 'x'.repeat(161) } },
    'meta',
  ],
  ['a title that search results would truncate', { meta: { ...meta, title: 'x'.repeat(61) } }, 'meta'],
  ['a generic title', { meta: { ...meta, title: 'Reviews' } }, 'meta'],
  [
    'a question without an answer',
    { faq: { items: [{ ...question, answer: [] }] } },
    'faq.items.a-question.answer',
  ],
  ['a broken link', { more: [{ href: '/nowhere', label: 'Here' }] }, 'more.0'],
  ['an empty text', { hero: { lead: ' ' } }, 'hero.lead'],
  ['a question that appears twice', { faq: [question, question] }, 'questions: "a-question"'],
])('%s is reported with its file and field', (_, page, field) => {
  expect(findings(page)).toEqual([expect.stringContaining(`${file} ${field}`)])
})

test('a duplicate title or description is reported', () => {
  const [service] = services
  if (!service) throw new Error('There is no service')
  expect(
    validateContent({ [file]: { meta: service.meta } }, { ...nothing, services: [service], sources }),
  ).toEqual([
    `titles: "${service.meta.title}" appears twice`,
    `descriptions: "${service.meta.description}" appears twice`,
  ])
})

const content = { services, articles, sources, claims, serviceLists: {} }
const [service] = services
const [article, another] = articles
if (!service || !article || !another) throw new Error('There is no content')

/** The same texts with one sentence taken out or put in its place. */
function rewritten<Value>(value: Value, from: string, to: string): Value {
  const text = JSON.stringify(value)
  if (!text.includes(JSON.stringify(from).slice(1, -1))) throw new Error(`Nothing to replace: ${from}`)
  return JSON.parse(text.replaceAll(JSON.stringify(from).slice(1, -1), to))
}

const Body = () =>
  createElement('aside', { tone: 'care' }, 'For chest pain, 911. For fever, an emergency room. Else call us.')
const closed = { ...article, Body }

const short = { ...article, Body: () => 'Short.' }
const served = service.meta.title

test.each([
  [
    'a source of a service that is not known',
    {
      services: [
        { ...service, why: { ...service.why, paragraphs: [{ text: 'Read it.', sources: ['X99'] }] } },
      ],
    },
    'source "X99" is not in content/sources.ts',
  ],
  [
    'a sentence that a service must have',
    { services: [rewritten(service, disclaimers.twoTests, 'Two tests.')] },
    `must contain ${disclaimers.twoTests}`,
  ],
  [
    'a word that a service must not have',
    { services: [rewritten(service, served, 'A miracle for tired men')] },
    '"miracle" in',
  ],
  ['a service without a field', { services: [{ ...service, reviewedOn: '' }] }, 'reviewedOn'],
  ['a claim without its facts', { claims: { odd: {} } }, 'content/facts/claims.ts odd'],
  ['a source without a citation', { sources: { ...sources, T1: {} } }, 'content/sources.ts T1'],
  ['an article that is too short', { articles: [short] }, '1 words; an article has 900 to 1600'],
  [
    'a source of an article that is never cited',
    { articles: [short] },
    `source "${article.meta.sources[0]}" is never cited`,
  ],
  ['a sentence that an article must have', { articles: [short] }, 'must contain'],
  [
    'a category that does not exist',
    { articles: [{ ...article, meta: { ...article.meta, category: 'hormones' as 'hormone' } }] },
    'category: Invalid option',
  ],
  [
    'figures of a study without a reference in their paragraph',
    { articles: [{ ...article, Body: () => createElement('p', {}, 'In one trial 14.9% got better.') }] },
    'figures of a study without a reference in "In one trial 14.9% got better."',
  ],
  [
    'figures of a study without a source on a service page',
    {
      services: [
        {
          ...service,
          why: { ...service.why, paragraphs: [{ text: 'Of 790 men, few got better.', sources: [] }] },
        },
      ],
    },
    'figures of a study without a source: why.paragraphs.0 "Of 790 men, few got better."',
  ],
  [
    'one address under two ids',
    { sources: { ...sources, T9: { ...sources.T9, url: sources.T8.url } } },
    `content/sources.ts addresses: "${sources.T8.url}" appears twice`,
  ],
  ['an article without a link to its service', { articles: [short] }, 'must link to /services/'],
  [
    'a word that an article must not have',
    { articles: [{ ...article, Body: () => 'A miracle.' }] },
    '"miracle" in',
  ],
  [
    'a box about urgent signs that sends nobody to urgent care',
    {
      articles: [closed],
    },
    `content/articles/${article.meta.slug}.tsx Callout of tone care: must contain /urgent care/i`,
  ],
  [
    'a service whose signs have no line for the same day',
    {
      services: [
        { ...service, risks: { ...service.risks, seekHelp: { ...service.risks.seekHelp, sameDay: [] } } },
      ],
    },
    'risks.seekHelp.sameDay',
  ],
  [
    'a service that says "cited here" twice',
    {
      services: [
        { ...service, intro: { ...service.intro, heading: 'Cited here. No trial cited on this page.' } },
      ],
    },
    `content/services/${service.key}.ts: says "cited here" 2 times`,
  ],
  [
    'a sentence that two articles share',
    { articles: [article, { ...another, Body: article.Body }] },
    `content/articles/${another.meta.slug}.tsx: shares`,
  ],
])('%s is named', (_, change, words) => {
  expect(validateContent({}, { ...content, ...change })).toContainEqual(expect.stringContaining(words))
})

test('a forbidden word is reported', () => {
  expect(findings({ lead: 'A miracle for tired men.' })).toEqual([
    expect.stringContaining(`${file} lead: "miracle"`),
  ])
})

test('a service that a list lacks is named, and one that it has twice', () => {
  const own = { ...service, key: 'microneedling' as const }
  const serviceLists = { 'content/prices.ts table': [service.key, service.key] }
  expect(validateContent({}, { ...content, services: [service, own], serviceLists })).toEqual(
    expect.arrayContaining([
      'content/prices.ts table: lacks the service "microneedling"',
      `content/prices.ts table: "${service.key}" appears twice`,
    ]),
  )
})

const href = `/blog/${article.meta.slug}`
const linkToArticle = () => createElement('a', { href }, 'Read')

test('a link to an article before its day is named, from pages and from articles', () => {
  const later = { ...article, meta: { ...article.meta, publishedOn: '2999-01-01' } }
  const linking = { ...another, Body: linkToArticle }
  const early = `links to ${href}, which is published on 2999-01-01`
  const found = validateContent(
    { [file]: { meta, more: [{ href: `${href}#part`, label: 'Read' }] } },
    { ...content, articles: [later, linking] },
  )
  expect(found).toContain(`content/articles/${another.meta.slug}.tsx: ${early}`)
  expect(found).toContain(`${file}: ${early.replace(href, `${href}#part`)}`)
  expect(validateContent({}, content).join()).not.toContain('which is published on')
})

test.each([
  'https://www.ablesci.com/scholar/paper?id=8adwvVPDE',
  'https://www.booksci.cn/literature_d51100.htm',
  'https://www.accessdata.fda.gov/scripts/ires/',
  'https://pubmed.ncbi.nlm.nih.gov/?term=prp',
])('a source at a copy of an abstract or at a search form is named: %s', url => {
  const second = { sources: { ...sources, T1: { citation: 'A paper', url } } }
  expect(validateContent({}, { ...content, ...second })).toEqual([
    expect.stringContaining('content/sources.ts T1.url: is a copy of an abstract or a search form'),
  ])
})
