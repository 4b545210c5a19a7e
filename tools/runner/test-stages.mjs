import { assertPortsFree, readPorts, siteEnvironment } from './addresses.mjs'
import { ensureBrowsers } from './browser.mjs'
import { ensureInstalled } from './install.mjs'
import { runNode, runNodeQuietly } from './processes.mjs'
import { inProject, print, tools } from './project.mjs'
import { startServices } from './start-services.mjs'
import { testPorts, testSandbox } from './testing.mjs'

/** The environment of a test run: the site is served once for all stages. */
export function testEnvironment() {
  const ports = readPorts(testPorts)
  const env = {
    ...siteEnvironment(ports),
    ...testSandbox,
    SITE_IS_SERVED: '1',
    RETRY_UNIT_TESTS: '1',
  }
  return { ports, env }
}

/** Checks what later stages need first: a missing browser should not show up after minutes. */
export function prepareTests({ ports, env }) {
  return async () => {
    await assertPortsFree(ports)
    await ensureInstalled()
    Object.assign(env, await ensureBrowsers())
    print(`Browser: ${env.CHROME_PATH}\nHeadless shell: ${env.HEADLESS_SHELL_PATH}`)
  }
}

/** Runs Playwright; the stage's results and traces are in a folder of their own, because each run empties its folder. */
export function playwright(stage, args, env) {
  const folder = inProject('test-results', stage)
  return runNode([tools.playwright, 'test', '--output', folder, ...args], env)
}

export const unitTests = (env, ...args) => runNode([tools.jest, ...args], { ...env, NODE_ENV: 'test' })

export const sandboxTests = env =>
  runNode([tools.jest, '--config', inProject('sandbox', 'jest.config.mjs')], env)

/** Beside other stages: its output is printed only when it fails. */
export const productionBuild = env => runNodeQuietly([inProject('scripts', 'build.mjs')], env)

export const serve = async ({ ports, env }) => void (await startServices(ports, env, 'release'))

/** Journeys without which a visitor can do nothing; the others are `--grep-invert @core`. */
export const coreJourneys = ['--project', 'desktop', '--project', 'phone', '--grep', '@core']
export const otherJourneys = [
  '--project',
  'http',
  '--project',
  'desktop',
  '--project',
  'phone',
  '--project',
  'audit',
]
