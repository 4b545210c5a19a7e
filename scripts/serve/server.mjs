import { createServer, STATUS_CODES } from 'node:http'
import { completeHeaders } from './headers.mjs'
import { answerPacked, packedFor } from './packed.mjs'

/** Pages of Next's own that answer 500, or 404 with the headers of a page; a visitor never needs their address. */
const internal = ['/_global-error', '/_error', '/_not-found', '/404', '/500']

const limits = {
  /** Requests that one connection may have open. Browsers and proxies wait for an answer before they send the next. */
  open: 16,
  connections: 4096,
  headerBytes: 16 * 1024,
  headersMs: 20_000,
  requestMs: 30_000,
  idleMs: 120_000,
  /** How long what is under way may take to end. */
  graceMs: 10_000,
}

/** The path, or undefined for what is no address of a page: `*`, a broken escape, bytes that are no UTF-8. */
function pathOf(url) {
  const path = (/^https?:/i.test(url) && URL.canParse(url) ? new URL(url).pathname : url).split('?', 1)[0]
  if (!path.startsWith('/')) return
  try {
    return decodeURIComponent(path) && path
  } catch {
    return
  }
}

const hasBody = ({ headers }) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

function answer(response, status, more = {}) {
  const text = `${STATUS_CODES[status]}\n`
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': text.length,
    ...more,
  })
  response.end(text)
}

/** Calls `complete` once, however the headers come to be sent. */
function beforeHeaders(response, complete) {
  const { writeHead } = response
  response.writeHead = (status, ...rest) => {
    response.writeHead = writeHead
    response.statusCode = status
    // Headers that are handed in here are seen by nothing that looks for them.
    const given = rest.at(-1)
    if (typeof given === 'object' && given !== null && !Array.isArray(given)) {
      for (const [key, value] of Object.entries(given))
        if (value !== undefined) response.setHeader(key, value)
      rest.pop()
    }
    complete()
    return writeHead.call(response, status, ...rest)
  }
}

/**
 * Node's server around Next's: what no page needs is answered here, before it costs anything, and no answer leaves without
 * the headers that it should have. `handle` is Next's request handler.
 */
export function createSiteServer({ handle, packed = new Map(), documentHeaders = new Map() }) {
  let isEnding = false
  const open = new WeakMap()

  /** @returns false when the connection has more requests open than anybody needs, and is gone. */
  function mayGoOn({ socket }, response) {
    if (socket.destroyed) return false
    const count = (open.get(socket) ?? 0) + 1
    open.set(socket, count)
    response.once('close', () => open.set(socket, (open.get(socket) ?? 1) - 1))
    if (count > limits.open) socket.destroy()
    return !socket.destroyed
  }

  const server = createServer({ maxHeaderSize: limits.headerBytes }, (request, response) => {
    if (!mayGoOn(request, response)) return
    beforeHeaders(response, () => {
      completeHeaders(response, documentHeaders)
      if (isEnding) response.setHeader('Connection', 'close')
    })
    const path = pathOf(request.url)
    if (path === undefined) return answer(response, 400)
    // Every form that is sent goes to a service of its own, so nothing here takes anything in.
    if (!['GET', 'HEAD'].includes(request.method)) {
      return answer(response, 405, {
        Allow: 'GET, HEAD',
        ...(hasBody(request) ? { Connection: 'close' } : {}),
      })
    }
    if (hasBody(request)) return answer(response, 413, { Connection: 'close' })
    if (path === '/healthz') return answer(response, 200, { 'Cache-Control': 'no-store' })
    if (internal.includes(path.replace(/\/+$/, ''))) request.url = '/_not-found'
    const page = packedFor(request, packed)
    if (page) answerPacked(request, response, page)
    handle(request, response)
  })

  server.on('upgrade', (_request, socket) => socket.destroy())
  server.on('connect', (_request, socket) => socket.destroy())
  server.on('clientError', (error, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') return socket.destroy()
    const status = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }[error.code] ?? 400
    const headers = [...documentHeaders, ['Cache-Control', 'no-store'], ['Connection', 'close']]
    const lines = headers.map(([key, value]) => `${key}: ${value}\r\n`).join('')
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}Content-Length: 0\r\n\r\n`)
  })

  // Who reads for a while and taps then needs no new connection; and longer than the minute after which proxies close
  // theirs, or a request would now and then be sent into a line that is just being closed here.
  server.keepAliveTimeout = 65_000
  server.headersTimeout = limits.headersMs
  server.requestTimeout = limits.requestMs
  server.timeout = limits.idleMs
  server.maxConnections = limits.connections

  /** Takes no new connection, lets what is under way end, and returns when all are closed. */
  function drain(graceMs = limits.graceMs) {
    isEnding = true
    return new Promise(resolve => {
      // A connection that has got its answer is idle from then on.
      const sweep = setInterval(() => server.closeIdleConnections(), 50)
      const last = setTimeout(() => server.closeAllConnections(), graceMs)
      server.close(() => {
        clearInterval(sweep)
        clearTimeout(last)
        resolve()
      })
      server.closeIdleConnections()
    })
  }

  return { server, drain }
}
