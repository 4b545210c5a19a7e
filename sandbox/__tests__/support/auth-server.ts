import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'

// The server runs in its own process, as in production use: Jest's module registry cannot load its WebAssembly
// database, and only a process can be killed.
const bundle = process.env.TEST_SERVER ?? ''
const clock = process.env.TEST_CLOCK ?? ''
const STARTED = 'Auth sandbox: http'

type CallOptions = {
  body?: unknown
  raw?: string
  token?: string | undefined
  /** In lowercase. Beside those of every call; null removes one of these. */
  headers?: Record<string, string | null>
}

export type TestServer = {
  url: string
  process: ChildProcess
  /** Paths below /auth/v1, those of the mailbox, and whole addresses. */
  call(method: string, path: string, options?: CallOptions): ReturnType<typeof send>
  mails(to: string): Promise<Mail[]>
  /** Moves the server's clock forward, not the test's. */
  advance(seconds: number): Promise<void>
  /** The time of the server's clock. */
  now(): number
  /** Moves the clock on if less than half of its 30-second step is left, so that a code stays the current one. */
  enterNextTotpStep(): Promise<void>
  stop(signal?: NodeJS.Signals): Promise<void>
}

export type Mail = { subject: string; text: string; html: string; links: string[] }

export const PASSWORD = 'correct horse'

let serial = 0
export const newEmail = (): string => `person${++serial}-${process.pid}-${Date.now()}@example.org`

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('No port')
  return address.port
}

function started(child: ChildProcess): Promise<void> {
  let output = ''
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', chunk => {
      output += chunk
      if (output.includes(STARTED)) resolve()
    })
    child.stderr?.on('data', chunk => {
      output += chunk
    })
    child.once('exit', code => reject(new Error(`The auth server exited with ${code}:\n${output}`)))
  })
}

/** The body is untyped, because tests compare it with literals. */
async function send(address: string, method: string, options: CallOptions = {}) {
  const headers = {
    'content-type': 'application/json;charset=UTF-8',
    'x-supabase-api-version': '2024-01-01',
    ...(options.token === undefined ? {} : { authorization: `Bearer ${options.token}` }),
    ...options.headers,
  }
  const body = options.raw ?? (options.body === undefined ? null : JSON.stringify(options.body))
  const sent = Object.entries(headers).flatMap(([name, value]) => (value === null ? [] : [[name, value]]))
  const init = { method, headers: Object.fromEntries(sent), body }
  const response = await fetch(address, { ...init, redirect: 'manual' })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json') === true
  const { status } = response
  return { status, headers: response.headers, text, body: isJson ? JSON.parse(text) : undefined }
}

const running = new Set<ChildProcess>()

// A server that still runs would keep Jest waiting.
afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
})

/** Starts a server with cheap hashes, no interval between mails and a prepared database, unless `env` overrides them. */
export async function startServer(env: Record<string, string> = {}): Promise<TestServer> {
  const port = await freePort()
  const child = spawn(process.execPath, ['--enable-source-maps', '--import', clock, bundle], {
    env: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'test',
      SANDBOX_AUTH_PORT: String(port),
      SANDBOX_AUTH_EXTERNAL_URL: `http://127.0.0.1:${port}/auth/v1`,
      SANDBOX_AUTH_DATA_DIR: 'memory',
      SANDBOX_AUTH_DATABASE_IMAGE: process.env.TEST_DATABASE_IMAGE ?? '',
      SANDBOX_AUTH_BCRYPT_COST: '4',
      SANDBOX_AUTH_MAIL_FREQUENCY: '0',
      ...env,
    },
    cwd: join(__dirname, '..', '..', '..'),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  await started(child)
  const origin = `http://127.0.0.1:${port}`
  const url = `${origin}/auth/v1`
  let aheadSeconds = 0

  const call: TestServer['call'] = (method, path, options) => {
    const base = path.startsWith('/mail') ? origin : path.startsWith('/') ? url : ''
    return send(base + path, method, options)
  }
  const now = () => Date.now() + aheadSeconds * 1000
  async function advance(seconds: number) {
    aheadSeconds += seconds
    const done = once(child, 'message')
    child.send({ advanceSeconds: seconds })
    await done
  }

  return {
    url,
    process: child,
    call,
    mails: async to => (await call('GET', `/mail/api/messages?to=${encodeURIComponent(to)}`)).body,
    advance,
    now,
    async enterNextTotpStep() {
      const left = 30 - ((now() / 1000) % 30)
      if (left < 15) await advance(Math.ceil(left))
    },
    async stop(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill(signal)
      await once(child, 'exit')
    },
  }
}
