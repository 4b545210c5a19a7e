/** Packages that ship only ES modules; Jest runs CommonJS and must translate them. */
const esModules = ['jose']

export default {
  testEnvironment: 'node',
  testTimeout: 60_000,
  testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
  setupFilesAfterEnv: ['<rootDir>/../tools/runner/jest-retry.mjs'],
  globalSetup: '<rootDir>/__tests__/support/global-setup.ts',
  transform: { '\\.[mc]?[jt]s$': '<rootDir>/__tests__/support/transform.cjs' },
  transformIgnorePatterns: [`/node_modules/(?!(?:${esModules.join('|')})/)`],
  // The servers under test are processes of their own, so the tests mostly wait for them.
  maxWorkers: 2,
}
