import { atomFeed } from '@/lib/seo/feed'
import { pageMetadata } from '@/lib/seo/page-metadata'

jest.mock('@/content/facts/language', () => jest.requireActual('@/content/es/facts/language'))

test('a Spanish page is its own canonical page, in its language, with the English one for everybody else', () => {
  const metadata = pageMetadata({
    path: '/about',
    title: 'Quiénes somos',
    description: 'Una clínica pequeña.',
    article: {
      publishedOn: '2026-01-02',
      updatedOn: '2026-03-04',
      section: 'Salud',
      tags: ['salud'],
      author: 'A',
    },
  })
  expect(metadata.alternates).toMatchObject({
    canonical: 'http://localhost:3000/es/about',
    languages: { es: 'http://localhost:3000/es/about', 'x-default': 'http://localhost:3000/about' },
  })
  expect(metadata.openGraph).toMatchObject({
    url: 'http://localhost:3000/es/about',
    locale: 'es_US',
    publishedTime: '2026-01-02',
    modifiedTime: '2026-03-04',
    images: [{ url: 'http://localhost:3000/social/es/about.jpg' }],
  })
})

test('a Spanish feed names itself and the Spanish journal, so that no reader moves to the English one', () => {
  const blog = { heading: 'Artículos', meta: { description: 'Lo nuevo.' } }
  const feed = atomFeed([], blog, {} as Parameters<typeof atomFeed>[2], () => undefined)
  expect(feed).toContain('<id>http://localhost:3000/es/blog</id>')
  expect(Array.from(feed.matchAll(/rel="(\w+)".* href="([^"]+)"/g), ([, rel, href]) => [rel, href])).toEqual([
    ['self', 'http://localhost:3000/es/feed.xml'],
    ['alternate', 'http://localhost:3000/es/blog'],
  ])
})
