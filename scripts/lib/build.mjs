import { buildFingerprint, forgetBuild, isBuildFresh, recordBuild, sourceName } from './build-stamp.mjs'
import { runNode } from './processes.mjs'
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
  ...[undefined, ...translations].map(language => ({
    name: 'pictures',
    language,
    program: script('art', 'social.ts'),
    failure: 'The social images could not be drawn: see the lines above.',
  })),
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

export async function build(env) {
  // Before the build: a file saved during it must cause another build.
  const fingerprint = buildFingerprint(env)
  const named = { ...env, BUILD_NAME: sourceName(env) }
  forgetBuild()
  for (const { name, language, program, failure } of buildSteps) {
    if (name === 'seal' && env.SEAL === 'off') {
      if (!language) say('Not sealed: SEAL=off leaves the pages as Next built them.')
    } else if ((await runNode(program, environmentFor(named, language))) !== 0) throw new Hint(failure)
  }
  recordBuild(fingerprint)
}

export async function ensureBuilt(env) {
  if (isBuildFresh(env)) return say('The build is newer than its sources.')
  say('Building the site …')
  await build(env)
}
