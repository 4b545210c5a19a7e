import { runNode } from './processes.mjs'
import { inProject, tools, typescript } from './project.mjs'

/** Biome colors its output when it detects a CI, which makes log files unreadable. */
const plain = process.stdout.isTTY ? [] : ['--colors=off']

async function types(env) {
  // Writes next-env.d.ts and the route types, which a fresh clone lacks.
  const generated = await runNode([tools.next, 'typegen'], env)
  return generated === 0 ? runNode([tools.tsc, '--noEmit', '-p', '.'], env) : generated
}

/** The checks that need neither browser nor build. */
export function staticChecks(env) {
  return [
    { name: 'types', work: () => types(env) },
    {
      name: 'lint and format',
      work: () => runNode([tools.biome, 'ci', '--error-on-warnings', '.', ...plain], env),
    },
    { name: 'unused code', work: () => runNode([tools.knip], env) },
    {
      name: 'generated files',
      work: () => runNode([...typescript(inProject('scripts', 'generate.ts')), '--check'], env),
    },
    { name: 'content', work: () => runNode(typescript(inProject('scripts', 'check-content.ts')), env) },
  ]
}
