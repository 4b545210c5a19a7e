import { createServer } from 'node:net'
import { UserError } from './project.mjs'

/** Ports that every browser, and Node's own fetch, refuses to open (the 'bad ports' of the Fetch standard). */
const refusedByBrowsers = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697,
  10080,
])

function portFrom(name, fallback) {
  const text = process.env[name]
  if (!text) return fallback
  const port = Number(text)
  if (refusedByBrowsers.has(port))
    throw new UserError(`${name}=${text}: browsers block this port, use another.`)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new UserError(
    `${name}=${text} is not a port. Use a number from 1 to 65535, for example ${name}=${fallback}.`,
  )
}

export function readPorts(fallback = { site: 3000, sandbox: 4010 }) {
  const ports = { site: portFrom('PORT', fallback.site), sandbox: portFrom('SANDBOX_PORT', fallback.sandbox) }
  if (ports.site === ports.sandbox) {
    throw new UserError(`PORT and SANDBOX_PORT are both ${ports.site}: they must differ.`)
  }
  return ports
}

export const siteAddress = ports => `http://localhost:${ports.site}`
export const sandboxAddress = ports => `http://localhost:${ports.sandbox}`

/** The environment for building and running. Addresses that are not set follow from the ports: lib/env.ts. */
export function siteEnvironment(ports, mode = 'production') {
  return {
    NEXT_TELEMETRY_DISABLED: '1',
    ...process.env,
    NODE_ENV: mode,
    PORT: String(ports.site),
    SANDBOX_PORT: String(ports.sandbox),
  }
}

function canListen(port, host) {
  return new Promise(resolve => {
    const probe = createServer()
    probe.once('error', error => resolve(error.code !== 'EADDRINUSE' && error.code !== 'EACCES'))
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)))
  })
}

/** Tries every address: on some systems a port taken on one is still free on another. */
export async function assertPortsFree(ports) {
  const taken = []
  for (const [name, port] of [
    ['PORT', ports.site],
    ['SANDBOX_PORT', ports.sandbox],
  ]) {
    let free = true
    for (const host of ['127.0.0.1', '::1', '::']) free = free && (await canListen(port, host))
    if (!free) taken.push([name, port])
  }
  if (taken.length === 0) return
  const which = taken.map(([name, port]) => `Port ${port} (${name}) is taken.`).join('\n')
  const other = `PORT=${ports.site + 100} SANDBOX_PORT=${ports.sandbox + 100}`
  throw new UserError(`${which}\nStop the program that uses it, or choose others: ${other} npm ${script()}`)
}

function script() {
  const name = process.env.npm_lifecycle_event ?? 'start'
  return ['start', 'test'].includes(name) ? name : `run ${name}`
}
