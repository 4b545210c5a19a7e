import { once } from 'node:events'
import next from 'next'
import { readPorts } from './lib/addresses.mjs'
import { inProject } from './lib/project.mjs'
import { readDocumentHeaders } from './serve/headers.mjs'
import { readPacked } from './serve/packed.mjs'
import { createSiteServer } from './serve/server.mjs'

/**
 * What `next start` does, with each page in the brotli that the seal step made of it, where the browser takes it:
 * a seventh less than Next's gzip. Another folder with a build can be named. It listens on this machine alone, for a proxy
 * here or for a look at the site; `HOST=0.0.0.0` opens it to the network.
 */

const site = process.argv[2] ?? inProject()
const loopback = ['127.0.0.1', '::1']

/** Next reads its code for pages and files on the first request for one; no visitor shall wait for that. */
async function warmUp(address) {
  const home = await (await fetch(address)).text()
  const preloaded = [...home.matchAll(/<link rel="preload" href="([^"]+)"/g)].map(([, file]) => file)
  await Promise.all(preloaded.map(async file => (await fetch(address + file)).arrayBuffer()))
}

/** On both loopback addresses, because `localhost` may mean either; a machine without one family is served on the other. */
async function listen(parts, port, hosts) {
  const listening = []
  for (const host of hosts) {
    const one = createSiteServer(parts)
    one.server.listen(port, host)
    try {
      await once(one.server, 'listening')
      listening.push(one)
    } catch (error) {
      const isMissingFamily = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(error.code)
      if (!isMissingFamily || (host === hosts.at(-1) && listening.length === 0)) throw error
    }
  }
  return listening
}

async function serve() {
  const { site: port } = readPorts()
  const app = next({ dev: false, dir: site, port, hostname: 'localhost' })
  const handle = app.getRequestHandler()
  await app.prepare()
  const parts = { handle, packed: readPacked(site), documentHeaders: readDocumentHeaders(site) }
  const host = process.env.HOST
  const listening = await listen(parts, port, host ? [host] : loopback)
  warmUp(`http://localhost:${port}`).catch(() => undefined)
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, async () => {
      await Promise.all(listening.map(({ drain }) => drain()))
      process.exit(0)
    })
  }
}

serve().catch(error => {
  console.error(error)
  process.exitCode = 1
})
