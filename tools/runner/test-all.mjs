import { findFirefox } from '../engines/find-firefox.mjs'
import { findWebKit } from '../engines/find-webkit.mjs'
import { testCdn } from '../release/cdn/test-cdn.mjs'
import { baseCommit, changedSince } from './changes.mjs'
import { run, runNode, stopService, supervise } from './processes.mjs'
import { inProject, print, printError, typescript } from './project.mjs'
import { runStages, skipped } from './run-stages.mjs'
import { startServices } from './start-services.mjs'
import { staticChecks } from './static-checks.mjs'
import {
  coreJourneys,
  otherJourneys,
  playwright,
  prepareTests,
  productionBuild,
  sandboxTests,
  testEnvironment,
  unitTests,
} from './test-stages.mjs'

const journeys = ['--project', 'desktop', '--project', 'phone']

/** Slow processors are those of phones; one case of each kind is enough. */
const slowPhone = ['--project', 'phone', '--workers', '2']
const slow = { THROTTLE: '4', LEAVE_OUT: 'further cases,machinery' }

/** Once the site is served, no stage needs the one before it; a launch needs to know of every failure. */
const independent = stages => stages.map(stage => ({ ...stage, independent: true }))

/** A test that is missing on a developer's machine is skipped with a message; in CI it has failed. */
function missing(message) {
  print(message)
  return process.env.CI ? 1 : skipped
}

function nothingToCompare() {
  print('Git does not know where this state left main, so no journey counts as changed.')
  return skipped
}

/** Stryker is used nowhere else, so it is not installed with the project. */
const mutations = [
  '--yes',
  ...['@stryker-mutator/core@9.6.1', '@stryker-mutator/jest-runner@9.6.1', 'typescript@5.9.3'].flatMap(
    name => ['--package', name],
  ),
  'stryker',
  'run',
]

/** The whole matrix: what blocks a launch. Nothing that passes only when repeated passes here. */
async function testAll() {
  const testing = testEnvironment()
  const { ports, env } = testing
  env.FAIL_ON_FLAKY = '1'
  delete env.RETRY_UNIT_TESTS
  let services = []

  async function serve() {
    services = await startServices(ports, env, 'release')
  }

  function testInFirefox() {
    const firefox = findFirefox()
    if (!firefox)
      return missing('No Firefox: install one (Debian: apt-get install firefox-esr) or set FIREFOX_PATH.')
    print(`Firefox: ${firefox}`)
    const args = ['--project', 'firefox', '--workers', '2']
    return playwright('firefox', args, { ...env, ENGINE: 'firefox', FIREFOX_PATH: firefox })
  }

  function testInWebKit() {
    try {
      findWebKit()
    } catch (error) {
      print(error.message)
      return skipped
    }
    return runNode([inProject('tools', 'engines', 'run-webkit.mjs')], env)
  }

  /** Each test file of a journey that differs from the base commit, ten times. */
  function testRaces() {
    const base = baseCommit()
    if (!base) return nothingToCompare()
    const files = changedSince(base, 'e2e/*.spec.ts')
    if (files.length === 0) return print('No test file of a journey has changed.')
    return playwright('races', [...files, ...journeys, '--repeat-each', '10', '--retries', '0'], env)
  }

  /** What `next build` has made must also work without the seal: the most common journeys. */
  async function testPlain() {
    for (const { child } of services) await stopService(child)
    const plain = { ...env, UNSEALED: '1' }
    await startServices(ports, plain, 'start')
    return playwright('plain', coreJourneys, plain)
  }

  return runStages([
    { name: 'ports, dependencies, browsers', work: prepareTests(testing) },
    ...staticChecks(env),
    [
      [
        { name: 'unit tests', work: () => unitTests(env) },
        { name: 'sandbox', work: () => sandboxTests(env) },
      ],
      [{ name: 'production build', work: () => productionBuild(env) }],
    ],
    { name: 'site and sandbox answer', work: serve },
    ...independent([
      { name: 'core journeys', work: () => playwright('core', coreJourneys, env) },
      {
        name: 'every answer over HTTP, journeys, audit',
        work: () => playwright('journeys', [...otherJourneys, '--grep-invert', '@core'], env),
      },
      { name: 'journeys in Firefox', work: testInFirefox },
      { name: 'journeys in WebKit', work: testInWebKit },
      { name: 'every answer of a CDN', work: () => testCdn(ports, env) },
      {
        name: 'journeys on a phone at a quarter of the speed',
        work: () => playwright('throttled', slowPhone, { ...env, ...slow }),
      },
      { name: 'changed journeys ten times', work: testRaces },
      {
        name: 'recipes of owners',
        // Each of its commands has a mode of its own.
        work: () =>
          runNode(typescript(inProject('tools', 'editorial', 'recipes', 'carry-out.ts')), {
            ...env,
            NODE_ENV: undefined,
          }),
      },
      {
        name: 'art and fonts are what their sources draw',
        work: () => runNode([inProject('tools', 'art', 'run.mjs'), '--check'], env),
      },
      { name: 'core journeys, without the seal', work: testPlain },
      // Last, because nothing takes longer.
      { name: 'mutations', work: () => run('npx', mutations, { ...env, NODE_ENV: 'test' }) },
    ]),
  ])
}

supervise(testAll, printError)
