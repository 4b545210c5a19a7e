import { assertPortsFree, readPorts, siteEnvironment } from './lib/addresses.mjs'
import { ensureBuilt, runQuietly } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { supervise } from './lib/processes.mjs'
import { printError } from './lib/project.mjs'
import { startServices, waitForFirstExit } from './lib/start-services.mjs'

async function start() {
  const ports = readPorts()
  // Before the build: a taken port should not show up after a minute.
  await assertPortsFree(ports)
  await ensureInstalled({ tools: false })
  const env = siteEnvironment(ports)
  await ensureBuilt(env, runQuietly)
  await waitForFirstExit(await startServices(ports, env, 'release'))
}
start.longRunning = true

supervise(start, printError)
