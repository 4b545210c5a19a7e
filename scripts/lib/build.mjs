import { buildFingerprint, forgetBuild, isBuildFresh, recordBuild } from './build-stamp.mjs'
import { runNode } from './processes.mjs'
import { Hint, say, tools } from './project.mjs'

export async function build(env) {
  // Taken first: a file saved while the build runs must lead to another build.
  const fingerprint = buildFingerprint(env)
  forgetBuild()
  if ((await runNode([tools.next, 'build'], env)) !== 0) {
    throw new Hint('The build failed: see the lines above.')
  }
  recordBuild(fingerprint)
}

export async function ensureBuilt(env) {
  if (isBuildFresh(env)) return say('The build is newer than its sources.')
  say('Building the site …')
  await build(env)
}
