import { execFileSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'

const sandbox = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const cache = join(sandbox, '..', 'node_modules', '.cache', 'sandbox')

/** A run starts some thirty servers. Their common parts are prepared once: the bundled code and the database image. */
export default function setUp() {
  const bundle = join(cache, 'serve.cjs')
  buildSync({
    entryPoints: [join(sandbox, 'auth', 'main.ts')],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    packages: 'external',
    sourcemap: 'inline',
  })
  const makeImage = join(sandbox, '__tests__', 'support', 'image.ts')
  const image = execFileSync(process.execPath, ['--import', 'tsx', makeImage, cache], {
    cwd: sandbox,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.env.TEST_SERVER = bundle
  process.env.TEST_DATABASE_IMAGE = image.trim()
}
