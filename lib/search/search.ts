import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch'
import { routes } from '@/lib/routes'
import { plain } from './plain'

export type SearchDocument = {
  section: 'Services' | 'Articles' | 'Questions' | 'Pages'
  href: string
  title: string
  text: string
  /** Indexed, not shown. */
  words: string
  /** What a page treats without being about it, such as a risk: its words count little, unless no other page has them. */
  details?: string
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
/** Weight of a word that a page only has in its details. */
const ofDetails = 0.1
/** A page that has fewer of the query's words is not ranked below this share. */
const leastShare = 0.3
/** Hits below this share of the best score are dropped: they match one word, not what was meant. */
const tooWeak = 0.14

/** How many letters of a misspelled word may be wrong: a short word is soon another one. */
function edits(word: string): number | false {
  if (word.length < 5) return false
  return word.length < 9 ? 1 : 2
}

const wordsOf = (text: string): readonly string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** A page has it that has all words typed, or at least half of those that it means. */
type Wanted = { typed: readonly string[]; meant: readonly string[] }

type Widened = {
  weights: ReadonlyMap<string, number>
  /** The content words and known expressions of the query. */
  wanted: readonly Wanted[]
}

/** The share of a query that a page has: of two pages, the one that has both words is meant. */
function shareOf(wanted: readonly Wanted[], ...hits: readonly (SearchResult | undefined)[]): number {
  const has = new Set(hits.flatMap(hit => hit?.queryTerms ?? []))
  const found = wanted.filter(({ typed, meant }) => {
    const isTyped = typed.length > 0 && typed.every(word => has.has(word))
    return isTyped || (meant.length > 0 && meant.filter(word => has.has(word)).length >= meant.length / 2)
  })
  return found.length / wanted.length
}

/** In details: no beginnings and no misspelled words, and a long list of risks counts as much as a short one. */
const exactly: SearchOptions = { prefix: false, fuzzy: false, bm25: { k: 1.2, b: 0, d: 0.5 } }

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
function widen(
  query: string,
  { synonyms, stopWords }: Vocabulary,
  corrected: (word: string) => string,
): Widened {
  const words = wordsOf(query).map(corrected)
  const hasContentWord = words.some(word => !stopWords.includes(word))
  const weights = new Map<string, number>()
  const wanted: Wanted[] = []
  const add = (word: string, weight: number) => weights.set(word, Math.max(weight, weights.get(word) ?? 0))
  for (let at = 0; at < words.length; ) {
    const expression = expressionAt(words, at, synonyms)
    const typed = expression.length > 0 ? expression : words.slice(at, at + 1)
    const counted = typed.filter(word => !hasContentWord || !stopWords.includes(word))
    for (const word of counted) add(word, typed.length > 1 ? partOfExpression : 1)
    const meant = synonyms[expression.join(' ')]?.split(' ') ?? []
    if (counted.length + meant.length > 0) wanted.push({ typed: counted, meant })
    for (const word of meant) add(word, typed.length === words.length || typed.length > 1 ? 1 : hint)
    at += typed.length
  }
  return { weights, wanted }
}

/** Builds the search over the site's documents, once, in the browser. A query takes a few milliseconds. */
export function createSearch({ documents, ...vocabulary }: SearchIndex): (query: string) => SearchHit[] {
  const known = new Set<string>()
  const index = new MiniSearch<SearchDocument & { id: number }>({
    fields: ['title', 'words', 'text', 'details'],
    processTerm: term => {
      const word = plain(term)
      known.add(word)
      return word
    },
    searchOptions: {
      boost: { title: 3, words: 1.6 },
      processTerm: plain,
      prefix: term => term.length > 2,
      // A word that exists on the site is not misspelled.
      fuzzy: term => (known.has(term) ? false : edits(term)),
    },
  })
  // By its place: numbers in the file would be half a kilobyte.
  index.addAll(documents.map((document, id) => ({ ...document, id })))
  // 'aseguransa' is on no page; it is close to a synonym that leads to one.
  const keys = Object.keys(vocabulary.synonyms).filter(key => !key.includes(' '))
  const spellings = new MiniSearch<{ id: number; key: string }>({
    fields: ['key'],
    searchOptions: { fuzzy: edits },
  })
  spellings.addAll(keys.map((key, id) => ({ id, key })))
  const corrected = (word: string) => {
    if (known.has(word) || Object.hasOwn(vocabulary.synonyms, word)) return word
    return keys[spellings.search(word)[0]?.id ?? -1] ?? word
  }
  // Not of questions on other pages: 'What does it cost?' there means the page's subject, and here the price list.
  const titles = documents.map(({ section, title, href }) =>
    section === 'Questions' && !href.startsWith(`${routes.faq}#`) ? undefined : wordsOf(title).join(' '),
  )
  return query => {
    const typed = wordsOf(query).join(' ')
    /** Whoever types a whole title wants that page, whatever its section weighs, unless the site has a word for it. */
    const isTyped = ({ id }: SearchResult) =>
      titles[id] === typed && !Object.hasOwn(vocabulary.synonyms, typed)
    const { weights, wanted } = widen(query, vocabulary, corrected)
    const words = [...weights.keys()]
    const searchIn = (fields: (keyof SearchDocument)[], options: SearchOptions = {}) =>
      new Map(
        index
          .search(words.join(' '), {
            fields,
            boostTerm: term => weights.get(term) ?? 1,
            boostDocument: id => weight[documents[Number(id)]?.section ?? 'Pages'],
            ...options,
          })
          .map(hit => [hit.id, hit] as const),
      )
    const shown = searchIn(['title', 'words', 'text'])
    const details = searchIn(['details'], exactly)
    const candidates = [...new Map([...details, ...shown])].map(([id, hit]) => {
      const [inShown, inDetails] = [shown.get(id), details.get(id)]
      const share = shareOf(wanted, inShown, inDetails)
      const score = (inShown?.score ?? 0) + ofDetails * (inDetails?.score ?? 0)
      return {
        ...hit,
        terms: [...new Set([...(inShown?.terms ?? []), ...(inDetails?.terms ?? [])])],
        score: score * Math.max(leastShare, share),
        hasAll: share === 1,
        showsAll: shareOf(wanted, inShown) === 1,
      }
    })
    // Where no page shows all words, those that have them in their details come before those that show some.
    const best = candidates.some(({ showsAll }) => showsAll)
      ? 0
      : Math.max(0, ...candidates.map(({ score }) => score))
    const hits = candidates
      .map(hit => ({ ...hit, score: hit.score + (hit.hasAll ? best : 0) }))
      .sort((a, b) => b.score - a.score)
    const least = (hits[0]?.score ?? 0) * tooWeak
    const others = hits.filter(hit => hit.score >= least && !isTyped(hit))
    return [...hits.filter(isTyped), ...others].slice(0, 12).flatMap(({ id, terms }) => {
      const document = documents[Number(id)]
      if (!document) return []
      const { section, href, title, text } = document
      return [{ section, href, title, text, terms }]
    })
  }
}
