import { documentPaths } from '@/lib/security/headers'
import { addPolicies } from '@/scripts/seal/build/add-policies'

const manifest = {
  version: 3,
  pages404: true,
  headers: [{ source: documentPaths, regex: '^(?!/_next/).*$', headers: [{ key: 'X-Old', value: '1' }] }],
}
const policies = {
  pages: new Map([
    ['/', 'home'],
    ['/a.b', 'dotted'],
  ]),
  notFound: 'missing',
}

type Manifest = { pages404: boolean; headers: { regex: string; headers: { key: string; value: string }[] }[] }

function policyAt(path: string): string | undefined {
  const { headers } = addPolicies(manifest, policies) as Manifest
  const matching = headers.filter(({ regex }) => new RegExp(regex).test(path)).flatMap(rule => rule.headers)
  // As the server does it: a later rule wins.
  return matching.findLast(({ key }) => key === 'Content-Security-Policy')?.value
}

it('gives each page its own policy, and every other path that of the not-found page', () => {
  expect(policyAt('/')).toBe('home')
  expect(policyAt('/a.b')).toBe('dotted')
  expect(policyAt('/axb')).toBe('missing')
  expect(policyAt('/a.b/deeper')).toBe('missing')
  expect(policyAt('/never/heard/of')).toBe('missing')
  expect(policyAt('/_next/static/chunks/a.js')).toBeUndefined()
})

it('does not change the rest of the manifest', () => {
  const changed = addPolicies(manifest, policies) as Manifest
  expect(changed.pages404).toBe(true)
  expect(changed.headers[0]).toEqual(manifest.headers[0])
})

it('throws on a manifest of unknown version', () => {
  expect(() => addPolicies({ ...manifest, version: 4 }, policies)).toThrow('The routes manifest')
  expect(() => addPolicies({ version: 3, headers: [{ source: '/' }] }, policies)).toThrow(
    'The routes manifest',
  )
})
