/** @jest-environment node */
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import { open, request, type SiteServer, send, startSiteServer } from './site-server'

let site: SiteServer

beforeAll(async () => {
  site = await startSiteServer()
})

afterAll(async () => {
  site.process.kill('SIGKILL')
  await site.ended
})

const head = (answer: string) => answer.split('\r\n\r\n')[0] ?? ''
const header = (answer: string, name: string) =>
  new RegExp(`^${name}: (.*)$`, 'im').exec(head(answer))?.[1]?.trim()
const status = (answer: string) => Number(answer.split(' ')[1])
const get = (path: string, ...headers: string[]) => request(site.port, `GET ${path}`, ...headers)

/** Waits until the server has no connection but the one that asks: it may learn of a closed one later than its client. */
const untilNoOtherConnection = () => untilBody(site, '/count', '1')

test('an unmatched Upgrade request leaves no connection open', async () => {
  const upgrade = 'GET /nope HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'
  const clients = Array.from({ length: 200 }, () => open(site.port))
  for (const { socket } of clients) socket.write(upgrade)
  await Promise.all(clients.map(({ received }) => received))
  await untilNoOtherConnection()
})

describe('a shared cache', () => {
  test('may store a page', async () => {
    const answer = await get('/about')
    expect(header(answer, 'Cache-Control')).toBe('max-age=120, s-maxage=31536000')
  })

  test.each<[string, number, string, string, ...string[]]>([
    ['a redirect', 308, '/moved', 'no-store'],
    ['a missing page', 404, '/nope', 'no-store'],
    ['a response that sets a cookie', 200, '/auth', 'private, no-store', 'Cookie: session=x'],
    ['the redirect of a signed-in visitor', 307, '/auth', 'private, no-store', 'Cookie: session=signed-in'],
  ])('may not store %s', async (_, expected, path, cache, ...headers) => {
    const answer = await get(path, ...headers)
    expect(status(answer)).toBe(expected)
    expect(header(answer, 'Cache-Control')).toBe(cache)
  })

  test.each(['/about', '/about?_rsc=x'])(
    'gets the page at %s when it asks like Next’s router',
    async path => {
      const answer = await get(path, 'RSC: 1', 'Next-Router-Segment-Prefetch: /_tree')
      expect(answer).toMatch(/\r\n\r\npage$/)
      expect(header(answer, 'Cache-Control')).toBe('max-age=120, s-maxage=31536000')
    },
  )
})

test.each([
  ['the uncompressed page, if brotli is refused', '/about', 'page', 'Accept-Encoding: gzip, br;q=0'],
  ['two bytes of the uncompressed page', '/about', 'ag', 'Range: bytes=1-2', 'Accept-Encoding: br'],
  ['the whole page, if If-Range does not match', '/about', 'page', 'Range: bytes=1-2', 'If-Range: "x"'],
])('a page answers with %s', async (_, path, body, ...headers) => {
  expect((await get(path, ...headers)).split('\r\n\r\n')[1]).toBe(body)
})

test('a page answers with the compressed page, and with no body if it is unchanged', async () => {
  const packed = await get('/about', 'Accept-Encoding: gzip, br')
  const [, body] = packed.split('\r\n\r\n')
  expect(body).toBe(String(brotliCompressSync('page')))
  const unchanged = await get('/about', `If-None-Match: ${header(packed, 'ETag')}`)
  expect([status(unchanged), unchanged.split('\r\n\r\n')[1]]).toEqual([304, ''])
})

test('a range outside the page answers 416', async () => {
  const answer = await get('/about', 'Range: bytes=9-')
  expect(status(answer)).toBe(416)
  expect(header(answer, 'Content-Range')).toBe('bytes */4')
})

test('HEAD has the headers of GET', async () => {
  const whole = await get('/about')
  const head = await request(site.port, 'HEAD /about')
  expect(head.replace(/^Date:.*$/m, '')).toBe(whole.replace(/^Date:.*$/m, '').replace(/page$/, ''))
})

test('/auth is served when the program that handles sessions fails', async () => {
  const answer = await get('/auth', 'Cookie: session=broken')
  expect(status(answer)).toBe(200)
  expect(answer).toMatch(/\r\n\r\nlogin$/)
})

test.each(['POST /', 'PUT /favicon.ico', 'TRACE /auth', 'OPTIONS /', 'DELETE /blog/x', 'PATCH /'])(
  '%s is no method of a page',
  async line => {
    const answer = await request(site.port, line, 'Content-Length: 0')
    expect(status(answer)).toBe(405)
    expect(header(answer, 'Allow')).toBe('GET, HEAD')
  },
)

test('a request with a body is rejected, with Content-Length or Transfer-Encoding', async () => {
  expect(status(await get('/', 'Content-Length: 4'))).toBe(413)
  expect(status(await get('/', 'Transfer-Encoding: chunked'))).toBe(413)
})

test('an Expect header has no effect', async () => {
  expect(status(await get('/about', 'Expect: nothing'))).toBe(200)
  expect(status(await get('/about', 'Expect: 100-continue', 'Content-Length: 4'))).toBe(413)
})

test.each(['/services/%ff', '/services/%', '/blog/page/%', '/blog/page/1%c0%ae', '*'])(
  '%s is not an address',
  async path => {
    expect(status(await get(path))).toBe(400)
  },
)

test('an absolute request target is accepted', async () => {
  expect(status(await get('http://a/about'))).toBe(200)
})

test.each([
  ['a page', '/about', 200],
  ['a redirect', '/moved', 308],
  ['an error', '/nope', 404],
  ['a 400', '/%', 400],
])('%s has the security headers', async (_, path, expected) => {
  const answer = await get(path)
  expect(status(answer)).toBe(expected)
  expect(header(answer, 'Content-Security-Policy')).toBe("default-src 'none'")
  expect(header(answer, 'X-Frame-Options')).toBe('DENY')
})

test('responses that Node sends by itself have the security headers, too', async () => {
  const answers = [await send(site.port, 'nonsense\r\n\r\n'), await get('/', `A: ${'a'.repeat(17_000)}`)]
  expect(answers.map(status)).toEqual([400, 431])
  for (const answer of answers) expect(header(answer, 'X-Frame-Options')).toBe('DENY')
})

test('of 1,500 pipelined requests four are handled, and the connection is closed', async () => {
  const answer = await send(site.port, 'GET /never HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(1500))
  expect(answer).toBe('')
  await untilNoOtherConnection()
  expect((await get('/handled')).split('\r\n\r\n')[1]).toBe('4')
})

test('four pipelined requests are answered in order', async () => {
  const paths = ['/about', '/slow', '/nope', '/healthz']
  const last = 'GET /auth HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'
  const { socket, received } = open(site.port)
  socket.write(paths.map(path => `GET ${path} HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(500)}\r\n\r\n`).join(''))
  socket.on('data', chunk => {
    if (String(chunk).endsWith('OK\n')) socket.write(last)
  })
  const bodies = (await received).split(/HTTP\/1\.1 /).map(answer => answer.split('\r\n\r\n')[1]?.trim())
  expect(bodies).toEqual([undefined, 'page', expect.stringContaining('whole'), 'lost', 'OK', 'login'])
})

test('/healthz answers in a few bytes', async () => {
  const answer = await get('/healthz')
  expect(status(answer)).toBe(200)
  expect(answer).toMatch(/\r\n\r\nOK\n$/)
  expect(header(answer, 'Cache-Control')).toBe('no-store')
})

/** Waits until a counter of site-program.ts has a value. */
async function untilBody({ port }: SiteServer, path: string, body: string) {
  const line = new RegExp(`^${body}\r?$`, 'm')
  while (!line.test(await request(port, `GET ${path}`))) await pause(20)
}

describe('silent connections', () => {
  const page = 'GET /about HTTP/1.1\r\nHost: a\r\n\r\n'

  test('as many as the server keeps do not lock out the next visitor, nor one whose request is pending', async () => {
    const one = await startSiteServer({ CONNECTIONS: 50 })
    const pending = open(one.port)
    pending.socket.write('GET /until-sigterm HTTP/1.1\r\nHost: a\r\n\r\n')
    await untilBody(one, '/pending', '1')
    const silent = Array.from({ length: 60 }, () => open(one.port))
    await Promise.all(silent.map(({ socket }) => once(socket, 'connect')))
    for (let visitor = 0; visitor < 5; visitor++)
      expect(status(await request(one.port, 'GET /about'))).toBe(200)
    // The first ones had to go.
    await Promise.all(silent.slice(0, 10).map(({ received }) => received))
    one.process.kill('SIGTERM')
    expect(await pending.received).toMatch(/200 OK[\s\S]*whole/)
    expect(await one.ended).toBe(0)
  })

  test('are closed when nothing arrives; one that has been answered stays open', async () => {
    const one = await startSiteServer({ FIRST_BYTE_MS: 300 })
    const silent = open(one.port)
    const used = open(one.port)
    used.socket.write(page)
    await once(used.socket, 'data')
    expect(await silent.received).toBe('')
    used.socket.write(page)
    await once(used.socket, 'data')
    used.socket.destroy()
    one.process.kill('SIGTERM')
    expect(await one.ended).toBe(0)
  })
})

describe('on SIGTERM', () => {
  test('pending requests are finished, idle connections are closed, and the process exits', async () => {
    const one = await startSiteServer()
    const slow = Array.from({ length: 32 }, () => open(one.port))
    for (const { socket } of slow) socket.write('GET /until-sigterm HTTP/1.1\r\nHost: a\r\n\r\n')
    const idle = open(one.port)
    idle.socket.write('GET /about HTTP/1.1\r\nHost: a\r\n\r\n')
    await once(idle.socket, 'data')
    await untilBody(one, '/pending', '32')
    one.process.kill('SIGTERM')
    await idle.received
    for (const { received } of slow) expect(await received).toMatch(/200 OK[\s\S]*whole/)
    expect(await one.ended).toBe(0)
  })

  test('a request that never ends is cut off after the grace period', async () => {
    const one = await startSiteServer({ GRACE_MS: 300 })
    const stuck = open(one.port)
    stuck.socket.write('GET /never HTTP/1.1\r\nHost: a\r\n\r\n')
    await untilBody(one, '/handled', '1')
    one.process.kill('SIGTERM')
    expect(await stuck.received).toBe('')
    expect(await one.ended).toBe(0)
  })
})
