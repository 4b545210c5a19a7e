/** @jest-environment node */
import { setTimeout as pause } from 'node:timers/promises'
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

const connections = async () => Number((await get('/count')).split('\r\n\r\n')[1]?.match(/^\d+$/m)?.[0])

test('an unmatched Upgrade request leaves no connection open', async () => {
  const upgrade = 'GET /nope HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'
  const clients = Array.from({ length: 200 }, () => open(site.port))
  for (const { socket } of clients) socket.write(upgrade)
  await Promise.all(clients.map(({ received }) => received))
  expect(await connections()).toBe(1)
})

describe('a shared cache', () => {
  test('may keep a page', async () => {
    const answer = await get('/about')
    expect(header(answer, 'Cache-Control')).toBe('max-age=120, s-maxage=31536000')
    expect(head(answer)).not.toContain('x-nextjs-')
  })

  test('may keep a file', async () => {
    expect(header(await get('/file.css'), 'Cache-Control')).toBe('public, max-age=31536000, immutable')
  })

  test.each([
    ['/moved', 308, 'no-store'],
    ['/broken', 500, 'no-store'],
    ['/_global-error', 404, 'no-store'],
    ['/404', 404, 'no-store'],
    ['/500', 404, 'no-store'],
    ['/_not-found', 404, 'no-store'],
    ['/cookie', 200, 'private, no-store'],
    ['/flight', 200, 'private, max-age=120'],
  ])('may not keep %s, which answers %i', async (path, expected, cache) => {
    const answer = await get(path)
    expect(status(answer)).toBe(expected)
    expect(header(answer, 'Cache-Control')).toBe(cache)
  })
})

test.each(['POST /', 'PUT /favicon.ico', 'TRACE /auth', 'OPTIONS /', 'DELETE /blog/x', 'PATCH /'])(
  '%s is no method of a page',
  async line => {
    const answer = await request(site.port, line, 'Content-Length: 0')
    expect(status(answer)).toBe(405)
    expect(header(answer, 'Allow')).toBe('GET, HEAD')
  },
)

test('a body is refused, with either way of saying that there is one', async () => {
  expect(status(await get('/', 'Content-Length: 4'))).toBe(413)
  expect(status(await get('/', 'Transfer-Encoding: chunked'))).toBe(413)
})

test.each(['/services/%ff', '/services/%', '/blog/page/%', '/blog/page/1%c0%ae', '*'])(
  '%s is no address',
  async path => {
    expect(status(await get(path))).toBe(400)
  },
)

test('an absolute address is one', async () => {
  expect(status(await get('http://a/about'))).toBe(200)
})

test.each([
  ['a page', '/about', 200],
  ['a redirect', '/moved', 308],
  ['an error', '/broken', 500],
  ['a refusal', '/%', 400],
])('%s has the security headers', async (_, path, expected) => {
  const answer = await get(path)
  expect(status(answer)).toBe(expected)
  expect(header(answer, 'Content-Security-Policy')).toBe("default-src 'none'")
  expect(header(answer, 'X-Frame-Options')).toBe('DENY')
})

test('so have the answers that Node gives by itself', async () => {
  const answers = [await send(site.port, 'nonsense\r\n\r\n'), await get('/', `A: ${'a'.repeat(17_000)}`)]
  expect(answers.map(status)).toEqual([400, 431])
  for (const answer of answers) expect(header(answer, 'X-Frame-Options')).toBe('DENY')
})

test('more requests at once than anybody sends close the connection', async () => {
  const answer = await send(site.port, 'GET /never HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(200))
  expect(answer).toBe('')
  expect(await connections()).toBe(1)
})

test('health is answered in a few bytes', async () => {
  const answer = await get('/healthz')
  expect(status(answer)).toBe(200)
  expect(answer).toMatch(/\r\n\r\nOK\n$/)
  expect(header(answer, 'Cache-Control')).toBe('no-store')
})

describe('on SIGTERM', () => {
  test('what is under way is finished, idle connections are closed, and the process ends', async () => {
    const one = await startSiteServer()
    const slow = Array.from({ length: 32 }, () => open(one.port))
    for (const { socket } of slow) socket.write('GET /slow HTTP/1.1\r\nHost: a\r\n\r\n')
    const idle = open(one.port)
    idle.socket.write('GET /about HTTP/1.1\r\nHost: a\r\n\r\n')
    await pause(200)
    one.process.kill('SIGTERM')
    await idle.received
    for (const { received } of slow) expect(await received).toMatch(/200 OK[\s\S]*whole/)
    expect(await one.ended).toBe(0)
  })

  test('what does not end is cut after the grace', async () => {
    const one = await startSiteServer(300)
    const stuck = open(one.port)
    stuck.socket.write('GET /never HTTP/1.1\r\nHost: a\r\n\r\n')
    await pause(200)
    one.process.kill('SIGTERM')
    expect(await stuck.received).toBe('')
    expect(await one.ended).toBe(0)
  })
})
