import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { languages } from '../content/facts/languages'
import { typedFacts } from '../lib/editorial/typed-facts'
import { validateContent } from '../lib/editorial/validate'
import { searchIndex } from '../lib/site/search-index'

/** Checks every file of content/ before anything is built; a mistake names file and field. */

const root = join(__dirname, '..')
const translations = languages.filter(({ base }) => base !== '')
const files = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
  .map(file => `content/${file}`)
  .filter(
    file => /\.tsx?$/.test(file) && !translations.some(({ code }) => file.startsWith(`content/${code}/`)),
  )
  .sort()

/** Files whose parts are checked by what they are: services, articles, sources, claims and the schemas themselves. */
const checkedByKind =
  /^content\/(services|articles)\/|^content\/(schema|sources|site|search)\.ts$|\/(claims|languages?)\.ts$/

/** Words of the pages, by file. */
async function pageTexts(): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {}
  for (const file of files.filter(one => !checkedByKind.test(one))) {
    const exports: Record<string, unknown> = await import(pathToFileURL(join(root, file)).href)
    found[file] = Object.fromEntries(
      Object.entries(exports).filter(([name]) => name !== 'default' && name !== 'module.exports'),
    )
  }
  return found
}

async function main() {
  const findings = [
    ...validateContent({
      ...(await pageTexts()),
      'the search index': searchIndex().documents.map(({ href, title, text }) => ({ href, title, text })),
    }),
    ...files.flatMap(file => typedFacts(file, readFileSync(join(root, file), 'utf8'))),
  ]
  for (const finding of findings) console.error(`✗ ${finding}`)
  if (findings.length > 0) process.exitCode = 1
  else console.log(`Content: ${files.length} files, no findings.`)
}

void main()
