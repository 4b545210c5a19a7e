import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { servicePaths } from '../../lib/routes'
import { metaContents, parseHtml } from '../../scripts/audit/html'
import { served } from '../support/served'
import { expect, test } from '../support/served-test'

/** Robots directives, redirects, and the cost of unknown paths. */

test.describe('robots', () => {
  const hidden: Record<string, string> = {
    '/thank-you-consult': 'noindex, nofollow',
    '/thank-you-followup': 'noindex, follow',
    '/auth': 'noindex, follow',
    '/account': 'noindex, follow',
    '/search': 'noindex, follow',
  }
  const robotsOf = (html: string) => metaContents(parseHtml(html), 'robots')

  for (const [path, robots] of Object.entries(hidden)) {
    test(`${path} has robots ${robots}`, async ({ request }) => {
      expect(robotsOf(await served(request, path))).toEqual([robots])
    })
  }

  test('every page of the sitemap is indexable, and so is the first thank-you page, which it omits', async ({
    request,
  }) => {
    const map = await served(request, '/sitemap.xml')
    const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
    expect(paths).not.toContain('/thank-you')
    expect(robotsOf(await served(request, '/thank-you'))).toEqual(['index, follow, max-image-preview:large'])
    expect(paths.length).toBeGreaterThan(30)
    for (const path of paths) {
      expect(Object.keys(hidden)).not.toContain(path)
      expect
        .soft(robotsOf(await served(request, path)), path)
        .toEqual(['index, follow, max-image-preview:large'])
    }
  })

  test('a page that does not exist is not indexed', async ({ request }) => {
    expect(robotsOf(await served(request, '/nowhere', 404))).toEqual(['noindex'])
  })
})

test.describe('old addresses', () => {
  for (const [from, status, to] of [
    ['/services/prp-procedures', 308, servicePaths['prp-therapy']],
    ['/services/microneedling', 308, servicePaths.microneedling],
    ['/services/hormone-optimization', 308, servicePaths['testosterone-replacement-therapy']],
    ['/services/iv-hydration', 308, servicePaths['iv-hydration-therapy']],
    ['/services/medical-weight-loss', 308, servicePaths['medical-weight-loss']],
    ['/services/peptide-therapy', 308, servicePaths['peptide-therapy']],
    ['/insights', 308, '/blog'],
    ['/insights/trt-myths-debunked?utm=a', 308, '/blog/trt-myths-debunked?utm=a'],
    ['/blog/no-such-article', 307, '/blog'],
    ['/insights/no-such-article', 307, '/blog'],
    ['/Insights/Trt-Myths-Debunked', 308, '/blog/trt-myths-debunked'],
    ['/Blog', 308, '/blog'],
    ['/SERVICES?utm=A', 308, '/services?utm=A'],
    ['/blog/Trt-Myths-Debunked', 308, '/blog/trt-myths-debunked'],
  ] as const) {
    test(`${from} redirects to ${to} in one hop`, async ({ request }) => {
      const answer = await request.get(from, { maxRedirects: 0 })
      expect(answer.status()).toBe(status)
      const { pathname, search } = new URL(answer.headers().location ?? '', 'http://localhost')
      expect(pathname + search).toBe(to)
    })
  }
})

test('the server keeps idle connections for 65 seconds', async ({ request }) => {
  const answer = await request.get('/about')
  expect(answer.headers()['keep-alive']).toBe('timeout=65')
})

/** Every file of the build, caches included. */
function filesOfBuild(): Set<string> {
  const folder = join(__dirname, '..', '..', '.next')
  return new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }))
}

/** Existing pages may be cached, also by other tests; an unknown path must not add a file. */
function expectNothingWritten(before: ReadonlySet<string>, asked: RegExp) {
  const added = [...filesOfBuild()].filter(file => !before.has(file))
  expect(added.filter(file => asked.test(file))).toEqual([])
  // Nor under another name: a thousand paths would have added at least a thousand files.
  expect(added.length).toBeLessThan(800)
}

for (const [name, path, tag] of [
  ['articles', '/blog/unknown', []],
  // Redirected by the same rule, whatever the old path is.
  ['old articles', '/insights/unknown', ['@all']],
] as const) {
  test(`a thousand unknown ${name} are redirected to the listing, and nothing is written for them`, {
    tag: [...tag],
  }, async ({ request }) => {
    test.setTimeout(90_000)
    const before = filesOfBuild()
    for (let batch = 0; batch < 20; batch++) {
      await Promise.all(
        Array.from({ length: 50 }, async (_, index) => {
          const answer = await request.get(`${path}-${batch}-${index}?utm=a`, { maxRedirects: 0 })
          expect(answer.status()).toBe(307)
          const { pathname } = new URL(answer.headers().location ?? '', 'http://localhost')
          expect(pathname).toBe('/blog')
          // Not cached, because an article with this path may be published later.
          expect(answer.headers()['cache-control']).toBe('no-store')
        }),
      )
    }
    expectNothingWritten(before, /unknown/)
  })
}

test('a thousand unknown pages of the listing are not found, and nothing is written for them', async ({
  request,
}) => {
  test.setTimeout(90_000)
  const before = filesOfBuild()
  for (let batch = 0; batch < 20; batch++) {
    await Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        const answer = await request.get(`/blog/page/${1000 + batch * 50 + index}`, { maxRedirects: 0 })
        expect(answer.status()).toBe(404)
      }),
    )
  }
  expectNothingWritten(before, /page\/1\d{3}/)
})

test('the listing with a trailing slash redirects to the listing', async ({ request }) => {
  const answer = await request.get('/blog/', { maxRedirects: 0 })
  expect(answer.status()).toBe(308)
  expect(new URL(answer.headers().location ?? '', 'http://localhost').pathname).toBe('/blog')
})
