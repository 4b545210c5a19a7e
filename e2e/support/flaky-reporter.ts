import { appendFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Reporter, TestCase } from '@playwright/test/reporter'

/**
 * Lists the tests that failed once and passed when repeated, with the reason of the failure and the trace of the second run.
 * Within `npm test`, FLAKY_LIST names the file from which the last lines of the whole run are printed (tools/runner/stages.mjs).
 */
export default class FlakyReporter implements Reporter {
  private readonly tests = new Set<TestCase>()

  onTestEnd(test: TestCase): void {
    this.tests.add(test)
  }

  onEnd(): void {
    const flaky = [...this.tests].filter(test => test.outcome() === 'flaky')
    for (const test of flaky) {
      const title = test.titlePath().filter(Boolean).join(' › ')
      const attachments = test.results.flatMap(result => result.attachments)
      const trace = attachments.find(({ name }) => name === 'trace')?.path
      console.log(`\nPassed only in the second run: ${title}`)
      for (const { message } of test.results.flatMap(({ errors }) => errors))
        console.log(stripVTControlCharacters(message ?? ''))
      if (process.env.FLAKY_LIST) {
        const entry = { title, trace: trace && relative(process.cwd(), trace) }
        appendFileSync(process.env.FLAKY_LIST, `${JSON.stringify(entry)}\n`)
      }
    }
  }

  printsToStdio() {
    return false
  }
}
