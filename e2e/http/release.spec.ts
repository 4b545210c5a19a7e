// Only a server shows every response of the release.
import type { Entry } from '@/tools/release/release-manifest'
import { expect, test } from '../support/served-test'
import { ask, failures, fileOf, isShared, release, unpacked, wrongHeaders } from './ask'

const all: Entry[] = release.entries.filter(({ keptFrom }) => keptFrom === undefined)
const nameOf = ({ path }: Entry) => path
const address = (path: string) => encodeURI(path)
const documents = all.filter(({ kind }) => kind === 'document')

for (const coding of ['identity', 'br', 'gzip'] as const) {
  test(`every path returns its bytes, type and headers with Accept-Encoding ${coding}`, async () => {
    const faults = await failures(all, nameOf, async one => {
      const answer = await ask(address(one.path), { 'Accept-Encoding': coding })
      if (answer.status !== 200) return `status ${answer.status}`
      if (answer.headers['content-type'] !== one.type) return `type ${answer.headers['content-type']}`
      const sent = answer.headers['content-encoding'] ?? 'identity'
      const expected = coding !== 'identity' && one.encodings.includes(coding) ? coding : 'identity'
      if (sent !== expected) return `sent as ${sent}, not ${expected}`
      if (!unpacked(answer).equals(fileOf(one.file))) return 'another text'
      if (!answer.headers.etag) return 'no tag'
      return wrongHeaders(answer, one.headers)
    })
    expect(faults).toEqual([])
  })
}

test('a stylesheet that pages load weighs at most 18 KB', () => {
  const sheets = all.filter(({ path }) => path.endsWith('.css'))
  expect(sheets.length).toBeGreaterThan(0)
  for (const { path, file } of sheets)
    expect(fileOf(`${file}.br`).length, path).toBeLessThanOrEqual(18 * 1024)
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

test('the server keeps idle connections for 65 seconds', async () => {
  expect((await ask('/about')).headers['keep-alive']).toBe('timeout=65')
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
