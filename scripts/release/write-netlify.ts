import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { netlifyFiles, netlifyHeaders, netlifyRedirects } from '@/lib/release/netlify'
import { readRelease } from '../serve/read-release'
import { refuseSample } from '../serve/sample.mjs'

/** `write-netlify.ts [release] [folder] [--sample]`: writes a folder that Netlify or a similar host publishes (docs/hosting.md). */

const project = join(__dirname, '..', '..')
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'boolean', default: false } },
})
const [releaseFolder = join(project, 'release'), folder = join(project, 'out', 'netlify')] = positionals
const release = readRelease(releaseFolder)
refuseSample(release.siteEnv, values.sample)
const files = netlifyFiles(release)

rmSync(folder, { recursive: true, force: true })
for (const [name, file] of files) {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  copyFileSync(join(releaseFolder, file), join(folder, name))
}
writeFileSync(join(folder, '_headers'), netlifyHeaders(release))
writeFileSync(join(folder, '_redirects'), netlifyRedirects(release))
console.log(`${files.size} files, _headers and _redirects in ${folder}`)
