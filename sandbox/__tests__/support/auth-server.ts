import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'

// The server runs in its own process, as in production use: Jest's module registry cannot load its WebAssembly
// database, and only a process can be killed.
const bundle = process.env.TEST_SERVER ?? ''
const clock = process.env.TEST_CLOCK ?? ''
const STARTED = 'Auth sandbox: http'

type CallOptions = {
  body?: unknown
  raw?: string
  token?: string | undefined
  headers?: Record<string, string>
  legacy?: boolean
}

/** The response. Its body is untyped, because tests compare it with literals. */
export type Answer = Awaited<ReturnType<typeof send>>

export type TestServer = {
  url: string
  process: ChildProcess
  call(method: string, path: string, options?: CallOptions): Promise<Answer>
  post(path: string, body?: unknown, token?: string): Promise<Answer>
  mails(to: string): Promise<Mail[]>
  /** Moves the server's clock forward, not the test's. */
  advance(seconds: number): Promise<void>
  stop(signal?: NodeJS.Signals): Promise<void>
}

export type Mail = {
  id: string
  to: string
  subject: string
  text: string
  html: string
  links: string[]
  sentAt: string
}

export const PASSWORD = 'correct horse'

let serial = 0
export const newEmail = (): string => `person${++serial}-${process.pid}-${Date.now()}@example.org`

export async function freePort(): Promise<number> {
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

async function send(address: string, method: string, options: CallOptions = {}) {
  const { body, raw, token, headers = {}, legacy = false } = options
  const text = raw ?? (body === undefined ? undefined : JSON.stringify(body))
  const response = await fetch(address, {
    method,
    redirect: 'manual',
    headers: {
      'Content-Type': 'application/json;charset=UTF-8',
      ...(legacy ? {} : { 'X-Supabase-Api-Version': '2024-01-01' }),
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(text === undefined ? {} : { body: text }),
  })
  const content = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json') === true
  const { status } = response
  return { status, headers: response.headers, text: content, body: isJson ? JSON.parse(content) : undefined }
}

const running = new Set<ChildProcess>()

// A test that fails before its own stop() must not leave a running server, which would keep Jest waiting.
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
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  await started(child)
  const url = `http://127.0.0.1:${port}/auth/v1`

  const call: TestServer['call'] = (method, path, options) => send(url + path, method, options)

  return {
    url,
    process: child,
    call,
    post: (path, body, token) => call('POST', path, { body, token }),
    async mails(to) {
      const response = await fetch(`http://127.0.0.1:${port}/mail/api/messages?to=${encodeURIComponent(to)}`)
      return response.json()
    },
    async advance(seconds) {
      const done = once(child, 'message')
      child.send({ advanceSeconds: seconds })
      await done
    },
    async stop(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill(signal)
      await once(child, 'exit')
    },
  }
}

/** Signs up and confirms by mail; returns the account with its first session. */
export async function signUpConfirmed(server: TestServer, email = newEmail(), password = PASSWORD) {
  await server.post('/signup', { email, password })
  const mail = (await server.mails(email))[0]
  const verified = await server.post('/verify', { type: 'email', token_hash: tokenHashOf(mail) })
  if (verified.status !== 200) throw new Error(`Confirmation failed: ${verified.text}`)
  return { email, password, session: verified.body }
}

export function tokenHashOf(mail: Mail | undefined): string {
  const hash = new URL(mail?.links[0] ?? 'http://none').searchParams.get('token')
  if (hash === null) throw new Error('The mail has no link with a token')
  return hash
}

export const codeOf = (mail: Mail | undefined): string =>
  /\b(\d{6})\b(?!.*http)/.exec(mail?.text.split('code')[1] ?? mail?.text ?? '')?.[1] ?? ''
