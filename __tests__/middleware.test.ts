/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { articles } from '@/content/articles'
import { pageDates } from '@/content/page-dates'
import { services } from '@/content/services'
import { redirectOldAddress } from '@/lib/middleware/redirects'
import { articleSlugs } from '@/lib/routes'
import { sitemapEntries } from '@/lib/seo/sitemap'

const source = readFileSync(join(__dirname, '..', 'middleware.ts'), 'utf8')
const slugPattern = /\/blog\/:slug\(([^']+)\)'/.exec(source)?.[1] ?? ''
const blog = new RegExp(`^/blog/(${slugPattern})$`)
const matched = (path: string) => path === '/auth' || /^\/insights(\/|$)/.test(path) || blog.test(path)

test('no address of the sitemap is matched, so that no static page waits for the middleware', () => {
  const paths = sitemapEntries({ pages: pageDates, services, articles }).map(
    ({ url }) => new URL(url).pathname,
  )
  expect(paths.length).toBeGreaterThan(30)
  expect(paths.filter(matched)).toEqual([])
})

test('an article that the literal has no room for is let through', () => {
  for (const slug of articleSlugs) {
    expect(redirectOldAddress(new URL(`http://localhost:3000/blog/${slug}?a=1`))).toBeNull()
  }
})

test('the literal lists exactly the articles', () => {
  const listed = [...slugPattern.matchAll(/([a-z0-9-]+)\$/g)].map(match => match[1])
  expect(listed).toEqual([...articleSlugs])
})

test.each(['/auth', '/insights', '/insights/x', '/blog/nope', '/blog/trt-myths-debunked-2'])(
  '%s is matched',
  path => {
    expect(matched(path)).toBe(true)
  },
)

test.each([
  ['/insights', 308, '/blog'],
  ['/insights/trt-myths-debunked?a=1', 308, '/blog/trt-myths-debunked?a=1'],
  ['/insights/nope', 308, '/blog/nope'],
  ['/blog/nope?a=1', 307, '/blog'],
  ['/blog/trt-myths-debunked/more', 307, '/blog'],
  ['/blog/constructor', 307, '/blog'],
])('%s answers %i to %s', (from, status, to) => {
  const answer = redirectOldAddress(new URL(from, 'http://localhost:3000'))
  expect(answer?.status).toBe(status)
  expect(answer?.headers.get('location')).toBe(`http://localhost:3000${to}`)
})
