import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import next from 'next'
import { readPorts } from './lib/addresses.mjs'
import { inProject } from './lib/project.mjs'

/**
 * What `next start` does, with each page in the brotli that the seal step made of it, where the browser takes it:
 * a seventh less than Next's gzip, which decides whether a page fits one first flight. Another folder with a build can
 * be named.
 */

const site = process.argv[2] ?? inProject()
const folder = `${site}/.next/brotli`

/** By path; empty for a build that is not sealed. */
function readPacked() {
  try {
    const files = readdirSync(folder, { recursive: true }).filter(file => file.endsWith('.br'))
    return new Map(
      files.map(file => {
        const path = `/${file.slice(0, -'.br'.length)}`
        return [path === '/index' ? '/' : path, readFileSync(`${folder}/${file}`)]
      }),
    )
  } catch (error) {
    if (error.code === 'ENOENT') return new Map()
    throw error
  }
}

function packedFor({ method, headers, url }, packed) {
  // What the app asks for at the same address is no page; a part of a file is not the whole.
  if (method !== 'GET' || headers.rsc !== undefined || headers.range !== undefined) return
  if (!/\bbr\b/.test(headers['accept-encoding'] ?? '')) return
  return packed.get(url.split('?', 1)[0])
}

/** Lets Next answer as ever, and puts the packed page in the place of its text. */
function answerPacked(request, response, page) {
  // Next would pack the page itself, on every request, and less well.
  delete request.headers['accept-encoding']
  const { writeHead, write, end } = response
  let replaced = false
  response.writeHead = (...args) => {
    // Not a redirect, and not the bare answer that nothing has changed.
    replaced = response.statusCode === 200
    if (replaced) {
      response.setHeader('Content-Encoding', 'br')
      response.setHeader('Content-Length', page.length)
      // Next's notes to itself; a document's reader has no use for them.
      for (const note of ['cache', 'prerender', 'stale-time']) response.removeHeader(`x-nextjs-${note}`)
      // The same text in another coding is another sequence of bytes.
      const tag = response.getHeader('ETag')
      if (tag && !tag.startsWith('W/')) response.setHeader('ETag', `W/${tag}`)
    }
    return writeHead.apply(response, args)
  }
  response.write = (...args) => replaced || write.apply(response, args)
  response.end = (...args) => {
    if (!response.headersSent) response.writeHead(response.statusCode)
    return replaced ? end.call(response, page) : end.apply(response, args)
  }
}

/** Next reads its code for pages and files on the first request for one; no visitor shall wait for that. */
async function warmUp(port) {
  const address = `http://localhost:${port}`
  const home = await (await fetch(address)).text()
  const preloaded = [...home.matchAll(/<link rel="preload" href="([^"]+)"/g)].map(([, file]) => file)
  await Promise.all(preloaded.map(async file => (await fetch(address + file)).arrayBuffer()))
}

async function serve() {
  const { site: port } = readPorts()
  const packed = readPacked()
  const app = next({ dev: false, dir: site, port, hostname: 'localhost' })
  const handle = app.getRequestHandler()
  await app.prepare()
  const server = createServer((request, response) => {
    const page = packedFor(request, packed)
    if (page) answerPacked(request, response, page)
    handle(request, response)
  })
  // Who reads for a while and taps then needs no new connection; and longer than the minute after which proxies close
  // theirs, or a request would now and then be sent into a line that is just being closed here.
  server.keepAliveTimeout = 65_000
  server.listen(port, () => warmUp(port).catch(() => undefined))
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      server.close(() => process.exit(0))
      server.closeAllConnections()
    })
  }
}

serve().catch(error => {
  console.error(error)
  process.exitCode = 1
})
