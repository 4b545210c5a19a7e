import MiniSearch from 'minisearch'
import { synonyms } from '@/content/search'

export type SearchDocument = {
  id: number
  section: 'Services' | 'Articles' | 'Questions' | 'Pages'
  href: string
  title: string
  text: string
  /** Searched, not shown. */
  words: string
}

export type SearchHit = Pick<SearchDocument, 'section' | 'href' | 'title' | 'text'> & { terms: string[] }

const weight: Record<SearchDocument['section'], number> = {
  Services: 2,
  Pages: 1.35,
  Articles: 1.15,
  Questions: 0.9,
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** What was typed, with the pages' own words for it beside. */
export function widen(query: string): string {
  const typed = plain(query)
    .replace(/[^\p{L}\p{N} ]+/gu, ' ')
    .trim()
  const parts = [typed, ...typed.split(/\s+/)]
  const added = parts.flatMap(part => (Object.hasOwn(synonyms, part) ? [synonyms[part] ?? ''] : []))
  return [typed, ...new Set(added)].join(' ').trim()
}

/** A search over the documents of the site. Answers in a few milliseconds; built once, in the browser, when search opens. */
export function createSearch(documents: readonly SearchDocument[]): (query: string) => SearchHit[] {
  const index = new MiniSearch<SearchDocument>({
    fields: ['title', 'words', 'text'],
    storeFields: ['section', 'href', 'title', 'text'],
    processTerm: term => plain(term),
    searchOptions: {
      boost: { title: 3, words: 1.6 },
      prefix: term => term.length > 2,
      fuzzy: term => (term.length > 4 ? 0.25 : false),
    },
  })
  index.addAll([...documents])
  const byId = new Map(documents.map(document => [document.id, document]))
  return query => {
    const wide = widen(query)
    if (wide === '') return []
    return index
      .search(wide, { boostDocument: id => weight[byId.get(Number(id))?.section ?? 'Pages'] })
      .slice(0, 12)
      .flatMap(({ id, terms }) => {
        const found = byId.get(Number(id))
        return found
          ? [{ section: found.section, href: found.href, title: found.title, text: found.text, terms }]
          : []
      })
  }
}
