import { assertPortsFree, readPorts, siteEnvironment } from '../runner/addresses.mjs'
import { ensureBuilt } from '../runner/build.mjs'
import { ensureInstalled } from '../runner/install.mjs'
import { run, runNode, supervise } from '../runner/processes.mjs'
import { inProject, print, printError, typescript } from '../runner/project.mjs'
import { startServices } from '../runner/start-services.mjs'
import { testPorts, testSandbox } from '../runner/testing.mjs'
import { findWebKit } from './find-webkit.mjs'

/** Runs the cross-engine journeys in WebKitGTK; arguments filter them by name. SITE_IS_SERVED works as in Playwright. */
async function checkWebKit() {
  const { driver, browser, display } = findWebKit()
  print(`WebKit: ${browser}`)
  await ensureInstalled()
  const ports = readPorts(testPorts)
  const env = {
    ...siteEnvironment(ports),
    ...testSandbox,
    WEBKIT_DRIVER: driver,
    WEBKIT_BROWSER: browser,
    // A headless machine renders in software, which WebKit's compositor does not support.
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  }
  if (!process.env.SITE_IS_SERVED) {
    await assertPortsFree(ports)
    await ensureBuilt(env)
    await startServices(ports, env, 'release')
  }
  const args = [...typescript(inProject('tools', 'engines', 'webkit.ts')), ...process.argv.slice(2)]
  return display
    ? run(
        display,
        ['--auto-servernum', '--server-args=-screen 0 1400x1000x24', process.execPath, ...args],
        env,
      )
    : runNode(args, env)
}

supervise(checkWebKit, printError)
