import { stripVTControlCharacters } from 'node:util'
import type { FullResult, Reporter, TestCase } from '@playwright/test/reporter'
import { z } from 'zod'
import { rowAnnotation } from './row'
import { formatTable } from './table'

const rowSchema = z.record(z.string(), z.string())

/**
 * Prints the pages' sizes or timings as one table. An audit test is retried once, because the browser can hang; a miss in
 * the first run still fails the audit, so that an intermittent problem is not hidden by the retry.
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
    for (const test of missed) {
      console.log(`Failed in one of two runs: ${test.titlePath().join(' ')}`)
      for (const { message } of test.results.flatMap(({ errors }) => errors))
        console.log(stripVTControlCharacters(message ?? ''))
    }
    return { status: missed.length > 0 ? ('failed' as const) : status }
  }

  printsToStdio() {
    return false
  }
}

const isMiss = ({ status }: { status: string }) => status === 'failed'
