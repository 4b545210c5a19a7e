import { realpathSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readPorts, siteAddress, siteEnvironment } from '../../runner/addresses.mjs'
import { ensureBuilt } from '../../runner/build.mjs'
import { supervise } from '../../runner/processes.mjs'
import { inProject, print, printError, UserError } from '../../runner/project.mjs'
import { refuseSample } from '../serve/sample.mjs'
import { goBack, publish, readManifest, servedAt, waitUntilServed } from './publish.mjs'

const usage = `npm run release             builds the site if its sources have changed, copies release/ to releases/<id>,
                            and points releases/current to it
npm run release -- back     points releases/current to the release before that is for production
npm run release -- --sample publishes, or goes back to, a build that is not for production
node scripts/serve.mjs releases/current   (a sample with --sample) serves what the link points to, and changes with it`

/**
 * `npm run release` builds and publishes a release; `npm run release -- back` returns to the previous one.
 * A build that is not for production needs `--sample` in either case.
 * `node scripts/serve.mjs releases/current` serves it and switches without losing a request.
 */
async function release() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { sample: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
  })
  const [command] = positionals
  if (values.help) return print(usage)
  if (command !== undefined && command !== 'back')
    throw new UserError(`Unknown command ${command}. The only one is: back.\n\n${usage}`)
  const ports = readPorts()
  const folder = inProject('releases')
  if (command === undefined) {
    await ensureBuilt(siteEnvironment(ports))
    refuseSample((await readManifest(inProject('release'))).siteEnv, values.sample)
  }
  const id =
    command === 'back' ? await goBack(folder, values.sample) : await publish(inProject('release'), folder)
  const current = realpathSync(inProject('releases', 'current'))
  print(
    `${command === 'back' ? 'Back to' : 'Published'} release ${id}: releases/current points to ${current}.`,
  )
  const address = siteAddress(ports)
  if (await waitUntilServed(address, id)) return print(`It is served at ${address}.`)
  const served = await servedAt(address)
  if (served === 'nobody')
    return print(`No server is running at ${address}. Start one: node scripts/serve.mjs releases/current`)
  throw new UserError(
    `It is not served: ${address} answers with ${served ?? 'nothing'}. The server's log says why.`,
  )
}

supervise(release, printError)
