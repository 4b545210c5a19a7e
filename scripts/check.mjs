import { readPorts, siteEnvironment } from './lib/addresses.mjs'
import { staticChecks } from './lib/checks.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { supervise } from './lib/processes.mjs'
import { printError } from './lib/project.mjs'
import { runStages } from './lib/stages.mjs'

async function check() {
  await ensureInstalled()
  return runStages(staticChecks(siteEnvironment(readPorts())))
}

supervise(check, printError)
