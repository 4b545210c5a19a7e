import type { SearchOptions, SearchResult } from 'minisearch'
import { routes } from '@/lib/routes'
import { createCorrection, indexDocuments, type SearchDocument, type SearchIndex } from './documents'
import { meanings, type Vocabulary, type Wanted, type Widened, widen, wordsOf } from './query'
import { stemOf } from './stem'

export type SearchHit = Pick<SearchDocument, 'section' | 'href' | 'title' | 'text'> & { terms: string[] }

const weight: Record<SearchDocument['section'], number> = {
  Services: 2,
  Pages: 1.35,
  Articles: 1.15,
  Questions: 0.9,
}

/** Weight of a word that a page only has in its details. */
const ofDetails = 0.1
/** A page that has fewer of the query's words is not ranked below this share. */
const leastShare = 0.3
/** Hits below this share of the best score are dropped: they match one word, not what was meant. */
const tooWeak = 0.14

/** The share of a query that a page has: of two pages, the one that has both words is meant. */
function shareOf(
  wanted: readonly Wanted[],
  stem: (word: string) => string,
  ...hits: readonly (SearchResult | undefined)[]
): number {
  const found = new Set(hits.flatMap(hit => hit?.queryTerms ?? []))
  const has = (word: string) => found.has(word) || found.has(stem(word))
  const had = wanted.filter(({ typed, meant }) => {
    const isTyped = typed.length > 0 && typed.every(has)
    return isTyped || (meant.length > 0 && meant.filter(has).length >= meant.length / 2)
  })
  return had.length / wanted.length
}

/** In details: no beginnings and no misspelled words, and a long list of risks counts as much as a short one. */
const exactly: SearchOptions = { prefix: false, fuzzy: false, bm25: { k: 1.2, b: 0, d: 0.5 } }

type Candidate = { id: number; score: number; terms: readonly string[]; hasAll: boolean; showsAll: boolean }

/** The best first. `isTitle`: whether the query is the whole title of that document. */
function ranked(candidates: readonly Candidate[], isTitle: (id: number) => boolean): readonly Candidate[] {
  // Where no page shows all words, those that have them in their details come before those that show some.
  const best = candidates.some(({ showsAll }) => showsAll)
    ? 0
    : Math.max(0, ...candidates.map(({ score }) => score))
  const hits = candidates
    .map(hit => ({ ...hit, score: hit.score + (hit.hasAll ? best : 0) }))
    .sort((a, b) => b.score - a.score)
  const least = (hits[0]?.score ?? 0) * tooWeak
  const others = hits.filter(hit => hit.score >= least && !isTitle(hit.id))
  return [...hits.filter(({ id }) => isTitle(id)), ...others]
}

/** Builds the search over the site's documents, once, in the browser. A query takes a few milliseconds. */
export function createSearch({
  documents,
  synonyms,
  stopWords,
  endings,
}: SearchIndex): (query: string) => SearchHit[] {
  const stem = (word: string) => stemOf(word, endings)
  const meaningOf = meanings(synonyms, stem)
  const stops = new Set(stopWords)
  const isStopWord = (word: string) => stops.has(word)
  const isOwn = (word: string) => isStopWord(word) || meaningOf([word]) !== undefined
  const { index, known, isKnown } = indexDocuments(documents, stem, isStopWord, isOwn)
  const vocabulary: Vocabulary = {
    stem,
    meaningOf,
    corrected: createCorrection(synonyms, known, isKnown),
    isKnown: word => known.has(word),
    isStopWord,
    isShown: word => [word, stem(word)].some(form => (known.get(form)?.size ?? 0) > 0),
  }
  // Without the questions on service pages: 'What does it cost?' is a title there, but in the search it means the price list.
  const titles = documents.map(({ section, title, href }) =>
    section === 'Questions' && !href.startsWith(`${routes.faq}#`) ? undefined : wordsOf(title).join(' '),
  )

  function find({ weights, wanted }: Widened): readonly Candidate[] {
    const whole = new Set(wanted.flatMap(({ typed, meant }) => [...typed, ...meant]))
    const words = [...weights.keys()]
    const searchIn = (fields: (keyof SearchDocument)[], options: SearchOptions = {}) =>
      new Map(
        index
          .search(words.join(' '), {
            fields,
            // Of a stem would be too many.
            prefix: term => term.length > 2 && whole.has(term),
            boostTerm: term => weights.get(term) ?? 1,
            boostDocument: id => weight[documents[Number(id)]?.section ?? 'Pages'],
            ...options,
          })
          .map(hit => [hit.id, hit] as const),
      )
    const shown = searchIn(['title', 'words', 'text'])
    const details = searchIn(['details'], exactly)
    return [...new Set([...details.keys(), ...shown.keys()])].map(id => {
      const [inShown, inDetails] = [shown.get(id), details.get(id)]
      const share = shareOf(wanted, stem, inShown, inDetails)
      const score = (inShown?.score ?? 0) + ofDetails * (inDetails?.score ?? 0)
      return {
        id,
        terms: [...new Set([...(inShown?.terms ?? []), ...(inDetails?.terms ?? [])])],
        score: score * Math.max(leastShare, share),
        hasAll: share === 1,
        showsAll: shareOf(wanted, stem, inShown) === 1,
      }
    })
  }

  return query => {
    const typed = wordsOf(query).join(' ')
    /** Whoever types a whole title wants that page, whatever its section weighs, unless the site has a word for it. */
    const isTitle = (id: number) => titles[id] === typed && !Object.hasOwn(synonyms, typed)
    const hits = ranked(find(widen(query, vocabulary)), isTitle)
    return hits.slice(0, 12).flatMap(({ id, terms }) => {
      const document = documents[id]
      if (!document) return []
      const { section, href, title, text } = document
      const forms = terms.flatMap(term => [...(known.get(term) ?? [])])
      return [{ section, href, title, text, terms: [...new Set(forms)] }]
    })
  }
}
