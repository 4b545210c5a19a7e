import { defineConfig, devices } from '@playwright/test'
import { addresses } from './e2e/support/addresses'
import { browserArguments, findBrowser } from './scripts/lib/browser.mjs'

async function configure() {
  const executablePath = await findBrowser()
  return defineConfig({
    testDir: './e2e',
    outputDir: './test-results',
    forbidOnly: Boolean(process.env.CI),
    fullyParallel: true,
    workers: 2,
    retries: 0,
    timeout: 30_000,
    expect: { timeout: 7_000 },
    reporter: [['list']],
    use: {
      baseURL: addresses.site,
      locale: 'en-US',
      timezoneId: 'America/Chicago',
      trace: 'retain-on-failure',
      launchOptions: {
        // No other host than this machine can be reached, so that no test depends on the network.
        args: [...browserArguments, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
        ...(executablePath ? { executablePath } : {}),
      },
    },
    projects: [
      { name: 'desktop', use: { ...devices['Desktop Chrome'] }, grepInvert: /@phone-only/ },
      // A journey that differs on a small touch screen says so in its title: @phone, or @phone-only.
      { name: 'phone', use: { ...devices['Pixel 7'] }, grep: /@phone/ },
    ],
    webServer: {
      // Builds only when the build is older than the sources, so that this also works on its own.
      command: 'node scripts/start.mjs',
      url: addresses.site,
      env: { PORT: addresses.sitePort, SANDBOX_PORT: addresses.sandboxPort },
      timeout: 300_000,
      reuseExistingServer: false,
      stdout: 'pipe',
      gracefulShutdown: { signal: 'SIGTERM', timeout: 8_000 },
    },
  })
}

export default configure()
