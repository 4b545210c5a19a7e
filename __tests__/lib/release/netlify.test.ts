import { redirectRules } from '@/lib/redirects'
import { netlifyFiles, netlifyHeaders, netlifyRedirects } from '@/lib/release/netlify'
import { smallRelease } from './small-release'

it('writes each page where such a host expects it, without router data', () => {
  expect([...netlifyFiles(smallRelease)]).toEqual([
    ['about.html', 'named/about.html'],
    ['index.html', 'named/index.html'],
    ['auth.html', 'named/auth.html'],
    ['art/pine.avif', 'named/art/pine.avif'],
    ['_next/static/a.js', 'hashed/a.js'],
    ['404.html', 'named/_not-found.html'],
  ])
})

it('lists the headers of each path once', () => {
  expect(netlifyHeaders(smallRelease).split('\n\n')[0]).toBe(
    [
      '/about',
      '  Cache-Control: max-age=120, s-maxage=31536000',
      '  X-Frame-Options: DENY',
      '  Content-Type: text/html; charset=utf-8',
    ].join('\n'),
  )
})

it('translates every redirect of the site', () => {
  const rules = redirectRules(['/', '/about', '/blog', '/blog/trt-myths-debunked'])
  const redirects = rules.map(rule => ({ ...rule, headers: 'moved' }))
  expect(netlifyRedirects({ redirects, notFoundUnder: [] }).trim().split('\n')).toEqual([
    '/blog/page/* /404.html 404',
    '/services/prp-procedures /services/prp-therapy-flower-mound-tx 301',
    '/services/microneedling /services/microneedling-flower-mound-tx 301',
    '/services/hormone-optimization /services/testosterone-replacement-therapy-flower-mound-tx 301',
    '/services/iv-hydration /services/iv-hydration-therapy-flower-mound-tx 301',
    '/services/medical-weight-loss /services/medical-weight-loss-flower-mound-tx 301',
    '/services/peptide-therapy /services/peptide-therapy-flower-mound-tx 301',
    '/insights /blog 301',
    '/insights/trt-myths-debunked /blog/trt-myths-debunked 301',
    '/insights/page/:number /blog/page/:number 301',
    '/insights/* /blog 302',
    '/.well-known/change-password /account 302',
    '/blog/* /blog 302',
  ])
})

it('rejects a redirect that such a host cannot express', () => {
  const redirects = [
    { pattern: '^/(a|b)$', to: '/', status: 308 as const, keepsQuery: true, headers: 'moved' },
  ]
  expect(() => netlifyRedirects({ redirects, notFoundUnder: [] })).toThrow('^/(a|b)$')
})
