import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Hint } from '../lib/hint.mjs'
import { readRelease } from '../serve/read-release'
import { refuseSample } from '../serve/sample.mjs'
import { writeCloudflare } from './workerd'

/** `write-cloudflare.ts [name] [--sample]`: writes `out/cloudflare`, which `wrangler deploy` uploads (docs/hosting.md). */

const project = join(__dirname, '..', '..')
const folder = join(project, 'out', 'cloudflare')

const release = join(project, 'release')
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'boolean', default: false } },
})

async function write() {
  refuseSample(readRelease(release).siteEnv, values.sample)
  const files = await writeCloudflare(release, folder, positionals[0] ?? 'northpeak')
  console.log(`${files} files and the worker are in ${folder}.`)
}

write().catch((error: unknown) => {
  console.error(error instanceof Hint ? error.message : error)
  process.exitCode = 1
})
