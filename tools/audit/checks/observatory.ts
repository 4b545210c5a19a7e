import { hasFrames } from '@/lib/security/policy'
import { languageOf } from '../../../lib/site/language-of'
import { observatory } from '../../release/budgets'
import { attribute, type Document, elements } from '../html'
import type { ServedPage } from '../served-page'
import type { Miss, Settings } from '../types'

type Headers = Record<string, string>

/**
 * The scoring of the Mozilla HTTP Observatory, algorithm 6, for the headers that this site sends: 100 points, plus the
 * tables of its `grader/charts.js`. Its npm package has algorithm 4, lacks the COOP and COEP tests and needs databases; on
 * pages of this site it gave the same points for the tests that it has.
 */
const scoring: { name: string; points: (headers: Headers, document: Document) => number }[] = [
  { name: 'Content-Security-Policy', points: scorePolicy },
  {
    name: 'Strict-Transport-Security',
    // The Observatory takes ten points for less than half a year, which is the owner's choice (docs/going-live.md).
    points: headers => (/max-age=\d+/.test(headers['strict-transport-security'] ?? '') ? 0 : -20),
  },
  {
    name: 'Referrer-Policy',
    points: headers => {
      const policy = headers['referrer-policy'] ?? ''
      if (/^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(policy)) return 5
      return policy === '' ? 0 : -5
    },
  },
  {
    name: 'X-Content-Type-Options',
    points: headers => (headers['x-content-type-options'] === 'nosniff' ? 0 : -5),
  },
  { name: 'framing', points: headers => (directive(headers, 'frame-ancestors') === "'none'" ? 5 : -20) },
  { name: 'Subresource Integrity', points: (_, document) => scoreIntegrity(document) },
  {
    name: 'Cross-Origin-Resource-Policy',
    points: headers => (/^same-(origin|site)$/.test(headers['cross-origin-resource-policy'] ?? '') ? 10 : 0),
  },
  {
    name: 'Cross-Origin-Opener-Policy',
    points: headers => (headers['cross-origin-opener-policy'] === 'same-origin' ? 10 : 0),
  },
  {
    name: 'Cross-Origin-Embedder-Policy',
    points: headers =>
      /^(require-corp|credentialless)$/.test(headers['cross-origin-embedder-policy'] ?? '') ? 10 : 0,
  },
]

const minimumForExtraCredit = 90

function directive(headers: Headers, name: string): string | undefined {
  const policy = (headers['content-security-policy'] ?? '').replaceAll(
    'http://localhost:',
    'https://localhost:',
  )
  const parts = policy.split(/;\s*/)
  return parts.find(part => part.startsWith(`${name} `))?.slice(name.length + 1)
}

function scorePolicy(headers: Headers): number {
  if (headers['content-security-policy'] === undefined) return -25
  const scripts = directive(headers, 'script-src') ?? directive(headers, 'default-src') ?? "'unsafe-inline'"
  const objects = directive(headers, 'object-src') ?? directive(headers, 'default-src')
  if (/'unsafe-inline'|data:|\bhttp:/.test(scripts) || objects !== "'none'") return -20
  if (scripts.includes("'unsafe-eval'")) return -10
  if (directive(headers, 'style-src')?.includes("'unsafe-inline'")) return 0
  return directive(headers, 'default-src') === "'none'" ? 10 : 5
}

function scoreIntegrity(document: Document): number {
  const scripts = elements(document, 'script').filter(script => attribute(script, 'src') !== undefined)
  if (scripts.length === 0) return 0
  return scripts.every(script => attribute(script, 'integrity')) ? 5 : 0
}

/** @param headers as served; plain http addresses of a local sandbox count as the https ones they represent. */
export function observatoryScore(headers: Headers, document: Document): number {
  const points = scoring.map(test => test.points(headers, document))
  const uncurved = points.filter(value => value < 0).reduce((sum, value) => sum + value, 100)
  if (uncurved < minimumForExtraCredit) return uncurved
  return points.reduce((sum, value) => sum + value, 100)
}

export function checkObservatory({ route, headers, document }: ServedPage, { sealed }: Settings): Miss[] {
  // Only a sealed page has a policy.
  if (!sealed) return []
  const score = observatoryScore(headers, document)
  const least = hasFrames(languageOf(route.path).path) ? observatory.withFrames : observatory.withoutFrames
  return score >= least ? [] : [{ check: 'observatory', message: `${score} points of at least ${least}` }]
}
