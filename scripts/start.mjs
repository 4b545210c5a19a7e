import { assertPortsFree, readPorts, siteEnvironment } from '../tools/runner/addresses.mjs'
import { ensureBuilt, runQuietly } from '../tools/runner/build.mjs'
import { ensureInstalled } from '../tools/runner/install.mjs'
import { supervise } from '../tools/runner/processes.mjs'
import { printError } from '../tools/runner/project.mjs'
import { startServices, waitForFirstExit } from '../tools/runner/start-services.mjs'

async function start() {
  const ports = readPorts()
  // Before the build: a taken port should not show up after a minute.
  await assertPortsFree(ports)
  await ensureInstalled()
  const env = siteEnvironment(ports)
  await ensureBuilt(env, runQuietly)
  await waitForFirstExit(await startServices(ports, env, 'release'))
}
start.longRunning = true

supervise(start, printError)
