/** @jest-environment node */
import { createRedirector, redirectRules } from '@/lib/redirects'

const english = ['/', '/blog', '/blog/page/2', '/blog/trt-myths-debunked', '/blog/prp-for-men']
const rules = () =>
  redirectRules(
    [...english, '/es', '/es/blog', '/es/blog/trt-myths-debunked', '/pt'],
    [
      { base: '/es', onlyInEnglish: [], articles: ['trt-myths-debunked'] },
      { base: '/pt', onlyInEnglish: ['/blog'], articles: [] },
    ],
  )
const movedTo = (path: string, search: string) => createRedirector(rules())(path, search)

it.each([
  ['/services/peptide-therapy', 308, '/services/peptide-therapy-flower-mound-tx'],
  ['/es/services/peptide-therapy', 308, '/es/services/peptide-therapy-flower-mound-tx'],
  ['/pt/services/prp-procedures', 308, '/pt/services/prp-therapy-flower-mound-tx'],
  ['/pt/services/microneedling', 308, '/pt/services/microneedling-flower-mound-tx'],
  ['/es/services/hormone-optimization', 308, '/es/services/testosterone-replacement-therapy-flower-mound-tx'],
  ['/es/services/iv-hydration', 308, '/es/services/iv-hydration-therapy-flower-mound-tx'],
  ['/es/Services/Medical-Weight-Loss/', 308, '/es/services/medical-weight-loss-flower-mound-tx'],
  ['/insights', 308, '/blog'],
  ['/es/insights', 308, '/es/blog'],
  ['/es/insights/trt-myths-debunked', 308, '/es/blog/trt-myths-debunked'],
  ['/es/insights/unknown', 307, '/es/blog'],
  // Without a translation, in one hop to the English page, and not for good.
  ['/es/insights/prp-for-men', 307, '/blog/prp-for-men'],
  ['/pt/insights', 307, '/blog'],
  ['/pt/insights/trt-myths-debunked', 307, '/blog/trt-myths-debunked'],
  ['/pt/insights/unknown', 307, '/blog'],
] as const)('%s redirects with %i to %s in one hop', (from, status, to) => {
  const found = movedTo(from, '')
  expect([found?.rule.status, found?.location]).toEqual([status, to])
})
