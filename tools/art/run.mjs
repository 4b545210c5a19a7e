import { environmentFor, openLanguages } from '../runner/build.mjs'
import { ensureInstalled } from '../runner/install.mjs'
import { runNode, supervise } from '../runner/processes.mjs'
import { inProject, print, printError, typescript, UserError } from '../runner/project.mjs'
import { writeTranslations } from '../runner/static-checks.mjs'

/**
 * `npm run art`: draws what is out of date, and says what that was. `-- --only <part of a name>` looks only at some files,
 * `-- --check` draws nothing and fails when a file is out of date.
 */

const inArt = (...parts) => inProject('tools', 'art', ...parts)

/** Programs, and whether words are in what they draw. */
const programs = [
  { name: 'fonts', hasWords: false },
  { name: 'lucide-icons', hasWords: false },
  { name: 'app-icons', hasWords: false },
  { name: 'main', hasWords: true },
  { name: 'social', hasWords: true },
]

async function art() {
  await ensureInstalled()
  // A fresh clone has none, and words are in what is drawn.
  if ((await writeTranslations(process.env)) !== 0)
    throw new UserError('The translations could not be written: see the lines above.')
  let failed = false
  for (const { name, hasWords } of programs)
    for (const language of [undefined, ...(hasWords ? openLanguages() : [])]) {
      print(`${name}${language ? ` (${language})` : ''}`)
      const program = [...typescript(inArt(`${name}.ts`)), ...process.argv.slice(2)]
      if ((await runNode(program, environmentFor(process.env, language))) !== 0) failed = true
    }
  if (failed) throw new UserError('Some files are out of date or could not be drawn: see the lines above.')
}

supervise(art, printError)
