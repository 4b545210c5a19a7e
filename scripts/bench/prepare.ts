import { createEmptyApp, keepBuild, removeAll, removeScripts } from './subjects'

/** One step of the comparison: `empty`, `keep <label>`, `limit <label>` (kept, then stripped of scripts) or `clean`. */
async function main([step, label = '']: string[]) {
  if (step === 'empty') await createEmptyApp()
  else if (step === 'keep') await keepBuild(label)
  else if (step === 'limit') await removeScripts(await keepBuild(label))
  else if (step === 'clean') await removeAll()
  else throw new Error(`No such step: ${step}`)
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
