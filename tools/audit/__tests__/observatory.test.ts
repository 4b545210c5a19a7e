import { documentPaths, headerRules } from '@/lib/security/headers'
import { contentPolicy } from '@/lib/security/policy'
import { observatoryScore } from '@/tools/audit/checks/observatory'
import { parseHtml } from '@/tools/audit/html'

const document = parseHtml('<script src="/boot.js" integrity="sha384-x"></script>')

/** As the server merges them: of two rules that fit, the later wins. */
function headersAt(path: string): Record<string, string> {
  const rules = headerRules().filter(({ source }) => ['/:path*', documentPaths, path].includes(source))
  return Object.fromEntries([
    ...rules.flatMap(({ headers }) => headers.map(({ key, value }) => [key.toLowerCase(), value])),
    ['content-security-policy', contentPolicy({ path, styleHashes: ['sha256-a='], formOrigins: [] })],
  ])
}

it.each([
  ['/', 155],
  ['/auth', 155],
  ['/_not-found', 155],
  ['/contact', 145],
  ['/services/microneedling-flower-mound-tx', 145],
])('%s earns %d points', (path, points) => {
  expect(observatoryScore(headersAt(path), document)).toBe(points)
})

it('matches the Observatory’s score of a bare Next site', () => {
  // No policy -25, no HSTS -20, no nosniff -5, framing -20.
  expect(observatoryScore({}, document)).toBe(30)
})

it('subtracts points for inline scripts, which extra credit does not offset', () => {
  const headers = headersAt('/')
  const policy = headers['content-security-policy']?.replace(
    "script-src 'self'",
    "script-src 'self' 'unsafe-inline'",
  )
  expect(observatoryScore({ ...headers, 'content-security-policy': policy ?? '' }, document)).toBe(80)
})
