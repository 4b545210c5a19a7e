import { parseArgs } from 'node:util'
import { serve } from '../tools/release/serve/primary.mjs'
import { printError } from '../tools/runner/project.mjs'

/**
 * Serves a release: `release/` of the last build, or the folder given as an argument. If that is a symbolic link, such as
 * `releases/current`, a new target is served as soon as the link changes, without losing a request. It listens on
 * localhost only, for a local proxy or a preview; `HOST=0.0.0.0` opens it to the network, a sample only with `--sample`.
 */
async function main() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { sample: { type: 'boolean', default: false } },
  })
  return serve(positionals[0], values.sample ? ['--sample'] : [])
}

main().catch(error => {
  printError(error)
  process.exit(1)
})
