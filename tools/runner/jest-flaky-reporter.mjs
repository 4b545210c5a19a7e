import { appendFileSync } from 'node:fs'
import { relative } from 'node:path'

/** Lists the Jest tests that failed once and passed when repeated, as e2e/support/flaky-reporter.ts does for the browser's. */
export default class FlakyReporter {
  onTestResult(_file, { testFilePath, testResults }) {
    for (const { status, invocations, ancestorTitles, title } of testResults) {
      if (status !== 'passed' || !(invocations > 1) || !process.env.FLAKY_LIST) continue
      const name = [relative(process.cwd(), testFilePath), ...ancestorTitles, title].join(' › ')
      appendFileSync(process.env.FLAKY_LIST, `${JSON.stringify({ title: name })}\n`)
    }
  }
}
