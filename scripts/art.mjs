import { environmentFor, translations } from './lib/build.mjs'
import { runNode, supervise } from './lib/processes.mjs'
import { complain, Hint, inProject, typescript } from './lib/project.mjs'

/** `npm run art`: all drawings in English, then those with words in the other languages. Arguments: scripts/art/main.ts. */

const program = [...typescript(inProject('scripts', 'art', 'main.ts')), ...process.argv.slice(2)]

async function art() {
  for (const language of [undefined, ...translations]) {
    const code = await runNode(program, environmentFor(process.env, language))
    if (code !== 0) throw new Hint(`The drawings in ${language ?? 'en'} failed: see the lines above.`)
  }
}

supervise(art, complain)
