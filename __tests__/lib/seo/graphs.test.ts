import { articles } from '@/content/articles'
import { blog } from '@/content/blog'
import { clinic, type PersonId, providers } from '@/content/facts/clinic'
import { services } from '@/content/services'
import { crumbs } from '@/content/ui/pages'
import { articleGraph } from '@/lib/seo/article-graph'
import { clinicId, clinicNode } from '@/lib/seo/clinic-nodes'
import { homeGraph, pageGraph, peopleNodes } from '@/lib/seo/graphs'
import { accountableNode, authorName, personNode } from '@/lib/seo/person-node'
import { type Review, reviewFields } from '@/lib/seo/review-fields'
import { serviceGraph } from '@/lib/seo/service-graph'
import { articleFacts } from '@/lib/site/article-data'
import { formerReviewer, realProvider, sampleProvider, sampleReviewer } from '../../support/clinic'

jest.mock('@/content/facts/clinic', () => jest.requireActual('@/__tests__/support/clinic'))

jest.mock('@/content/facts/exception-days', () => ({
  exceptionDays: [
    { date: '2026-11-26', name: 'Thanksgiving Day', open: null },
    { date: '2026-12-24', name: 'Christmas Eve', open: { from: 540, to: 750 } },
  ],
}))

const named = { ...blog, home: crumbs.home }

const trail = [
  { name: 'Home', path: '/' },
  { name: 'Services', path: '/services' },
]
const text = (value: unknown) => JSON.stringify(value)

test('only the contact page has the rating that it shows, and no page has a review', () => {
  const { value, best, reviews } = clinic.ratings.google
  const contact = pageGraph({ path: '/contact', title: 'a', description: 'b', trail, type: 'ContactPage' })
  expect(text(contact)).toContain(
    `"aggregateRating":{"@type":"AggregateRating","ratingValue":${value},"bestRating":${best},"reviewCount":${reviews}}`,
  )
  expect(text(contact)).not.toContain('"Review"')
  const all = [
    homeGraph({ title: 'a', description: 'b' }),
    pageGraph({ path: '/about', title: 'a', description: 'b', trail, extra: peopleNodes(providers) }),
    ...services.map(service => serviceGraph(service, trail)),
    ...articles.map(article => articleGraph(articleFacts(article), named)),
  ]
  expect(all).toHaveLength(2 + services.length + articles.length)
  expect(text(all)).not.toMatch(/aggregateRating|"Review"/)
  // A crawler resolves no address against the page.
  for (const [, address] of text([contact, ...all]).matchAll(
    /"(?:@id|item|url|logo|urlTemplate)":"([^"]*)"/g,
  ))
    expect(address).toMatch(/^https?:\/\//)
})

test('a closed day and a shorter one are told with their hours', () => {
  const day = { '@type': 'OpeningHoursSpecification' }
  expect(clinicNode()).toHaveProperty('specialOpeningHoursSpecification', [
    { ...day, validFrom: '2026-11-26', validThrough: '2026-11-26', opens: '00:00', closes: '00:00' },
    { ...day, validFrom: '2026-12-24', validThrough: '2026-12-24', opens: '09:00', closes: '12:30' },
  ])
})

test('the clinic is the author of a page while the people are samples', () => {
  const [article] = articles
  const [service] = services
  if (!article || !service) throw new Error('There is nothing to test')
  const pages = [
    articleGraph(articleFacts(article), named),
    serviceGraph(service, trail),
    pageGraph({ path: '/about', title: 'a', description: 'b', trail, extra: peopleNodes(providers) }),
  ]
  expect(text(pages)).not.toMatch(/Pat Sample|Robin Sample|"Person"/)
  const itself = { '@type': 'MedicalClinic', '@id': clinicId, name: clinic.name }
  expect(articleGraph(articleFacts(article), named)['@graph']).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ '@type': 'BlogPosting', author: expect.objectContaining(itself) }),
    ]),
  )
  expect(authorName(sampleProvider)).toBe(clinic.name)
})

test('a real person is listed with degree, license and NPI, as author and among the people', () => {
  expect(accountableNode(realProvider)).toMatchObject({
    '@type': 'Person',
    '@id': 'http://localhost:3000/about#a-real-person',
    name: 'A Real Person',
    honorificSuffix: 'MSN, FNP-C',
    hasCredential: {
      '@type': 'EducationalOccupationalCredential',
      credentialCategory: 'Nurse practitioner',
      identifier: '123',
      url: 'https://board.example/',
    },
    identifier: { '@type': 'PropertyValue', propertyID: 'NPI', value: '1234567893' },
  })
  expect(accountableNode({ ...realProvider, license: null, npi: null })).not.toHaveProperty('hasCredential')
  expect(authorName(realProvider)).toBe('A Real Person')
  expect(peopleNodes([sampleProvider, realProvider])).toEqual([accountableNode(realProvider)])
})

test.each<[string, Review, object]>([
  [
    'by a real person, of the text as it is,',
    { reviewer: realProvider.id as PersonId, reviewedOn: '2026-11-27', updatedOn: '2026-11-27' },
    {
      lastReviewed: '2026-11-27',
      reviewedBy: expect.objectContaining({ '@type': 'Person', name: 'A Real Person' }),
    },
  ],
  [
    'by a sample',
    { reviewer: sampleReviewer.id as PersonId, reviewedOn: '2026-11-27', updatedOn: '2026-11-27' },
    {},
  ],
  [
    'of an earlier text',
    { reviewer: realProvider.id as PersonId, reviewedOn: '2026-11-27', updatedOn: '2026-11-28' },
    {},
  ],
  ['that has not taken place', { updatedOn: '2026-11-28' }, {}],
])('a review %s is told to machines as far as it is true', (_, review, fields) => {
  expect(reviewFields('/faq', review)).toEqual(fields)
})

test('a reviewer who has left works here no more', () => {
  expect(personNode(formerReviewer)).toEqual({
    '@type': 'Person',
    name: 'A Former Reviewer',
    knowsLanguage: ['en'],
  })
})
