import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import { type Socket, Server as SocketServer } from 'node:net'
import { readInSlices } from './slices'

const limits = {
  /** Requests that one connection may have open. Browsers and proxies wait for an answer before they send the next. */
  open: 4,
  /** How long one that has had more stays without being read: as often it can make the server parse what it sends. */
  heldMs: 1000,
  connections: 4096,
  headerBytes: 16 * 1024,
  headersMs: 20_000,
  requestMs: 30_000,
  idleMs: 120_000,
  /** How long what is under way may take to end. */
  graceMs: 10_000,
}

export type Requested = {
  /** Decoded. */
  path: string
  /** As sent, with its question mark; empty when there is none. */
  search: string
}

/** The address, or undefined for what is none of a page: `*`, a broken escape, bytes that are no UTF-8. */
function parseAddress(url: string): Requested | undefined {
  const isWhole = /^https?:/i.test(url) && URL.canParse(url)
  const { pathname, search } = isWhole ? new URL(url) : split(url)
  if (!pathname.startsWith('/')) return
  try {
    return { path: decodeURIComponent(pathname), search }
  } catch {
    return
  }
}

function split(url: string) {
  const end = url.indexOf('?')
  return end === -1 ? { pathname: url, search: '' } : { pathname: url.slice(0, end), search: url.slice(end) }
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

type Parts = {
  /** Answers GET and HEAD for an address. */
  answer: (requested: Requested, request: IncomingMessage, response: ServerResponse) => void
  /** Headers of an answer without a file. */
  errorHeaders: Readonly<Record<string, string>>
  /** Told by /healthz. */
  release: string
}

export type Guarded = { server: Server; drain: (graceMs?: number, idleMs?: number) => Promise<void> }

/** Node's server, and what no page needs is answered here, before it costs anything. */
export function createGuardedServer({ answer, errorHeaders, release }: Parts): Guarded {
  let isEnding = false
  const open = new WeakMap<Socket, number>()

  const held = new WeakSet<Socket>()

  /**
   * @returns false when the connection has more requests open than anybody needs. It is closed after a while only: a
   * new one costs its sender nothing, and the next two hundred requests at once cost every visitor milliseconds.
   */
  function mayGoOn(socket: Socket, response: ServerResponse): boolean {
    if (held.has(socket)) return false
    const count = (open.get(socket) ?? 0) + 1
    open.set(socket, count)
    if (count > limits.open) {
      held.add(socket)
      socket.pause()
      setTimeout(() => socket.destroy(), limits.heldMs).unref()
      return false
    }
    response.once('close', () => open.set(socket, (open.get(socket) ?? 1) - 1))
    return true
  }

  function say(response: ServerResponse, status: number, more: Record<string, string> = {}) {
    const text = `${STATUS_CODES[status]}\n`
    response.writeHead(status, {
      ...errorHeaders,
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': text.length,
      ...more,
    })
    response.end(text)
  }

  function take(request: IncomingMessage, response: ServerResponse) {
    if (!mayGoOn(request.socket, response)) return
    if (isEnding) response.setHeader('Connection', 'close')
    const requested = parseAddress(request.url ?? '')
    if (!requested) return say(response, 400)
    // Every form that is sent goes to a service of its own, so nothing here takes anything in.
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return say(response, 405, {
        Allow: 'GET, HEAD',
        ...(hasBody(request) ? { Connection: 'close' } : {}),
      })
    }
    if (hasBody(request)) return say(response, 413, { Connection: 'close' })
    if (requested.path === '/healthz') return say(response, 200, { 'X-Release': release })
    answer(requested, request, response)
  }

  const server = createServer({ maxHeaderSize: limits.headerBytes }, take)
  // Node would ask for a body with 100, or refuse with an answer that has no headers.
  server.on('checkContinue', take)
  server.on('checkExpectation', take)
  server.on('connection', socket => readInSlices(socket, () => !held.has(socket) && !socket.destroyed))
  server.on('upgrade', (_request, socket) => socket.destroy())
  server.on('connect', (_request, socket) => socket.destroy())
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') return socket.destroy()
    const status =
      error.code === 'HPE_HEADER_OVERFLOW' ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
    const lines = Object.entries({ ...errorHeaders, Connection: 'close' }).map(
      ([key, value]) => `${key}: ${value}\r\n`,
    )
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}Content-Length: 0\r\n\r\n`)
  })

  // Who reads for a while and taps then needs no new connection; and longer than the minute after which proxies close
  // theirs, or a request would now and then be sent into a line that is just being closed here.
  server.keepAliveTimeout = 65_000
  server.headersTimeout = limits.headersMs
  server.requestTimeout = limits.requestMs
  server.timeout = limits.idleMs
  server.maxConnections = limits.connections

  /**
   * Takes no new connection, lets what is under way end, and returns when all are closed.
   *
   * @param idleMs how long a connection without a request stays: its next request is answered and told that it is the last,
   * where one that is closed at once may have a request on its way.
   */
  function drain(graceMs = limits.graceMs, idleMs = 0): Promise<void> {
    isEnding = true
    return new Promise(resolve => {
      // A connection that has got its answer is idle from then on.
      const begun = performance.now()
      const sweep = setInterval(() => {
        if (performance.now() - begun >= idleMs) server.closeIdleConnections()
      }, 50)
      const last = setTimeout(() => server.closeAllConnections(), graceMs)
      // The HTTP server's own `close` would cut idle connections at once.
      SocketServer.prototype.close.call(server, () => {
        clearInterval(sweep)
        clearTimeout(last)
        resolve()
      })
    })
  }

  return { server, drain }
}
