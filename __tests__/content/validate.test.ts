import { services } from '@/content/services'
import { validateContent } from '@/content/validate'

const file = 'content/page.ts'
const meta = { title: 'A page of the clinic', description: 'x'.repeat(160) }
const findings = (page: object) => validateContent({ [file]: { meta, ...page } })
const question = { id: 'a-question', question: 'Why?', answer: ['Because.'] }

test('a page that keeps the rules has no findings', () => {
  const link = { href: '/faq#insurance', text: 'Insurance' }
  expect(findings({ faq: { items: [{ ...question, link }] }, lead: 'Words.' })).toEqual([])
})

test.each([
  [
    'a description that search results would cut',
    { meta: { ...meta, description: 'x'.repeat(161) } },
    'meta',
  ],
  ['a title that search results would cut', { meta: { ...meta, title: 'x'.repeat(61) } }, 'meta'],
  ['a title that says nothing', { meta: { ...meta, title: 'Reviews' } }, 'meta'],
  ['a question without an answer', { faq: { items: [{ ...question, answer: [] }] } }, 'faq.items.0'],
  ['a link to nowhere', { more: [{ href: '/nowhere', label: 'Here' }] }, 'more.0'],
  ['an empty text', { hero: { lead: ' ' } }, 'hero.lead'],
  ['a question that stands twice', { faq: [question, question] }, 'questions: "a-question"'],
])('%s is named with its file and field', (_, page, field) => {
  expect(findings(page)).toEqual([expect.stringContaining(`${file} ${field}`)])
})

test('a page with the title or description of another one is found', () => {
  const [service] = services
  if (!service) throw new Error('There is no service')
  expect(validateContent({ [file]: { meta: service.meta } })).toEqual([
    `titles: "${service.meta.title}" stands twice`,
    `descriptions: "${service.meta.description}" stands twice`,
  ])
})
