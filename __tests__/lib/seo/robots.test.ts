import type robotsFile from '@/app/robots'
import type { SiteEnvironment } from '@/lib/addresses/site-environments'
import { headerRules } from '@/lib/security/headers'

function robotsIn(siteEnv: SiteEnvironment) {
  jest.resetModules()
  jest.doMock('@/lib/env', () => ({ env: { siteEnv, siteUrl: 'https://clinic.example' } }))
  const { default: robots }: { default: typeof robotsFile } = jest.requireActual('@/app/robots')
  return robots()
}

const noindexSources = (siteEnv: SiteEnvironment) =>
  headerRules({ siteEnv })
    .filter(({ headers }) => headers.some(({ key }) => key === 'X-Robots-Tag'))
    .map(({ source }) => source)

test('a build for production may be crawled and indexed, but for the documents of outside scripts', () => {
  expect(robotsIn('production')).toEqual({
    rules: { userAgent: '*', allow: '/' },
    sitemap: 'https://clinic.example/sitemap.xml',
  })
  expect(noindexSources('production')).toEqual(['/reviews-frame.html', '/contact-form-frame.html'])
})

test.each(['development', 'draft'] as const)('a build for %s may be neither crawled nor indexed', siteEnv => {
  expect(robotsIn(siteEnv).rules).toEqual({ userAgent: '*', disallow: '/' })
  expect(noindexSources(siteEnv)).toContain('/:path*')
})
