/** @jest-environment node */
import { graphAt, graphLines, metadataLines, parsedGraph } from '@/__tests__/support/page-outputs'
import { expectRecorded, valueLines } from '@/__tests__/support/recorded'
import { GET as securityText } from '@/app/.well-known/security.txt/route'
import { GET as facts } from '@/app/facts.json/route'
import { GET as llms } from '@/app/llms.txt/route'
import manifest from '@/app/manifest'
import { type Article, articles } from '@/content/articles'
import { clinic } from '@/content/facts/clinic'
import { services } from '@/content/services'
import { listingPage } from '@/lib/articles/listing'
import type { ArticleSlug } from '@/lib/routes'
import { blogGraph } from '@/lib/seo/article-graph'
import { atomFeed } from '@/lib/seo/feed'
import { serviceGraph } from '@/lib/seo/service-graph'
import { sitemapEntries, sitemapXml } from '@/lib/seo/sitemap'

// The newest price, whatever the day is: a record changes when somebody enters it, and then only.
jest.mock('@/lib/clinic/price-in-force', () => ({
  ...jest.requireActual('@/lib/clinic/price-in-force'),
  dayIn: () => '9999-12-31',
}))

// What is different for some days is no fact of the clinic.
jest.mock('@/content/facts/notice', () => ({ notice: null, noticeDays: [] }))

const therapy = '/services/testosterone-replacement-therapy-flower-mound-tx'
const procedure = '/services/prp-therapy-flower-mound-tx'
const article = '/blog/prp-hair-restoration-men'

const cards = Array.from({ length: 26 }, (_, index) => ({
  title: `Made up ${index + 1}`,
  href: `/blog/made-up-${index + 1}`,
  featured: false,
  category: 'prp' as const,
}))

test('structured data', async () => {
  const paths = ['/', '/contact', '/about', '/services', '/prices', '/faq', therapy, procedure, article]
  const graphs = await Promise.all(
    [...paths, '/resources/free-testosterone-calculator'].map(
      async path => [path, await graphAt(path)] as const,
    ),
  )
  const blog = { heading: 'Journal', home: 'Home', meta: { description: 'Why </script> does not end it.' } }
  const furtherPage = parsedGraph({ data: blogGraph(listingPage(cards, 2), blog) })
  expectRecorded('structured-data', 'JSON-LD, for search engines: page by page, node by node.', [
    ...graphLines([...graphs, ['Page 2 of a listing of 26 made-up articles', furtherPage]]),
    'What each service costs; null is quoted',
    ...services.flatMap(service => {
      const { '@graph': nodes } = parsedGraph({ data: serviceGraph(service, []) })
      return nodes.flatMap(node =>
        node['@type'] === 'Service'
          ? valueLines('offers' in node ? node.offers : null, `  ${service.key}`)
          : [],
      )
    }),
  ])
})

test('metadata of the pages', async () => {
  const paths = ['/', '/about', article, '/thank-you-consult', '/thank-you-followup']
  const lines = await Promise.all(paths.map(metadataLines))
  expectRecorded('metadata', 'Metadata, for search engines and for links that are shared.', lines.flat())
})

test('facts.json', async () => {
  expectRecorded('facts', '/facts.json, for programs.', valueLines(await facts().json()))
})

test('llms.txt', async () => {
  const [upToArticles = '', list = ''] = (await llms().text()).split(/(?<=\n## Articles\n)/)
  const own = list.split('\n').filter(line => line.includes(article))
  expectRecorded('llms', '/llms.txt, for language models, with one of the articles.', [upToArticles, ...own])
})

test('security.txt and manifest', async () => {
  expectRecorded(
    'site-files',
    '/.well-known/security.txt, for who found a vulnerability, and /manifest.webmanifest, for home screens.',
    [await securityText().text(), ...valueLines(manifest())],
  )
})

const hard = 'Sugar & salt: <5% > 3%, "low"'
const slugs = Array.from({ length: 26 }, (_, index) => `made-up-${index + 1}` as ArticleSlug)

test('the sitemap of made-up pages', () => {
  const entries = sitemapEntries({
    pages: [{ path: '/about' }, { path: '/thank-you-consult', unlisted: true }, { path: '/blog' }],
    services: [{ key: 'prp-therapy', figures: [{ src: '/figures/prp-wide.svg', caption: hard }] }],
    articles: slugs.map(slug => ({ meta: { slug, publishedOn: '2026-01-25' } })),
    words: {
      '/about': { on: '2026-01-01' },
      '/blog': { on: '2026-01-02' },
      '/services/prp-therapy-flower-mound-tx': { on: '2026-01-03' },
      '/faq/prp-therapy': { on: '2026-01-04' },
      '/blog/made-up-1': { on: '2026-01-26' },
    },
  })
  const reserved = 'https://a.example/?a=1&b=2'
  const text = sitemapXml([
    ...entries,
    {
      url: reserved,
      changedOn: '2026-01-05',
      alternates: [{ code: 'es', url: reserved }],
      images: [reserved],
    },
  ])
  const fromThe2ndToThe25th = /^<url><loc>\S+made-up-([2-9]|1\d|2[0-5])<.*\n/gm
  expectRecorded(
    'sitemap',
    'Sitemap, for search engines: two pages, a service, the first and the last of 26 made-up articles.',
    [text.replace(fromThe2ndToThe25th, '')],
  )
})

test('the feed of made-up articles', () => {
  const [first] = articles
  if (!first) throw new Error('There is no article')
  const made = (number: number, changes: Partial<Article['meta']>): Article => ({
    ...first,
    meta: {
      ...first.meta,
      slug: `made-up-${number}` as ArticleSlug,
      title: `Made up ${number}`,
      excerpt: 'What it says.',
      category: 'prp',
      tags: ['hair'],
      publishedOn: '2026-01-02',
      updatedOn: '2026-01-02',
      ...changes,
    },
  })
  const hardOne = made(2, {
    title: hard,
    excerpt: hard,
    tags: [hard, 'skin'],
    publishedOn: '2026-02-03',
    updatedOn: '2026-03-04',
  })
  const labels = { prp: hard } as Parameters<typeof atomFeed>[2]
  const blog = { heading: 'Journal', meta: { description: hard } }
  const text = atomFeed([made(1, {}), hardOne], blog, labels, path =>
    path.endsWith('2.jpg') ? 1234 : undefined,
  )
  expectRecorded('feed', 'Atom feed, for feed readers: two made-up articles.', [
    text.replace(`© ${clinic.copyrightYear}`, '© (the year)'),
  ])
})
