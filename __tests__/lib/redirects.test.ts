import { createRedirector, redirectRules } from '@/lib/redirects'

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
const movedTo = createRedirector(redirectRules(pages, languages))

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

test.each(['/contacts', '/contact/x', '/contact.html', '/contact.1', '/contact\n', '/contact\u0000', '/.'])(
  '%j is not a page with punctuation after it',
  path => {
    expect(movedTo(path, '')).toBeUndefined()
  },
)

test('password managers find where a password is changed, and ask again each time', () => {
  expect(movedTo('/.well-known/change-password', '')).toMatchObject({
    location: '/account',
    rule: { status: 307 },
  })
  // By this address they find out whether the site answers 404 at all.
  expect(
    movedTo('/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200', ''),
  ).toBeUndefined()
})
