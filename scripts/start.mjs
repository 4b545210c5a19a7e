import { assertPortsFree, readPorts, siteEnvironment } from './lib/addresses.mjs'
import { ensureBuilt, quietly } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { supervise } from './lib/processes.mjs'
import { complain } from './lib/project.mjs'
import { startServices, untilOneEnds } from './lib/start-services.mjs'

async function start() {
  const ports = readPorts()
  // Before the build: a taken port should not show up after a minute.
  await assertPortsFree(ports)
  await ensureInstalled({ tools: false })
  const env = siteEnvironment(ports)
  await ensureBuilt(env, quietly)
  await untilOneEnds(await startServices(ports, env, 'release'))
}
start.longRunning = true

supervise(start, complain)
