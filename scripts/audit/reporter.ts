import type { FullResult, Reporter, TestCase } from '@playwright/test/reporter'
import { z } from 'zod'
import { rowAnnotation } from './row'
import { formatTable } from './table'

const rowSchema = z.record(z.string(), z.string())

/**
 * Prints what the pages weigh, or how quick they are, as one table. A test of the audit runs once more when the browser
 * hangs; a miss in either run stays one, so that what goes wrong now and then is not taken for good.
 */
export default class AuditReporter implements Reporter {
  private readonly tests = new Set<TestCase>()

  onTestEnd(test: TestCase): void {
    this.tests.add(test)
  }

  async onEnd({ status }: FullResult) {
    const tests = [...this.tests]
    const rows = tests.flatMap(({ results }) =>
      (results.at(-1)?.annotations ?? [])
        .filter(({ type }) => type === rowAnnotation)
        .map(({ description }) => rowSchema.parse(JSON.parse(description ?? ''))),
    )
    const [first] = rows
    if (first) {
      const head = Object.keys(first)
      const cells = rows.map(row => head.map(column => row[column] ?? '–'))
      cells.sort(([a = ''], [b = '']) => a.localeCompare(b))
      console.log(`\n${formatTable(head, cells)}\n`)
    }
    const missed = tests.filter(test => test.outcome() === 'flaky' && test.results.some(isMiss))
    for (const test of missed) console.log(`Missed in one of two runs: ${test.titlePath().join(' ')}`)
    return { status: missed.length > 0 ? ('failed' as const) : status }
  }

  printsToStdio() {
    return false
  }
}

const isMiss = ({ status }: { status: string }) => status === 'failed'
