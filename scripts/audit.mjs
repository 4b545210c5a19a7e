import { assertPortsFree, readPorts, siteAddress, siteEnvironment } from './lib/addresses.mjs'
import { ensureBrowser } from './lib/browser.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { runNode, supervise } from './lib/processes.mjs'
import { complain, inProject, typescript } from './lib/project.mjs'
import { startServices } from './lib/services.mjs'
import { testPorts, testSandbox } from './lib/testing.mjs'

/** `--url=` audits a site that is already served; without it this builds and serves one, and ends it afterwards. */
async function audit() {
  const args = process.argv.slice(2)
  const served = args.find(arg => arg.startsWith('--url='))
  await ensureInstalled()
  const ports = readPorts(served ? undefined : testPorts)
  if (!served) await assertPortsFree(ports)
  const env = { ...siteEnvironment(ports), ...testSandbox, CHROME_PATH: await ensureBrowser() }
  if (!served) {
    await ensureBuilt(env)
    await startServices(ports, env, 'start')
    args.push(`--url=${siteAddress(ports)}`)
  }
  return runNode([...typescript(inProject('scripts', 'audit', 'main.ts')), ...args], env)
}

supervise(audit, complain)
