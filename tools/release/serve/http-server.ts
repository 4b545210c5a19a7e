import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import { type Socket, Server as SocketServer } from 'node:net'
import type { Duplex } from 'node:stream'
import { createConnectionLimit } from './connection-limit'

const limits = {
  /** Pending requests allowed on one connection. Browsers and proxies wait for a response before the next request. */
  open: 4,
  connections: 4096,
  /** How long a new connection may send nothing. */
  firstByteMs: 5_000,
  headerBytes: 16 * 1024,
  headersMs: 20_000,
  requestMs: 30_000,
  idleMs: 120_000,
  /** How long pending requests may take during shutdown. */
  graceMs: 10_000,
}

export type Requested = {
  /** Decoded. */
  path: string
  /** As sent, including the question mark, or empty. */
  search: string
}

/** The parsed request target; undefined if it cannot name a page: `*`, a malformed escape, invalid UTF-8. */
function parseAddress(url: string): Requested | undefined {
  const isAbsolute = /^https?:/i.test(url) && URL.canParse(url)
  const { pathname, search } = isAbsolute ? new URL(url) : split(url)
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
  /** Handles GET and HEAD. */
  answer: (requested: Requested, request: IncomingMessage, response: ServerResponse) => void
  /** Headers of a response without a file. */
  errorHeaders: Readonly<Record<string, string>>
  /** Reported by /healthz. */
  release: string
  /** For tests. */
  connections?: number
  firstByteMs?: number
}

export type DrainableServer = { server: Server; drain: (graceMs?: number, idleMs?: number) => Promise<void> }

type Headers = Readonly<Record<string, string>>

function sendStatus(response: ServerResponse, status: number, headers: Headers) {
  const text = `${STATUS_CODES[status]}\n`
  response.writeHead(status, {
    ...headers,
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': text.length,
  })
  response.end(text)
}

/** Answers what Node could not parse, and closes its connection. */
function rejectMalformed(error: NodeJS.ErrnoException, socket: Duplex, errorHeaders: Headers) {
  if (!socket.writable || error.code === 'ECONNRESET') return socket.destroy()
  const status =
    error.code === 'HPE_HEADER_OVERFLOW' ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
  const lines = Object.entries({ ...errorHeaders, Connection: 'close' }).map(
    ([key, value]) => `${key}: ${value}\r\n`,
  )
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}Content-Length: 0\r\n\r\n`)
}

function close(server: Server, graceMs: number, idleMs: number): Promise<void> {
  return new Promise(resolve => {
    // A connection becomes idle when its response is sent.
    const begun = performance.now()
    const sweep = setInterval(() => {
      if (performance.now() - begun >= idleMs) server.closeIdleConnections()
    }, 50)
    const last = setTimeout(() => server.closeAllConnections(), graceMs)
    // http.Server's own `close` would drop idle connections at once.
    SocketServer.prototype.close.call(server, () => {
      clearInterval(sweep)
      clearTimeout(last)
      resolve()
    })
  })
}

/** Node's HTTP server; requests that no page needs are rejected here, before they cost anything. */
export function createHttpServer({
  answer,
  errorHeaders,
  release,
  connections = limits.connections,
  firstByteMs = limits.firstByteMs,
}: Parts): DrainableServer {
  let isEnding = false
  const connectionLimit = createConnectionLimit(connections)
  const open = new WeakMap<Socket, number>()

  /** @returns false when the connection has too many pending requests, and was closed. */
  function isWithinLimit(socket: Socket, response: ServerResponse): boolean {
    if (socket.destroyed) return false
    const count = (open.get(socket) ?? 0) + 1
    open.set(socket, count)
    connectionLimit.markBusy(socket)
    if (count > limits.open) {
      socket.destroy()
      return false
    }
    response.once('close', () => {
      const openRequests = (open.get(socket) ?? 1) - 1
      open.set(socket, openRequests)
      if (openRequests === 0) connectionLimit.markIdle(socket)
    })
    return true
  }

  const respond = (response: ServerResponse, status: number, more: Headers = {}) =>
    sendStatus(response, status, { ...errorHeaders, ...more })

  function handle(request: IncomingMessage, response: ServerResponse) {
    if (!isWithinLimit(request.socket, response)) return
    if (isEnding) response.setHeader('Connection', 'close')
    const requested = parseAddress(request.url ?? '')
    if (!requested) return respond(response, 400)
    // Every form submits to an outside service, so no route here accepts a body.
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return respond(response, 405, {
        Allow: 'GET, HEAD',
        ...(hasBody(request) ? { Connection: 'close' } : {}),
      })
    }
    if (hasBody(request)) return respond(response, 413, { Connection: 'close' })
    if (requested.path === '/healthz') return respond(response, 200, { 'X-Release': release })
    answer(requested, request, response)
  }

  const server = createServer({ maxHeaderSize: limits.headerBytes }, handle)
  // By default Node sends 100 Continue, or rejects the request without our headers.
  server.on('checkContinue', handle)
  server.on('checkExpectation', handle)
  server.on('connection', socket => {
    if (!connectionLimit.add(socket)) return
    socket.once('close', () => connectionLimit.remove(socket))
    setTimeout(() => {
      if (socket.bytesRead === 0) socket.destroy()
    }, firstByteMs).unref()
  })
  server.on('upgrade', (_request, socket) => socket.destroy())
  server.on('connect', (_request, socket) => socket.destroy())
  server.on('clientError', (error: NodeJS.ErrnoException, socket) =>
    rejectMalformed(error, socket, errorHeaders),
  )

  // A visitor who reads for a minute needs no new connection. It must exceed the 60 s of common proxies: otherwise a
  // proxy could send a request on a connection that is just being closed here.
  server.keepAliveTimeout = 65_000
  server.headersTimeout = limits.headersMs
  server.requestTimeout = limits.requestMs
  server.timeout = limits.idleMs

  /**
   * Stops accepting connections, finishes pending requests, and resolves when all connections are closed.
   *
   * @param idleMs how long idle connections stay open: a request may already be on its way. It is answered with
   * `Connection: close`.
   */
  function drain(graceMs = limits.graceMs, idleMs = 0): Promise<void> {
    isEnding = true
    return close(server, graceMs, idleMs)
  }

  return { server, drain }
}
