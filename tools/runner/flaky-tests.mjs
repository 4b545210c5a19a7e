import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { inProject } from './project.mjs'

/** Written by e2e/support/flaky-reporter.ts, one JSON object per line, across all Playwright runs of one `npm test`. */
export const flakyList = inProject('test-results', 'flaky-tests.jsonl')

export function forgetFlakyTests() {
  mkdirSync(dirname(flakyList), { recursive: true })
  rmSync(flakyList, { force: true })
}

/** The tests that passed only in their second run: title, and the path of the trace of that run. */
export function readFlakyTests() {
  if (!existsSync(flakyList)) return []
  const lines = readFileSync(flakyList, 'utf8').split('\n').filter(Boolean)
  return lines.map(line => JSON.parse(line))
}
