import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { language } from '@/content/facts/language'
import { articles } from '../../content/articles'
import { type Expiring, expiringIn } from '../../lib/editorial/expiry'
import { typedFacts } from '../../lib/editorial/typed-facts'
import { validateContent } from '../../lib/editorial/validate'
import { articlePath } from '../../lib/routes'
import { isAhead } from '../../lib/site/ahead'
import { isUntranslated } from '../../lib/site/is-untranslated'
import { searchIndex } from '../../lib/site/search-index'
import { englishFiles, exportsOf, root } from '../translations/content-words'

/** Files with their own checks: services, articles, sources, claims and the schemas. */
const checkedByKind =
  /^(services|articles)\/|^(asked-questions|schema|sources|site|synonyms)\.ts$|\/(claims|languages?|old-addresses|searches|texts-in-english|wordings)\.ts$/

const ahead = new Set<string>(
  articles.filter(({ meta }) => isAhead(meta.publishedOn)).map(({ meta }) => articlePath(meta.slug)),
)

/**
 * Findings in the content of this process's language.
 * @param folder of the files: content/, or translated/<language>/.
 * @param files paths within it.
 */
export async function contentFindings(folder: string, files: readonly string[]): Promise<string[]> {
  const pages = files.filter(file => !checkedByKind.test(file))
  const texts = await Promise.all(
    pages.map(async file => [`content/${file}`, await exportsOf(join(folder, file))] as const),
  )
  return validateContent({
    ...Object.fromEntries(texts),
    // It has articles whose day lies ahead, because the check looks at them; they are linked from their day on. What it says of
    // a page that the language lacks is English, and has been checked as such.
    'the search index': searchIndex()
      .documents.filter(({ href }) => !ahead.has(href) && !isUntranslated(language, href))
      .map(({ href, title, text }) => ({ href, title, text })),
  })
}

/** Everything in content/ that has an end. Translations inherit it. */
export async function expiringFacts(): Promise<Expiring[]> {
  const seen = new Set<object>()
  const found: Expiring[] = []
  // Indexes come last, so that a finding names the file itself, not the index that exports it again.
  const files = [...englishFiles].sort(
    (a, b) => Number(a.endsWith('index.ts')) - Number(b.endsWith('index.ts')),
  )
  for (const file of files) {
    for (const [name, value] of Object.entries(await exportsOf(`content/${file}`)))
      found.push(...expiringIn(`content/${file} ${name}`, value, seen))
  }
  return found
}

/** Facts typed into the source of files. @param files paths within the project. */
export const typedFactsIn = (files: readonly string[]): string[] =>
  files.flatMap(file => typedFacts(file, readFileSync(join(root, file), 'utf8')))
