import { environmentFor, openLanguages } from './build.mjs'
import { runNode, runNodeQuietly } from './processes.mjs'
import { inProject, print, tools, typescript } from './project.mjs'

/** Biome colors its output when it detects a CI, which makes log files unreadable. */
const plain = process.stdout.isTTY ? [] : ['--colors=off']

/** A typing mistake is followed by dozens of others in its file, which say nothing. */
const firstOfEachFile = output =>
  output
    .split('\n')
    .filter((line, index, lines) => {
      const file = /^(\S+?\()\d+,\d+\): error TS1\d{3}:/.exec(line)?.[1]
      return !file || lines.findIndex(other => other.startsWith(file)) === index
    })
    .join('\n')

const typesOf = (config, env) =>
  runNodeQuietly([tools.tsc, '--noEmit', '-p', inProject(config)], env, firstOfEachFile)

async function types(env) {
  // Writes next-env.d.ts and the route types, which a fresh clone lacks.
  const generated = await runNode([tools.next, 'typegen'], env)
  return generated === 0 ? typesOf('tsconfig.json', env) : generated
}

/** A language writes a few files by hand; with its own configuration their types are those of its pages. */
async function typesOfTranslations(env) {
  for (const language of openLanguages()) {
    const code = await typesOf(`translated/${language}/tsconfig.json`, env)
    if (code !== 0) return code
  }
  return 0
}

async function lint(env) {
  const code = await runNode([tools.biome, 'ci', '--error-on-warnings', '.', ...plain], env)
  if (code !== 0) print('npm run format mends what is only layout or the order of imports.')
  return code
}

/** Writes translated/, which the other languages' pages, checks and tests import. */
export const writeTranslations = env =>
  runNode(typescript(inProject('tools', 'translations', 'main.ts')), env)

async function socialImages(env) {
  const program = [...typescript(inProject('tools', 'art', 'social-check.ts')), '--check']
  const codes = await Promise.all(
    [undefined, ...openLanguages()].map(language => runNodeQuietly(program, environmentFor(env, language))),
  )
  if (codes.every(code => code === 0)) return 0
  print('Run npm run art -- --only social')
  return 1
}

/** It names a typing mistake in a text or a catalog; what needs no translation reports, too. */
const translationsStage = 'translations'

/** The checks that need neither browser nor build. Each reports before one that failed stops what follows. */
export function staticChecks(env) {
  const checks = [
    { name: translationsStage, work: () => writeTranslations(env) },
    { name: 'types', work: () => types(env) },
    { name: 'lint and format', work: () => lint(env) },
    // A file that cannot be read seems to use nothing.
    { name: 'unused code', needs: translationsStage, work: () => runNode([tools.knip], env) },
    { name: 'types of translations', needs: translationsStage, work: () => typesOfTranslations(env) },
    {
      name: 'generated files',
      needs: translationsStage,
      work: () => runNode([...typescript(inProject('tools', 'editorial', 'generate.ts')), '--check'], env),
    },
    {
      name: 'content',
      needs: translationsStage,
      work: () => runNode(typescript(inProject('tools', 'editorial', 'check-content.ts')), env),
    },
    { name: 'social images', needs: translationsStage, work: () => socialImages(env) },
  ]
  return [
    // An address or a name that is mistyped in .env would fail each of the others.
    {
      name: 'settings',
      work: () =>
        runNode(
          [...typescript(inProject('tools', 'editorial', 'check-environment-command.ts')), '--addresses'],
          env,
        ),
    },
    [checks.map(check => ({ ...check, reportsAll: true }))],
  ]
}
