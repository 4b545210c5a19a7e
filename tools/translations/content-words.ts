import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { languages, writtenLanguages } from '../../content/facts/languages'
import type { Language } from '../../lib/site/language'

/** Files of content/ and their exports, in the language of this process. */

export const root = join(__dirname, '..', '..')

const isTranslation = ({ base }: Language) => base !== ''

/** Every language with a folder in content/, published or not. */
export const translations = writtenLanguages.filter(isTranslation)
export const openTranslations = languages.filter(isTranslation)

/** Paths within a folder of the project: 'services/prp-therapy.ts'. */
function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file))
    .sort()
}

/** Every one, also of a translation, by its path in the project. */
export const contentFiles: readonly string[] = filesIn('content').map(file => `content/${file}`)

/** What the pages must and must not say: lib/editorial/page-rules.ts. It is no content. */
const isRules = (file: string) => file.endsWith('.rules.ts')

export const ruleFiles: readonly string[] = filesIn('content').filter(isRules)

export const englishFiles: readonly string[] = filesIn('content').filter(
  file => !isRules(file) && !translations.some(({ code }) => file.startsWith(`${code}/`)),
)

/** Files of a language about its translation, which no page imports. */
export const isForChecks = (file: string): boolean => /^(record|wording)\.ts$/.test(file)

/** Files that a language replaces by its own, hand-written or translated. */
export const filesOf = (code: string): string[] =>
  filesIn(join('translated', code)).filter(file => !isForChecks(file))

/** Files without a text, and those that a language writes itself. */
const withoutWords =
  /^(asked-questions|schema|site|synonyms)\.ts$|^(articles|services)\/index\.ts$|^articles\/kit\.ts$|^facts\/(claims|languages?|legal-record|number-words|old-addresses|texts-in-english|translation-records|wordings)\.ts$/

export const hasWords = (file: string): boolean => !withoutWords.test(file)

/** @param file path within the project. */
export async function exportsOf(file: string): Promise<Record<string, unknown>> {
  const module: Record<string, unknown> = await import(pathToFileURL(join(root, file)).href)
  return Object.fromEntries(
    Object.entries(module).filter(([name]) => name !== 'default' && name !== 'module.exports'),
  )
}
