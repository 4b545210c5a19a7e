import MiniSearch from 'minisearch'
import { plain } from './plain'

export type SearchDocument = {
  id: number
  section: 'Services' | 'Articles' | 'Questions' | 'Pages'
  href: string
  title: string
  text: string
  /** Indexed, not shown. */
  words: string
}

export type SearchIndex = {
  documents: readonly SearchDocument[]
  /** Key: one to three words as typed, lower case, without accents. Value: the words that the pages use for it. */
  synonyms: Readonly<Record<string, string>>
  /** Ignored, unless a query has no other word. */
  stopWords: readonly string[]
}

export type SearchHit = Pick<SearchDocument, 'section' | 'href' | 'title' | 'text'> & { terms: string[] }

const weight: Record<SearchDocument['section'], number> = {
  Services: 2,
  Pages: 1.35,
  Articles: 1.15,
  Questions: 0.9,
}

/** Weights of a word inside a known expression, and of a synonym of a single word in a longer query. */
const partOfExpression = 0.5
const hint = 0.3
/** Hits below this share of the best score are dropped: they match one word, not what was meant. */
const tooWeak = 0.14

type WeightedWord = { word: string; weight: number }

type Vocabulary = Pick<SearchIndex, 'synonyms' | 'stopWords'>

/** The longest known expression that starts at an index, of one to three words. */
function expressionAt(
  words: readonly string[],
  at: number,
  synonyms: Vocabulary['synonyms'],
): readonly string[] {
  const runs = [3, 2, 1].map(length => words.slice(at, at + length))
  return runs.find(run => Object.hasOwn(synonyms, run.join(' '))) ?? []
}

/**
 * Expands a query with synonyms. An expression of several words is replaced in meaning; the synonym of a single word only
 * ranks the results when more was typed.
 */
function widen(query: string, { synonyms, stopWords }: Vocabulary): WeightedWord[] {
  const words = plain(query)
    .replace(/[^\p{L}\p{N} ]+/gu, ' ')
    .split(' ')
    .filter(Boolean)
  const telling = words.some(word => !stopWords.includes(word))
  const found = new Map<string, number>()
  const add = (word: string, weight: number) => found.set(word, Math.max(weight, found.get(word) ?? 0))
  for (let at = 0; at < words.length; ) {
    const expression = expressionAt(words, at, synonyms)
    const typed = expression.length > 0 ? expression : words.slice(at, at + 1)
    for (const word of typed) {
      if (!telling || !stopWords.includes(word)) add(word, typed.length > 1 ? partOfExpression : 1)
    }
    const meant = synonyms[expression.join(' ')]?.split(' ') ?? []
    for (const word of meant) add(word, typed.length === words.length || typed.length > 1 ? 1 : hint)
    at += typed.length
  }
  return [...found].map(([word, weight]) => ({ word, weight }))
}

/** Builds the search over the site's documents, once, in the browser. A query takes a few milliseconds. */
export function createSearch({ documents, ...vocabulary }: SearchIndex): (query: string) => SearchHit[] {
  const known = new Set<string>()
  const index = new MiniSearch<SearchDocument>({
    fields: ['title', 'words', 'text'],
    storeFields: ['section', 'href', 'title', 'text'],
    processTerm: term => {
      const word = plain(term)
      known.add(word)
      return word
    },
    searchOptions: {
      boost: { title: 3, words: 1.6 },
      processTerm: plain,
      prefix: term => term.length > 2,
      // No fuzzy match for a word that exists on the site.
      fuzzy: term => (term.length > 4 && !known.has(term) ? 0.25 : false),
    },
  })
  index.addAll([...documents])
  const byId = new Map(documents.map(document => [document.id, document]))
  return query => {
    const words = widen(query, vocabulary)
    if (words.length === 0) return []
    const hits = index.search(words.map(({ word }) => word).join(' '), {
      boostTerm: (_, at) => words[at]?.weight ?? 1,
      boostDocument: id => weight[byId.get(Number(id))?.section ?? 'Pages'],
    })
    const least = (hits[0]?.score ?? 0) * tooWeak
    return hits
      .filter(({ score }) => score >= least)
      .slice(0, 12)
      .flatMap(({ id, terms }) => {
        const found = byId.get(Number(id))
        return found
          ? [{ section: found.section, href: found.href, title: found.title, text: found.text, terms }]
          : []
      })
  }
}
