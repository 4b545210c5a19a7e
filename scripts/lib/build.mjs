import { buildFingerprint, forgetBuild, isBuildFresh, recordBuild, sourceName } from './build-stamp.mjs'
import { runNode, runNodeQuietly } from './processes.mjs'
import { Hint, inProject, say, tools, typescript } from './project.mjs'

const script = (...parts) => typescript(inProject('scripts', ...parts))

/** Same as in content/facts/languages.ts; a test compares them. */
export const translations = ['es', 'pt']

/** The steps of a build, in order. */
export const buildSteps = [
  {
    name: 'content',
    program: script('check-content.ts'),
    failure: 'The content has mistakes: see the lines above.',
  },
  { name: 'pages', program: [tools.next, 'build'], failure: 'The build failed: see the lines above.' },
  // Inside the English build's folder, which a build empties first.
  ...translations.flatMap(language => [
    {
      name: 'pages',
      language,
      program: [tools.next, 'build'],
      failure: `The pages in ${language} could not be built: see the lines above.`,
    },
    {
      name: 'seal',
      language,
      program: script('seal', 'build', 'main.ts'),
      failure: `The pages in ${language} could not be sealed: see the lines above.`,
    },
  ]),
  {
    name: 'seal',
    program: script('seal', 'build', 'main.ts'),
    failure: 'The pages could not be sealed: see the lines above.',
  },
  {
    name: 'release',
    program: script('release', 'build', 'main.ts'),
    failure: 'The release could not be written: see the lines above.',
  },
]

/** The environment in which a step reads a language's content instead of the English one. */
export function environmentFor(env, language) {
  if (!language) return env
  return { ...env, SITE_LANGUAGE: language, TSX_TSCONFIG_PATH: inProject(`tsconfig.${language}.json`) }
}

const loudly = ({ program }, env) => runNode(program, env)

/** One line a step, with its time; the output of a step only if it failed. */
export async function quietly({ name, language, program }, env) {
  const started = performance.now()
  const code = await runNodeQuietly(program, env)
  const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(6)
  if (code === 0) say(`${seconds} s  ${name}${language ? ` (${language})` : ''}`)
  return code
}

/** `run` starts the program of a step and returns its exit code. */
export async function build(env, run = loudly) {
  // Before the build: a file saved during it must cause another build.
  const fingerprint = buildFingerprint(env)
  const named = { ...env, BUILD_NAME: sourceName(env) }
  forgetBuild()
  const [content, ...others] = buildSteps
  const doStep = async step => {
    if ((await run(step, environmentFor(named, step.language))) !== 0) throw new Hint(step.failure)
  }
  // Beside the pages, whose build uses one core for most of its time: it reads only content/.
  const checked = doStep(content)
  // Awaited below; a step that fails before must not leave this one unheard.
  checked.catch(() => {})
  for (const step of others) {
    const { name, language } = step
    if (name === 'seal' && env.SEAL === 'off') {
      if (!language) say('Not sealed: SEAL=off leaves the pages as Next built them.')
    } else await doStep(step)
    if (name === 'pages' && !language) await checked
  }
  recordBuild(fingerprint)
}

export async function ensureBuilt(env, run) {
  if (isBuildFresh(env)) return say('The build is newer than its sources.')
  say('Building the site …')
  await build(env, run)
}
