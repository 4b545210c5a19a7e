import { readPorts, siteEnvironment } from '../tools/runner/addresses.mjs'
import { ensureInstalled } from '../tools/runner/install.mjs'
import { supervise } from '../tools/runner/processes.mjs'
import { printError } from '../tools/runner/project.mjs'
import { runStages } from '../tools/runner/run-stages.mjs'
import { staticChecks } from '../tools/runner/static-checks.mjs'

async function check() {
  await ensureInstalled()
  return runStages(staticChecks(siteEnvironment(readPorts())))
}

supervise(check, printError)
