import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { netlifyFiles, netlifyHeaders, netlifyRedirects } from '@/lib/release/netlify'
import { releaseSchema } from '@/lib/release/release-manifest'

/** `write-netlify.ts [release] [folder]`: writes a folder that Netlify or a similar host publishes (docs/hosting.md). */

const project = join(__dirname, '..', '..')
const [, , releaseFolder = join(project, 'release'), folder = join(project, 'out', 'netlify')] = process.argv
const release = releaseSchema.parse(JSON.parse(readFileSync(join(releaseFolder, 'manifest.json'), 'utf8')))
const files = netlifyFiles(release)

rmSync(folder, { recursive: true, force: true })
for (const [name, file] of files) {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  copyFileSync(join(releaseFolder, file), join(folder, name))
}
writeFileSync(join(folder, '_headers'), netlifyHeaders(release))
writeFileSync(join(folder, '_redirects'), netlifyRedirects(release))
console.log(`${files.size} files, _headers and _redirects in ${folder}`)
