/** @jest-environment node */
import { XMLParser } from 'fast-xml-parser'
import { type Article, articles } from '@/content/articles'
import { blog, categoryLabels } from '@/content/blog'
import { clinic } from '@/content/facts/clinic'
import { atomFeed } from '@/lib/seo/feed'
import { sitemapEntries } from '@/lib/seo/sitemap'

jest.mock('@/content/facts/clinic', () => jest.requireActual('@/__tests__/support/clinic'))

const [first] = articles
if (!first) throw new Error('There is no article')
const parser = new XMLParser({ ignoreAttributes: false, isArray: name => name === 'entry' })

const thousand = Array.from({ length: 1000 }, (_, index): Article => {
  const day = new Date(Date.UTC(2020, 0, 1 + index)).toISOString().slice(0, 10)
  return { ...first, meta: { ...first.meta, publishedOn: day } }
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

test('a page whose words nobody has recorded names the command', () => {
  expect(() =>
    sitemapEntries({ pages: [{ path: '/about' }], services: [], articles: [], words: {} }),
  ).toThrow('/about: run npm run generate')
})
