import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { build } from 'esbuild'
import { assetFiles, wranglerConfig } from '@/lib/release/cloudflare'
import { readRelease } from '../serve/read-release'
import { buildEnvironment } from './build/programs'

const project = join(__dirname, '..', '..')

const entry = (manifest: string) => `
import { bounce } from '@/lib/auth/bounce'
import { createWorker } from '@/lib/release/worker'
import release from ${JSON.stringify(manifest)}

export default createWorker({ release, bounce })
`

/**
 * Writes what `wrangler dev` runs and `wrangler deploy` uploads: `assets/`, `worker/index.js` and `wrangler.jsonc`.
 * @returns the number of files; Cloudflare's limit is 20,000.
 */
export async function writeCloudflare(releaseFolder: string, folder: string, name: string): Promise<number> {
  const manifest = resolve(releaseFolder, 'manifest.json')
  const release = readRelease(releaseFolder)
  rmSync(folder, { recursive: true, force: true })
  const files = assetFiles(release)
  const folders = new Set(files.map(file => dirname(join(folder, 'assets', file))))
  for (const one of folders) mkdirSync(one, { recursive: true })
  for (const file of files) copyFileSync(join(releaseFolder, file), join(folder, 'assets', file))
  await build({
    stdin: { contents: entry(manifest), resolveDir: project, loader: 'ts' },
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
  writeFileSync(join(folder, 'wrangler.jsonc'), `${JSON.stringify(wranglerConfig({ name }), null, 2)}\n`)
  return files.length
}
