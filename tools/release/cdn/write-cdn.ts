import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'esbuild'
import {
  entriesOutsideFolders,
  headersFile,
  publishedFiles,
  redirectsFile,
  workerPaths,
} from '@/tools/release/cdn/cdn'
import { UserError } from '../../runner/user-error.mjs'
import { buildEnvironment } from '../build/programs'
import { readRelease } from '../serve/read-release'
import { refuseSample } from '../serve/sample.mjs'

/**
 * `write-cdn.ts [release] [--sample]`: writes `out/cdn` (docs/hosting.md). `site/` is for any host that reads `_headers` and
 * `_redirects`; `worker/` and `wrangler.jsonc` are for Cloudflare.
 */

const project = join(__dirname, '..', '..', '..')
const folder = join(project, 'out', 'cdn')
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'boolean', default: false } },
})
const [releaseFolder = join(project, 'release')] = positionals

/** Not later than the runtime of the wrangler that docs/hosting.md names. */
const compatibilityDate = '2026-04-26'

async function write() {
  const release = readRelease(releaseFolder)
  refuseSample(release.siteEnv, values.sample)
  const files = publishedFiles(release)
  const site = join(folder, 'site')
  rmSync(folder, { recursive: true, force: true })
  for (const [name, file] of files) {
    mkdirSync(dirname(join(site, name)), { recursive: true })
    copyFileSync(join(releaseFolder, file), join(site, name))
  }
  writeFileSync(join(site, '_headers'), headersFile(release))
  writeFileSync(join(site, '_redirects'), redirectsFile(release))

  const { version: _version, id: _id, siteEnv: _siteEnv, ...described } = release
  writeFileSync(
    join(folder, 'release.json'),
    JSON.stringify({ ...described, entries: entriesOutsideFolders(release) }),
  )
  await build({
    stdin: {
      contents: `
import { redirectIfSignedIn } from '@/lib/server/redirect-if-signed-in'
import { createCdnWorker } from '@/tools/release/cdn/cdn-worker'
import release from ${JSON.stringify(join(folder, 'release.json'))}

export default createCdnWorker({ release, redirectIfSignedIn })
`,
      resolveDir: project,
      loader: 'ts',
    },
    tsconfig: join(project, 'tsconfig.json'),
    outfile: join(folder, 'worker', 'index.js'),
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    conditions: ['workerd', 'worker'],
    target: 'es2022',
    legalComments: 'none',
    define: { 'process.env': JSON.stringify(buildEnvironment()) },
  })
  rmSync(join(folder, 'release.json'))
  const config = {
    name: 'northpeak',
    // In a folder of its own: beside the site, every page would become a part of the worker.
    main: 'worker/index.js',
    compatibility_date: compatibilityDate,
    no_bundle: true,
    find_additional_modules: false,
    send_metrics: false,
    assets: {
      directory: './site',
      binding: 'ASSETS',
      html_handling: 'drop-trailing-slash',
      not_found_handling: 'none',
      run_worker_first: workerPaths(release),
    },
  }
  writeFileSync(join(folder, 'wrangler.jsonc'), `${JSON.stringify(config, null, 2)}\n`)
  console.log(`${files.size} files, the worker and their settings are in ${folder}.`)
}

write().catch((error: unknown) => {
  console.error(error instanceof UserError ? error.message : error)
  process.exitCode = 1
})
