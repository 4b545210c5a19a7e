import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { typedFacts } from '../../lib/editorial/typed-facts'
import { validateContent } from '../../lib/editorial/validate'
import { searchIndex } from '../../lib/site/search-index'
import { exportsOf, root } from './content-words'

/** Files whose parts are checked by what they are: services, articles, sources, claims and the schemas themselves. */
const checkedByKind = /^(services|articles)\/|^(schema|sources|site|synonyms)\.ts$|\/(claims|languages?)\.ts$/

/**
 * What is wrong with the words of the language that this process runs in.
 * @param files paths within content/, by what they stand for: 'home.ts' -> 'es/home.ts'.
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
