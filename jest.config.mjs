import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import nextJest from 'next/jest.js'

// A filled .env must change no result. next/jest reads it, but replaces no variable that is set, even an empty one.
const example = readFileSync(new URL('.env.example', import.meta.url), 'utf8')
for (const [, name] of example.matchAll(/^#?\s*([A-Z][A-Z0-9_]+)=/gm)) process.env[name] = ''
process.env.SITE_ENV = 'development'
// Tests name addresses literally, whatever ports the run itself uses.
process.env.NEXT_PUBLIC_SITE_URL = 'http://localhost:3000'
process.env.PORT = '3000'
// West of UTC and not the clinic's: a date that is read or shown in the visitor's zone is a day early, an hour is another one.
process.env.TZ = 'America/Los_Angeles'
process.env.SANDBOX_PORT = '4010'

// Tests import translated content, which is written from content/.
execFileSync(process.execPath, ['--import', 'tsx', 'tools/translations/main.ts'], { stdio: 'inherit' })

const createConfig = nextJest({ dir: './' })

/** Packages that ship only ES modules; Jest runs CommonJS and must compile them. */
const esModules = [
  'd3-contour',
  'd3-array',
  'internmap',
  'simplex-noise',
  'parse5',
  'entities',
  'gettext-parser',
  'content-type',
]

const configure = createConfig({
  testEnvironment: 'jsdom',
  // Only a hang: property tests take 20 s and more on a machine that does other work.
  testTimeout: 120_000,
  // Jest's default leaves one of two cores idle.
  maxWorkers: '100%',
  testMatch: ['<rootDir>/{__tests__,tools/*/__tests__}/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts', '<rootDir>/tools/runner/jest-retry.mjs'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  modulePathIgnorePatterns: ['<rootDir>/.next', '<rootDir>/.sandbox/', '<rootDir>/.stryker-tmp/'],
})

// next/jest can only extend these patterns, so replace them in its result.
export default async () => {
  const config = await configure()
  return {
    ...config,
    transformIgnorePatterns: [`/node_modules/(?!(?:${esModules.join('|')})/)`, '^.+\\.module\\.css$'],
  }
}
