import { rmSync } from 'node:fs'
import { buildFingerprint, forgetBuild, isBuildFresh, recordBuild, sourceName } from './build-stamp.mjs'
import { runNode } from './processes.mjs'
import { Hint, inProject, say, tools, typescript } from './project.mjs'

const script = (...parts) => typescript(inProject('scripts', ...parts))

/** Same as in content/facts/languages.ts; a test compares them. */
export const translations = ['es', 'pt']

/** The steps of a build, in order. Those of one group do not depend on each other. */
export const buildSteps = [
  [
    {
      name: 'content',
      program: script('check-content.ts'),
      failure: 'The content has mistakes: see the lines above.',
    },
  ],
  [undefined, ...translations].map(language => ({
    name: 'pictures',
    language,
    program: script('art', 'social.ts'),
    failure: 'The social images could not be drawn: see the lines above.',
  })),
  [undefined, ...translations].map(language => ({
    name: 'pages',
    language,
    program: [tools.next, 'build'],
    failure: `The pages${language ? ` in ${language}` : ''} could not be built: see the lines above.`,
  })),
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
  return { ...env, SITE_LANGUAGE: language, TSX_TSCONFIG_PATH: inProject(`tsconfig.${language}.json`) }
}

export async function build(env) {
  // Before the build: a file saved during it must cause another build.
  const fingerprint = buildFingerprint(env)
  const named = { ...env, BUILD_NAME: sourceName(env) }
  forgetBuild()
  // Parts of an interrupted build.
  rmSync(inProject('release.new'), { recursive: true, force: true })
  for (const group of buildSteps) {
    const codes = await Promise.all(
      group.map(({ language, program }) => runNode(program, environmentFor(named, language))),
    )
    const failed = group.find((_, index) => codes[index] !== 0)
    if (failed) throw new Hint(failed.failure)
  }
  recordBuild(fingerprint)
}

export async function ensureBuilt(env) {
  if (isBuildFresh(env)) return say('The build is newer than its sources.')
  say('Building the site …')
  await build(env)
}
