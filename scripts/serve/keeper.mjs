import cluster from 'node:cluster'
import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readPorts } from '../lib/addresses.mjs'
import { Hint, inProject } from '../lib/project.mjs'

const loopback = ['127.0.0.1', '::1']
/** How often the link is checked for a new release. */
const pollMs = 500
/** Delay before a crashed release is restarted. */
const restartDelayMs = 1000

/** Resolves when a worker is ready for requests; rejects if it exits before. */
function untilReady(worker) {
  return new Promise((resolve, reject) => {
    worker.on('message', message => {
      if (message === 'ready') resolve(worker)
    })
    worker.once('exit', () => reject(new Hint('The release could not be served: see the lines above.')))
  })
}

/**
 * Holds the port and keeps one process serving the release behind `link`. A new release gets its own process, which
 * shares the port; the previous one stops accepting connections and finishes its pending requests.
 */
export async function serve(link = inProject('release')) {
  if (!existsSync(join(link, 'server.mjs'))) {
    throw new Hint(`There is no release in ${link}: run npm run build first.`)
  }
  const { site: port } = readPorts()
  const hosts = process.env.HOST ? [process.env.HOST] : loopback
  // All processes accept from one kernel queue, so no connection is lost during a switch.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  let isEnding = false
  let serving

  async function start(folder) {
    cluster.setupPrimary({ exec: join(folder, 'server.mjs'), args: [String(port), ...hosts] })
    const worker = await untilReady(cluster.fork())
    const before = serving
    serving = { folder, worker }
    worker.once('exit', () => {
      if (serving?.worker === worker && !isEnding) void restart()
    })
    if (before?.worker.isConnected()) before.worker.send('leave')
  }

  async function restart() {
    serving = undefined
    await pause(restartDelayMs)
    if (!isEnding && !serving) await start(realpathSync(link)).catch(() => restart())
  }

  async function end() {
    if (isEnding) return
    isEnding = true
    const ended = Object.values(cluster.workers ?? {}).map(
      worker =>
        new Promise(resolve => {
          worker.once('exit', resolve)
          worker.process.kill('SIGTERM')
        }),
    )
    await Promise.all(ended)
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end)

  await start(realpathSync(link))
  let refused
  while (!isEnding) {
    await pause(pollMs)
    const folder = existsSync(link) ? realpathSync(link) : undefined
    if (isEnding || !serving || !folder || folder === serving.folder || folder === refused) continue
    await start(folder).then(
      () => {
        refused = undefined
      },
      error => {
        // The previous release stays up.
        refused = folder
        console.error(error.message)
      },
    )
  }
}
