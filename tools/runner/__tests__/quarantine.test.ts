/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(__dirname, '..', '..', '..')

/** The lines of the browser tests that name the tag, each with the line above it. */
function quarantined(): string[] {
  try {
    return execFileSync('git', ['grep', '-hB1', '@quarantine', '--', 'e2e'], { cwd: root, encoding: 'utf8' })
      .trim()
      .split('\n--\n')
  } catch {
    // git grep found nothing.
    return []
  }
}

describe('tests in quarantine', () => {
  it('are at most five, each with its cause above it', () => {
    const found = quarantined()
    expect(found.length).toBeLessThanOrEqual(5)
    for (const lines of found) expect(lines).toMatch(/^\s*\/\/ \S.*\n/)
  })
})
