import { assertPortsFree, readPorts, siteEnvironment } from './lib/addresses.mjs'
import { writeTranslations } from './lib/checks.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { supervise } from './lib/processes.mjs'
import { complain } from './lib/project.mjs'
import { startServices, untilOneEnds } from './lib/start-services.mjs'

async function dev() {
  const ports = readPorts()
  await assertPortsFree(ports)
  await ensureInstalled()
  await writeTranslations(process.env)
  await untilOneEnds(await startServices(ports, siteEnvironment(ports, 'development'), 'dev'))
}
dev.longRunning = true

supervise(dev, complain)
