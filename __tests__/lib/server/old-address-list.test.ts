/** @jest-environment node */
import { oldAddressFindings } from '@/lib/editorial/old-addresses'
import { readOldAddresses } from '@/lib/server/old-addresses'
import {
  createQueryRedirector,
  createRedirector,
  nextOldAddresses,
  redirectRules,
} from '@/lib/server/redirects'
import { redirectsFile } from '@/tools/release/cdn/cdn'
import { createCdnWorker } from '@/tools/release/cdn/cdn-worker'
import { smallRelease } from '../../../tools/release/__tests__/cdn/small-release'

const list = `
# The old site, from its sitemap
/about-us/\t/about
https://www.example.com/low-t.html /faq#low-t
/?p=123          /prices
/index.php?page=team&lang=en /about
/my%20clinic     /contact
/café           /contact
/services/old-one /services
`
const numbered = Array.from({ length: 300 }, (_, at) => `/posts/${at}-what-is-low-t/ /faq`).join('\n')
const rows = readOldAddresses(`${list}${numbered}`)
const pages = ['/', '/about', '/faq', '/prices', '/contact', '/services', '/es', '/es/about']
const rules = redirectRules(pages, [{ base: '/es', onlyInEnglish: [], articles: [] }], rows)
const release = { ...smallRelease, redirects: rules.map(rule => ({ ...rule, headers: 'moved' })) }

const asked: readonly [path: string, search: string, location: string][] = [
  ['/about-us', '', '/about'],
  ['/About-Us/', '?utm_source=x', '/about?utm_source=x'],
  ['/low-t.html', '?a=1', '/faq?a=1#low-t'],
  ['/', '?p=123', '/prices'],
  ['/', '?utm_source=x&p=123', '/prices?utm_source=x'],
  ['/index.php', '?lang=en&page=team', '/about'],
  ['/my clinic', '', '/contact'],
  ['/café', '', '/contact'],
  ['/services/old-one', '', '/services'],
  ['/posts/0-what-is-low-t', '', '/faq'],
  ['/posts/299-what-is-low-t/', '', '/faq'],
]

test.each(asked)('a release answers %s%s with 308 to %s, in one hop', (path, search, location) => {
  const found = createQueryRedirector(rules)(path, search) ?? createRedirector(rules)(path, search)
  expect([found?.rule.status, found?.location]).toEqual([308, location])
})

test.each(asked)('so does the worker of a CDN: %s%s', async (path, search, location) => {
  const worker = createCdnWorker({
    release,
    redirectIfSignedIn: async () => ({ location: undefined, cookies: [] }),
  })
  const ASSETS = { fetch: async () => new Response(null, { status: 404 }) }
  const answer = await worker.fetch(new Request(`https://clinic.test${encodeURI(path)}${search}`), { ASSETS })
  expect([answer.status, answer.headers.get('location')]).toEqual([308, location])
})

test.each([
  ['/', ''],
  ['/', '?p=124'],
  ['/', '?page=123'],
  ['/about', '?p=123'],
])('%s%s is served', (path, search) => {
  expect(createQueryRedirector(rules)(path, search)).toBeUndefined()
})

test('hosts that read _redirects get every row without a query', () => {
  const lines = redirectsFile(release).split('\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      '/about-us /about 301',
      '/low-t.html /faq#low-t 301',
      '/my%20clinic /contact 301',
    ]),
  )
  expect(lines.filter(line => /^\/posts\/\d+-what-is-low-t \/faq 301$/.test(line))).toHaveLength(300)
  expect(lines.filter(line => line.startsWith('/index.php') || line.startsWith('/ '))).toEqual([])
})

test('Next gets every row, with what it would read as a pattern escaped', () => {
  expect(nextOldAddresses(rows)).toHaveLength(307)
  expect(nextOldAddresses(readOldAddresses('/?p=1.5 /faq\n/a(b):c/ /faq'))).toEqual([
    { source: '/', has: [{ type: 'query', key: 'p', value: '1\\.5' }], destination: '/faq', permanent: true },
    { source: '/a\\(b\\)\\:c', destination: '/faq', permanent: true },
  ])
})

describe('the check', () => {
  const isServed = (path: string) => pages.includes(path)
  const isTarget = (href: string) => pages.includes(href.split('#')[0] ?? '')
  const check = (text: string) => oldAddressFindings(readOldAddresses(text), { isServed, isTarget })

  test('accepts the list', () => {
    expect(check(`${list}${numbered}`)).toEqual([])
  })

  test.each([
    ['/about-us', 'a row is an old address and a path of this site'],
    ['about-us /about', 'each with a slash at its beginning'],
    ['/about-us -> /about', 'a row is an old address and a path of this site'],
    ['/about-us /team', 'leads to /team, which does not exist'],
    ['/a /faq\n/A/ /about', 'the address is in the list twice'],
    ['/About /faq', '/About is an address of this site'],
    ['https://old.example/ /faq', '/ is an address of this site'],
    ['/a /b\n/b /faq', '/b is an old address itself: enter /faq'],
    ['/a /b\n/b /a', '/b is an old address itself'],
    ['/a /a', '/a is an old address itself'],
    ['/a /faq?x=1', 'leads to /faq?x=1, which does not exist'],
  ])('refuses %j', (text, finding) => {
    expect(check(text)[0]).toContain(finding)
  })
})
