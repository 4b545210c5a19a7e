import type { SearchedWord } from '../../content/asked-questions'
import type { RenderedPage } from '../../lib/editorial/page-rules'
import { parseHtml, text } from '../audit/html'

/** Title, description and headings: what a search engine shows, and what it weighs most. */
function prominent({ source }: RenderedPage): string {
  // The metadata stands in the first line.
  const [metadata = '', ...markup] = source.split('\n')
  const { title, description } = JSON.parse(metadata)
  const headings = markup.join('\n').match(/<(h[1-6]|summary)\b.*?<\/\1>/gs) ?? []
  const parts = [
    JSON.stringify(title ?? ''),
    description ?? '',
    ...headings.map(each => text(parseHtml(each))),
  ]
  return parts.join('\n').toLowerCase()
}

/** Words that men search for, which the page that owns them does not have where a search engine looks first. */
export function searchedWordFindings(
  searched: readonly SearchedWord[],
  pages: ReadonlyMap<string, RenderedPage>,
): string[] {
  return searched.flatMap(({ words, path }) => {
    const page = pages.get(path)
    if (!page) return [`content/asked-questions.ts: "${words}" is owned by ${path}, which is not a page`]
    const found = prominent(page)
    const missing = words
      .toLowerCase()
      .split(' ')
      .filter(word => !found.includes(word))
    return missing.length === 0
      ? []
      : [
          `${path}: neither title, description nor a heading has "${missing.join(' ')}" of "${words}", which men search for (content/asked-questions.ts)`,
        ]
  })
}
