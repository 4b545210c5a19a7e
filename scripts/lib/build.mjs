import { buildFingerprint, forgetBuild, isBuildFresh, recordBuild, sourceName } from './build-stamp.mjs'
import { runNode } from './processes.mjs'
import { Hint, inProject, say, tools, typescript } from './project.mjs'

const script = (...parts) => typescript(inProject('scripts', ...parts))

/** What a build consists of, in this order. */
export const buildSteps = [
  {
    name: 'content',
    program: script('content-check.ts'),
    failure: 'The content has mistakes: see the lines above.',
  },
  {
    name: 'pictures',
    program: script('social.ts'),
    failure: 'The social images could not be drawn: see the lines above.',
  },
  { name: 'pages', program: [tools.next, 'build'], failure: 'The build failed: see the lines above.' },
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

export async function build(env) {
  // Taken first: a file saved while the build runs must lead to another build.
  const fingerprint = buildFingerprint(env)
  const named = { ...env, BUILD_NAME: sourceName(env) }
  forgetBuild()
  for (const { name, program, failure } of buildSteps) {
    if (name === 'seal' && env.SEAL === 'off') {
      say('Not sealed: SEAL=off leaves the pages as Next built them.')
    } else if ((await runNode(program, named)) !== 0) throw new Hint(failure)
  }
  recordBuild(fingerprint)
}

/** Makes a build with `SEAL=off` the one that `build` would have made. */
export async function sealBuild(env) {
  forgetBuild()
  for (const { name, program, failure } of buildSteps) {
    if (!['seal', 'release'].includes(name)) continue
    if ((await runNode(program, env)) !== 0) throw new Hint(failure)
  }
  recordBuild(buildFingerprint(env))
}

export async function ensureBuilt(env) {
  if (isBuildFresh(env)) return say('The build is newer than its sources.')
  say('Building the site …')
  await build(env)
}
