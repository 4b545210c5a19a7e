/** @jest-environment node */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readlinkSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '@/e2e/support/free-port'

const project = join(__dirname, '..', '..', '..', '..')

/** What `server.mjs` of a release does, in a few lines; it answers with its name and process. */
const healthy = (name: string) => `
import { createServer } from 'node:http'
const [port] = process.argv.slice(2)
const server = createServer((_, response) => response.end(${JSON.stringify(`${name} `)} + process.pid))
server.listen(Number(port), '127.0.0.1', () => process.send('ready'))
const leave = () => process.exit(0)
process.on('message', leave)
process.on('SIGTERM', leave)
process.on('disconnect', leave)
`
const broken = `throw new Error('This release does not start.')`
/** It becomes ready, and ends shortly after. */
const shortLived = (name: string) => `${healthy(name)}; setTimeout(() => process.exit(1), 300)`

const waitMs = 15_000

jest.setTimeout(60_000)

let folder: string
let port: number
let primary: ChildProcess | undefined
let output: string

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'))
  port = await freePort()
  output = ''
})
afterEach(async () => {
  await end('SIGTERM')
  rmSync(folder, { recursive: true })
})

function add(name: string, program = healthy(name), siteEnv = 'production') {
  mkdirSync(join(folder, name))
  writeFileSync(join(folder, name, 'server.mjs'), program)
  writeFileSync(join(folder, name, 'manifest.json'), JSON.stringify({ siteEnv }))
}

function pointTo(name: string) {
  symlinkSync(name, join(folder, 'current.new'))
  renameSync(join(folder, 'current.new'), join(folder, 'current'))
}

function start(...options: string[]) {
  const program = join(project, 'scripts', 'serve.mjs')
  const child = spawn(process.execPath, [program, join(folder, 'current'), ...options], {
    cwd: project,
    env: { ...process.env, HOST: '', PORT: String(port), SANDBOX_PORT: String(port + 1) },
  })
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', chunk => {
      output += String(chunk)
    })
  primary = child
}

async function end(signal: NodeJS.Signals) {
  const child = primary
  primary = undefined
  if (!child || child.exitCode !== null) return
  const ended = new Promise(resolve => child.once('exit', resolve))
  child.kill(signal)
  await ended
}

async function answer(): Promise<{ name: string; pid: number } | undefined> {
  try {
    const headers = { Connection: 'close' }
    const text = await (
      await fetch(`http://127.0.0.1:${port}/`, {
        headers,
        signal: AbortSignal.timeout(1000),
      })
    ).text()
    const [name = '', pid] = text.split(' ')
    return { name, pid: Number(pid) }
  } catch {
    return undefined
  }
}

/** The process that serves a release, once it does, and another one than `before`. */
async function waitUntilServed(name: string, before?: number): Promise<number> {
  const deadline = Date.now() + waitMs
  while (Date.now() < deadline) {
    const found = await answer()
    if (found?.name === name && found.pid !== before) return found.pid
    await pause(50)
  }
  throw new Error(`${name} is not served. Printed: ${output}`)
}

async function untilPrinted(text: string) {
  const deadline = Date.now() + waitMs
  while (!output.includes(text) && Date.now() < deadline) await pause(50)
  expect(output).toContain(text)
}

test('a crash after a release that does not start brings back the one that was served', async () => {
  add('good')
  add('broken', broken)
  pointTo('good')
  start()
  const pid = await waitUntilServed('good')
  pointTo('broken')
  await untilPrinted('broken could not be served')
  expect((await answer())?.pid).toBe(pid)
  process.kill(pid, 'SIGKILL')
  const next = await waitUntilServed('good', pid)
  // A second crash is no different, and the next good release is served as ever.
  process.kill(next, 'SIGKILL')
  await waitUntilServed('good', next)
  add('better')
  pointTo('better')
  await waitUntilServed('better')
})

test('a published sample is served with --sample only, also after a crash', async () => {
  add('sample', healthy('sample'), 'draft')
  add('good')
  pointTo('sample')
  start()
  await untilPrinted('A sample build is not published.')
  await end('SIGTERM')
  start('--sample')
  await waitUntilServed('sample')
  await end('SIGTERM')
  // It has been served before, and the release for production is gone.
  pointTo('good')
  start()
  const pid = await waitUntilServed('good')
  rmSync(join(folder, 'good'), { recursive: true })
  process.kill(pid, 'SIGKILL')
  await untilPrinted('could not be served')
  await pause(2500)
  expect(await answer()).toBeUndefined()
})

test('a release from which the owner has gone back is not served after a crash', async () => {
  add('old')
  add('bad')
  writeFileSync(join(folder, 'history.json'), JSON.stringify(['bad', 'old']))
  pointTo('bad')
  start()
  await waitUntilServed('bad')
  pointTo('old')
  const pid = await waitUntilServed('old')
  rmSync(join(folder, 'old', 'server.mjs'))
  process.kill(pid, 'SIGKILL')
  await untilPrinted('could not be served')
  await pause(2500)
  expect(await answer()).toBeUndefined()
})

test('a start of the whole server serves the release that was served, if the current one does not start', async () => {
  add('good')
  add('broken', broken)
  pointTo('good')
  start()
  await waitUntilServed('good')
  pointTo('broken')
  await untilPrinted('broken could not be served')
  expect(readlinkSync(join(folder, 'served'))).toBe('good')
  await end('SIGKILL')
  start()
  await waitUntilServed('good')
  expect(output).toContain(`Serving ${join(folder, 'good')}, which has been served before.`)
})

test('a release that ends soon after its start gives way to the one before it', async () => {
  add('good')
  add('short', shortLived('short'))
  pointTo('good')
  start()
  await waitUntilServed('good')
  pointTo('short')
  await waitUntilServed('short')
  await waitUntilServed('good')
})

test('a served release whose folder was deleted gives way to the one before it', async () => {
  add('old')
  add('new')
  pointTo('old')
  start()
  await waitUntilServed('old')
  pointTo('new')
  const pid = await waitUntilServed('new')
  rmSync(join(folder, 'new'), { recursive: true })
  process.kill(pid, 'SIGKILL')
  await waitUntilServed('old')
})

test('while nothing can be started, a new release is', async () => {
  add('only')
  pointTo('only')
  start()
  const pid = await waitUntilServed('only')
  rmSync(join(folder, 'only'), { recursive: true })
  process.kill(pid, 'SIGKILL')
  await untilPrinted('could not be served')
  add('next')
  pointTo('next')
  await waitUntilServed('next')
})

test('without any release that starts, it ends with a sentence', async () => {
  add('broken', broken)
  pointTo('broken')
  start()
  const code = await new Promise(resolve => primary?.once('exit', resolve))
  expect(code).toBe(1)
  expect(output).toContain('No release could be served from')
})
