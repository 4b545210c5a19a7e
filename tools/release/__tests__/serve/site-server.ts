import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'

export type SiteServer = { port: number; process: ChildProcess; ended: Promise<number | null> }

export async function startSiteServer(settings: Record<string, number> = {}): Promise<SiteServer> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(__dirname, 'site-program.ts')], {
    cwd: join(__dirname, '..', '..', '..', '..'),
    env: {
      ...process.env,
      GRACE_MS: '10000',
      ...Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, String(value)])),
    },
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
