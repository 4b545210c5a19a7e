import { complain, say } from './project.mjs'

const seconds = milliseconds => `${(milliseconds / 1000).toFixed(1).padStart(7)} s`

/** Returned by a stage that lacks a prerequisite and printed how to install it. Not a failure; counted separately. */
export const skipped = 'skipped'

async function runStage(work) {
  try {
    const result = (await work()) ?? 0
    if (result === skipped) return skipped
    return result === 0 ? 'passed' : 'FAILED'
  } catch (error) {
    complain(error)
    return 'FAILED'
  }
}

/**
 * Runs the stages in order and stops at the first that fails; always prints one line per stage.
 * A stage is a name and a function that returns an exit code or `skipped`, or throws. Returns the code of the whole.
 */
export async function runStages(stages) {
  const lines = []
  const counts = { passed: 0, FAILED: 0, skipped: 0 }
  for (const [index, { name, work }] of stages.entries()) {
    if (counts.FAILED > 0) {
      lines.push(`  not run      –      ${name}`)
      continue
    }
    say(`\n▶ ${name} (${index + 1} of ${stages.length})`)
    const started = performance.now()
    const outcome = await runStage(work)
    counts[outcome] += 1
    lines.push(`  ${outcome.padEnd(7)} ${seconds(performance.now() - started)}  ${name}`)
  }
  say(`\n${lines.join('\n')}\n\n${counts.passed} passed, ${counts.FAILED} failed, ${counts.skipped} skipped`)
  return counts.FAILED > 0 ? 1 : 0
}
