import { articles } from '@/content/articles'
import { blog } from '@/content/blog'
import { amounts } from '@/content/facts/amounts'
import { clinic, type PersonId, providers } from '@/content/facts/clinic'
import { services } from '@/content/services'
import { sources } from '@/content/sources'
import { crumbs } from '@/content/ui/pages'
import { articleGraph } from '@/lib/seo/article-graph'
import { clinicId, clinicNode } from '@/lib/seo/clinic-nodes'
import { calculatorNode, homeGraph, pageGraph, peopleNodes } from '@/lib/seo/graphs'
import { accountableNode, authorName, personNode } from '@/lib/seo/person-node'
import { type Review, reviewFields } from '@/lib/seo/review-fields'
import { serviceGraph } from '@/lib/seo/service-graph'
import { articleFacts } from '@/lib/site/article-data'
import { getService } from '@/lib/site/services'
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

test('the clinic’s facts are in the format of structured data', () => {
  expect(clinicNode()).toMatchObject({
    '@type': 'MedicalClinic',
    '@id': 'http://localhost:3000/#clinic',
    name: clinic.name,
    telephone: clinic.phone.e164,
    faxNumber: clinic.fax.e164,
    email: clinic.email.address,
    sameAs: clinic.social.map(({ href }) => href),
    knowsLanguage: clinic.languages.map(({ code }) => code),
    address: {
      streetAddress: clinic.address.street,
      addressCountry: 'US',
      postalCode: clinic.address.postalCode,
      addressLocality: clinic.address.city,
      addressRegion: clinic.address.state,
    },
    openingHoursSpecification: [
      {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '09:00',
        closes: '17:00',
      },
      { dayOfWeek: ['Saturday'], opens: '09:00', closes: '13:00' },
    ],
  })
  expect(clinicNode()).toHaveProperty('specialOpeningHoursSpecification', [
    {
      '@type': 'OpeningHoursSpecification',
      validFrom: '2026-11-26',
      validThrough: '2026-11-26',
      opens: '00:00',
      closes: '00:00',
    },
    {
      '@type': 'OpeningHoursSpecification',
      validFrom: '2026-12-24',
      validThrough: '2026-12-24',
      opens: '09:00',
      closes: '12:30',
    },
  ])
  expect(text(clinicNode()).match(/"@type":"Place"/g)).toHaveLength(clinic.communities.length)
})

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

test('a service is a medical page about a therapy of the clinic', () => {
  const service = getService('testosterone-replacement-therapy-flower-mound-tx')
  if (!service) throw new Error('The service is missing')
  const graph = text(serviceGraph(service, trail))
  for (const part of ['"MedicalWebPage"', '"MedicalTherapy"', '"BreadcrumbList"']) {
    expect(graph).toContain(part)
  }
})

const monthly: Partial<Record<(typeof services)[number]['key'], number>> = {
  'testosterone-replacement-therapy': amounts.testosterone,
  'medical-weight-loss': amounts.weightLoss,
}

test.each(services.map(service => [service.key, service] as const))(
  '%s: search engines are told the monthly price of the page, and no other',
  (key, service) => {
    const nodes = serviceGraph(service, trail)['@graph'] as readonly Record<string, unknown>[]
    const price = monthly[key]
    const offers = nodes.flatMap(node => ('offers' in node ? [node.offers] : []))
    expect(offers).toEqual(
      price === undefined
        ? []
        : [
            {
              '@type': 'Offer',
              price,
              priceCurrency: 'USD',
              priceSpecification: {
                '@type': 'UnitPriceSpecification',
                price,
                priceCurrency: 'USD',
                unitCode: 'MON',
                unitText: 'month',
              },
            },
          ],
    )
    const [page] = nodes.filter(node => node['@type'] === 'MedicalWebPage')
    expect(page?.dateModified).toBe(service.updatedOn)
  },
)

test('an article has its dates and references', () => {
  const article = articles.find(({ meta }) => meta.slug === 'prp-hair-restoration-men')
  if (!article) throw new Error('The article is missing')
  const graph = text(articleGraph(articleFacts(article), named))
  const { publishedOn } = article.meta
  for (const part of [
    '"BlogPosting"',
    `"datePublished":"${publishedOn}T12:00:00Z"`,
    '10.1055/s-0038-1660845',
  ]) {
    expect(graph).toContain(part)
  }
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

test('the clinic has its place on the map, the span of its prices, and booking as its action', () => {
  const { geo, priceRange, potentialAction } = JSON.parse(JSON.stringify(clinicNode()))
  expect([geo.latitude, geo.longitude]).toEqual([clinic.geo.latitude, clinic.geo.longitude])
  const asked = Object.values(amounts)
  expect(priceRange).toBe(`$${Math.min(...asked)}-$${Math.max(...asked)}`)
  expect(potentialAction.target.urlTemplate).toMatch(/\/booking$/)
})

test('an article cites each of its sources, and its trail counts from 1', () => {
  const [article] = articles
  if (!article) throw new Error('There is no article')
  const facts = articleFacts(article)
  const graph = JSON.stringify(articleGraph(facts, { ...blog, home: 'Home' }))
  for (const { citation, url } of facts.sources)
    if (url) expect(graph).toContain(JSON.stringify({ '@type': 'CreativeWork', name: citation, url }))
  expect([...graph.matchAll(/"position":(\d)/g)].map(([, position]) => position)).toEqual(['1', '2', '3'])
})

test('the calculator is told as a free application, with the address of the paper behind it', () => {
  const node = calculatorNode({ title: 'Calculator', description: 'Free' }, sources.C1)
  expect(node).toMatchObject({
    '@type': 'WebApplication',
    url: 'http://localhost:3000/resources/free-testosterone-calculator',
    isAccessibleForFree: true,
    offers: { price: 0, priceCurrency: 'USD' },
    citation: expect.stringContaining(sources.C1.url),
  })
})
