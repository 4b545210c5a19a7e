import { defineConfig, devices } from '@playwright/test'
import { addresses } from './e2e/support/addresses'
import type { WorkerOptions } from './e2e/support/test'
import { browserArguments, findBrowser, findHeadlessShell } from './tools/runner/find-browser.mjs'
import { testSandbox } from './tools/runner/testing.mjs'

/** THROTTLE=4 divides the speed of every page's processor by four (e2e/support/test.ts). */
const slowness = Number(process.env.THROTTLE || 1)

/** Tests that this run leaves out; `npm test` sets LEAVE_OUT. */
const leftOut = (process.env.LEAVE_OUT ?? '').split(',')
const notNow = [
  // Times are measured on a machine that does nothing else: TIMING=1 npx playwright test --project desktop --grep @timing --workers 1.
  ...(process.env.TIMING ? [] : [/@timing/]),
  // Further cases of what one case already shows.
  ...(leftOut.includes('further cases') ? [/@all/] : []),
]
/** Tests of the programs that build, release and serve. */
const machinery = [
  '**/http/deploys.spec.ts',
  '**/old-tab.spec.ts',
  '**/auth/redirect-if-signed-in-down.spec.ts',
]
/** Journeys for the other engines. Chromium walks them in files of its own. */
const otherEngines = ['**/engines/journeys.spec.ts']
const ignored = leftOut.includes('machinery') ? machinery : []

/** Only for `npm run test:e2e` on its own; `npm test` serves the site for all its stages. */
const webServer = {
  // Builds when the build is older than the sources.
  command: 'node scripts/start.mjs',
  // Printed once both servers are up.
  wait: { stdout: /Ctrl-C ends both/ },
  env: { ...testSandbox, PORT: addresses.sitePort, SANDBOX_PORT: addresses.sandboxPort },
  timeout: 300_000,
  stdout: 'pipe' as const,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 8_000 },
}

/**
 * The journeys of every visitor in an installed Firefox, over WebDriver BiDi: `ENGINE=firefox npx playwright test --project firefox --workers 2`. It resolves no
 * names by our rules and reports no touch, so tests that need either are not among them.
 */
const firefox = {
  name: 'firefox',
  use: {
    ...devices['Desktop Firefox'],
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: `${__dirname}/tools/engines/firefox-bidi.mjs`,
      // Playwright loses track of a page restored from the back-forward cache. Off, as Playwright itself does in Chromium.
      firefoxUserPrefs: { 'browser.sessionhistory.max_total_viewers': 0 },
    },
  },
  grep: /@core|@firefox/,
  grepInvert: [/@phone-only/, ...notNow],
}

/** Every route of the build against every budget: `npx playwright test --project audit`. */
const audit = {
  name: 'audit',
  testDir: './tools/audit',
  testMatch: 'audit.spec.ts',
  timeout: 120_000,
}

/** Every answer of the release over HTTP, without a browser: `SERVER_URL=… playwright test --project http`. */
const http = {
  name: 'http',
  testDir: './e2e/http',
  // One test asks for every address of three languages, in each coding.
  timeout: 240_000,
  fullyParallel: false,
}

/** Lighthouse mobile: `LIGHTHOUSE=1 npx playwright test --project lighthouse --workers 1`. Its fifteen runs of a page take minutes, one after another. */
const lighthouse = {
  name: 'lighthouse',
  testDir: './tools/audit',
  testMatch: 'lighthouse.spec.ts',
  timeout: 1_800_000,
  fullyParallel: false,
}

const launchOptions = (executablePath: string | undefined) => ({
  // No other host than this machine and the auth back end can be reached: no test depends on the network.
  args: [
    ...browserArguments,
    `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE ${new URL(addresses.auth).hostname}`,
  ],
  ...(executablePath ? { executablePath } : {}),
})

async function configure() {
  const [fullBrowserPath, executablePath] = await Promise.all([findBrowser(), findHeadlessShell()])
  return defineConfig<object, WorkerOptions>({
    testDir: '.',
    testMatch: ['e2e/**/*.spec.ts', 'tools/engines/*.spec.ts'],
    respectGitIgnore: true,
    outputDir: './test-results/playwright',
    globalSetup: './e2e/support/prepare-sandbox.ts',
    forbidOnly: Boolean(process.env.CI),
    fullyParallel: true,
    // Most of a journey's time is waiting, not computing.
    workers: 3,
    // One race must not reject a whole run, nor be hidden: the list at the end names what passed only when repeated.
    retries: 1,
    failOnFlakyTests: Boolean(process.env.FAIL_ON_FLAKY),
    maxFailures: 5,
    // A hosted back end is farther away than the sandbox.
    timeout: (addresses.authIsSandbox ? 60_000 : 120_000) * slowness,
    expect: { timeout: 10_000 * slowness },
    reporter: [['list'], ['./tools/audit/reporter.ts']],
    use: {
      baseURL: addresses.site,
      locale: 'en-US',
      timezoneId: 'America/Chicago',
      // Recording a trace of every test slows them all.
      trace: 'on-first-retry',
      screenshot: 'only-on-failure',
      launchOptions: launchOptions(executablePath),
      ...(fullBrowserPath ? { fullBrowserPath } : {}),
    },
    projects: [
      {
        name: 'desktop',
        use: { ...devices['Desktop Chrome'] },
        testIgnore: ['**/http/**', ...otherEngines, ...ignored],
        grepInvert: [/@phone-only/, ...notNow],
      },
      // A journey that differs on a small touch screen says so in its title: @phone, or @phone-only.
      {
        name: 'phone',
        use: { ...devices['Pixel 7'] },
        grep: /@phone/,
        grepInvert: notNow,
        testIgnore: ignored,
      },
      ...(process.env.ENGINE === 'firefox' ? [firefox] : []),
      { ...http, grepInvert: notNow, testIgnore: ignored },
      { ...audit, grepInvert: notNow, use: { launchOptions: launchOptions(fullBrowserPath) } },
      ...(process.env.LIGHTHOUSE ? [lighthouse] : []),
    ],
    ...(process.env.SITE_IS_SERVED ? {} : { webServer }),
  })
}

export default configure()
