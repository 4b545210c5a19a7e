import { realpathSync } from 'node:fs'
import { createRequire } from 'node:module'

const nodeEnvironment = createRequire(realpathSync(process.argv[1])).resolve(
  '@stryker-mutator/jest-runner/jest-env/node',
)

/** Changes the code in small ways and counts how many changes no unit test notices: `npx stryker run` (docs/testing.md). */
export default {
  testRunner: 'jest',
  jest: {
    configFile: 'jest.config.mjs',
    // Tests of the programs that import this code start servers and hang with a change in it.
    config: {
      testMatch: [
        '<rootDir>/__tests__/lib/{auth,search,testosterone}/**/*.test.{ts,tsx}',
        '<rootDir>/__tests__/lib/{calendar,hours,old-addresses,redirects,search}.test.ts',
      ],
    },
  },
  coverageAnalysis: 'perTest',
  buildCommand: `node scripts/lib/use-environment.mjs __tests__ ${nodeEnvironment}`,
  mutate: [
    'lib/testosterone/**/*.ts',
    'lib/auth/**/*.ts',
    'lib/search/**/*.ts',
    'lib/calendar.ts',
    'lib/redirects.ts',
    'lib/hours.ts',
  ],
  thresholds: { high: 95, low: 85, break: 85 },
  ignorePatterns: ['/.next', '/release', '/releases', '/public', '/test-results', '/docs', '/coverage'],
  reporters: ['clear-text', 'progress-append-only'],
  concurrency: 2,
}
