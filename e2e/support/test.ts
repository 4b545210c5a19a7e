import { test as base, expect } from '@playwright/test'
import { addresses } from './addresses'
import { insertTextAsTyped } from './firefox'
import { createMailbox, type MailTo } from './mailbox'
import { startOwnSandbox } from './own-sandbox'
import { createSandbox, type Sandbox } from './sandbox'
import { watchForProblems } from './watch'

type Fixtures = {
  /** Patterns of problems that this test provokes on purpose: `test.use({ expectedProblems: [/status of 404/] })`. */
  expectedProblems: RegExp[]
  /** Everything that went wrong so far in any page of this test. */
  problems: string[]
  /** The outside services, which a test can make fail. They are restored afterwards. */
  sandbox: Sandbox
  /** Reads a visitor's mails. */
  mailTo: MailTo
  /** Skips tests tagged `@sandbox` on a hosted back end: they need settings, failures or a mailbox without limits. */
  sandboxOnly: undefined
}

type WorkerFixtures = {
  /**
   * Settings of sandbox/README.md for the tests of a file or group, which then have their own sandbox:
   * `test.use({ sandboxSettings: { SANDBOX_AUTH_TOKEN_LIFETIME: '3' } })`. Other tests are not affected.
   */
  sandboxSettings: Record<string, string> | undefined
  /** The origin of these tests' sandbox. The browser reaches it at the address that the pages know. */
  sandboxOrigin: string
}

/** Playwright's `test`, which also fails on problems that must not occur on any page (watch.ts). */
export const test = base.extend<Fixtures, WorkerFixtures>({
  sandboxSettings: [undefined, { option: true, scope: 'worker' }],
  sandboxOrigin: [
    async ({ sandboxSettings }, use, { project }) => {
      if (!sandboxSettings || !addresses.authIsSandbox) return use(addresses.sandbox)
      // Only Chromium can map the pages' sandbox address to another port (--host-resolver-rules). In Firefox, files with
      // their own sandbox run only tests that break no service, on the shared one.
      if (project.name === 'firefox') {
        const [setting] = Object.keys(sandboxSettings)
        if (setting) throw new Error(`${setting} has no effect in Firefox: run this test in Chromium only.`)
        return use(addresses.sandbox)
      }
      const own = await startOwnSandbox(sandboxSettings)
      await use(own.origin)
      await own.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  launchOptions: [
    async ({ launchOptions, sandboxOrigin }, use) => {
      const known = new URL(addresses.sandbox).host
      const own = new URL(sandboxOrigin).host
      const args = launchOptions.args?.map(argument =>
        argument.startsWith('--host-resolver-rules=') && own !== known
          ? `--host-resolver-rules=MAP ${known} ${own}, MAP *.${known} ${own}, MAP localhost localhost, MAP * ~NOTFOUND`
          : argument,
      )
      await use({ ...launchOptions, ...(args ? { args } : {}) })
    },
    { scope: 'worker' },
  ],
  context: async ({ context, browserName }, use) => {
    if (browserName === 'firefox') await context.addInitScript(insertTextAsTyped)
    await use(context)
  },
  expectedProblems: [[], { option: true }],
  problems: [
    async ({ context, expectedProblems }, use) => {
      const problems = await watchForProblems(context)
      await use(problems)
      const unexpected = problems.filter(problem => !expectedProblems.some(pattern => pattern.test(problem)))
      expect(unexpected).toEqual([])
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
