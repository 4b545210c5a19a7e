import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Release, ReleaseFile } from '@/tools/release/release-manifest'
import { etagOf } from '../../serve/bodies.mjs'
import { createHttpServer } from '../../serve/http-server'
import { createRequestHandler } from '../../serve/request-handler'

/** A small release behind the real request handler and HTTP server, as the program of a server process. */

const folder = mkdtempSync(join(tmpdir(), 'release-'))
mkdirSync(join(folder, 'named'))

function file(name: string, text: string, headers: string, isPacked = false): ReleaseFile {
  writeFileSync(join(folder, 'named', name), text)
  if (isPacked) writeFileSync(join(folder, 'named', `${name}.br`), brotliCompressSync(text))
  return {
    file: `named/${name}`,
    type: 'text/html; charset=utf-8',
    encodings: isPacked ? ['br'] : [],
    etag: etagOf(Buffer.from(text)),
    bytes: text.length,
    headers,
  }
}

const security = { 'Content-Security-Policy': "default-src 'none'", 'X-Frame-Options': 'DENY' }
const about = file('about.html', 'page', 'page', true)
const release: Release = {
  version: 2,
  id: 'sample',
  siteEnv: 'development',
  entries: [
    {
      path: '/about',
      hashed: false,
      kind: 'document',
      ...about,
    },
    {
      path: '/auth',
      hashed: false,
      kind: 'document',
      ...file('auth.html', 'login', 'page'),
    },
  ],
  redirects: [{ pattern: '^/moved/*$', to: '/about', status: 308, keepsQuery: true, headers: 'error' }],
  headerSets: {
    page: { ...security, 'Cache-Control': 'max-age=120, s-maxage=31536000' },
    error: { ...security, 'Cache-Control': 'no-store' },
  },
  notFound: file('lost.html', 'lost', 'error'),
  notFoundUnder: [],
  errorHeaders: 'error',
  dynamic: [{ path: '/auth', base: '', cookie: 'session' }],
}
/** How many requests for /never have passed the server's checks. */
let handled = 0
/** Responses for /until-sigterm, which are sent after the signal. */
const pending: ServerResponse[] = []

const handler = createRequestHandler({
  release,
  folder,
  redirectIfSignedIn: async cookies => {
    if (cookies.includes('broken')) throw new Error('The part that knows of sessions is down.')
    return cookies.includes('signed-in')
      ? { location: '/account', cookies: ['a=b'] }
      : { location: undefined, cookies: ['a=b'] }
  },
})

const { server, drain } = createHttpServer({
  ...handler,
  connections: Number(process.env.CONNECTIONS ?? 4096),
  firstByteMs: Number(process.env.FIRST_BYTE_MS ?? 5000),
  answer(requested, request, response) {
    if (requested.path === '/handled') response.end(String(handled))
    else if (requested.path === '/count') server.getConnections((_, count) => response.end(String(count)))
    else if (requested.path === '/pending') response.end(String(pending.length))
    else if (requested.path === '/slow') setTimeout(() => response.end('whole'), 700)
    else if (requested.path === '/until-sigterm') pending.push(response)
    else if (requested.path === '/never') handled += 1
    else handler.answer(requested, request, response)
  },
})

process.once('SIGTERM', async () => {
  const drained = drain(Number(process.env.GRACE_MS))
  for (const response of pending) response.end('whole')
  await drained
  process.exit(0)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(typeof address === 'object' ? address?.port : address)
})
