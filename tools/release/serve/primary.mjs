import cluster from 'node:cluster'
import { existsSync, lstatSync, readFileSync, realpathSync } from 'node:fs'
import { rename, rm, symlink } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readPorts } from '../../runner/addresses.mjs'
import { inProject, UserError } from '../../runner/project.mjs'
import { historyFile, servedLink } from '../publish/publish.mjs'
import { refuseSample } from './sample.mjs'

const loopback = ['127.0.0.1', '::1']
/** How often the link is checked for a new release, and the server process for its end. */
const pollMs = 500
/** Delay before a crashed release is restarted. */
const restartDelayMs = 1000
/** A release that is not ready by then never will be. */
const readyMs = 60_000
/** A release that exits sooner than this lets another one have the next turn. */
const provingMs = 10_000

/** Resolves when a worker is ready for requests; rejects if it exits before, or takes too long. */
function waitUntilReady(worker, folder) {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => worker.process.kill('SIGKILL'), readyMs)
    worker.on('message', message => {
      if (message !== 'ready') return
      clearTimeout(late)
      resolve(worker)
    })
    worker.once('exit', () => {
      clearTimeout(late)
      reject(new UserError(`The release in ${folder} could not be served: see the lines above.`))
    })
  })
}

const targetOf = link => (link && existsSync(link) ? realpathSync(link) : undefined)

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** A published release that is not for production is served with `--sample` only. @throws saying what to do */
function refusePublishedSample(link, folder, options) {
  const { siteEnv } = (servedLinkBeside(link) && readJson(join(folder, 'manifest.json'))) || {}
  if (siteEnv) refuseSample(siteEnv, options.includes('--sample'))
}

/** Whether the owner has gone back from a release to the current one. */
function isGivenUp(link, folder) {
  const order = readJson(join(dirname(link), historyFile))
  const target = targetOf(link)
  if (!Array.isArray(order) || !target) return false
  const [given, now] = [folder, target].map(one => order.indexOf(basename(one)))
  return given !== -1 && given < now
}

/** Beside a link to the current release, the link to the one that is served: they differ while the current one fails. */
const servedLinkBeside = link =>
  lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink() ? join(dirname(link), servedLink) : undefined

async function rememberServed(link, folder) {
  const file = servedLinkBeside(link)
  if (!file) return
  await rm(`${file}.new`, { force: true })
  await symlink(relative(realpathSync(dirname(file)), folder), `${file}.new`)
  await rename(`${file}.new`, file)
}

/**
 * Holds the port and keeps one process serving the release behind `link`. A new release gets its own process, which
 * shares the port; the previous one stops accepting connections and finishes its pending requests. After a crash only a
 * release that has been ready before is started, never the link's target for the sake of the link.
 *
 * @param options passed on to `server.mjs`.
 */
export async function serve(link = inProject('release'), options = []) {
  const target = targetOf(link)
  const served = targetOf(servedLinkBeside(link))
  if (![target, served].some(folder => folder && existsSync(join(folder, 'server.mjs')))) {
    throw new UserError(`There is no release in ${link}: run npm run build first.`)
  }
  const { site: port } = readPorts()
  const hosts = process.env.HOST ? [process.env.HOST] : loopback
  // All processes accept from one kernel queue, so no connection is lost during a switch.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  let isEnding = false
  let serving
  /** Folders that have been ready, in the order in which they are tried after a crash. */
  let provenFolders = served && served !== target ? [served] : []
  /** The link's target that was started last, whether or not it became ready. */
  let lastTried = target

  async function start(folder) {
    cluster.setupPrimary({ exec: join(folder, 'server.mjs'), args: [String(port), ...hosts, ...options] })
    const worker = await waitUntilReady(cluster.fork(), folder)
    const before = serving
    serving = { folder, worker, since: performance.now() }
    provenFolders = [folder, ...provenFolders.filter(other => other !== folder)].slice(0, 2)
    if (before?.worker.isConnected()) before.worker.send('leave')
    if (folder !== targetOf(link)) console.error(`Serving ${folder}, which has been served before.`)
    else
      console.log(
        `Serving ${folder} at http://localhost:${port}${servedLinkBeside(link) ? `, until ${link} changes` : ''}.`,
      )
    // The folder may be read-only; only a restart of this process needs the link.
    await rememberServed(link, folder).catch(error => console.error(error.message))
  }

  /** @returns whether one of the folders is served. */
  async function startFirst(folders) {
    for (const folder of folders.filter(folder => !isGivenUp(link, folder))) {
      try {
        refusePublishedSample(link, folder, options)
        await start(folder)
        return true
      } catch (error) {
        console.error(error.message)
      }
      if (isEnding) return false
    }
    return false
  }

  async function restart() {
    const isUnproven = serving && performance.now() - serving.since < provingMs
    serving = undefined
    if (isUnproven) provenFolders.push(...provenFolders.splice(0, 1))
    await pause(restartDelayMs)
    if (!isEnding) await startFirst(provenFolders)
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

  const isServed = await startFirst(target ? [target, ...provenFolders] : provenFolders)
  if (!isServed && !isEnding) throw new UserError(`No release could be served from ${link}.`)
  while (!isEnding) {
    await pause(pollMs)
    if (isEnding) return
    const now = targetOf(link)
    const isNew = now !== undefined && now !== lastTried
    if (isNew) lastTried = now
    const isDown = !serving || serving.worker.isDead()
    if (isNew && (isDown || now !== serving.folder)) await startFirst([now])
    else if (isDown) await restart()
  }
}
