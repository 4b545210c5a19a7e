/** @jest-environment node */
import { asUntranslated, createRedirector, nextRedirects, redirectRules } from '@/lib/server/redirects'

const pages = [
  '/',
  '/about',
  '/account',
  '/blog',
  '/blog/trt-myths-debunked',
  '/contact',
  '/es',
  '/es/contact',
]
const languages = [{ base: '/es', onlyInEnglish: ['/about'], articles: [] }] as const
/** Built in each test, so that a change of the code is only tried with the tests that notice it. */
const movedTo = (path: string, search: string) =>
  createRedirector(redirectRules(pages, languages))(path, search)

test.each(['.', ',', ';', ':', '!', '?', ')', ']', '>', '"', "'", '*', ' ', '”', '…', '\u00a0', '.)', '/.'])(
  'a link with %j after it leads to its page',
  end => {
    for (const page of pages.filter(path => path !== '/'))
      expect(movedTo(page + end, '?a=1')).toMatchObject({ location: `${page}?a=1`, rule: { status: 308 } })
    expect(movedTo(`/insights${end}`, '')?.location).toBe('/blog')
    expect(movedTo(`/services/microneedling${end}`, '')?.location).toBe(
      '/services/microneedling-flower-mound-tx',
    )
    expect(movedTo(`/es/about${end}`, '')).toMatchObject({ location: '/about', rule: { status: 307 } })
  },
)

test.each([
  ['/pt', '/'],
  ['/pt/', '/'],
  ['/pt/contact', '/contact'],
  ['/pt/blog/trt-myths-debunked', '/blog/trt-myths-debunked'],
  ['/pt/insights/trt-myths-debunked', '/blog/trt-myths-debunked'],
])('%s of a language that is not published leads to the English page', (path, location) => {
  const closed = redirectRules(pages, [
    ...languages,
    asUntranslated({ base: '/pt' }, ['/', '/contact', '/blog']),
  ])
  expect(createRedirector(closed)(path, '?a=1')).toMatchObject({
    location: `${location}?a=1`,
    rule: { status: 307 },
  })
})

test.each(['/contacts', '/contact/x', '/contact.html', '/contact.1', '/contact\n', '/contact\u0000', '/.'])(
  '%j is not a page with punctuation after it',
  path => {
    expect(movedTo(path, '')).toBeUndefined()
  },
)

test.each([
  ...pages.filter(path => !path.startsWith('/blog/')),
  '/unknown',
  '/old/insights',
  '/old/services/prp-procedures',
  '/services/prp',
  '/a b/',
  '/blog/page/9',
  '/es/blog/page/9',
  '/es/es/about',
  '/x\n/',
  '//evil.example/',
  '/a\\b/',
  // By this address password managers find out whether the site answers 404 at all.
  '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200',
])('%j does not redirect', path => {
  expect(movedTo(path, '?a=1')).toBeUndefined()
})

test('a site in one language has the redirects of English alone', () => {
  const find = createRedirector(redirectRules(['/', '/about', '/blog']))
  expect(find('/insights', '')?.location).toBe('/blog')
  expect(find('/undefined/blog/nope', '')).toBeUndefined()
})

test('the development server redirects old services for good, and to the account as long as it is there', () => {
  const to = (name: string) => `/services/${name}-flower-mound-tx`
  expect(nextRedirects).toEqual([
    { source: '/services/prp-procedures', destination: to('prp-therapy'), permanent: true },
    { source: '/services/microneedling', destination: to('microneedling'), permanent: true },
    {
      source: '/services/hormone-optimization',
      destination: to('testosterone-replacement-therapy'),
      permanent: true,
    },
    { source: '/services/iv-hydration', destination: to('iv-hydration-therapy'), permanent: true },
    { source: '/services/medical-weight-loss', destination: to('medical-weight-loss'), permanent: true },
    { source: '/services/peptide-therapy', destination: to('peptide-therapy'), permanent: true },
    { source: '/.well-known/change-password', destination: '/account', permanent: false },
  ])
})
