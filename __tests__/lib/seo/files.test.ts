/** @jest-environment node */
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { type Article, articles } from '@/content/articles'
import { blog, categoryLabels } from '@/content/blog'
import { clinic } from '@/content/facts/clinic'
import { atomFeed } from '@/lib/seo/feed'
import { sitemapEntries, sitemapXml } from '@/lib/seo/sitemap'

jest.mock('@/content/facts/clinic', () => jest.requireActual('@/__tests__/support/clinic'))

const [first] = articles
if (!first) throw new Error('There is no article')
const parser = new XMLParser({ ignoreAttributes: false, isArray: name => name === 'entry' })

const hard = 'Sugar & salt: <5% > 3%, "low"'
const thousand = Array.from({ length: 1000 }, (_, index): Article => {
  const day = new Date(Date.UTC(2020, 0, 1 + index)).toISOString().slice(0, 10)
  return { ...first, meta: { ...first.meta, title: `${hard} ${index}`, publishedOn: day, tags: [hard] } }
})

test('the feed has the thirty newest of a thousand articles, newest first', () => {
  const { feed } = parser.parse(atomFeed(thousand, blog, categoryLabels, () => 1234))
  expect(feed.entry).toHaveLength(30)
  expect(feed.entry[0].published).toBe('2022-09-26T12:00:00Z')
  expect(feed.entry[29].published).toBe('2022-08-28T12:00:00Z')
})

test('each entry has a unique update time on its date, and the byte length of its image', () => {
  const changed = { ...first, meta: { ...first.meta, updatedOn: '2026-11-23' } }
  const { feed } = parser.parse(atomFeed([changed, changed], blog, categoryLabels, path => path.length))
  expect(feed.entry.map((entry: { updated: string }) => entry.updated)).toEqual([
    '2026-11-23T12:00:00Z',
    '2026-11-23T12:00:01Z',
  ])
  expect(feed.updated).toBe('2026-11-23T12:00:01Z')
  expect(feed.entry[0].link[1]).toMatchObject({
    '@_rel': 'enclosure',
    '@_length': String(`/social/blog--${first.meta.slug}.jpg`.length),
  })
})

test('the clinic is the author of an entry while its author is a sample profile', () => {
  const { feed } = parser.parse(atomFeed([first], blog, categoryLabels, () => 1))
  expect(feed.entry[0].author.name).toBe(clinic.name)
})

/** What the sitemap says of the English pages. */
const inEnglish = (entries: ReturnType<typeof sitemapEntries>) =>
  entries.filter(({ url }) => !/\/(es|pt)(\/|$)/.test(url)).map(({ alternates: _, ...entry }) => entry)

const article = { meta: { slug: 'trt-myths-debunked', publishedOn: '2026-01-03' } } as const
const prpWords = {
  '/services/prp-therapy-flower-mound-tx': { on: '2026-01-02' },
  '/faq/prp-therapy': { on: '2026-01-01' },
}

test('a thank-you page is not in the sitemap', () => {
  const entries = sitemapEntries({
    pages: [{ path: '/blog' }, { path: '/thank-you', unlisted: true }],
    services: [],
    articles: [],
    words: { '/blog': { on: '2026-01-01' } },
  })
  expect(inEnglish(entries).map(({ url }) => url)).toEqual(['http://localhost:3000/blog'])
})

test('characters that XML reserves are escaped in the feed', () => {
  const text = atomFeed(thousand, blog, categoryLabels, () => 1234)
  expect(XMLValidator.validate(text)).toBe(true)
  const { feed } = parser.parse(text)
  expect(feed.entry[0].title).toBe(`${hard} 999`)
  expect(feed.entry[0].category[1]['@_term']).toBe(hard)
})

test('the sitemap keeps the order of its schema, with reserved characters escaped', () => {
  const text = sitemapXml([
    {
      url: 'https://a.example/?a=1&b=2',
      alternates: [],
      changedOn: '2026-01-02',
      images: ['https://a.example/i.jpg'],
    },
  ])
  expect(text).toContain(
    '<url><loc>https://a.example/?a=1&amp;b=2</loc><lastmod>2026-01-02</lastmod><image:image><image:loc>https://a.example/i.jpg</image:loc></image:image></url>',
  )
})

test('a page is in the sitemap in every language that has it, each entry with all alternates', () => {
  const entries = sitemapEntries({
    pages: [{ path: '/about' }],
    services: [],
    articles: [article],
    words: { '/about': { on: '2026-01-01' } },
  })
  const everywhere = ['en', 'es', 'pt', 'x-default']
  expect(entries.map(({ url, alternates }) => [url, alternates.map(({ code }) => code)])).toEqual([
    ['http://localhost:3000/about', everywhere],
    ['http://localhost:3000/es/about', everywhere],
    ['http://localhost:3000/pt/about', everywhere],
    ['http://localhost:3000/blog/trt-myths-debunked', []],
  ])
  expect(sitemapXml(entries)).toContain(
    '<xhtml:link rel="alternate" hreflang="es" href="http://localhost:3000/es/about"/>',
  )
  expect(sitemapXml(entries)).toContain(
    '<xhtml:link rel="alternate" hreflang="x-default" href="http://localhost:3000/about"/>',
  )
})

test('each language’s entry has the social image in its language', () => {
  const entries = sitemapEntries({
    pages: [{ path: '/about' }],
    services: [],
    articles: [],
    words: { '/about': { on: '2026-01-01' } },
  })
  expect(entries.map(({ images }) => images)).toEqual([
    ['http://localhost:3000/social/about.jpg'],
    ['http://localhost:3000/social/es/about.jpg'],
    ['http://localhost:3000/social/pt/about.jpg'],
  ])
})

test('the figures of a service are in the sitemap in each language, with the caption in English', () => {
  const entries = sitemapEntries({
    pages: [],
    services: [
      {
        key: 'prp-therapy',
        figures: [{ src: '/figures/prp-wide.svg', caption: 'Blood & plasma' }],
      },
    ],
    articles: [],
    words: prpWords,
  })
  expect(entries.map(({ figures }) => figures)).toEqual([
    [{ url: 'http://localhost:3000/figures/prp-wide.svg', caption: 'Blood & plasma' }],
    [{ url: 'http://localhost:3000/figures/es/prp-wide.svg' }],
    [{ url: 'http://localhost:3000/figures/pt/prp-wide.svg' }],
    undefined,
    undefined,
    undefined,
  ])
  expect(sitemapXml(entries)).toContain(
    '<image:loc>http://localhost:3000/figures/prp-wide.svg</image:loc><image:caption>Blood &amp; plasma</image:caption>',
  )
})

test('services and articles are in the sitemap with the day their words changed, their social image and their art', () => {
  const entries = sitemapEntries({
    pages: [{ path: '/blog' }, { path: '/account', unlisted: true }],
    services: [{ key: 'prp-therapy' }],
    articles: [article],
    words: {
      ...prpWords,
      '/blog': { on: '2026-01-05' },
      '/blog/trt-myths-debunked': { on: '2026-01-04' },
    },
  })
  expect(inEnglish(entries)).toEqual([
    {
      url: 'http://localhost:3000/blog',
      changedOn: '2026-01-05',
      images: ['http://localhost:3000/social/blog.jpg'],
    },
    {
      url: 'http://localhost:3000/services/prp-therapy-flower-mound-tx',
      changedOn: '2026-01-02',
      images: ['http://localhost:3000/social/services--prp-therapy-flower-mound-tx.jpg'],
    },
    {
      url: 'http://localhost:3000/faq/prp-therapy',
      changedOn: '2026-01-01',
      images: ['http://localhost:3000/social/services--prp-therapy-flower-mound-tx.jpg'],
    },
    {
      url: 'http://localhost:3000/blog/trt-myths-debunked',
      changedOn: '2026-01-04',
      images: [
        'http://localhost:3000/social/blog--trt-myths-debunked.jpg',
        'http://localhost:3000/art/article-trt-myths-debunked-1440.webp',
      ],
    },
  ])
})

test('an article whose day has come since the words were recorded has that day, and so has the listing', () => {
  const entries = sitemapEntries({
    pages: [{ path: '/blog' }],
    services: [],
    articles: [article],
    words: { '/blog': { on: '2026-01-01' } },
  })
  expect(inEnglish(entries).map(({ changedOn }) => changedOn)).toEqual(['2026-01-03', '2026-01-03'])
})

test('a page whose words nobody has recorded names the command', () => {
  expect(() =>
    sitemapEntries({ pages: [{ path: '/about' }], services: [], articles: [], words: {} }),
  ).toThrow('/about: run npm run generate')
})
