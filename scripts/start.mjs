import { assertPortsFree, readPorts, siteEnvironment } from './lib/addresses.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { supervise } from './lib/processes.mjs'
import { complain } from './lib/project.mjs'
import { startServices, untilOneEnds } from './lib/start-services.mjs'

async function start() {
  const ports = readPorts()
  // Asked before the long work: nobody should wait for a build to learn that a port is taken.
  await assertPortsFree(ports)
  await ensureInstalled()
  const env = siteEnvironment(ports)
  await ensureBuilt(env)
  await untilOneEnds(await startServices(ports, env, 'start'))
}
start.longRunning = true

supervise(start, complain)
