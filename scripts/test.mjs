import { assertPortsFree, readPorts, siteEnvironment } from './lib/addresses.mjs'
import { ensureBrowser } from './lib/browser.mjs'
import { build, sealBuild } from './lib/build.mjs'
import { staticChecks } from './lib/checks.mjs'
import { findFirefox } from './lib/find-firefox.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { runNode, stopService, supervise } from './lib/processes.mjs'
import { complain, inProject, say, tools } from './lib/project.mjs'
import { runStages, skipped } from './lib/stages.mjs'
import { startServices } from './lib/start-services.mjs'
import { testPorts, testSandbox } from './lib/testing.mjs'
import { testNginx, testWorkerd } from './release/test-fronts.mjs'

const playwright = (...args) => [tools.playwright, 'test', ...args]
const journeys = playwright('--project', 'desktop', '--project', 'phone')
const firefoxJourneys = playwright('--project', 'firefox', '--workers', '2')

async function test() {
  const ports = readPorts(testPorts)
  const env = { ...siteEnvironment(ports), ...testSandbox, SITE_IS_SERVED: '1' }
  // Without EXPECT_SEALED the sealed page's tests are skipped and the audit's budgets are larger.
  const sealed = { ...env, EXPECT_SEALED: '1' }

  // Check what later stages need first: a missing browser should not show up after ten minutes.
  async function prepare() {
    await assertPortsFree(ports)
    await ensureInstalled()
    env.CHROME_PATH = await ensureBrowser()
    say(`Browser: ${env.CHROME_PATH}`)
  }

  /** Next's own output must also work without the seal: the most common journeys. */
  async function testPlain() {
    const services = await startServices(ports, env, 'start')
    const code = await runNode([...journeys, '--grep', '@core'], env)
    for (const { child } of services) await stopService(child)
    return code
  }

  /** The journeys whose outcome may depend on the engine. */
  async function testInFirefox() {
    const firefox = findFirefox()
    if (!firefox) {
      say('No Firefox found. Install one (Debian: apt-get install firefox-esr) or set FIREFOX_PATH.')
      return skipped
    }
    say(`Firefox: ${firefox}`)
    return runNode(firefoxJourneys, { ...sealed, ENGINE: 'firefox', FIREFOX_PATH: firefox })
  }

  return runStages([
    { name: 'ports, dependencies, browser', work: prepare },
    ...staticChecks(env),
    { name: 'unit tests', work: () => runNode([tools.jest], { ...env, NODE_ENV: 'test' }) },
    {
      name: 'sandbox',
      work: () => runNode([tools.jest, '--config', inProject('sandbox', 'jest.config.mjs')], env),
    },
    { name: 'production build, plain', work: () => build({ ...env, SEAL: 'off' }) },
    { name: 'core journeys, plain', work: testPlain },
    { name: 'seal', work: () => sealBuild(env) },
    { name: 'site and sandbox answer', work: async () => void (await startServices(ports, env, 'start')) },
    { name: 'every answer over HTTP', work: () => runNode(playwright('--project', 'http'), sealed) },
    { name: 'the same through nginx', work: () => testNginx(ports, sealed) },
    { name: 'the same in workerd', work: () => testWorkerd(ports, sealed) },
    { name: 'journeys', work: () => runNode(journeys, sealed) },
    { name: 'journeys in Firefox', work: testInFirefox },
    { name: 'audit', work: () => runNode(playwright('--project', 'audit'), sealed) },
  ])
}

supervise(test, complain)
