import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import autocannon from 'autocannon'
import { readPorts, siteEnvironment } from '../lib/addresses.mjs'
import { ensureBuilt } from '../lib/build.mjs'
import { ensureInstalled } from '../lib/install.mjs'
import { startService, stopService, supervise } from '../lib/processes.mjs'
import { complain, inProject, say, tools } from '../lib/project.mjs'
import { waitFor } from '../lib/start-services.mjs'
import { findNginx, nginxMissing } from './find-nginx.mjs'
import { startNginx, startNode, startWorkerd } from './fronts.mjs'

/**
 * `npm run bench:serve`: measures `next start` and the three fronts in turn, with one build, under load over loopback. CPU
 * time is that of the server and its children, from /proc, so that the load generator is not counted.
 */

const connections = [1, 64, 512]
const seconds = Number(process.env.BENCH_SECONDS ?? 3)
/** The headers of a page request by any browser of the last ten years. */
const headers = { 'accept-encoding': 'gzip, deflate, br' }

const release = inProject('release')

/** The pages and the largest script of the manifest. */
function subjects() {
  const { entries } = JSON.parse(readFileSync(`${release}/manifest.json`, 'utf8'))
  const scripts = entries.filter(({ path, hashed, keptFrom }) => hashed && !keptFrom && path.endsWith('.js'))
  const sizes = scripts.map(({ path, variants: [{ bytes }] }) => ({ path, bytes }))
  const largest = sizes.sort((a, b) => b.bytes - a.bytes)[0]
  return [
    { name: 'home page', path: '/' },
    { name: 'article', path: '/blog/trt-myths-debunked' },
    { name: 'sign-in page', path: '/auth' },
    { name: `script of ${Math.round(largest.bytes / 1024)} KB`, path: largest.path },
  ]
}

/** A process and all its descendants, from /proc. */
function family(root) {
  const all = readdirSync('/proc').filter(name => /^\d+$/.test(name))
  const parents = new Map(all.map(pid => [Number(pid), statOf(pid)?.parent]))
  const found = [root]
  for (const pid of found)
    found.push(...[...parents].filter(([, parent]) => parent === pid).map(([child]) => child))
  return found
}

/** Undefined for a process that has exited. */
function statOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return {
      name: text.slice(text.indexOf('(') + 1, text.lastIndexOf(')')),
      parent: Number(fields[1]),
      pages: Number(fields[21]),
    }
  } catch {
    return
  }
}

/** From each thread's schedstat, in nanoseconds: a tick of `stat` is 10 ms, a hundred requests to nginx. */
function cpuMsOf(pid) {
  try {
    const threads = readdirSync(`/proc/${pid}/task`)
    const counts = threads.map(thread =>
      Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
    )
    return counts.reduce((sum, count) => sum + count, 0) / 1_000_000
  } catch {
    return 0
  }
}

/** Only of the processes that serve, not of their launchers. */
function usage(pid, name) {
  const serving = family(pid).filter(one => name === undefined || statOf(one)?.name === name)
  const pages = serving.reduce((sum, one) => sum + (statOf(one)?.pages ?? 0), 0)
  return {
    cpuMs: serving.reduce((sum, one) => sum + cpuMsOf(one), 0),
    megabytes: Math.round((pages * 4096) / 1024 / 1024),
  }
}

const load = (url, count, duration) =>
  autocannon({ url, connections: count, duration, headers, timeout: 20, bailout: 100_000 })

async function measure({ address, child, process: name }, path, count) {
  // Let the requests of the previous load finish.
  await (await fetch(address + path)).arrayBuffer()
  const before = usage(child.pid, name)
  const result = await load(address + path, count, seconds)
  const after = usage(child.pid, name)
  const answered = result['2xx']
  const failed = result.non2xx + result.errors + result.timeouts
  return {
    perSecond: Math.round(answered / result.duration),
    cpuMs: (after.cpuMs - before.cpuMs) / answered,
    p99: result.latency.p99,
    megabytes: after.megabytes,
    failed,
  }
}

async function bench() {
  await ensureInstalled()
  const ports = readPorts()
  const env = siteEnvironment(ports)
  await ensureBuilt(env)
  const nginx = findNginx()
  if (!nginx) say(nginxMissing)
  // Its own ports, so that a site in development can keep running.
  const port = ports.site + 230
  const servers = [
    {
      name: 'next start',
      start: () => [startService([tools.next, 'start', '--port', String(port)], env)],
    },
    { name: 'Node front', start: () => [startNode({ release, port, env })] },
    ...(nginx
      ? [
          {
            name: 'nginx',
            process: 'nginx',
            start: () => [startNginx({ release, port, nodePort: port + 1, nginx, env })],
          },
        ]
      : []),
    { name: 'workerd', process: 'workerd', start: () => [startWorkerd({ release, port, env })] },
  ]
  const rows = []
  for (const server of servers) {
    const [child] = server.start()
    const address = `http://127.0.0.1:${port}`
    await waitFor({ name: server.name, child, address, seconds: 60 })
    for (const subject of subjects()) {
      // Warm-up: first-use reads and compilation are not counted.
      await load(address + subject.path, 8, 1)
      for (const count of connections) {
        const row = {
          server: server.name,
          subject: subject.name,
          count,
          ...(await measure({ address, child, process: server.process }, subject.path, count)),
        }
        rows.push(row)
        say(
          `${row.server}, ${row.subject}, ${count}: ${row.perSecond}/s, ${row.cpuMs.toFixed(3)} ms, p99 ${row.p99} ms, ${row.megabytes} MB, failed ${row.failed}`,
        )
      }
    }
    await stopService(child)
    await pause(500)
  }
  say(`\n${table(rows)}\n\n${ratios(rows)}`)
}

function table(rows) {
  const lines = rows.map(({ server, subject, count, perSecond, cpuMs, p99, megabytes, failed }) =>
    [server, subject, count, perSecond, cpuMs.toFixed(3), p99, megabytes, failed].join(' | '),
  )
  return [
    '| server | what | connections | requests/s | CPU ms per request | p99 ms | memory MB | failed |',
    '|---|---|--:|--:|--:|--:|--:|--:|',
    ...lines.map(line => `| ${line} |`),
  ].join('\n')
}

/** Requests per second of CPU at 64 connections, as a multiple of `next start`. */
function ratios(rows) {
  const at = rows.filter(({ count }) => count === 64)
  const today = new Map(
    at.filter(({ server }) => server === 'next start').map(row => [row.subject, row.cpuMs]),
  )
  return at
    .filter(({ server }) => server !== 'next start')
    .map(
      ({ server, subject, cpuMs }) =>
        `${server}, ${subject}: ${((today.get(subject) ?? 0) / cpuMs).toFixed(0)} times`,
    )
    .join('\n')
}

supervise(bench, complain)
