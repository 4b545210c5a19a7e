import { readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { inProject, say } from '../lib/project.mjs'

/**
 * `costly-requests.mjs http://localhost:3000`: measures how long a visitor waits for a page while other clients send the
 * most expensive requests. Each is repeated when it is answered or rejected. Only for a site on your own, idle machine.
 */

const address = new URL(isMainThread ? (process.argv[2] ?? 'http://localhost:3000') : workerData.address)
const seconds = 5

/** The visitor: requests a page every 10 ms over one connection. Times in ms. */
async function visit() {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times = []
  let failed = 0
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    const begun = performance.now()
    const status = await new Promise(resolve => {
      const headers = { 'accept-encoding': 'br' }
      const sent = get(new URL('/about', address), { agent, headers, timeout: 8000 }, answer =>
        answer.resume().once('end', () => resolve(answer.statusCode)),
      )
      sent.once('timeout', () => sent.destroy())
      sent.once('error', () => resolve())
    })
    if (status !== 200) failed += 1
    times.push(performance.now() - begun)
    await pause(10)
  }
  times.sort((a, b) => a - b)
  const at = share => times[Math.floor((times.length - 1) * share)].toFixed(1)
  return { median: at(0.5), p90: at(0.9), p99: at(0.99), most: at(1), failed }
}

/** Runs in its own thread, so that the attacking clients do not delay it. */
const visitor = () =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: { address: address.href } })
    worker.once('message', resolve).once('error', reject)
  })

const lines = (...all) => `${all.join('\r\n')}\r\n\r\n`
const page = lines('GET / HTTP/1.1', 'Host: a', 'Accept-Encoding: br')
const largest = () =>
  JSON.parse(readFileSync(inProject('release', 'manifest.json'), 'utf8'))
    .entries.filter(({ path }) => path.endsWith('.js'))
    .sort((a, b) => b.variants[0].bytes - a.variants[0].bytes)[0].path

/** Sends one byte every half second; a rejected connection is retried after one second. */
const slow = (connections, text) => ({ connections, text, more: 'a', pauseMs: 1000 })
const slowBodies = slow(500, lines('POST / HTTP/1.1', 'Host: a', 'Content-Length: 100000'))

const attacks = () => ({
  '20 connections, 200 pages each at once': [{ connections: 20, text: page.repeat(200) }],
  '20 connections, 2,400 pages each at once': [
    { connections: 20, text: lines('GET / HTTP/1.1', 'Host:a').repeat(2400) },
  ],
  '20 that send a form': [
    { connections: 20, text: `${lines('POST / HTTP/1.1', 'Host: a', 'Content-Length: 3')}a=b` },
  ],
  '20 that want a picture resized': [
    {
      connections: 20,
      text: lines(
        'GET /_next/image?url=%2Fapple-icon.png&w=640&q=75 HTTP/1.1',
        'Host: a',
        'Connection: close',
      ),
    },
  ],
  '20 that want the largest script packed': [
    {
      connections: 20,
      text: lines(`GET ${largest()} HTTP/1.1`, 'Host: a', 'Accept-Encoding: gzip', 'Connection: close'),
    },
  ],
  '20 upgrades': [
    {
      connections: 20,
      text: lines('GET /nope HTTP/1.1', 'Host: a', 'Connection: Upgrade', 'Upgrade: websocket'),
    },
  ],
  '500 slow headers': [slow(500, 'GET / HTTP/1.1\r\nHost: a\r\nX-')],
  '500 slow bodies': [slowBodies],
  '500 slow bodies and 300 connections, 200 pages each at once': [
    slowBodies,
    { connections: 300, text: page.repeat(200) },
  ],
})

/** @returns a function that stops it. */
function attack({ connections, text, more, pauseMs = 20 }) {
  const sockets = new Set()
  let isOver = false
  function begin() {
    if (isOver) return
    const socket = connect(Number(address.port), address.hostname, () => socket.write(text))
    sockets.add(socket)
    const drip = more ? setInterval(() => socket.write(more), 500) : undefined
    socket
      .on('error', () => undefined)
      .once('close', () => {
        clearInterval(drip)
        sockets.delete(socket)
        setTimeout(begin, pauseMs)
      })
      .resume()
  }
  for (let index = 0; index < connections; index++) begin()
  return () => {
    isOver = true
    for (const socket of sockets) socket.destroy()
  }
}

async function measure() {
  const rows = [['nobody else', await visitor()]]
  for (const [name, parts] of Object.entries(attacks())) {
    const ends = parts.map(attack)
    await pause(1000)
    rows.push([name, await visitor()])
    for (const end of ends) end()
    await pause(1500)
  }
  rows.push(['nobody else, afterwards', await visitor()])
  say('| meanwhile | median ms | p90 | p99 | most | failed |\n|---|--:|--:|--:|--:|--:|')
  for (const [name, { median, p90, p99, most, failed }] of rows)
    say(`| ${[name, median, p90, p99, most, failed].join(' | ')} |`)
  process.exit()
}

if (isMainThread) await measure()
else parentPort.postMessage(await visit())
