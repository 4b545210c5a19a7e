import type { Entry, Variant } from '@/lib/release/release-manifest'
import { expect, test } from '../support/served-test'
import { ask, failures, fileOf, isBehindEdge, isShared, release, unpacked, wrongHeaders } from './ask'

// Every response of the release, from any front (FRONT_URL).

type One = { path: string; variant: Variant }

const all: One[] = release.entries
  .filter(({ keptFrom }) => keptFrom === undefined)
  .flatMap(({ path, variants }: Entry) => variants.map(variant => ({ path, variant })))
const nameOf = ({ path, variant }: One) => `${path} (${variant.kind})`
const address = (path: string) => encodeURI(path)

/** The router's request headers for a variant. */
function requestFor({ path, variant }: One): [string, Record<string, string>] {
  switch (variant.kind) {
    case 'document':
    case 'file':
      return [address(path), {}]
    case 'flight':
      return [`${address(path)}?_rsc=abc`, { RSC: '1' }]
    case 'segment':
      return [
        `${address(path)}?_rsc=abc`,
        { RSC: '1', 'Next-Router-Prefetch': '1', 'Next-Router-Segment-Prefetch': variant.segment },
      ]
    default:
      return variant satisfies never
  }
}

const plain = all.filter(({ variant }) => ['document', 'file'].includes(variant.kind))
const documents = all.filter(({ variant }) => variant.kind === 'document')

for (const coding of ['identity', 'br', 'gzip'] as const) {
  test(`every path returns its bytes, type and headers with Accept-Encoding ${coding}`, async () => {
    const faults = await failures(all, nameOf, async one => {
      const [path, headers] = requestFor(one)
      const answer = await ask(path, { ...headers, 'Accept-Encoding': coding })
      if (answer.status !== one.variant.status) return `status ${answer.status}`
      if (answer.headers['content-type'] !== one.variant.type) return `type ${answer.headers['content-type']}`
      const sent = answer.headers['content-encoding'] ?? 'identity'
      const expected = coding !== 'identity' && one.variant.encodings.includes(coding) ? coding : 'identity'
      const isPackedOnTheWay = isBehindEdge && sent === coding
      if (sent !== expected && !isPackedOnTheWay) return `sent as ${sent}, not ${expected}`
      if (!unpacked(answer).equals(fileOf(one.variant.file))) return 'another text'
      return wrongHeaders(answer, one.variant.headers)
    })
    expect(faults).toEqual([])
  })
}

test('a page’s path returns the page, whatever the request headers', async () => {
  const faults = await failures(documents, nameOf, async ({ path, variant }) => {
    const answer = await ask(path, { RSC: '1', 'Next-Router-Segment-Prefetch': '/_tree' })
    return answer.body.equals(fileOf(variant.file)) ? wrongHeaders(answer, variant.headers) : 'another text'
  })
  expect(faults).toEqual([])
})

test('no shared cache may store a response to the router', async () => {
  const faults = await failures(documents, nameOf, async ({ path }) => {
    const answers = await Promise.all([ask(`${path}?_rsc=x`), ask(`${path}?a=1&_rsc=x`, { RSC: '1' })])
    const shared = answers.find(({ headers }) => isShared(headers['cache-control']))
    return shared && `${shared.headers['cache-control']}`
  })
  expect(faults).toEqual([])
})

test('an unknown segment of a page is not found', async () => {
  const { status } = await ask('/about?_rsc=x', { RSC: '1', 'Next-Router-Segment-Prefetch': '/_nothing' })
  expect(status).toBe(404)
})

test('an unchanged file is answered with 304 and no body', async () => {
  const faults = await failures(plain, nameOf, async ({ path, variant }) => {
    const first = await ask(address(path), { 'Accept-Encoding': 'br' })
    const tag = first.headers.etag
    if (!tag) return 'no tag'
    const again = await ask(address(path), { 'Accept-Encoding': 'br', 'If-None-Match': tag })
    if (again.status !== 304 || again.body.length > 0) return `status ${again.status}`
    if (again.headers['cache-control'] !== first.headers['cache-control']) return 'another Cache-Control'
    const other = await ask(address(path), { 'If-None-Match': '"something-else"' })
    return other.status === variant.status ? undefined : `status ${other.status} for another tag`
  })
  expect(faults).toEqual([])
})

test('HEAD answers as GET, without a body', async () => {
  const faults = await failures(all, nameOf, async one => {
    const [path, headers] = requestFor(one)
    const get = await ask(path, headers)
    const head = await ask(path, headers, 'HEAD')
    if (head.status !== get.status || head.body.length > 0) return `status ${head.status}`
    if (head.headers['content-type'] !== get.headers['content-type']) return 'another type'
    return wrongHeaders(head, one.variant.headers)
  })
  expect(faults).toEqual([])
})

test('a range request returns that part of the file', async () => {
  const pictures = all.filter(({ variant }) => /^image\/(avif|webp|png)/.test(variant.type)).slice(0, 20)
  const faults = await failures(pictures, nameOf, async ({ path, variant }) => {
    const { status, headers, body } = await ask(path, { Range: 'bytes=5-14' })
    if (status !== 206 || headers['content-range'] !== `bytes 5-14/${variant.bytes}`)
      return `status ${status}`
    return body.equals(fileOf(variant.file).subarray(5, 15)) ? undefined : 'other bytes'
  })
  expect(faults).toEqual([])
  const { status } = await ask(pictures[0]?.path ?? '', { Range: 'bytes=99999999-' })
  expect(status).toBe(416)
})

test('capitals and a trailing slash redirect to the page', async () => {
  const faults = await failures(documents, nameOf, async ({ path }) => {
    if (path === '/') return
    for (const other of [`${path}/?a=B`, `${path.toUpperCase()}?a=B`]) {
      const { status, headers } = await ask(other)
      const { pathname, search } = new URL(headers.location ?? '', 'http://a')
      if (status !== 308 || pathname + search !== `${path}?a=B`)
        return `${other}: ${status} ${headers.location}`
      if (isShared(headers['cache-control'])) return `${other}: ${headers['cache-control']}`
      if (
        !headers['content-security-policy'] &&
        release.headerSets[release.errorHeaders]?.['Content-Security-Policy']
      )
        return `${other}: no policy`
    }
  })
  expect(faults).toEqual([])
})

for (const [from, status, to] of [
  ['/services/prp-procedures?a=1', 308, '/services/prp-therapy-flower-mound-tx?a=1'],
  ['/insights', 308, '/blog'],
  ['/insights/trt-myths-debunked?a=1', 308, '/blog/trt-myths-debunked?a=1'],
  ['/insights/nope', 307, '/blog'],
  ['/blog/nope?a=1', 307, '/blog'],
  ['/blog/nope/more', 307, '/blog'],
] as const) {
  test(`${from} redirects to ${to} with ${status}`, async () => {
    const answer = await ask(from)
    const { pathname, search } = new URL(answer.headers.location ?? '', 'http://a')
    expect([answer.status, pathname + search]).toEqual([status, to])
    expect(isShared(answer.headers['cache-control'])).toBe(false)
  })
}

test('an unknown path returns the not-found page with 404 and the headers of a page', async () => {
  for (const path of [
    '/nope',
    '/blog/page/99',
    '/_next/static/nope.js',
    '/art/nope.svg',
    '/_not-found',
    '/404',
  ]) {
    const answer = await ask(path)
    expect([path, answer.status]).toEqual([path, 404])
    expect(wrongHeaders(answer, release.notFound.headers)).toBeUndefined()
    expect(answer.body.equals(fileOf(release.notFound.file))).toBe(true)
  }
})

test('methods other than GET and HEAD get 405', async () => {
  const asked = ['POST', 'PUT', 'DELETE', 'PATCH'].flatMap(method =>
    ['/', '/about', '/favicon.ico', '/auth', '/nope'].map(path => ({ method, path })),
  )
  const faults = await failures(
    asked,
    ({ method, path }) => `${method} ${path}`,
    async ({ method, path }) => {
      const { status, headers } = await ask(path, { 'Content-Length': '0' }, method)
      return status === 405 && !isShared(headers['cache-control']) ? undefined : `status ${status}`
    },
  )
  expect(faults).toEqual([])
})

test('/auth returns the page for requests without a session', async () => {
  const login = release.entries.find(({ path }) => path === '/auth')?.variants[0]
  const answer = await ask('/auth', { Cookie: 'other=1' })
  expect(answer.status).toBe(200)
  expect(answer.body.equals(fileOf(login?.file ?? ''))).toBe(true)
  expect(isShared(answer.headers['cache-control'])).toBe(false)
})

test('a build that is not for production is kept from search engines, a build for production is not', async () => {
  const isSample = release.siteEnv !== 'production'
  const faults = await failures(documents, nameOf, async ({ path }) => {
    const { headers } = await ask(path)
    return headers['x-robots-tag'] === (isSample ? 'noindex' : undefined) ? undefined : 'X-Robots-Tag'
  })
  expect(faults).toEqual([])
  const rule = isSample ? 'Disallow: /' : 'Allow: /'
  expect(String((await ask('/robots.txt')).body).split('\n')).toContain(rule)
})
