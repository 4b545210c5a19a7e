import { assertPortsFree, readPorts, siteEnvironment } from './lib/addresses.mjs'
import { writeTranslations } from './lib/checks.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { supervise } from './lib/processes.mjs'
import { printError } from './lib/project.mjs'
import { startServices, waitForFirstExit } from './lib/start-services.mjs'

async function dev() {
  const ports = readPorts()
  await assertPortsFree(ports)
  await ensureInstalled()
  await writeTranslations(process.env)
  await waitForFirstExit(await startServices(ports, siteEnvironment(ports, 'development'), 'dev'))
}
dev.longRunning = true

supervise(dev, printError)
