import { join } from 'node:path'
import { writeCloudflare } from './workerd'

/** `write-cloudflare.ts [name]`: writes `out/cloudflare`, which `wrangler deploy` uploads (docs/hosting.md). */

const project = join(__dirname, '..', '..')
const folder = join(project, 'out', 'cloudflare')

writeCloudflare(join(project, 'release'), folder, process.argv[2] ?? 'northpeak').then(
  files => console.log(`${files} files and the worker are in ${folder}.`),
  (error: unknown) => {
    console.error(error)
    process.exitCode = 1
  },
)
