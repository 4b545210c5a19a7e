// Only the built pages show what they tell search engines.
import { metaContents, parseHtml } from '../../tools/audit/html'
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

test('the server keeps idle connections for 65 seconds', async ({ request }) => {
  const answer = await request.get('/about')
  expect(answer.headers()['keep-alive']).toBe('timeout=65')
})
