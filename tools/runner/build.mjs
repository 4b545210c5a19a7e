import { readFileSync, rmSync } from 'node:fs'
import { buildFingerprint, forgetBuild, isBuildFresh, recordBuild, sourceName } from './build-stamp.mjs'
import { runNode, runNodeQuietly } from './processes.mjs'
import { inProject, print, printStep, tools, typescript, UserError } from './project.mjs'

const tool = (...parts) => typescript(inProject('tools', ...parts))

/** Codes of the published languages beside English, as tools/translations/main.ts has written them. */
export const openLanguages = () => JSON.parse(readFileSync(inProject('translated', 'open.json'), 'utf8'))

const pages = () =>
  [undefined, ...openLanguages()].map(language => ({
    name: 'pages',
    language,
    program: [tools.next, 'build'],
    failure: `The pages${language ? ` in ${language}` : ''} could not be built: see the lines above.`,
  }))

/** The steps of a build, in order. Those of one group do not depend on each other; which there are depends on the one before. */
const groups = [
  () => [
    {
      name: 'environment',
      program: tool('editorial', 'check-environment-command.ts'),
      failure: 'The site cannot be built with these settings: see the line above.',
    },
  ],
  () => [
    {
      name: 'translations',
      program: tool('translations', 'main.ts'),
      failure: 'The translations could not be written: see the lines above.',
    },
  ],
  // Alone: it refuses most, for a live site above all, and its lines should stand last.
  () => [
    {
      name: 'content',
      program: tool('editorial', 'check-content.ts'),
      failure: 'The content has mistakes: see the lines above.',
    },
  ],
  pages,
  () => [
    {
      name: 'release',
      program: tool('release', 'build', 'main.ts'),
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
  if (code === 0) printStep(started, `${name}${language ? ` (${language})` : ''}`)
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
  for (const steps of groups) {
    const group = steps()
    const codes = await Promise.all(group.map(step => run(step, environmentFor(named, step.language))))
    const failed = group.find((_, index) => codes[index] !== 0)
    if (failed) throw new UserError(failed.failure)
  }
  recordBuild(fingerprint)
}

export async function ensureBuilt(env, run) {
  if (isBuildFresh(env)) return print('The build is newer than its sources.')
  await build(env, run)
}
