import { test as base, expect, type Page } from '@playwright/test'
import { addresses } from './addresses'
import { insertTextAsTyped } from './firefox'
import { createMailbox, type MailTo } from './mailbox'
import { startOwnSandbox } from './own-sandbox'
import { createSandbox, type Sandbox } from './sandbox'
import { watchForProblems } from './watch'

type Expectation = { pattern: RegExp; times: number | undefined }

type Fixtures = {
  /**
   * Expects a problem that the test provokes on purpose, with its address: `expectProblem(/status of 404 .*\/nowhere\)$/, 1)`.
   * Without a number, at least once, where the number depends on time.
   */
  expectProblem: (pattern: RegExp, times?: number) => void
  expectations: Expectation[]
  /** Everything that went wrong so far in any page of this test. */
  problems: string[]
  /** The outside services, which a test can make fail. They are restored afterwards. */
  sandbox: Sandbox
  /** Reads a visitor's mails. */
  mailTo: MailTo
  /** Skips tests tagged `@sandbox` on a hosted back end: they need settings, failures or a mailbox without limits. */
  sandboxOnly: undefined
}

export type WorkerOptions = {
  /**
   * Tests that ask *whether* a page hydrates, or what its frames may do, run in the full browser:
   * `test.use({ fullBrowser: true })`. The headless shell sends pointer events on its own, so every page hydrates at once.
   */
  fullBrowser: boolean
  fullBrowserPath: string | undefined
}

type WorkerFixtures = WorkerOptions & {
  /**
   * Settings of sandbox/README.md for the tests of a file or group, which then have their own sandbox:
   * `test.use({ sandboxSettings: { SANDBOX_AUTH_TOKEN_LIFETIME: '3' } })`. Other tests are not affected.
   */
  sandboxSettings: Record<string, string> | undefined
  /** These tests' own sandbox; undefined for tests on the shared one. */
  ownSandbox: Awaited<ReturnType<typeof startOwnSandbox>> | undefined
  /** The origin of these tests' sandbox. The browser reaches it at the address that the pages know. */
  sandboxOrigin: string
}

/** A page may be closed before it is slowed down. */
async function slowDown(page: Page, rate: number) {
  const debug = await page.context().newCDPSession(page)
  await debug.send('Emulation.setCPUThrottlingRate', { rate }).catch(() => undefined)
}

/** Playwright's `test`, which also fails on problems that must not occur on any page (watch.ts). */
export const test = base.extend<Fixtures, WorkerFixtures>({
  fullBrowser: [false, { option: true, scope: 'worker' }],
  fullBrowserPath: [undefined, { option: true, scope: 'worker' }],
  sandboxSettings: [undefined, { option: true, scope: 'worker' }],
  ownSandbox: [
    async ({ sandboxSettings }, use, { project }) => {
      if (!sandboxSettings || !addresses.authIsSandbox) return use(undefined)
      // Only Chromium can map the pages' sandbox address to another port (--host-resolver-rules). In Firefox, files with
      // their own sandbox run only tests that break no service, on the shared one.
      if (project.name === 'firefox') {
        const [setting] = Object.keys(sandboxSettings)
        if (setting) throw new Error(`${setting} has no effect in Firefox: run this test in Chromium only.`)
        return use(undefined)
      }
      const own = await startOwnSandbox(sandboxSettings)
      await use(own)
      await own.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  sandboxOrigin: [
    async ({ ownSandbox }, use) => use(ownSandbox?.origin ?? addresses.sandbox),
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, browserName, sandboxOrigin, fullBrowser, fullBrowserPath }, use) => {
      const known = new URL(addresses.sandbox).host
      const own = new URL(sandboxOrigin).host
      const args = launchOptions.args?.map(argument =>
        argument.startsWith('--host-resolver-rules=') && own !== known
          ? `--host-resolver-rules=MAP ${known} ${own}, MAP *.${known} ${own}, MAP localhost localhost, MAP * ~NOTFOUND`
          : argument,
      )
      const executable =
        browserName === 'chromium' && fullBrowser && fullBrowserPath
          ? { executablePath: fullBrowserPath }
          : {}
      await use({ ...launchOptions, ...executable, ...(args ? { args } : {}) })
    },
    { scope: 'worker' },
  ],
  context: async ({ context, browserName }, use) => {
    if (browserName === 'firefox') await context.addInitScript(insertTextAsTyped)
    if (process.env.THROTTLE) context.on('page', page => void slowDown(page, Number(process.env.THROTTLE)))
    await use(context)
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
  expectations: async ({}, use) => use([]),
  expectProblem: async ({ expectations }, use) =>
    use((pattern, times) => void expectations.push({ pattern, times })),
  problems: [
    async ({ context, expectations, browserName }, use) => {
      const problems = await watchForProblems(context)
      await use(problems)
      const count = (pattern: RegExp) => problems.filter(problem => pattern.test(problem)).length
      // Firefox reports no answer with an error status in its console.
      const silent = (pattern: RegExp) => browserName === 'firefox' && pattern.source.startsWith('status of')
      for (const { pattern, times } of expectations.filter(one => !silent(one.pattern))) {
        // The console reports a response a moment after the page has it.
        const found = expect.poll(() => count(pattern), {
          message: `problems that match ${pattern}`,
          timeout: 10_000,
        })
        if (times === undefined) await found.toBeGreaterThan(0)
        else await found.toBe(times)
      }
      const isExpected = (problem: string) => expectations.some(({ pattern }) => pattern.test(problem))
      expect(problems.filter(problem => !isExpected(problem))).toEqual([])
    },
    { auto: true },
  ],
  sandboxOnly: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
    async ({}, use, testInfo) => {
      testInfo.skip(!addresses.authIsSandbox && testInfo.tags.includes('@sandbox'), 'needs the sandbox')
      await use(undefined)
    },
    { auto: true },
  ],
  sandbox: async ({ request, sandboxOrigin }, use, { project }) => {
    if (project.name === 'firefox')
      throw new Error('The sandbox is shared in Firefox: break services in Chromium only.')
    const sandbox = createSandbox(request, sandboxOrigin)
    await use(sandbox)
    await sandbox.restore()
  },
  mailTo: async ({ sandboxOrigin }, use, testInfo) => {
    const api = sandboxOrigin === addresses.sandbox ? addresses.mails : `${sandboxOrigin}/mail/api/messages`
    testInfo.skip(!api, 'AUTH_MAIL_API is not set')
    await use(createMailbox(api ?? ''))
  },
})

export { expect }
