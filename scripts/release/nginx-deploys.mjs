import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { assertPortsFree, readPorts, siteEnvironment } from '../lib/addresses.mjs'
import { supervise } from '../lib/processes.mjs'
import { complain, Hint, inProject, say } from '../lib/project.mjs'
import { waitFor } from '../lib/start-services.mjs'
import { findNginx, nginxMissing } from './find-nginx.mjs'
import { startNginx } from './fronts.mjs'

/**
 * `nginx-deploys.mjs`: ten deploys and two rollbacks while 200 connections send requests continuously. A request fails
 * unless its response is a complete 200. When a server closes an idle connection just as it is reused, the client retries
 * once, as browsers do (RFC 9112, 9.3.1); retries are counted separately.
 */

const connections = 200
const deploys = 10
const goBack = 2
const folder = inProject('out', 'fronts', 'deploys')
const release = inProject('release')

/** Copies of the build with different ids; their files are hard links. */
function makeReleases() {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const manifest = JSON.parse(readFileSync(join(release, 'manifest.json'), 'utf8'))
  for (let number = 0; number <= deploys; number++) {
    const copy = join(folder, `r${number}`)
    execFileSync('cp', ['-al', release, copy])
    rmSync(join(copy, 'manifest.json'))
    writeFileSync(join(copy, 'manifest.json'), JSON.stringify({ ...manifest, id: `r${number}` }))
  }
  return manifest.entries.filter(({ variants }) => variants[0].kind === 'document').map(({ path }) => path)
}

function pointTo(number) {
  const link = join(folder, 'current')
  symlinkSync(`r${number}`, `${link}.new`)
  renameSync(`${link}.new`, link)
}

const agent = new Agent({ keepAlive: true, maxSockets: connections })

/** @returns the release named by /healthz, and whether the request was retried. */
function ask(url, isRetry = false) {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent: isRetry ? false : agent, timeout: 10_000 }, answer => {
      let bytes = 0
      answer.on('data', chunk => {
        bytes += chunk.length
      })
      answer.on('error', reject)
      answer.on('end', () => {
        const length = answer.headers['content-length']
        const isComplete = answer.statusCode === 200 && (length === undefined || Number(length) === bytes)
        if (isComplete) resolve({ release: answer.headers['x-release'], isRetry })
        else reject(new Error(`${answer.statusCode}, ${bytes} of ${length} bytes`))
      })
    })
    let wasOpen = false
    request.on('socket', socket => {
      wasOpen = socket.bytesRead > 0
    })
    request.on('timeout', () => request.destroy(new Error('no answer within 10 s')))
    request.on('error', error => {
      const isIdleRace = wasOpen && ['ECONNRESET', 'EPIPE'].includes(error.code)
      if (isIdleRace && !isRetry) ask(url, true).then(resolve, reject)
      else reject(error)
    })
  })
}

async function deployUnderLoad() {
  const nginx = findNginx()
  if (!nginx) throw new Hint(nginxMissing)
  const ports = readPorts({ site: 3240, sandbox: 4240 })
  await assertPortsFree(ports)
  const paths = makeReleases()
  pointTo(0)
  const address = `http://127.0.0.1:${ports.site}`
  const env = siteEnvironment(ports)
  const child = startNginx({
    release: join(folder, 'current'),
    port: ports.site,
    nodePort: ports.site + 1,
    nginx,
    env,
  })
  await waitFor({ name: 'nginx', child, address: `${address}/healthz`, seconds: 30 })

  const counts = { answered: 0, sentAgain: 0 }
  const failures = []
  let isOver = false
  async function visit(first) {
    for (let next = first; !isOver; next++) {
      try {
        const { isRetry } = await ask(address + paths[next % paths.length])
        counts.answered += 1
        if (isRetry) counts.sentAgain += 1
      } catch (error) {
        failures.push(String(error))
      }
    }
  }
  const visitors = Array.from({ length: connections }, (_, index) => visit(index))

  async function change(number) {
    pointTo(number)
    for (let tries = 0; tries < 300; tries++) {
      const { release: serving } = await ask(`${address}/healthz`).catch(() => ({ release: undefined }))
      if (serving === `r${number}`) return pause(300)
      await pause(100)
    }
    throw new Hint(`Release r${number} was not served within 30 s.`)
  }
  for (let number = 1; number <= deploys; number++) await change(number)
  for (let back = 1; back <= goBack; back++) await change(deploys - back)
  isOver = true
  await Promise.all(visitors)
  agent.destroy()
  say(
    `${deploys} deploys and ${goBack} steps back under ${connections} connections: ${counts.answered} requests answered, ` +
      `${counts.sentAgain} of them sent once more, ${failures.length} failed.`,
  )
  for (const failure of new Set(failures)) say(failure)
  return failures.length === 0 ? 0 : 1
}

supervise(deployUnderLoad, complain)
