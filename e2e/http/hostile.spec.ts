// Only a server shows its answers to malicious paths and headers, here in a reproducible order.
import { expect, test } from '../support/served-test'
import { ask, failures, fileOf, isShared, release } from './ask'

// HOSTILE=60000 SEED=1 runs it at length.
const seed = Number(process.env.SEED ?? 29)
const count = Number(process.env.HOSTILE ?? 3000)

/** Numbers from 0 to 1, the same in every run (mulberry32). */
function numbers(from: number) {
  let state = from
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32
  }
}

const next = numbers(seed)
const pick = <T>(list: readonly [T, ...T[]]): T => list[Math.floor(next() * list.length)] ?? list[0]

const methods = [
  'GET',
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'PATCH',
  'OPTIONS',
  'TRACE',
] as const
const starts = [
  '/',
  '/about',
  '/blog/',
  '/auth',
  '/services/',
  '/insights/',
  '/_next/static/',
  '/art/',
  '//',
  '/blog/page/',
  '/account',
  '/calculator',
  '/_next/image',
  '/favicon.ico',
  '/~release',
  '*',
  'http://evil.example/',
] as const
const parts = [
  '..',
  '%2e%2e',
  '..%2f..%2f',
  '%5c',
  '%00',
  '%0d%0aX-Made-Up:%20yes',
  '%ff',
  '%',
  '%c0%ae',
  '%252e',
  'evil.example',
  '@evil.example',
  ';a=b',
  '~root',
  '.git/config',
  '.env',
  'manifest.json',
  'server.mjs',
  '%E2%80%AE',
  'constructor',
  '__proto__',
  'A'.repeat(200),
  '/',
  '//',
  '?_rsc',
  '?next=//evil.example',
  '?a=%0d%0a',
  '?url=%2Fapple-icon.png&w=640&q=75',
  '.segments/_tree.segment.rsc',
  '.rsc',
  '_global-error',
  '$1',
  '%24%7Bdollar%7D',
  '{{7*7}}',
] as const
const headers = [
  {},
  { RSC: '1' },
  { RSC: '1', 'Next-Router-Segment-Prefetch': '/../../../etc/passwd' },
  { 'Next-Router-State-Tree': '%5B%22' },
  { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'ftp', Forwarded: 'host=evil.example' },
  { Host: 'evil.example' },
  { Host: '' },
  { 'Next-Action': 'x'.repeat(40), 'Content-Type': 'text/plain', 'Content-Length': '0' },
  { 'Next-Url': '//evil.example', 'Next-Router-Prefetch': '2' },
  { 'X-Original-Url': '/.env', 'X-Rewrite-Url': '/.env', 'X-Http-Method-Override': 'DELETE' },
  { Expect: 'nothing' },
  { 'X-Long': 'x'.repeat(12_000) },
  { 'X-Middleware-Subrequest': 'middleware:middleware:middleware' },
  { Range: 'bytes=-,9-1' },
  { Range: `bytes=${'0-1,'.repeat(300)}0-1` },
  { 'If-None-Match': '"'.repeat(500) },
  { 'Accept-Encoding': 'br;q=nope, *;q=0' },
  { Cookie: 'sb-localhost-auth-token=base64-bm9uc2Vuc2U' },
  { Cookie: '__prerender_bypass=x; a=%ff' },
] as const

const asked = Array.from({ length: count }, () => ({
  method: pick(methods),
  path: pick(starts) + Array.from({ length: 1 + Math.floor(next() * 3) }, () => pick(parts)).join(''),
  headers: pick<Record<string, string>>(headers),
}))

test(`${count} hostile requests are answered without 5xx, another host or a cacheable response`, async () => {
  // A limit for hangs.
  test.setTimeout(60_000 + count * 60)
  const statuses = new Map<number, number>()
  const faults = await failures(
    asked,
    ({ method, path, headers }) => `${method} ${path} ${JSON.stringify(headers)}`,
    async ({ method, path, headers }) => {
      const answer = await ask(path, headers, method)
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      const { location, 'x-made-up': injected, 'cache-control': cache } = answer.headers
      if (answer.status >= 500) return `status ${answer.status}`
      if (injected) return 'a header of its own'
      if (
        location &&
        new URL(location, 'http://a').hostname !== 'a' &&
        !/^https?:\/\/(localhost|127\.0\.0\.1)[:/]/.test(location)
      )
        return `sent to ${location}`
      if (answer.status >= 300 && answer.status !== 304 && isShared(cache))
        return `${answer.status}, kept by shared caches`
      if (answer.headers['set-cookie'] && isShared(cache)) return 'a cookie for everybody'
    },
  )
  console.log(
    `Statuses: ${[...statuses]
      .sort()
      .map(([status, times]) => `${times} of ${status}`)
      .join(', ')}`,
  )
  expect(faults).toEqual([])
})

test('afterwards every page is unchanged', async () => {
  const pages = release.entries.filter(({ kind }) => kind === 'document')
  const faults = await failures(
    pages,
    ({ path }) => path,
    async ({ path, file }) => {
      const { status, body } = await ask(path)
      return status === 200 && body.equals(fileOf(file)) ? undefined : `status ${status}`
    },
  )
  expect(faults).toEqual([])
})
