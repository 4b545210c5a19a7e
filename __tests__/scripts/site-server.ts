import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'

/** A stand-in for Next, which answers by the address alone, as the program of a server process. */
const program = `
import { createSiteServer } from './scripts/serve/server.mjs'
const documentHeaders = new Map([['Content-Security-Policy', "default-src 'none'"], ['X-Frame-Options', 'DENY']])
const year = 'max-age=120, s-maxage=31536000'
const { server, drain } = createSiteServer({
  documentHeaders,
  handle(request, response) {
    const send = (status, headers, body) => { response.writeHead(status, headers); response.end(body) }
    const { pathname } = new URL(request.url, 'http://x')
    if (pathname === '/count') return server.getConnections((_, count) => send(200, { 'Content-Type': 'text/plain' }, String(count)))
    if (pathname === '/slow') return setTimeout(send, 700, 200, { 'Content-Type': 'text/html' }, 'whole')
    if (pathname === '/never') return
    if (pathname === '/_not-found') return send(404, { 'Content-Type': 'text/html', 'Cache-Control': year }, 'lost')
    if (pathname === '/broken') return send(500, { 'Content-Type': 'text/html', 'Cache-Control': year }, 'broken')
    if (pathname === '/moved') return send(308, { Location: '/', 'Cache-Control': year })
    if (pathname === '/flight') return send(200, { 'Content-Type': 'text/x-component', 'Cache-Control': year }, 'data')
    if (pathname === '/cookie') return send(200, { 'Content-Type': 'text/html', 'Set-Cookie': 'a=b', 'Cache-Control': year })
    if (pathname === '/file.css') return send(200, { 'Content-Type': 'text/css', 'Cache-Control': 'public, max-age=31536000, immutable' })
    response.setHeader('x-nextjs-cache', 'HIT')
    response.setHeader('Cache-Control', year)
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.end('page')
  },
})
process.once('SIGTERM', async () => { await drain(Number(process.env.GRACE_MS)); process.exit(0) })
server.listen(0, '127.0.0.1', () => console.log(server.address().port))
`

export type SiteServer = { port: number; process: ChildProcess; ended: Promise<number | null> }

export async function startSiteServer(graceMs = 10_000): Promise<SiteServer> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: join(__dirname, '..', '..'),
    env: { ...process.env, GRACE_MS: String(graceMs) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<number | null>(resolve => child.once('exit', resolve))
  const [line]: unknown[] = await once(child.stdout, 'data')
  return { port: Number(String(line)), process: child, ended }
}

/** A connection, and the text that was sent to it until it closed. */
export function open(port: number): { socket: Socket; received: Promise<string> } {
  const socket = connect(port, '127.0.0.1')
  let text = ''
  socket.on('data', chunk => {
    text += String(chunk)
  })
  // A reset is a way of closing.
  socket.on('error', () => undefined)
  const received = new Promise<string>(resolve => socket.once('close', () => resolve(text)))
  return { socket, received }
}

/** Sends raw text and returns the whole answer; the request says itself that it is the last one. */
export function send(port: number, text: string): Promise<string> {
  const { socket, received } = open(port)
  socket.write(text)
  return received
}

export const request = (port: number, line: string, ...headers: string[]): Promise<string> =>
  send(port, `${[`${line} HTTP/1.1`, 'Host: a', 'Connection: close', ...headers].join('\r\n')}\r\n\r\n`)
