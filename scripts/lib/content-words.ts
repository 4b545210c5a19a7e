import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { articles } from '@/content/articles'
import { languages } from '../../content/facts/languages'
import { type EnglishFiles, type Hashes, hashesSchema } from '../../lib/editorial/english-hashes'
import { bodyEntries, entriesOf } from '../../lib/editorial/entries'
import { bodyOf } from '../../lib/site/articles'

/** Files of content/ and their exports, in the language of this process. */

export const root = join(__dirname, '..', '..')

export const translations = languages.filter(({ base }) => base !== '')

/** Paths within a folder of the project: 'services/prp-therapy.ts'. */
function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file))
    .sort()
}

/** What the pages must and must not say: lib/editorial/page-rules.ts. It is no content. */
const isRules = (file: string) => file.endsWith('.rules.ts')

export const ruleFiles: readonly string[] = filesIn('content').filter(isRules)

export const englishFiles: readonly string[] = filesIn('content').filter(
  file => !isRules(file) && !translations.some(({ code }) => file.startsWith(`${code}/`)),
)

/** Files that replace an English one; the translation record does not. */
export const filesOf = (code: string): string[] =>
  filesIn(join('content', code)).filter(file => file !== 'record.ts')

/** Files that are the same in every language, or whose structure differs by language. */
const withoutWords =
  /^(schema|site|synonyms)\.ts$|^(articles|services)\/index\.ts$|^articles\/kit\.ts$|^facts\/(claims|languages?|number-words|translation-records)\.ts$/

export const hasWords = (file: string): boolean => !withoutWords.test(file)

export async function exportsOf(file: string): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = await import(pathToFileURL(join(root, 'content', file)).href)
  return Object.fromEntries(
    Object.entries(found).filter(([name]) => name !== 'default' && name !== 'module.exports'),
  )
}

/** @param files paths within content/; those of a translation start with its folder: 'es/home.ts'. */
export async function readEntries(files: readonly string[]): Promise<EnglishFiles> {
  const read = files.map(async file => {
    const { Body, ...words } = await exportsOf(file)
    const article = articles.find(({ meta }) => file.endsWith(`articles/${meta.slug}.tsx`))
    return [file, { ...entriesOf(words), ...(Body && article ? bodyEntries(bodyOf(article)) : {}) }] as const
  })
  return Object.fromEntries(await Promise.all(read))
}

/** The two records of a language: see lib/editorial/english-hashes.ts. */
type HashesName = 'english-hashes' | 'reviewed-hashes'

const hashesFile = (code: string, name: HashesName) => join(root, 'content', code, `${name}.json`)

export function readHashes(code: string, name: HashesName): Hashes {
  const file = hashesFile(code, name)
  return existsSync(file) ? hashesSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : {}
}

/** Replaces the hashes of some files; those of files that no longer exist go. */
export function writeHashes(code: string, name: HashesName, changed: Hashes): void {
  const kept = Object.entries(readHashes(code, name)).filter(([file]) => filesOf(code).includes(file))
  const sorted = Object.entries({ ...Object.fromEntries(kept), ...changed }).sort(([one], [other]) =>
    one < other ? -1 : 1,
  )
  writeFileSync(hashesFile(code, name), `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
}
