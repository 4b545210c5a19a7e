import { join } from 'node:path'
import { Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions as readOptions } from 'wrangler'
import { writeCloudflare } from './workerd'

/**
 * `workerd-front.ts <release> <writable folder>`: serves a release locally with Cloudflare's runtime. It listens on
 * FRONT_PORT; PORT keeps its value from the build, because addresses follow from it.
 *
 * `wrangler dev` would put a proxy and an inspector before it. The proxy ends with an error when workerd closes a connection
 * that it is about to use, which stopped two of six runs of the HTTP tests.
 */

const [, , releaseFolder, folder] = process.argv
if (!releaseFolder || !folder) throw new Error('Usage: workerd-front.ts <release> <writable folder>')

async function run(release: string, out: string) {
  await writeCloudflare(release, out, 'northpeak')
  const { workerOptions } = readOptions(join(out, 'wrangler.jsonc'))
  const modulesRoot = join(out, 'worker')
  const front = new Miniflare({
    ...workerOptions,
    modulesRoot,
    modules: [{ type: 'ESModule', path: join(modulesRoot, 'index.js') }],
    host: '127.0.0.1',
    // Its values for `request.cf` would come from the network.
    cf: false,
    port: Number(process.env.FRONT_PORT ?? process.env.PORT ?? 3000),
  })
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => void front.dispose())
  await front.ready
}

void run(releaseFolder, folder)
