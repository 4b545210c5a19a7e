import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { typedFacts } from '../../lib/editorial/typed-facts'
import { validateContent } from '../../lib/editorial/validate'
import { searchIndex } from '../../lib/site/search-index'
import { exportsOf, root } from './content-words'

/** Files with their own checks: services, articles, sources, claims and the schemas. */
const checkedByKind = /^(services|articles)\/|^(schema|sources|site|synonyms)\.ts$|\/(claims|languages?)\.ts$/

/**
 * Findings in the content of this process's language.
 * @param files paths within content/, by their English path: 'home.ts' -> 'es/home.ts'.
 */
export async function contentFindings(files: ReadonlyMap<string, string>): Promise<string[]> {
  const pages = [...files].filter(([file]) => !checkedByKind.test(file))
  const texts = await Promise.all(
    pages.map(async ([, file]) => [`content/${file}`, await exportsOf(file)] as const),
  )
  const place = (finding: string) =>
    finding.replace(/^content\/([\w/-]+\.tsx?)/, (_whole, file) => `content/${files.get(file) ?? file}`)
  return [
    ...validateContent({
      ...Object.fromEntries(texts),
      'the search index': searchIndex().documents.map(({ href, title, text }) => ({ href, title, text })),
    }).map(place),
    ...[...files.values()].flatMap(file =>
      typedFacts(`content/${file}`, readFileSync(join(root, 'content', file), 'utf8')),
    ),
  ]
}
