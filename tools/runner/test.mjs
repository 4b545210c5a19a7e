import { isUnchanged, machineryTests } from './changes.mjs'
import { supervise } from './processes.mjs'
import { printError } from './project.mjs'
import { runStages } from './run-stages.mjs'
import { staticChecks } from './static-checks.mjs'
import {
  coreJourneys,
  otherJourneys,
  playwright,
  prepareTests,
  productionBuild,
  sandboxTests,
  serve,
  testEnvironment,
  unitTests,
} from './test-stages.mjs'

/** What must pass before a commit lands. What blocks a launch is in test-all.mjs. */
async function test() {
  const run = testEnvironment()
  const { env } = run
  const leaves = isUnchanged('machinery')
  env.LEAVE_OUT = ['further cases', ...(leaves ? ['machinery'] : [])].join(',')
  const unitTestsLeftOut = leaves ? ['--testPathIgnorePatterns', '/node_modules/', machineryTests] : []
  return runStages([
    { name: 'ports, dependencies, browsers', work: prepareTests(run) },
    ...staticChecks(env),
    // `next build` uses one core for most of its time.
    [
      [
        { name: 'unit tests', work: () => unitTests(env, ...unitTestsLeftOut) },
        ...(isUnchanged('sandbox')
          ? []
          : [{ name: 'sandbox, which has changed', work: () => sandboxTests(env) }]),
      ],
      [{ name: 'production build', work: () => productionBuild(env) }],
    ],
    { name: 'site and sandbox answer', work: () => serve(run) },
    { name: 'core journeys', work: () => playwright('core', coreJourneys, env) },
    {
      name: 'every answer over HTTP, journeys, audit',
      work: () => playwright('journeys', [...otherJourneys, '--grep-invert', '@core'], env),
    },
  ])
}

supervise(test, printError)
