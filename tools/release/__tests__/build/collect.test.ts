/** @jest-environment node */

import { language as english } from '@/content/facts/language'
import { language as portuguese } from '@/content/pt/facts/language'
import { documentPaths } from '@/lib/security/headers'
import { createHeaderRules, fileLifetime, isOffered, refuseDynamic } from '@/tools/release/build/collect'

const routing = {
  beforeMiddleware: [
    { source: '/:path*', sourceRegex: '^.*$', headers: { A: 'every', B: 'every' } },
    { source: documentPaths, sourceRegex: '^(?!/art/).*$', headers: { B: 'document' } },
    {
      source: '/:path*',
      sourceRegex: '^.*$',
      headers: { A: 'router' },
      has: [{ type: 'header', key: 'rsc' }],
    },
    { source: '/old', sourceRegex: '^/old$', headers: { Location: '/new' }, status: 308 },
  ],
  dynamicRoutes: [
    { source: '/closed/[n]', sourceRegex: '', has: [{ type: 'cookie', key: 'bypass' }] },
    { source: '/open/[n]', sourceRegex: '' },
  ],
} as unknown as Parameters<typeof createHeaderRules>[0]

type Result = Parameters<typeof refuseDynamic>[0]
const result = (appPages: string[], prerenders: { route: string; compute?: string }[]) =>
  ({
    appPages: appPages.map(pathname => ({ pathname })),
    prerenders: prerenders.map(each => ({ pathname: each.route, ...each })),
    routing,
  }) as unknown as Result
const same = (path: string) => path

it('gives a path the headers of every rule for browsers, the last one of each name', () => {
  const { headersFor, isDocument } = createHeaderRules(routing)
  expect(headersFor('/faq')).toEqual({ A: 'every', B: 'document' })
  expect(headersFor('/art/a.svg')).toEqual({ A: 'every', B: 'every' })
  expect(headersFor('/old')).not.toHaveProperty('Location')
  expect([isDocument('/faq'), isDocument('/art/a.svg')]).toEqual([true, false])
})

it('offers no feed in a language without articles: it would be empty, and no valid feed', () => {
  expect(isOffered(english, '/feed.xml')).toBe(true)
  expect(isOffered({ ...portuguese, articles: ['trt-myths-debunked'], onlyInEnglish: [] }, '/feed.xml')).toBe(
    true,
  )
  expect(isOffered({ ...portuguese, articles: [], onlyInEnglish: ['/blog'] }, '/feed.xml')).toBe(false)
})

it.each([
  '/robots.txt',
  '/sitemap.xml',
  '/llms.txt',
  '/facts.json',
  '/reviews-frame.html',
  '/contact-form-frame.html',
  '/.well-known/security.txt',
])('offers %s at the root alone', path => {
  expect([isOffered(english, path), isOffered(portuguese, path)]).toEqual([true, false])
})

it('lets anyone keep a file with a hash in its name for a year, and asks for every other one', () => {
  expect(fileLifetime(true)).toBe('public, max-age=31536000, immutable')
  expect(fileLifetime(false)).toBe('public, max-age=0')
})

it('throws when the build has no rule for documents', () => {
  expect(() => createHeaderRules({ ...routing, beforeMiddleware: [] })).toThrow('no headers for')
})

it('accepts pages that are prerendered, and patterns that answer 404', () => {
  expect(() =>
    refuseDynamic(result(['/faq', '/faq.rsc', '/closed/[n]'], [{ route: '/faq', compute: 'static' }]), same),
  ).not.toThrow()
})

it.each([
  ['/about', result(['/about'], [])],
  ['/open/[n]', result(['/open/[n]'], [])],
  ['/faq', result(['/faq'], [{ route: '/faq', compute: 'blocking' }])],
])('refuses %s, which is rendered per request', (path, given) => {
  expect(() => refuseDynamic(given, same)).toThrow(`${path} is rendered per request`)
})
