import { complain, say } from './project.mjs'

const seconds = milliseconds => `${(milliseconds / 1000).toFixed(1).padStart(7)} s`

async function runStage(work) {
  try {
    return ((await work()) ?? 0) === 0
  } catch (error) {
    complain(error)
    return false
  }
}

/**
 * Runs the stages in order and stops at the first that fails; always prints one line per stage.
 * A stage is a name and a function that returns an exit code, or throws. Returns the code of the whole.
 */
export async function runStages(stages) {
  const lines = []
  let failed = 0
  for (const [index, { name, work }] of stages.entries()) {
    if (failed > 0) {
      lines.push(`  skipped      –      ${name}`)
      continue
    }
    say(`\n▶ ${name} (${index + 1} of ${stages.length})`)
    const started = performance.now()
    const passed = await runStage(work)
    if (!passed) failed += 1
    lines.push(`  ${passed ? 'passed ' : 'FAILED '} ${seconds(performance.now() - started)}  ${name}`)
  }
  const passed = lines.filter(line => line.startsWith('  passed')).length
  say(`\n${lines.join('\n')}\n\n${passed} passed, ${failed} failed`)
  return failed > 0 ? 1 : 0
}
