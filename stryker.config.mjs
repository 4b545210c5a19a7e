import { realpathSync } from 'node:fs'
import { createRequire } from 'node:module'

const environment = name =>
  createRequire(realpathSync(process.argv[1])).resolve(`@stryker-mutator/jest-runner/jest-env/${name}`)

/** Changes the code in small ways and counts how many changes no unit test notices (docs/testing.md). */
export default {
  testRunner: 'jest',
  jest: {
    configFile: 'jest.config.mjs',
    config: {
      // Jest reads every file below these before each change. Tests of the programs that import this code would start
      // servers, and hang with a change in it.
      roots: ['<rootDir>/__tests__/lib', '<rootDir>/lib'],
      testMatch: [
        '<rootDir>/__tests__/lib/{auth,search,server,testosterone}/**/*.test.{ts,tsx}',
        '<rootDir>/__tests__/lib/clinic/{calendar,hours,hours-in-portuguese,reminders}.test.ts',
      ],
      // In place of jest.setup.ts, whose libraries take as long to load as most of these test files.
      setupFilesAfterEnv: ['<rootDir>/__tests__/support/brief-properties.ts'],
      testTimeout: 20_000,
    },
  },
  coverageAnalysis: 'perTest',
  buildCommand: `node tools/runner/use-environment.mjs __tests__/lib ${environment('node')}`,
  mutate: [
    'lib/testosterone/**/*.ts',
    'lib/auth/**/*.{ts,tsx}',
    'lib/search/**/*.ts',
    'lib/clinic/calendar.ts',
    'lib/server/{key-cache,redirect-if-signed-in,redirects}.ts',
    'lib/clinic/hours.ts',
  ],
  // A change in code that runs once, when a file loads, costs all tests of that file again, some 6 s. False tries them, too.
  ignoreStatic: true,
  thresholds: { high: 95, low: 85, break: 85 },
  ignorePatterns: [
    '/.next',
    '/release',
    '/releases',
    '/public',
    '/test-results',
    '/docs',
    '/coverage',
    '/reports',
  ],
  cleanTempDir: 'always',
  // A busy machine is not an endless loop; those are found by counting.
  timeoutMS: 10_000,
  reporters: ['clear-text', 'progress-append-only', 'json'],
  concurrency: 2,
}
