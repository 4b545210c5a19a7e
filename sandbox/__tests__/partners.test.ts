import { request } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { createFaults } from '../faults'
import { listenOnLoopback, onlyLoopbackHosts } from '../loopback'
import { createPartners } from '../partners'

type Sandbox = Awaited<ReturnType<typeof listenOnLoopback>>

let sandbox: Sandbox
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
afterEach(() => fetch(`${origin}/__faults`, { method: 'DELETE' }))

const ask = (path: string, init?: RequestInit) => fetch(origin + path, init)
const breakService = (path: string, mode: string) =>
  ask('/__faults', { method: 'POST', body: JSON.stringify({ path, mode }) })

function askAs(host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(`${origin}/booking`, { headers: { host } }, answer => {
      answer.resume()
      resolve(answer.statusCode)
    })
      .once('error', reject)
      .end()
  })
}

describe('a partner page', () => {
  it.each([
    ['/booking', 'Sandbox: booking service'],
    ['/portal', 'Sandbox: patient portal'],
    ['/dispensary', 'Sandbox: supplement dispensary'],
    ['/directions', 'Sandbox: map directions'],
    ['/google-reviews', 'Sandbox: Google reviews page'],
    ['/guide-preview', 'Sandbox: guide preview page'],
    ['/contact-form', 'Sandbox: contact form'],
    ['/map', 'Sandbox: embedded map'],
    ['/video', 'Sandbox: embedded video'],
  ])('%s is marked as a stand-in in its title and heading', async (path, name) => {
    const answer = await ask(path)
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect(html).toContain('<html lang="en">')
    expect(html).toContain(`<title>${name}</title>`)
    expect(html).toContain(`<h1>${name}</h1>`)
    expect(html).toContain('<meta name="robots" content="noindex, nofollow">')
    expect(html).not.toContain('style="')
  })

  it.each(['/contact-form', '/map', '/video', '/contact-form.js', '/reviews.js'])(
    '%s may be embedded',
    async path => {
      const answer = await ask(path)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    },
  )

  it('answers a submitted form without echoing its data', async () => {
    const body = new URLSearchParams({ email: 'ann@example.com', password: 'correct horse' })
    const html = await (await ask('/portal', { method: 'POST', body })).text()
    expect(html).toContain('Here a patient would be signed in now.')
    expect(html).not.toContain('ann@example.com')
    expect(html).not.toContain('correct horse')
  })

  it('sets no cookie', async () => {
    expect((await ask('/portal')).headers.getSetCookie()).toEqual([])
  })
})

describe('access', () => {
  it.each(['localhost:4010', '127.0.0.1', '[::1]:4010'])('is allowed with the host %s', async host => {
    expect(await askAs(host)).toBe(200)
  })

  it.each(['sandbox.example', 'localhost.evil.example', '192.168.0.2'])(
    'is rejected with the host %s',
    async host => {
      expect(await askAs(host)).toBe(421)
    },
  )

  it.each(['0.0.0.0', '::', '192.168.0.2'])('is never offered on %s', async address => {
    const listening = listenOnLoopback(() => new Response(), 0, [address])
    await expect(listening).rejects.toThrow(`not on SANDBOX_HOST=${address}`)
  })
})

it('keeps an idle connection open for 65 seconds', async () => {
  expect((await ask('/booking')).headers.get('keep-alive')).toBe('timeout=65')
})

describe('a fault', () => {
  it('makes one service answer 500 and leaves the others alone', async () => {
    await breakService('/reviews.js', 'error500')
    expect((await ask('/reviews.js')).status).toBe(500)
    expect((await ask('/contact-form.js')).status).toBe(200)
  })

  it('closes the connection of a service that is down', async () => {
    await breakService('/map', 'down')
    await expect(ask('/map')).rejects.toThrow('fetch failed')
  })

  it('delays a request until the fault is cleared', async () => {
    await breakService('/video', 'hang')
    let answered = false
    const answer = ask('/video').then(({ status }) => {
      answered = true
      return status
    })
    while (faults.hangingRequests() === 0) await new Promise(setImmediate)
    expect(answered).toBe(false)
    await breakService('/video', 'ok')
    expect(await answer).toBe(200)
  })

  it('can cover everything below a path', async () => {
    await breakService('/auth/v1/*', 'error500')
    expect((await ask('/auth/v1/token')).status).toBe(500)
    expect((await ask('/booking')).status).toBe(200)
  })

  it('is listed until it is cleared', async () => {
    await breakService('/map', 'hang')
    expect(await (await ask('/__faults')).json()).toEqual([{ path: '/map', mode: 'hang' }])
    expect(await (await ask('/__faults', { method: 'DELETE' })).json()).toEqual([])
  })

  it('can be a 403 of a gateway, which pages of other origins can read', async () => {
    await breakService('/map', 'refuse')
    const answer = await ask('/map')
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([403, '*'])
    expect(await answer.text()).toContain('403 Forbidden')
  })

  it('can apply to one query only', async () => {
    await breakService('/map?zoom=2', 'error500')
    expect((await ask('/map')).status).toBe(200)
    expect((await ask('/map?zoom=2')).status).toBe(500)
  })

  it('of an unknown mode is rejected with the field’s name', async () => {
    const answer = await breakService('/map', 'slow')
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('mode')
  })
})
