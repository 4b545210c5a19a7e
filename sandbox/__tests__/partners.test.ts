import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { createFaults } from '../faults'
import { listenOnLoopback, onlyLoopbackHosts } from '../loopback'
import { createPartners } from '../partners'
import { statusForHost } from './support/host'

let sandbox: Awaited<ReturnType<typeof listenOnLoopback>>
let origin: string
const faults = createFaults()

beforeAll(async () => {
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.use(onlyLoopbackHosts)
  app.route('/', faults.routes)
  app.use(faults.middleware)
  app.route('/', createPartners())
  sandbox = await listenOnLoopback(app.fetch, 0)
  origin = `http://127.0.0.1:${sandbox.port}`
})
afterAll(() => sandbox.close())
afterEach(() => ask('/__faults', { method: 'DELETE' }))

const ask = (path: string, init?: RequestInit) => fetch(origin + path, init)
const statusOf = async (path: string) => (await ask(path)).status
const breakService = (path: string, mode: string) =>
  ask('/__faults', { method: 'POST', body: JSON.stringify({ path, mode }) })

test.each([
  ['/booking', 'booking service'],
  ['/portal', 'patient portal'],
  ['/dispensary', 'supplement dispensary'],
  ['/directions', 'map directions'],
  ['/google-reviews', 'Google reviews page'],
  ['/guide-preview', 'guide preview page'],
  ['/contact-form', 'contact form'],
  ['/map', 'embedded map'],
  ['/video', 'embedded video'],
])('%s is marked as a stand-in in its title and heading', async (path, name) => {
  const answer = await ask(path)
  const html = await answer.text()
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []])
  expect(html).toContain('<html lang="en">')
  expect(html).toContain(`<title>Sandbox: ${name}</title>`)
  expect(html).toContain(`<h1>Sandbox: ${name}</h1>`)
  expect(html).toContain('<meta name="robots" content="noindex, nofollow">')
  expect(html).not.toContain('style="')
})

test.each(['/contact-form', '/map', '/video', '/contact-form.js', '/reviews.js'])(
  '%s may be embedded',
  async path => {
    const { status, headers } = await ask(path)
    expect([status, headers.get('cross-origin-resource-policy')]).toEqual([200, 'cross-origin'])
  },
)

test('a submitted form is answered without echoing its data, on a connection kept for 65 seconds', async () => {
  const body = new URLSearchParams({ email: 'ann@example.com', password: 'correct horse' })
  const answer = await ask('/portal', { method: 'POST', body })
  const html = await answer.text()
  expect(html).toContain('Here a patient would be signed in now.')
  expect(html).not.toMatch(/ann|example\.com|correct|horse/)
  expect(answer.headers.get('keep-alive')).toBe('timeout=65')
})

test.each([
  ['localhost:4010', 200],
  ['127.0.0.1', 200],
  ['[::1]:4010', 200],
  ['sandbox.example', 421],
  ['localhost.evil.example', 421],
  ['192.168.0.2', 421],
])('a request with the host %s is answered %i', async (host, status) => {
  expect(await statusForHost(`${origin}/booking`, host)).toBe(status)
})

test.each(['0.0.0.0', '::', '192.168.0.2'])('the sandbox is never offered on %s', async address => {
  const listening = listenOnLoopback(() => new Response(), 0, [address])
  await expect(listening).rejects.toThrow(`not on SANDBOX_HOST=${address}`)
})

test.each([
  ['one service alone', '/reviews.js', '/reviews.js', '/contact-form.js'],
  ['everything below a path', '/auth/v1/*', '/auth/v1/token', '/booking'],
  ['one query only', '/map?zoom=2', '/map?zoom=2', '/map'],
])('a fault can be of %s', async (_, pattern, broken, whole) => {
  await breakService(pattern, 'error500')
  expect([await statusOf(broken), await statusOf(whole)]).toEqual([500, 200])
})

test('a fault can close the connection', async () => {
  await breakService('/map', 'down')
  await expect(ask('/map')).rejects.toThrow('fetch failed')
})

test('a fault can delay a request until it is cleared', async () => {
  await breakService('/video', 'hang')
  let answered = false
  const status = statusOf('/video').finally(() => {
    answered = true
  })
  while (faults.hangingRequests() === 0) await new Promise(setImmediate)
  expect(answered).toBe(false)
  await breakService('/video', 'ok')
  expect(await status).toBe(200)
})

test('a fault can be a 403 of a gateway, which pages of other origins can read', async () => {
  await breakService('/map', 'refuse')
  const answer = await ask('/map')
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([403, '*'])
  expect(await answer.text()).toContain('403 Forbidden')
})

test('a fault is listed until it is cleared; an unknown mode is rejected with the field’s name', async () => {
  await breakService('/map', 'hang')
  expect(await (await ask('/__faults')).json()).toEqual([{ path: '/map', mode: 'hang' }])
  expect(await (await ask('/__faults', { method: 'DELETE' })).json()).toEqual([])
  const refused = await breakService('/map', 'slow')
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('mode')])
})
