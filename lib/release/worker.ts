import Negotiator from 'negotiator'
import type { Bounce } from '@/lib/auth/bounce'
import { createChooser } from './choose'
import type { Release, ReleaseFile } from './release-manifest'

/**
 * Serves a release from a CDN that runs JavaScript at its edge (Cloudflare's workerd). Runs ahead of the CDN's own file
 * service, which knows neither the router's addresses nor the release's headers, and would cache an error as long as a
 * file.
 */

type Fetcher = { fetch: (request: Request) => Promise<Response> }

/** The platform's bindings: the release's files, by file name. */
export type WorkerEnvironment = { ASSETS: Fetcher }

type Parts = {
  release: Release
  bounce: (cookies: string, search: string, base: string) => Promise<Bounce>
}

/** Cloudflare replaces `Accept-Encoding` before the worker runs, and keeps the browser's value here. */
type EdgeRequest = Request & { cf?: { clientAcceptEncoding?: string } }

/** Cloudflare's extension: `manual` means that the body is compressed already. */
type PackedInit = ResponseInit & { encodeBody?: 'automatic' | 'manual' }

const reasons = {
  200: 'OK',
  307: 'Temporary Redirect',
  308: 'Permanent Redirect',
  400: 'Bad Request',
  405: 'Method Not Allowed',
  413: 'Payload Too Large',
  416: 'Range Not Satisfiable',
}
type KnownStatus = keyof typeof reasons

const personal = { 'Cache-Control': 'private, no-store' }
const shared = /s-maxage|public/

/** Limit of the in-memory cache in bytes; a worker has 128 MB. */
const mostRemembered = 24_000_000

function decoded(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return
  }
}

const hasBody = ({ headers }: Request) =>
  headers.has('transfer-encoding') || Number(headers.get('content-length') ?? 0) > 0

const tagsMatch = (given: string, etag: string) =>
  given.trim() === '*' || given.split(',').some(tag => tag.trim().replace(/^W\//, '') === etag)

const extension = { br: '.br', gzip: '.gz', identity: '' } as const

/** The first of the file's encodings that the client accepts. */
function codingFor(request: EdgeRequest, encodings: ReleaseFile['encodings']) {
  const given = request.cf?.clientAcceptEncoding ?? request.headers.get('accept-encoding') ?? ''
  const accepted = new Negotiator({ headers: { 'accept-encoding': given } }).encodings([...encodings])
  return encodings.find(one => accepted.includes(one)) ?? 'identity'
}

/** First and last byte; `none` when the range cannot be satisfied; undefined when the whole file is to be sent. */
function partOf(range: string | null, bytes: number): { first: number; last: number } | 'none' | undefined {
  const found = /^bytes=(\d*)-(\d*)$/.exec(range ?? '')
  const [, from = '', to = ''] = found ?? []
  if (!found || from + to === '') return
  const first = from === '' ? Math.max(0, bytes - Number(to)) : Number(from)
  const last = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1)
  return first > last ? 'none' : { first, last }
}

export function createWorker({ release, bounce }: Parts) {
  const choose = createChooser(release)
  const bodies = new Map<string, ArrayBuffer>()
  let remembered = 0
  const dynamic = new Map(release.dynamic.map(one => [one.path, one]))
  const headersOf = (name: string) => release.headerSets[name] ?? {}

  function say(status: KnownStatus, headers: Record<string, string>): Response {
    return new Response(`${reasons[status]}\n`, {
      status,
      headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' },
    })
  }

  const refuse = (status: KnownStatus, more: Record<string, string> = {}) =>
    say(status, { ...headersOf(release.errorHeaders), ...more })

  /** Cached after the first request: a call of the file service costs more than everything else here. */
  async function read(assets: Fetcher, file: string): Promise<ArrayBuffer> {
    const known = bodies.get(file)
    if (known) return known
    const found = await assets.fetch(new Request(encodeURI(`https://release/${file}`)))
    if (!found.ok) throw new Error(`The release lacks ${file}: ${found.status}`)
    const body = await found.arrayBuffer()
    if (body.byteLength > mostRemembered - remembered) return body
    remembered += body.byteLength
    bodies.set(file, body)
    return body
  }

  async function send(
    request: Request,
    { ASSETS }: WorkerEnvironment,
    { file, type, encodings, etag, bytes, headers: set }: ReleaseFile,
    status: 200 | 404,
    more: Record<string, string> = {},
  ): Promise<Response> {
    const part =
      status === 200 && request.method === 'GET' ? partOf(request.headers.get('range'), bytes) : undefined
    const isConditionMet = [null, etag].includes(request.headers.get('if-range'))
    const coding = part ? 'identity' : codingFor(request, encodings)
    const packed = coding !== 'identity'
    const headers = new Headers({
      ...headersOf(set),
      'Content-Type': type,
      ETag: packed ? `W/${etag}` : etag,
      ...more,
    })
    if (packed) headers.set('Content-Encoding', coding)
    const condition = request.headers.get('if-none-match')
    if (status === 200 && condition !== null && tagsMatch(condition, etag)) {
      for (const name of ['Content-Type', 'Content-Encoding']) headers.delete(name)
      return new Response(null, { status: 304, headers })
    }
    if (part && isConditionMet) {
      const lifetime = headers.get('Cache-Control') ?? ''
      if (shared.test(lifetime)) headers.set('Cache-Control', 'private, max-age=120')
      if (part === 'none') {
        headers.set('Content-Range', `bytes */${bytes}`)
        headers.set('Cache-Control', 'no-store')
        return new Response(null, { status: 416, headers })
      }
    }
    const body = await read(ASSETS, `${file}${extension[coding]}`)
    if (part && part !== 'none' && isConditionMet) {
      headers.set('Content-Range', `bytes ${part.first}-${part.last}/${bytes}`)
      return new Response(body.slice(part.first, part.last + 1), { status: 206, headers })
    }
    const init: PackedInit = { status, headers, encodeBody: packed ? 'manual' : 'automatic' }
    return new Response(body, init)
  }

  async function answer(request: Request, environment: WorkerEnvironment): Promise<Response> {
    const { pathname, search } = new URL(request.url)
    const path = decoded(pathname)
    if (path === undefined) return refuse(400)
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405, { Allow: 'GET, HEAD' })
    if (hasBody(request)) return refuse(413)
    if (path === '/healthz') return refuse(200, { 'X-Release': release.id })

    const cookie = request.headers.get('cookie') ?? ''
    const asked = dynamic.get(path)
    // If this fails, the page itself redirects the visitor.
    const bounced =
      asked && cookie.includes(asked.cookie)
        ? await bounce(cookie, search, asked.base).catch(() => ({ location: undefined, cookies: [] }))
        : { location: undefined, cookies: [] }
    const response =
      bounced.location === undefined
        ? await served(request, environment, path, search, bounced.cookies.length > 0 ? personal : {})
        : refuse(307, { ...personal, Location: bounced.location })
    for (const one of bounced.cookies) response.headers.append('Set-Cookie', one)
    return response
  }

  async function served(
    request: Request,
    environment: WorkerEnvironment,
    path: string,
    search: string,
    more: Record<string, string>,
  ): Promise<Response> {
    const chosen = choose({ path, search, header: name => request.headers.get(name) })
    switch (chosen.kind) {
      case 'served': {
        const caching: Record<string, string> = chosen.hasRouterQuery
          ? { 'Cache-Control': release.routerQueryCaching }
          : {}
        return send(request, environment, chosen.variant, chosen.variant.status, { ...caching, ...more })
      }
      case 'moved':
        return say(chosen.rule.status, { ...headersOf(chosen.rule.headers), Location: chosen.location })
      case 'missing':
        return send(request, environment, chosen.file, 404)
      default:
        return chosen satisfies never
    }
  }

  return { fetch: answer }
}
