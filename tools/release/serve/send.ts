import type { IncomingMessage, ServerResponse } from 'node:http'
import fresh from 'fresh'
import Negotiator from 'negotiator'
import parseRange from 'range-parser'
import type { Coding } from './bodies.mjs'

export type Headers = Record<string, string>

/** A file of the release in memory: its content codings, each with body and headers. */
export type Ready = { codings: Coding[]; bodies: Map<Coding, { body: Buffer; headers: Headers }> }

const redirectText = { 307: 'Temporary Redirect\n', 308: 'Permanent Redirect\n' }

/** Sends a file in the coding that the browser prefers, or 304 if it has it. */
export function send(
  request: IncomingMessage,
  response: ServerResponse,
  ready: Ready,
  status: number,
  more: Headers,
) {
  const range = status === 200 ? request.headers.range : undefined
  // A range refers to the uncompressed file.
  const wanted: Coding[] = range === undefined ? ready.codings : ['identity']
  const accepted = new Negotiator(request).encodings([...wanted])
  const coding = wanted.find(one => accepted.includes(one)) ?? 'identity'
  const { body, headers } = ready.bodies.get(coding) ?? { body: Buffer.alloc(0), headers: {} }
  const allHeaders = { ...headers, ...more }
  if (status === 200 && fresh(request.headers, { etag: allHeaders.ETag })) {
    const {
      'Content-Length': _length,
      'Content-Encoding': _coding,
      'Content-Type': _type,
      ...rest
    } = allHeaders
    response.writeHead(304, rest)
    return response.end()
  }
  if (range !== undefined && sendPart(request, response, range, body, allHeaders)) return
  response.writeHead(status, allHeaders)
  return response.end(request.method === 'HEAD' ? undefined : body)
}

/** @returns false when the whole file must be sent: several ranges, a malformed one, or an If-Range that does not match. */
function sendPart(
  request: IncomingMessage,
  response: ServerResponse,
  range: string,
  body: Buffer,
  headers: Headers,
): boolean {
  const condition = request.headers['if-range']
  if (request.method !== 'GET' || (condition !== undefined && condition !== headers.ETag)) return false
  const parts = parseRange(body.length, range)
  if (parts === -1) {
    const {
      'Content-Type': _type,
      ETag: _tag,
      ...rest
    }: Headers = { ...headers, 'Cache-Control': 'no-store' }
    response.writeHead(416, { ...rest, 'Content-Length': '0', 'Content-Range': `bytes */${body.length}` })
    response.end()
    return true
  }
  const part = parts === -2 || parts.type !== 'bytes' || parts.length !== 1 ? undefined : parts[0]
  if (!part) return false
  response.writeHead(206, {
    ...headers,
    'Content-Length': String(part.end - part.start + 1),
    'Content-Range': `bytes ${part.start}-${part.end}/${body.length}`,
  })
  response.end(body.subarray(part.start, part.end + 1))
  return true
}

export function redirect(
  request: IncomingMessage,
  response: ServerResponse,
  status: 307 | 308,
  headers: Headers,
) {
  const text = redirectText[status]
  response.writeHead(status, {
    ...headers,
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': String(text.length),
  })
  response.end(request.method === 'HEAD' ? undefined : text)
}
