import type { Reporter, TestCase } from '@playwright/test/reporter'
import { z } from 'zod'
import { rowAnnotation } from './row'
import { formatTable } from './table'

const rowSchema = z.record(z.string(), z.string())

/** Prints the pages' sizes or timings as one table. */
export default class AuditReporter implements Reporter {
  private readonly tests = new Set<TestCase>()

  onTestEnd(test: TestCase): void {
    this.tests.add(test)
  }

  onEnd() {
    const rows = [...this.tests].flatMap(({ results }) =>
      (results.at(-1)?.annotations ?? [])
        .filter(({ type }) => type === rowAnnotation)
        .map(({ description }) => rowSchema.parse(JSON.parse(description ?? ''))),
    )
    const [first] = rows
    if (!first) return
    const head = Object.keys(first)
    const cells = rows.map(row => head.map(column => row[column] ?? '–'))
    cells.sort(([a = ''], [b = '']) => a.localeCompare(b))
    console.log(`\n${formatTable(head, cells)}\n`)
  }

  printsToStdio() {
    return false
  }
}
