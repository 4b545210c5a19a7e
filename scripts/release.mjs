import { realpathSync } from 'node:fs'
import { readPorts, siteAddress, siteEnvironment } from './lib/addresses.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { supervise } from './lib/processes.mjs'
import { complain, Hint, inProject, say } from './lib/project.mjs'
import { goBack, publish, untilServed } from './release/publish.mjs'

/**
 * `npm run release` builds and publishes a release; `npm run release -- back` returns to the previous one.
 * `node scripts/serve.mjs releases/current` serves it and switches without losing a request.
 */
async function release() {
  const [command] = process.argv.slice(2)
  if (command !== undefined && command !== 'back')
    throw new Hint(`Unknown command ${command}. The only one is: back.`)
  const ports = readPorts()
  const folder = inProject('releases')
  if (command === undefined) await ensureBuilt(siteEnvironment(ports))
  const id = command === 'back' ? await goBack(folder) : await publish(inProject('release'), folder)
  say(`Current: ${id} (${realpathSync(inProject('releases', 'current'))})`)
  const isServed = await untilServed(siteAddress(ports), id)
  say(
    isServed
      ? 'It is served.'
      : `Nobody serves it at ${siteAddress(ports)}: node scripts/serve.mjs releases/current`,
  )
}

supervise(release, complain)
