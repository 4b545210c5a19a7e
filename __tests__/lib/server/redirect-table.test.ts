/** @jest-environment node */

import { servicePaths } from '@/lib/routes'
import { createRedirector, redirectCaching, redirectRules } from '@/lib/server/redirects'

const article = '/blog/trt-myths-debunked'
const prp = servicePaths['prp-therapy']
const pages = [
  '/',
  '/about',
  '/account',
  '/blog',
  article,
  prp,
  '/es',
  '/es/about',
  '/es/blog',
  `/es${article}`,
  '/pt',
]
const languages = [
  { base: '/es', onlyInEnglish: [prp], articles: ['trt-myths-debunked'] },
  { base: '/pt', onlyInEnglish: ['/about', '/blog'], articles: [] },
] as const
/** Built in each test, so that a change of the code is only tried with the tests that notice it. */
const movedTo = (path: string, search: string) =>
  createRedirector(redirectRules(pages, languages))(path, search)

test.each([
  // Old services.
  ['/services/prp-procedures', prp, 308, true],
  ['/services/microneedling', servicePaths.microneedling, 308, true],
  ['/services/hormone-optimization', servicePaths['testosterone-replacement-therapy'], 308, true],
  ['/services/iv-hydration', servicePaths['iv-hydration-therapy'], 308, true],
  ['/services/medical-weight-loss', servicePaths['medical-weight-loss'], 308, true],
  ['/services/peptide-therapy', servicePaths['peptide-therapy'], 308, true],
  ['/es/services/iv-hydration', `/es${servicePaths['iv-hydration-therapy']}`, 308, true],
  ['/es/Services/Medical-Weight-Loss/', `/es${servicePaths['medical-weight-loss']}`, 308, true],
  // In one hop to the English page, until there is a translation.
  ['/es/services/prp-procedures', prp, 307, true],
  [`/es${prp}`, prp, 307, true],
  ['/pt/about', '/about', 307, true],
  // The journal's old address.
  ['/insights', '/blog', 308, true],
  ['/insights/trt-myths-debunked', article, 308, true],
  ['/es/insights', '/es/blog', 308, true],
  ['/es/insights/trt-myths-debunked', `/es${article}`, 308, true],
  ['/pt/insights', '/blog', 307, true],
  ['/pt/insights/trt-myths-debunked', article, 307, true],
  ['/insights/page/2', '/blog/page/2', 308, true],
  ['/insights/page/2/', '/blog/page/2', 308, true],
  ['/es/insights/page/2', '/es/blog', 307, false],
  ['/insights/unknown', '/blog', 307, false],
  ['/insights/page/two', '/blog', 307, false],
  ['/es/insights/unknown', '/es/blog', 307, false],
  ['/pt/insights/unknown', '/blog', 307, false],
  // An article that does not exist today may be published tomorrow.
  ['/blog/unknown', '/blog', 307, false],
  ['/es/blog/unknown', '/es/blog', 307, false],
  ['/pt/blog/unknown', '/blog', 307, false],
  ['/.well-known/change-password', '/account', 307, false],
  // Own paths.
  ['/ABOUT', '/about', 308, true],
  ['/About/', '/about', 308, true],
  ['/es/ABOUT', '/es/about', 308, true],
  ['/es/', '/es', 308, true],
  ['/feed/', '/feed.xml', 308, true],
  ['/feed', '/feed.xml', 308, true],
])('%s redirects to %s with %d, its query kept: %s', (path, location, status, keepsQuery) => {
  expect(movedTo(path, '?a=1')).toMatchObject({
    location: location + (keepsQuery ? '?a=1' : ''),
    rule: { status },
  })
})

test('a permanent redirect is kept by the browser for a day, a temporary one by nobody', () => {
  expect(redirectCaching).toEqual({ 307: 'no-store', 308: 'private, max-age=86400' })
})

test('an article of one language is no article below another language', () => {
  expect(movedTo(`/pt/es${article}`, '')).toBeUndefined()
})
