import { environmentFor, openLanguages } from './build.mjs'
import { runNode, runNodeQuietly } from './processes.mjs'
import { inProject, print, tools, typescript } from './project.mjs'

/** Biome colors its output when it detects a CI, which makes log files unreadable. */
const plain = process.stdout.isTTY ? [] : ['--colors=off']

async function types(env) {
  // Writes next-env.d.ts and the route types, which a fresh clone lacks.
  const generated = await runNode([tools.next, 'typegen'], env)
  if (generated !== 0) return generated
  // A language writes a few files by hand; with its own configuration their types are those of its pages.
  for (const config of [
    'tsconfig.json',
    ...openLanguages().map(code => `translated/${code}/tsconfig.json`),
  ]) {
    const code = await runNode([tools.tsc, '--noEmit', '-p', inProject(config)], env)
    if (code !== 0) return code
  }
  return 0
}

/** Writes translated/, which the other languages' pages, checks and tests import. */
export const writeTranslations = env => runNode(typescript(inProject('scripts', 'languages', 'main.ts')), env)

async function socialImages(env) {
  const program = [...typescript(inProject('tools', 'art', 'social-check.ts')), '--check']
  const codes = await Promise.all(
    [undefined, ...openLanguages()].map(language => runNodeQuietly(program, environmentFor(env, language))),
  )
  if (codes.every(code => code === 0)) return 0
  print('Run npm run art -- --only social')
  return 1
}

/** The checks that need neither browser nor build. Each reports before one that failed stops what follows. */
export function staticChecks(env) {
  const checks = [
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
    { name: 'social images', work: () => socialImages(env) },
  ]
  return [
    // An address or a name that is mistyped in .env would fail each of the others.
    {
      name: 'settings',
      work: () => runNode([...typescript(inProject('scripts', 'check-environment.ts')), '--addresses'], env),
    },
    { name: 'translations', work: () => writeTranslations(env) },
    [checks.map(check => ({ ...check, reportsAll: true }))],
  ]
}
