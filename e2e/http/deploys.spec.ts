// Only a server under requests shows whether a deploy loses one.
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '../support/served-test'
import { serveReleases } from './served-releases'

// DEPLOYS=10 BACKS=2 CONNECTIONS=200 runs it at length.
const deploys = Number(process.env.DEPLOYS ?? 3)
const backs = Number(process.env.BACKS ?? 1)
const connections = Number(process.env.CONNECTIONS ?? 50)

const paths = ['/', '/about', '/blog/trt-myths-debunked', '/art/massif.svg', '/nope']

/** A connection that a proxy keeps open, and on which it asks again later. */
async function openConnection(address: string) {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname).setEncoding('utf8')
  const closed = once(socket, 'close').then(() => ['no answer: it was closed'])
  const ask = async () => {
    socket.write('HEAD /about HTTP/1.1\r\nHost: a\r\n\r\n')
    const [answer] = await Promise.race([once(socket, 'data'), closed])
    return String(answer)
  }
  await ask()
  return { ask, end: () => socket.destroy() }
}

test(`no request is lost in ${deploys} deploys and ${backs} rollbacks under ${connections} connections`, async () => {
  test.skip(process.env.SERVER_URL !== undefined, 'It starts its own server.')
  test.setTimeout(deploys * 60_000)
  const site = await serveReleases()
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const faults: string[] = []
  let answered = 0
  let isOver = false

  const ask = (path: string) =>
    new Promise<void>(resolve => {
      const fail = (why: string) => {
        faults.push(`${path}: ${why}`)
        resolve()
      }
      const sent = get(site.address + path, { agent, timeout: 15_000 }, answer => {
        let bytes = 0
        answer.on('data', (chunk: Buffer) => {
          bytes += chunk.length
        })
        answer.once('error', error => fail(error.message))
        answer.once('end', () => {
          const isWhole = answer.complete && bytes === Number(answer.headers['content-length'])
          if (answer.statusCode !== (path === '/nope' ? 404 : 200) || !isWhole)
            return fail(`status ${answer.statusCode}, ${bytes} bytes`)
          answered += 1
          resolve()
        })
      })
      sent.once('timeout', () => sent.destroy(new Error('no answer within 15 s')))
      sent.once('error', error => fail(error.message))
    })
  const visitors = Array.from({ length: connections }, async (_, index) => {
    for (let turn = index; !isOver; turn++) {
      await ask(paths[turn % paths.length] ?? '/')
      // Leave CPU time for the new release.
      await pause(20)
    }
  })

  try {
    for (let deploy = 1; deploy <= deploys; deploy++) {
      const idle = await openConnection(site.address)
      await site.deploy()
      await pause(1000)
      // Both may send at once, so it is told before it is closed.
      expect(await idle.ask()).toMatch(/^HTTP\/1\.1 200[\s\S]*\r\nConnection: close\r\n/i)
      idle.end()
      if (deploy <= backs) await site.back()
    }
  } finally {
    isOver = true
    await Promise.all(visitors)
    agent.destroy()
    await site.end()
  }
  console.log(`${answered} answers, ${faults.length} failed`)
  expect(faults).toEqual([])
  expect(answered).toBeGreaterThan(connections)
})
