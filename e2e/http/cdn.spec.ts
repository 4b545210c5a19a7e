// Only the host's own runtime shows how it serves the folder: tools/release/cdn/test-cdn.mjs starts it.
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../support/served-test'
import { type Answer, ask, failures, fileOf, isShared, release, unpacked, wrongHeaders } from './ask'

test.skip(process.env.SERVER_IS_CDN === undefined, 'It needs the runtime: npm run test:all.')

const documents = release.entries.filter(({ kind }) => kind === 'document')
/** The host sets Vary where it compresses. */
const wrong = (answer: Answer, set: string) =>
  wrongHeaders({ ...answer, headers: { ...answer.headers, vary: 'Accept-Encoding' } }, set)

test('every path returns its bytes, type and headers', async () => {
  const faults = await failures(
    release.entries,
    ({ path }) => path,
    async ({ path, file, type, headers, kind }) => {
      const answer = await ask(encodeURI(path), kind === 'document' ? { RSC: '1' } : {})
      if (answer.status !== 200) return `status ${answer.status} ${answer.headers.location}`
      const media = String(answer.headers['content-type']).split(';')[0]
      if (media !== type.split(';')[0]) return `type ${media}`
      if (!unpacked(answer).equals(fileOf(file))) return 'another text'
      return wrong(answer, headers)
    },
  )
  expect(faults).toEqual([])
})

test('an unchanged page is answered with 304 and its headers', async () => {
  const faults = await failures(
    documents.slice(0, 20),
    ({ path }) => path,
    async ({ path, headers }) => {
      const { etag } = (await ask(path)).headers
      if (!etag) return 'no tag'
      const again = await ask(path, { 'If-None-Match': etag })
      return again.status === 304 ? wrong(again, headers) : `status ${again.status}`
    },
  )
  expect(faults).toEqual([])
})

test('capitals and a trailing slash redirect to the page', async () => {
  const faults = await failures(
    documents.filter(({ path }) => path !== '/'),
    ({ path }) => path,
    async ({ path }) => {
      for (const other of [`${path}/?a=B`, `${path.toUpperCase()}?a=B`]) {
        const { status, headers } = await ask(other)
        const { pathname, search } = new URL(headers.location ?? '', 'http://a')
        if (![307, 308].includes(status) || pathname + search !== `${path}?a=B`)
          return `${other}: ${status} ${headers.location}`
        if (isShared(headers['cache-control'])) return `${other}: ${headers['cache-control']}`
      }
    },
  )
  expect(faults).toEqual([])
})

for (const [from, status, to] of [
  ['/services/prp-procedures?a=1', 301, '/services/prp-therapy-flower-mound-tx?a=1'],
  ['/insights', 301, '/blog'],
  ['/insights/trt-myths-debunked?a=1', 301, '/blog/trt-myths-debunked?a=1'],
  ['/insights/nope', 302, '/blog'],
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

test('an unknown path returns the not-found page of its language, which nobody caches', async () => {
  const missing = [
    ...['/nope', '/blog/page/99', '/_next/static/nope.js', '/art/nope.svg', '/%ff', '/404'].map(path => ({
      path,
      file: release.notFound,
    })),
    ...release.notFoundUnder.flatMap(({ under, file }) =>
      ['nope', '_next/static/nope.js', '404'].map(name => ({ path: under + name, file })),
    ),
  ]
  for (const { path, file } of missing) {
    const answer = await ask(path)
    expect([path, answer.status]).toEqual([path, 404])
    expect(unpacked(answer).equals(fileOf(file.file))).toBe(true)
    expect(isShared(answer.headers['cache-control'])).toBe(false)
    expect(answer.headers['x-frame-options']).toBe('DENY')
  }
})

/** Every name that a host may give a published file. */
function namesOf(file: string): string[] {
  const path = `/${file}`
  const short = path.replace(/(\/index)?\.html$/, '') || '/'
  const names = [path, short, `${short}/`, `${short}/index`, `${short}/index.html`, `${short}.html`]
  return [...new Set([...names, ...names.map(name => name.toUpperCase()), ...names.map(name => `/${name}`)])]
}

test('no file has a name under which it comes without its policy', async () => {
  const site = join('out', 'cdn', 'site')
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter(file =>
    statSync(join(site, file)).isFile(),
  )
  const pages = files.filter(file => file.endsWith('.html'))
  expect(pages.length).toBeGreaterThan(documents.length)
  const faults = await failures(
    [...pages, ...files.filter(file => !pages.includes(file) && !file.startsWith('_next/'))].flatMap(namesOf),
    name => name,
    async name => {
      const { status, headers } = await ask(encodeURI(name))
      if (status !== 200) return
      if (headers['x-content-type-options'] !== 'nosniff') return 'no nosniff'
      const isPage = String(headers['content-type']).startsWith('text/html')
      if (isPage && !headers['content-security-policy']) return 'no policy'
    },
  )
  expect(faults).toEqual([])
})

test('/auth serves the page without a session, and removes a malformed one', async () => {
  const login = release.entries.find(({ path }) => path === '/auth')
  const plain = await ask('/auth', { Cookie: 'other=1' })
  expect(unpacked(plain).equals(fileOf(login?.file ?? ''))).toBe(true)
  expect(plain.headers['set-cookie']).toBeUndefined()
  const [route] = release.dynamic
  const malformed = await ask('/auth', { Cookie: `${route?.cookie}=nonsense` })
  expect(malformed.status).toBe(200)
  expect(malformed.headers['cache-control']).toBe('private, no-store')
  expect(String(malformed.headers['set-cookie'])).toContain(`${route?.cookie}=; Max-Age=0`)
})

test('a page accepts no method but GET and HEAD', async () => {
  for (const method of ['POST', 'PUT', 'DELETE']) {
    expect((await ask('/about', { 'Content-Length': '0' }, method)).status).toBe(405)
  }
})
