import { rmSync } from 'node:fs'
import { buildFingerprint, forgetBuild, isBuildFresh, recordBuild, sourceName } from './build-stamp.mjs'
import { runNode, runNodeQuietly } from './processes.mjs'
import { inProject, print, tools, typescript, UserError } from './project.mjs'

const script = (...parts) => typescript(inProject('scripts', ...parts))

/** Same as in content/facts/languages.ts; a test compares them. */
export const translations = ['es', 'pt']

/** The steps of a build, in order. Those of one group do not depend on each other. */
export const buildSteps = [
  [
    {
      name: 'translations',
      program: script('languages', 'main.ts'),
      failure: 'The translations could not be written: see the lines above.',
    },
  ],
  [
    {
      name: 'content',
      program: script('check-content.ts'),
      failure: 'The content has mistakes: see the lines above.',
    },
    ...[undefined, ...translations].map(language => ({
      name: 'pages',
      language,
      program: [tools.next, 'build'],
      failure: `The pages${language ? ` in ${language}` : ''} could not be built: see the lines above.`,
    })),
  ],
  [
    {
      name: 'release',
      program: script('release', 'build', 'main.ts'),
      failure: 'The release could not be written: see the lines above.',
    },
  ],
]

/** The environment in which a step reads a language's content instead of the English one. */
export function environmentFor(env, language) {
  if (!language) return env
  return {
    ...env,
    SITE_LANGUAGE: language,
    TSX_TSCONFIG_PATH: inProject(`translated/${language}/tsconfig.json`),
  }
}

const runWithOutput = ({ program }, env) => runNode(program, env)

/** One line a step, with its time; the output of a step only if it failed. */
export async function runQuietly({ name, language, program }, env) {
  const started = performance.now()
  const code = await runNodeQuietly(program, env)
  const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(6)
  if (code === 0) print(`${seconds} s  ${name}${language ? ` (${language})` : ''}`)
  return code
}

/** `run` starts the program of a step and returns its exit code. */
export async function build(env, run = runWithOutput) {
  // Before the build: a file saved during it must cause another build.
  const fingerprint = buildFingerprint(env)
  const named = { ...env, BUILD_NAME: sourceName(env) }
  forgetBuild()
  // Parts of an interrupted build.
  rmSync(inProject('release.new'), { recursive: true, force: true })
  for (const group of buildSteps) {
    const codes = await Promise.all(group.map(step => run(step, environmentFor(named, step.language))))
    const failed = group.find((_, index) => codes[index] !== 0)
    if (failed) throw new UserError(failed.failure)
  }
  recordBuild(fingerprint)
}

export async function ensureBuilt(env, run) {
  if (isBuildFresh(env)) return print('The build is newer than its sources.')
  print('Building the site …')
  await build(env, run)
}
