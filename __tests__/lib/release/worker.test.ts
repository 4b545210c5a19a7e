/** @jest-environment node */
import { assetFiles, wranglerConfig } from '@/lib/release/cloudflare'
import { createWorker } from '@/lib/release/worker'
import { smallRelease } from './small-release'

const text = 'abcdefghijklmnopqrstuvwxyz0123'
const asked: string[] = []
const environment = {
  ASSETS: {
    fetch: async ({ url }: Request) => {
      asked.push(new URL(url).pathname)
      return new Response(text)
    },
  },
}

const bounce = jest.fn(async () => ({ location: '/account', cookies: ['a=1', 'b=2'] }))
let worker = createWorker({ release: smallRelease, bounce })
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  worker.fetch(new Request(`https://clinic.test${path}`, { method, headers }), environment)

beforeEach(() => {
  asked.length = 0
  worker = createWorker({ release: smallRelease, bounce })
  bounce.mockClear()
})

describe('the worker', () => {
  it('serves a page with its headers, compressed if the client accepts brotli', async () => {
    const plain = await get('/about')
    expect([plain.status, await plain.text(), plain.headers.get('etag')]).toEqual([
      200,
      text,
      '"of-its-text"',
    ])
    const packed = await get('/about', { 'Accept-Encoding': 'gzip, br' })
    expect([packed.headers.get('content-encoding'), packed.headers.get('etag')]).toEqual([
      'br',
      'W/"of-its-text"',
    ])
    expect(asked).toEqual(['/named/about.html', '/named/about.html.br'])
    expect(packed.headers.get('cache-control')).toBe('max-age=120, s-maxage=31536000')
  })

  it('uses the browser’s Accept-Encoding, not the one that the edge set', async () => {
    const request = new Request('https://clinic.test/about', { headers: { 'Accept-Encoding': 'gzip, br' } })
    const atEdge = Object.assign(request, { cf: { clientAcceptEncoding: 'gzip, br;q=0' } })
    expect((await worker.fetch(atEdge, environment)).headers.get('content-encoding')).toBe('gzip')
  })

  it('serves router data to the router only', async () => {
    await get('/about?_rsc=1', { RSC: '1' })
    await get('/about', { RSC: '1' })
    const page = await get('/about?_rsc=1')
    expect(asked).toEqual(['/named/about.rsc', '/named/about.html'])
    expect(page.headers.get('cache-control')).toBe('private, no-cache')
  })

  it('answers 304 for an unchanged file, in any encoding', async () => {
    for (const tag of ['"of-its-text"', 'W/"of-its-text"', '"other", W/"of-its-text"', '*']) {
      const answer = await get('/about', { 'If-None-Match': tag })
      expect([answer.status, answer.headers.get('content-type')]).toEqual([304, null])
    }
    expect((await get('/about', { 'If-None-Match': '"other"' })).status).toBe(200)
  })

  it.each([
    ['bytes=0-3', 206, 'abcd', 'bytes 0-3/30'],
    ['bytes=28-', 206, '23', 'bytes 28-29/30'],
    ['bytes=-3', 206, '123', 'bytes 27-29/30'],
    ['bytes=0-999', 206, text, 'bytes 0-29/30'],
    ['bytes=30-', 416, '', 'bytes */30'],
    ['bytes=3-1', 416, '', 'bytes */30'],
    ['bytes=-', 200, text, null],
    ['bytes=0-1,3-4', 200, text, null],
  ])('answers %s with %i', async (range, status, body, contentRange) => {
    const answer = await get('/_next/static/a.js', { Range: range })
    expect([answer.status, await answer.text(), answer.headers.get('content-range')]).toEqual([
      status,
      body,
      contentRange,
    ])
    if (status !== 200) expect(answer.headers.get('cache-control')).not.toMatch(/public|s-maxage/)
  })

  it('sends redirects, 405 and 404 with the headers of a document', async () => {
    const moved = await get('/OLD?a=b')
    expect([moved.status, moved.headers.get('location')]).toEqual([308, '/about?a=b'])
    const posted = await get('/about', {}, 'POST')
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    const broken = await get('/%ff')
    const missing = await get('/nope')
    expect([broken.status, missing.status]).toEqual([400, 404])
    for (const answer of [moved, posted, broken, missing])
      expect(answer.headers.get('x-frame-options')).toBe('DENY')
  })

  it('checks the session on the sign-in page only, and only with a session cookie', async () => {
    await get('/auth')
    await get('/about', { Cookie: 'sb-abc.d-auth-token=x' })
    expect(bounce).not.toHaveBeenCalled()
    const answer = await get('/auth?next=/account', { Cookie: 'sb-abc.d-auth-token.0=x' })
    expect(bounce).toHaveBeenCalledWith('sb-abc.d-auth-token.0=x', '?next=/account', '')
    expect([answer.status, answer.headers.get('location')]).toEqual([307, '/account'])
    expect([answer.headers.get('cache-control'), answer.headers.getSetCookie()]).toEqual([
      'private, no-store',
      ['a=1', 'b=2'],
    ])
  })

  it('serves the sign-in page when the session cannot be checked', async () => {
    bounce.mockRejectedValueOnce(new Error('down'))
    expect((await get('/auth', { Cookie: 'sb-abc.d-auth-token=x' })).status).toBe(200)
  })
})

it('runs before static files and sends no telemetry', () => {
  const config = wranglerConfig({ name: 'clinic' })
  expect([config.assets.run_worker_first, config.assets.html_handling, config.send_metrics]).toEqual([
    true,
    'none',
    false,
  ])
})

it('uploads each file in every encoding that it has', () => {
  expect(assetFiles(smallRelease)).toContain('named/about.html.br')
  expect(assetFiles(smallRelease)).not.toContain('named/art/pine.avif.br')
  expect(assetFiles(smallRelease)).toContain('named/about.html.gz')
})
