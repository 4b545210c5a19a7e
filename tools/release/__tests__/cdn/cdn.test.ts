/** @jest-environment node */
import {
  entriesOutsideFolders,
  headersFile,
  plainFolders,
  publishedFiles,
  redirectsFile,
  workerPaths,
} from '@/tools/release/cdn/cdn'
import { createCdnWorker } from '@/tools/release/cdn/cdn-worker'
import type { Redirect } from '@/tools/release/release-manifest'
import { smallRelease } from './small-release'

describe('the folder', () => {
  it('has a page under its address, and the not-found page where the host looks for it', () => {
    expect([...publishedFiles(smallRelease)]).toEqual([
      ['about.html', 'named/about.html'],
      ['index.html', 'named/index.html'],
      ['auth.html', 'named/auth.html'],
      ['art/pine.avif', 'named/art/pine.avif'],
      ['_next/static/a.js', 'hashed/a.js'],
      ['404.html', 'named/_not-found.html'],
    ])
  })

  it('has one rule for a folder with the same headers, and one for each name of every other path', () => {
    const rules = headersFile(smallRelease).split('\n\n')
    expect(rules.map(rule => rule.split('\n')[0])).toEqual([
      '/art/*',
      '/_next/static/*',
      '/about',
      '/about.html',
      '/',
      '/index',
      '/index.html',
      '/auth',
      '/auth.html',
      '/404',
      '/404.html',
    ])
    expect(rules[3]).toBe(rules[2]?.replace('/about', '/about.html'))
    expect(rules[2]).toBe(
      '/about\n  Cache-Control: max-age=120, s-maxage=31536000\n  X-Frame-Options: DENY\n  Content-Type: text/html; charset=utf-8',
    )
  })

  it('gives no rule to a folder with a page or with different headers', () => {
    const [about, , , pine] = smallRelease.entries
    if (!about || !pine) throw new Error('The small release has changed.')
    const entries = [pine, { ...pine, path: '/art/other.svg', headers: 'script' }]
    expect([...plainFolders({ ...smallRelease, entries }).keys()]).toEqual([])
    const withPage = [pine, { ...about, path: '/art/about', headers: 'picture' }]
    expect(entriesOutsideFolders({ ...smallRelease, entries: withPage })).toEqual(withPage)
  })

  it('lets the worker run on pages, not on folders with one rule', () => {
    const spanish = smallRelease.entries
      .slice(0, 1)
      .flatMap(one => ['/es/a/b', '/es/c'].map(path => ({ ...one, path })))
    expect(workerPaths({ ...smallRelease, entries: [...smallRelease.entries, ...spanish] })).toEqual([
      '/about',
      '/',
      '/auth',
      '/es/*',
      '/404',
    ])
  })

  it('gives a file that is framed its headers and the worker under both of its names', () => {
    const frames = smallRelease.entries
      .slice(0, 1)
      .map(one => ({ ...one, kind: 'file' as const, path: '/reviews-frame.html' }))
    const release = { ...smallRelease, entries: frames }
    expect([...publishedFiles(release).keys()]).toContain('reviews-frame.html')
    expect(workerPaths(release)).toEqual(['/reviews-frame', '/reviews-frame.html', '/404'])
    const [short, long] = headersFile(release).split('\n\n')
    expect(short).toMatch(/^\/reviews-frame\n.*X-Frame-Options: DENY/s)
    expect(long).toBe(short?.replace('/reviews-frame', '/reviews-frame.html'))
  })

  const rule = (pattern: string, to: string, status: 307 | 308 = 308): Redirect => ({
    pattern,
    to,
    status,
    keepsQuery: true,
    headers: 'moved',
  })
  it.each([
    ['an old address', rule('^/old[^a-z0-9\\x00-\\x1f]*$', '/about'), '/old /about 301\n'],
    [
      'a temporary one',
      rule('^/\\.well-known/x[^a-z0-9\\x00-\\x1f]*$', '/a', 307),
      '/.well-known/x /a 302\n',
    ],
    [
      'a numbered page',
      rule('^/insights/page/([0-9]+)/*$', '/b/$1'),
      '/insights/page/:number /b/:number 301\n',
    ],
    ['all below an old address', rule('^/insights/.*$', '/blog', 307), '/insights/* /blog 302\n'],
    ['all below a folder with files: that would hide them', rule('^/art/.*$', '/about', 307), ''],
    ['a page to itself, such as with a slash', rule('^/about[^a-z0-9\\x00-\\x1f]*$', '/about'), ''],
  ])('redirects %s', (_, one, line) => {
    expect(redirectsFile({ ...smallRelease, redirects: [one] })).toBe(line)
  })
})

describe('the worker', () => {
  const asked: string[] = []
  let found: () => Response
  const ASSETS = {
    fetch: async ({ url }: Request) => {
      asked.push(new URL(url).pathname)
      return found()
    },
  }
  const redirectIfSignedIn = jest.fn(async () => ({ location: '/account', cookies: ['a=1', 'b=2'] }))
  const worker = createCdnWorker({ release: smallRelease, redirectIfSignedIn })
  const get = (path: string, headers: Record<string, string> = {}) =>
    worker.fetch(new Request(`https://clinic.test${path}`, { headers, redirect: 'manual' }), { ASSETS })

  beforeEach(() => {
    asked.length = 0
    redirectIfSignedIn.mockClear()
    found = () => new Response('text', { headers: { ETag: '"host"', 'Cache-Control': 'public, max-age=0' } })
  })

  it('adds a page’s headers to the host’s answer, also to 304', async () => {
    const answer = await get('/about')
    expect([answer.status, await answer.text(), answer.headers.get('etag')]).toEqual([200, 'text', '"host"'])
    expect(answer.headers.get('cache-control')).toBe('max-age=120, s-maxage=31536000')
    found = () => new Response(null, { status: 304 })
    const unchanged = await get('/about', { 'If-None-Match': '"host"' })
    expect([unchanged.status, unchanged.headers.get('x-frame-options')]).toEqual([304, 'DENY'])
  })

  it('redirects unknown articles and capitals, where the host finds no file', async () => {
    found = () => new Response(null, { status: 404 })
    const article = await get('/blog/nope?a=1')
    expect([article.status, article.headers.get('location')]).toEqual([307, '/blog'])
    const old = await get('/OLD?a=b')
    expect([old.status, old.headers.get('location')]).toEqual([308, '/about?a=b'])
  })

  it('passes on a script in another language as the host serves it, but not the not-found page', async () => {
    const script = await get('/es/_next/static/a.js')
    expect([script.status, script.headers.get('cache-control')]).toEqual([200, 'public, max-age=0'])
    expect((await get('/404')).status).toBe(404)
  })

  it('serves no page under a second name that the host gives it', async () => {
    const page = () => new Response('a frame', { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
    found = page
    const answer = await get('/reviews-frame')
    expect([answer.status, answer.headers.get('x-frame-options')]).toEqual([404, 'DENY'])
  })

  it('passes the host’s redirects on with the headers of an error', async () => {
    found = () => new Response(null, { status: 301, headers: { Location: '/about' } })
    const { status, headers } = await get('/old')
    expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([
      301,
      '/about',
      'no-store',
    ])
  })

  it('answers an unknown path with the not-found page', async () => {
    const answers = [new Response(null, { status: 404 }), new Response('lost', { headers: { ETag: '"x"' } })]
    found = () => answers.shift() ?? Response.error()
    const answer = await get('/%ff')
    expect([answer.status, await answer.text(), answer.headers.get('etag')]).toEqual([404, 'lost', null])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(asked).toEqual(['/%ff', '/404'])
  })

  it('checks the session on the sign-in page only, and only with a session cookie', async () => {
    await get('/auth')
    await get('/about', { Cookie: 'sb-abc.d-auth-token=x' })
    expect(redirectIfSignedIn).not.toHaveBeenCalled()
    const answer = await get('/auth?next=/account', { Cookie: 'sb-abc.d-auth-token.0=x' })
    expect(redirectIfSignedIn).toHaveBeenCalledWith('sb-abc.d-auth-token.0=x', '?next=/account', '')
    expect([answer.status, answer.headers.get('location')]).toEqual([307, '/account'])
    expect([answer.headers.get('cache-control'), answer.headers.getSetCookie()]).toEqual([
      'private, no-store',
      ['a=1', 'b=2'],
    ])
  })

  it('keeps nothing that writes a cookie, also when nobody is led on', async () => {
    redirectIfSignedIn.mockResolvedValueOnce({ location: undefined, cookies: ['a=; Max-Age=0'] } as never)
    const answer = await get('/auth', { Cookie: 'sb-abc.d-auth-token=x' })
    expect([answer.status, answer.headers.get('cache-control'), answer.headers.getSetCookie()]).toEqual([
      200,
      'private, no-store',
      ['a=; Max-Age=0'],
    ])
  })

  it('serves the sign-in page when the session cannot be checked', async () => {
    redirectIfSignedIn.mockRejectedValueOnce(new Error('down'))
    expect((await get('/auth', { Cookie: 'sb-abc.d-auth-token=x' })).status).toBe(200)
  })
})
