import { defineConfig, devices } from '@playwright/test'
import { addresses } from './e2e/support/addresses'
import { browserArguments, findBrowser } from './scripts/lib/find-browser.mjs'
import { testSandbox } from './scripts/lib/testing.mjs'

/** Only for `npm run test:e2e` on its own; `npm test` serves the site for all its stages. */
const webServer = {
  // Builds when the build is older than the sources.
  command: 'node scripts/start.mjs',
  // Said when the site and the sandbox both answer.
  wait: { stdout: /Ctrl-C ends both/ },
  env: { ...testSandbox, PORT: addresses.sitePort, SANDBOX_PORT: addresses.sandboxPort },
  timeout: 300_000,
  stdout: 'pipe' as const,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 8_000 },
}

/**
 * The journeys of every visitor in an installed Firefox, over WebDriver BiDi: `npm run test:firefox`. It resolves no
 * names by our rules and reports no touch, so tests that need either are not among them.
 */
const firefox = {
  name: 'firefox',
  use: {
    ...devices['Desktop Firefox'],
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: `${__dirname}/scripts/lib/firefox-bidi.mjs`,
      // Playwright loses track of a page restored from the back-forward cache. Off, as Playwright itself does in Chromium.
      firefoxUserPrefs: { 'browser.sessionhistory.max_total_viewers': 0 },
    },
  },
  grep: /@core|@firefox/,
  grepInvert: /@phone-only/,
}

/** Every route of the build against every budget: `npm run audit`. */
const audit = {
  name: 'audit',
  testDir: './scripts/audit',
  testMatch: 'audit.spec.ts',
  timeout: 120_000,
  // A browser under load may hang without the page being at fault; the reporter lets no second run hide a miss.
  retries: 1,
}

/** Every answer of the release over HTTP, without a browser: `FRONT_URL=… playwright test --project http`. */
const http = {
  name: 'http',
  testDir: './e2e/http',
  // One test asks for every address of three languages, in each coding.
  timeout: 240_000,
  fullyParallel: false,
}

/** Lighthouse mobile: `npm run audit:lighthouse`. Its fifteen runs of a page take minutes, one after another. */
const lighthouse = {
  name: 'lighthouse',
  testDir: './scripts/audit',
  testMatch: 'lighthouse.spec.ts',
  timeout: 1_800_000,
  fullyParallel: false,
}

async function configure() {
  const executablePath = await findBrowser()
  return defineConfig({
    testDir: './e2e',
    outputDir: './test-results',
    forbidOnly: Boolean(process.env.CI),
    fullyParallel: true,
    // Most of a journey's time is waiting, not computing.
    workers: 3,
    retries: 0,
    // A hosted back end is farther away than the sandbox.
    timeout: addresses.authIsSandbox ? 60_000 : 120_000,
    expect: { timeout: 10_000 },
    reporter: [['list'], ['./scripts/audit/reporter.ts']],
    use: {
      baseURL: addresses.site,
      locale: 'en-US',
      timezoneId: 'America/Chicago',
      // Recording a trace of every test slows them all; ask for one with --trace on.
      screenshot: 'only-on-failure',
      launchOptions: {
        // No other host than this machine and the auth back end can be reached: no test depends on the network.
        args: [
          ...browserArguments,
          `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE ${new URL(addresses.auth).hostname}`,
        ],
        ...(executablePath ? { executablePath } : {}),
      },
    },
    projects: [
      {
        name: 'desktop',
        use: { ...devices['Desktop Chrome'] },
        testIgnore: '**/http/**',
        // Times are measured on a machine that does nothing else: npm run test:timing.
        grepInvert: process.env.TIMING ? /@phone-only/ : /@phone-only|@timing/,
      },
      // A journey that differs on a small touch screen says so in its title: @phone, or @phone-only.
      { name: 'phone', use: { ...devices['Pixel 7'] }, grep: /@phone/ },
      ...(process.env.ENGINE === 'firefox' ? [firefox] : []),
      http,
      audit,
      ...(process.env.LIGHTHOUSE ? [lighthouse] : []),
    ],
    ...(process.env.SITE_IS_SERVED ? {} : { webServer }),
  })
}

export default configure()
