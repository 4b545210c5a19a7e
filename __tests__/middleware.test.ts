/** @jest-environment node */
import { unstable_doesMiddlewareMatch } from 'next/experimental/testing/server'
import { articles, pages, services } from '@/content/site'
import { sitemapEntries } from '@/lib/seo/sitemap'
import { redirectOldAddress } from '@/lib/server/redirect-response'
import { articleSlugs } from '@/lib/site/article-slugs'
import { pageWords } from '@/lib/site/page-words'
import { config } from '@/middleware'

// The days of the sitemap are those of the pages that there are.
jest.unmock('@/lib/site/ended-services')

// Not asked here, and it would bring the whole auth library.
jest.mock('@/lib/server/redirect-signed-in', () => ({ redirectSignedIn: jest.fn() }))

/** As Next itself decides it from the matcher. */
const matched = (url: string) => unstable_doesMiddlewareMatch({ config, url })

test('no URL of the sitemap is matched, so that no static page waits for the middleware', () => {
  const entries = sitemapEntries({ pages, services, articles, words: pageWords.pages })
  const paths = entries.map(({ url }) => new URL(url).pathname)
  expect(paths.length).toBeGreaterThan(30)
  expect(paths.filter(matched)).toEqual([])
})

test('an article that is missing from the matcher’s literal is let through', () => {
  for (const slug of articleSlugs) {
    expect(redirectOldAddress(new URL(`http://localhost:3000/blog/${slug}?a=1`))).toBeNull()
  }
})

test('the matcher’s literal lists exactly the articles', () => {
  const listed = [...config.matcher.join().matchAll(/([a-z0-9-]+)\$/g)].map(match => match[1])
  expect(listed).toEqual([...articleSlugs])
})

test.each([
  '/auth',
  '/About',
  '/SERVICES',
  '/blog/Trt-Myths-Debunked',
  '/insights',
  '/insights/x',
  '/blog/nope',
  '/blog/trt-myths-debunked-2',
])('%s is matched', path => {
  expect(matched(path)).toBe(true)
})

test.each([
  '/auth/confirm',
  '/auth/forgot',
  '/account',
  '/insight',
  '/blog/page/2',
  '/search-index.json',
  '/_next/static/chunks/0aB.js',
  '/art/Ridge.webp',
])('%s is not matched', path => {
  expect(matched(path)).toBe(false)
})

test.each([
  ['/insights/Trt-Myths-Debunked', 308, '/blog/trt-myths-debunked'],
  ['/blog/Trt-Myths-Debunked?a=B', 308, '/blog/trt-myths-debunked?a=B'],
  ['/Blog/nope', 307, '/blog'],
  ['/blog/trt-myths-debunked/more', 307, '/blog'],
  ['/blog/constructor', 307, '/blog'],
])('%s answers %i to %s', (from, status, to) => {
  const answer = redirectOldAddress(new URL(from, 'http://localhost:3000'))
  expect(answer?.status).toBe(status)
  expect(answer?.headers.get('location')).toBe(`http://localhost:3000${to}`)
  expect(answer?.headers.get('cache-control')).toBe(status === 308 ? 'private, max-age=86400' : 'no-store')
})

test('an unknown URL in capitals is left to the not-found page', () => {
  expect(redirectOldAddress(new URL('http://localhost:3000/Nowhere'))).toBeNull()
})
