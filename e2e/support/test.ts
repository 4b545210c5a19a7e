import { test as base, expect } from '@playwright/test'
import { createSandbox, type Sandbox } from './sandbox'
import { watchForProblems } from './watch'

type Fixtures = {
  /** Problems that this test provokes on purpose, as patterns: `test.use({ expectedProblems: [/status of 404/] })`. */
  expectedProblems: RegExp[]
  /** Everything that went wrong so far in any page of this test. */
  problems: string[]
  /** The outside services, which a test can make fail. They are whole again afterwards. */
  sandbox: Sandbox
}

/** Playwright's `test`, which also fails on anything that must never happen on any page. */
export const test = base.extend<Fixtures>({
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
  sandbox: async ({ request }, use) => {
    const sandbox = createSandbox(request)
    await use(sandbox)
    await sandbox.restore()
  },
})

export { expect }
