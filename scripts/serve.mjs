import { complain } from './lib/project.mjs'
import { serve } from './serve/keeper.mjs'

/**
 * Serves a release: `release/` of the last build, or another folder that is named. Where that is a link, as
 * `releases/current`, a new target is served as soon as it is set, without a lost request. It listens on this machine
 * alone, for a proxy here or for a look at the site; `HOST=0.0.0.0` opens it to the network.
 */
serve(process.argv[2]).catch(error => {
  complain(error)
  process.exit(1)
})
