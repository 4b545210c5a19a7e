import { print, printError } from './project.mjs'

const seconds = milliseconds => `${(milliseconds / 1000).toFixed(1).padStart(7)} s`

/** Returned by a stage that lacks a prerequisite and printed how to install it. Not a failure; counted separately. */
export const skipped = 'skipped'

async function runStage({ name, work, independent, reportsAll }) {
  print(`\n▶ ${name}`)
  const started = performance.now()
  const outcome = await outcomeOf(work)
  const line = `  ${outcome.padEnd(7)} ${seconds(performance.now() - started)}  ${name}`
  print(line)
  const stops = outcome === 'FAILED' && !independent
  return { name, outcome, line, stops, stopsLane: stops && !reportsAll }
}

async function outcomeOf(work) {
  try {
    const result = (await work()) ?? 0
    if (result === skipped) return skipped
    return result === 0 ? 'passed' : 'FAILED'
  } catch (error) {
    printError(error)
    return 'FAILED'
  }
}

const notRun = ({ name, needs }) => ({
  name,
  outcome: 'not run',
  line: `  not run      –      ${name}${needs ? ` (needs ${needs})` : ''}`,
})

/** Runs stages one after the other and stops at the first that fails, unless the others report, too. */
async function runLane(stages) {
  const results = []
  for (const stage of stages) {
    const stopped = results.some(
      ({ name, outcome, stopsLane }) => stopsLane || (outcome === 'FAILED' && name === stage.needs),
    )
    results.push(stopped ? notRun(stage) : await runStage(stage))
  }
  return results
}

/**
 * Runs the steps in order and stops after the first in which a stage fails; prints one line per stage.
 *
 * - A step is a stage, or an array of lanes that run side by side, each an array of stages.
 * - A stage is a name and a function that returns an exit code or `skipped`, or throws.
 * - `needs`: does not run after that stage of its lane has failed.
 * - `independent`: its failure stops no other stage. `reportsAll`: it stops the next steps only.
 *
 * @returns the exit code of the whole.
 */
export async function runStages(steps) {
  const results = []
  for (const step of steps) {
    const lanes = Array.isArray(step) ? step : [[step]]
    if (results.some(({ stops }) => stops)) results.push(...lanes.flat().map(notRun))
    else results.push(...(await Promise.all(lanes.map(runLane))).flat())
  }
  const count = wanted => results.filter(({ outcome }) => outcome === wanted).length
  print(`\n${results.map(({ line }) => line).join('\n')}`)
  print(`\n${count('passed')} passed, ${count('FAILED')} failed, ${count(skipped)} skipped`)
  return count('FAILED') > 0 ? 1 : 0
}
