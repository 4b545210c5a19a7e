import { realpathSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readPorts, siteAddress, siteEnvironment } from './lib/addresses.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { supervise } from './lib/processes.mjs'
import { complain, Hint, inProject, say } from './lib/project.mjs'
import { goBack, publish, readManifest, servedAt, untilServed } from './release/publish.mjs'
import { refuseSample } from './serve/sample.mjs'

/**
 * `npm run release` builds and publishes a release; `npm run release -- back` returns to the previous one.
 * A build that is not for production is published with `--sample` only.
 * `node scripts/serve.mjs releases/current` serves it and switches without losing a request.
 */
async function release() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { sample: { type: 'boolean', default: false } },
  })
  const [command] = positionals
  if (command !== undefined && command !== 'back')
    throw new Hint(`Unknown command ${command}. The only one is: back.`)
  const ports = readPorts()
  const folder = inProject('releases')
  if (command === undefined) {
    await ensureBuilt(siteEnvironment(ports))
    refuseSample((await readManifest(inProject('release'))).siteEnv, values.sample)
  }
  const id = command === 'back' ? await goBack(folder) : await publish(inProject('release'), folder)
  say(`Current: ${id} (${realpathSync(inProject('releases', 'current'))})`)
  const address = siteAddress(ports)
  if (await untilServed(address, id)) return say('It is served.')
  const served = await servedAt(address)
  if (served === 'nobody')
    return say(`Nobody serves it at ${address}: node scripts/serve.mjs releases/current`)
  throw new Hint(
    `It is not served: ${address} answers with ${served ?? 'nothing'}. The server's log says why.`,
  )
}

supervise(release, complain)
