import { buildFingerprint, forgetBuild, isBuildFresh, recordBuild } from './build-stamp.mjs'
import { runNode } from './processes.mjs'
import { Hint, inProject, say, tools, typescript } from './project.mjs'

export async function build(env) {
  // Taken first: a file saved while the build runs must lead to another build.
  const fingerprint = buildFingerprint(env)
  forgetBuild()
  if ((await runNode(typescript(inProject('scripts', 'content-check.ts')), env)) !== 0) {
    throw new Hint('The content has mistakes: see the lines above.')
  }
  if ((await runNode(typescript(inProject('scripts', 'social.ts')), env)) !== 0) {
    throw new Hint('The social images could not be drawn: see the lines above.')
  }
  if ((await runNode([tools.next, 'build'], env)) !== 0) {
    throw new Hint('The build failed: see the lines above.')
  }
  if (env.SEAL === 'off') say('Not sealed: SEAL=off leaves the pages as Next built them.')
  else if ((await runNode(typescript(inProject('scripts', 'seal', 'main.ts')), env)) !== 0) {
    throw new Hint('The pages could not be sealed: see the lines above.')
  }
  recordBuild(fingerprint)
}

export async function ensureBuilt(env) {
  if (isBuildFresh(env)) return say('The build is newer than its sources.')
  say('Building the site …')
  await build(env)
}
