import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from './support/test'

/** What the specification counts, read from the served HTML. */
async function served(
  request: { get: (url: string) => Promise<{ text: () => Promise<string>; status: () => number }> },
  path: string,
) {
  const answer = await request.get(path)
  expect(answer.status()).toBe(200)
  return answer.text()
}
const counts = (html: string) => [...html.matchAll(/data-count="(\d+)"/g)].map(match => Number(match[1]))
const count = (html: string, text: string) => html.split(text).length - 1
const service = (name: string) => `/services/${name}-flower-mound-tx`

test.describe('counts of the specification', () => {
  test.use({ javaScriptEnabled: false })

  test('services: 7 cards, 4 reasons, 3 prices, 7 questions', async ({ request }) => {
    const html = await served(request, '/services')
    expect(counts(html)).toEqual([7, 4, 3])
    expect(count(html, '<details class="fold"')).toBe(7)
    expect(html).toContain('Most Popular')
    expect(html).toContain('$249')
    expect(html).toContain('These statements have not been evaluated by the FDA.')
  })

  for (const [name, expected, button] of [
    ['prp-therapy', { lists: [8, 4, 6, 6], faq: 6 }, 'Restore, Repair, Renew'],
    ['microneedling', { lists: [8, 4, 7, 6], faq: 6 }, 'Refresh Your Look Today'],
    ['functional-health-programs', { lists: [8, 4, 3, 6], faq: 6 }, 'Book Discovery Experience'],
    ['iv-hydration-therapy', { lists: [8, 4, 5, 6], faq: 6 }, 'Book Discovery Experience'],
    ['testosterone-replacement-therapy', { lists: [8, 4, 1, 6], faq: 6 }, 'Book Discovery Experience'],
    ['medical-weight-loss', { lists: [8, 4, 1, 6], faq: 7 }, 'Book Discovery Experience'],
    ['peptide-therapy', { lists: [8, 4, 6], faq: 7 }, 'Book Discovery Experience'],
  ] as const) {
    test(`${name}: its lists, its questions, its button`, async ({ request }) => {
      const html = await served(request, service(name))
      expect(counts(html)).toEqual([...expected.lists])
      expect(count(html, 'name="faq"')).toBe(expected.faq)
      expect(html).toContain(button)
      expect(count(html, 'class="related"')).toBe(3)
    })
  }

  test('contact: 16 communities, one rating line, a reply within 24 hours', async ({ request }) => {
    const html = await served(request, '/contact')
    expect(counts(html)).toContain(16)
    expect(html).toContain('4.9/5')
    expect(html).toContain('from 150+ Google reviews')
    expect(html).toContain('Replies come within 24 hours')
    expect(html).not.toContain('AggregateRating')
  })

  test('resources: five cards and one that is coming', async ({ request }) => {
    const html = await served(request, '/resources')
    expect(counts(html)).toEqual([5])
    expect(html).toContain('Coming Soon')
  })

  test('about: two films and three photos', async ({ request }) => {
    const html = await served(request, '/about')
    expect(count(html, 'data-kind="video"')).toBe(2)
    expect(count(html, 'data-kind="photo"')).toBe(3)
  })
})

test.describe('robots', () => {
  for (const [path, robots] of [
    ['/', 'index, follow'],
    ['/thank-you', 'index, follow'],
    ['/thank-you-consult', 'noindex, nofollow'],
    ['/thank-you-followup', 'noindex, follow'],
    ['/auth', 'noindex, follow'],
    ['/account', 'noindex, follow'],
    ['/search', 'noindex, follow'],
  ] as const) {
    test(`${path} says ${robots}`, async ({ request }) => {
      expect(await served(request, path)).toContain(`<meta name="robots" content="${robots}"/>`)
    })
  }
})

test.describe('old addresses', () => {
  for (const [from, status, to] of [
    ['/services/prp-procedures', 308, service('prp-therapy')],
    ['/services/microneedling', 308, service('microneedling')],
    ['/services/hormone-optimization', 308, service('testosterone-replacement-therapy')],
    ['/services/iv-hydration', 308, service('iv-hydration-therapy')],
    ['/services/medical-weight-loss', 308, service('medical-weight-loss')],
    ['/services/peptide-therapy', 308, service('peptide-therapy')],
    ['/insights', 308, '/blog'],
    ['/insights/trt-myths-debunked?utm=a', 308, '/blog/trt-myths-debunked?utm=a'],
    ['/blog/no-such-article', 307, '/blog'],
  ] as const) {
    test(`${from} leads to ${to} in one hop`, async ({ request }) => {
      const answer = await request.get(from, { maxRedirects: 0 })
      expect(answer.status()).toBe(status)
      const { pathname, search } = new URL(answer.headers().location ?? '', 'http://localhost')
      expect(pathname + search).toBe(to)
    })
  }
})

test('the notice of privacy practices has its header, its sections and its date', async ({ request }) => {
  const html = await served(request, '/privacy-policy')
  expect(html).toContain(
    'THIS NOTICE DESCRIBES HOW MEDICAL INFORMATION ABOUT YOU MAY BE USED AND DISCLOSED AND HOW YOU CAN GET ACCESS TO THIS INFORMATION. PLEASE REVIEW IT CAREFULLY.',
  )
  for (const id of ['compliance', 'uses', 'rights', 'security', 'breach', 'complaints'])
    expect(html).toContain(`id="${id}"`)
  expect(html).toContain('January 1, 2025')
  expect(html).toContain('We will not retaliate')
})

/** Every file of the build, caches included. */
function filesOfBuild(): Set<string> {
  const folder = join(__dirname, '..', '.next')
  return new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }))
}

/** A served page is kept once, whoever asks for it, so other tests may add some; what is not there adds nothing. */
function expectNothingWritten(before: ReadonlySet<string>, asked: RegExp) {
  const added = [...filesOfBuild()].filter(file => !before.has(file))
  expect(added.filter(file => asked.test(file))).toEqual([])
  // Nor under another name: a thousand addresses would have left a thousand files at least.
  expect(added.length).toBeLessThan(800)
}

for (const [name, path, status, to] of [
  ['articles', '/blog/unknown', 307, () => '/blog'],
  ['old articles', '/insights/unknown', 308, (at: string) => `/blog/unknown-${at}`],
] as const) {
  test(`a thousand unknown ${name} are redirected, and nothing is written for them`, async ({ request }) => {
    test.setTimeout(90_000)
    const before = filesOfBuild()
    for (let batch = 0; batch < 20; batch++) {
      await Promise.all(
        Array.from({ length: 50 }, async (_, index) => {
          const answer = await request.get(`${path}-${batch}-${index}?utm=a`, { maxRedirects: 0 })
          expect(answer.status()).toBe(status)
          const { pathname } = new URL(answer.headers().location ?? '', 'http://localhost')
          expect(pathname).toBe(to(`${batch}-${index}`))
          // What is not there yet may be there tomorrow; what has moved has moved for good.
          expect(answer.headers()['cache-control']).toBe(
            status === 307 ? 'no-store' : 'public, max-age=86400',
          )
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

test('the listing with a slash at its end is the listing', async ({ request }) => {
  const answer = await request.get('/blog/', { maxRedirects: 0 })
  expect(answer.status()).toBe(308)
  expect(new URL(answer.headers().location ?? '', 'http://localhost').pathname).toBe('/blog')
})
