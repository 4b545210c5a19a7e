import {
  assertPortsFree,
  readPorts,
  sandboxAddress,
  siteAddress,
  siteEnvironment,
} from '../lib/addresses.mjs'
import { ensureBuilt } from '../lib/build.mjs'
import { ensureInstalled } from '../lib/install.mjs'
import { startService, supervise } from '../lib/processes.mjs'
import { complain, Hint, inProject, say, typescript } from '../lib/project.mjs'
import { untilOneEnds, waitFor } from '../lib/start-services.mjs'
import { findNginx, nginxMissing } from './find-nginx.mjs'
import { startNginx, startNode, startWorkerd } from './fronts.mjs'

/** `start-front.mjs nginx|workerd`: like `npm start`, with another server for the same release. */

const [, , name] = process.argv

function startFront(ports, env) {
  const release = inProject('release')
  if (name === 'workerd') return [startWorkerd({ release, port: ports.site, env })]
  const nginx = findNginx()
  if (!nginx) throw new Hint(nginxMissing)
  // The Node front on the next port handles signed-in visitors only.
  const nodePort = ports.site + 1
  return [
    startNginx({ release, port: ports.site, nodePort, nginx, env }),
    startNode({ release, port: nodePort, env }),
  ]
}

async function start() {
  const ports = readPorts()
  await assertPortsFree(ports)
  await ensureInstalled()
  const env = siteEnvironment(ports)
  await ensureBuilt(env)
  const [front, ...beside] = startFront(ports, env)
  const sandbox = startService(typescript(inProject('sandbox', 'main.ts')), env)
  await Promise.all([
    waitFor({ name, child: front, address: siteAddress(ports), seconds: 60 }),
    waitFor({
      name: 'sandbox',
      child: sandbox,
      address: `${sandboxAddress(ports)}/health-sandbox`,
      seconds: 60,
    }),
  ])
  say(
    `\n  Site     ${siteAddress(ports)} (${name})\n  Sandbox  ${sandboxAddress(ports)}\n\n  Ctrl-C ends all.\n`,
  )
  const others = beside.map(child => ({ name: 'Node front', child }))
  await untilOneEnds([{ name, child: front }, { name: 'sandbox', child: sandbox }, ...others])
}
start.longRunning = true

supervise(start, complain)
