import { startService } from '../lib/processes.mjs'
import { inProject, typescript } from '../lib/project.mjs'

const program = (name, ...args) => [...typescript(inProject('scripts', 'release', name)), ...args]
const writable = (...names) => inProject('out', 'fronts', ...names)

/** The Node front alone. */
export function startNode({ release, port, env }) {
  return startService([inProject('scripts', 'serve.mjs'), release], { ...env, PORT: String(port) })
}

/** nginx in the foreground; `nodePort` is the port of a Node front, which it asks only about signed-in visitors. */
export function startNginx({ release, port, nodePort, nginx, env }) {
  return startService(program('nginx-front.ts', release, writable(`nginx-${port}`)), {
    ...env,
    PORT: String(port),
    NODE_PORT: String(nodePort),
    NGINX_PATH: nginx,
  })
}

/** Cloudflare's runtime with a worker for this release. */
export function startWorkerd({ release, port, env }) {
  return startService(program('workerd-front.ts', release, writable(`workerd-${port}`)), {
    ...env,
    FRONT_PORT: String(port),
  })
}
