import cluster from 'node:cluster'
import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readPorts } from '../lib/addresses.mjs'
import { Hint, inProject } from '../lib/project.mjs'

const loopback = ['127.0.0.1', '::1']
/** How soon a new release behind the link is noticed. */
const lookMs = 500
/** A release that ends at once is not started over and over. */
const restartMs = 1000

/** Resolves when a worker answers requests; rejects when it ended before. */
function untilReady(worker) {
  return new Promise((resolve, reject) => {
    worker.on('message', message => {
      if (message === 'ready') resolve(worker)
    })
    worker.once('exit', () => reject(new Hint('The release could not be served: see the lines above.')))
  })
}

/**
 * Holds the port, and keeps one process serving the release behind `link`. A new release gets a process of its own, which
 * shares the port; the one before takes no more connections then, and answers what it has.
 */
export async function serve(link = inProject('release')) {
  if (!existsSync(join(link, 'server.mjs'))) {
    throw new Hint(`There is no release in ${link}: run npm run build first.`)
  }
  const { site: port } = readPorts()
  const hosts = process.env.HOST ? [process.env.HOST] : loopback
  // Every process takes connections off one queue in the kernel: none is lost while they change.
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
    await pause(restartMs)
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
    await pause(lookMs)
    const folder = existsSync(link) ? realpathSync(link) : undefined
    if (isEnding || !serving || !folder || folder === serving.folder || folder === refused) continue
    await start(folder).then(
      () => {
        refused = undefined
      },
      error => {
        // The one before goes on.
        refused = folder
        console.error(error.message)
      },
    )
  }
}
