import { runNode, stopService } from '../lib/processes.mjs'
import { inProject, say, tools } from '../lib/project.mjs'
import { skipped } from '../lib/stages.mjs'
import { waitFor } from '../lib/start-services.mjs'
import { findNginx, nginxMissing } from './find-nginx.mjs'
import { startNginx, startWorkerd } from './fronts.mjs'

const release = inProject('release')

/** Runs the HTTP tests of the release against one front and stops it. Returns their exit code. */
async function testFront({ name, child, port, env }) {
  const address = `http://localhost:${port}`
  await waitFor({ name, child, address: `${address}/healthz`, seconds: 60 })
  const suite = [tools.playwright, 'test', '--project', 'http']
  const code = await runNode(suite, { ...env, FRONT_URL: address })
  await stopService(child)
  return code
}

/** The site that is already running handles signed-in visitors. */
export function testNginx(ports, env) {
  const nginx = findNginx()
  if (!nginx) {
    say(nginxMissing)
    return skipped
  }
  const port = ports.site + 10
  const child = startNginx({ release, port, nodePort: ports.site, nginx, env })
  return testFront({ name: 'nginx', child, port, env })
}

export function testWorkerd(ports, env) {
  const port = ports.site + 11
  const child = startWorkerd({ release, port, env })
  return testFront({ name: 'workerd', child, port, env: { ...env, FRONT_IS_BEHIND_EDGE: '1' } })
}
