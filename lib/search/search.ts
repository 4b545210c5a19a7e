import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch'
import { routes } from '@/lib/routes'
import { plain } from './plain'
import { type Endings, stemOf } from './stem'

export type SearchDocument = {
  section: 'Services' | 'Articles' | 'Questions' | 'Pages'
  href: string
  title: string
  text: string
  /** Indexed, not shown. */
  words: string
  /** What a page treats without being about it, such as a risk: its stems count little, unless no other page has them. */
  details?: string
}

export type SearchIndex = {
  documents: readonly SearchDocument[]
  /** Key: one to three words as typed, lower case, without accents. Value: the words that the pages use for it. */
  synonyms: Readonly<Record<string, string>>
  /** Ignored, unless a query has no other word. */
  stopWords: readonly string[]
  endings: Endings
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
/** Of the weight of a word, the part that each of its forms has. */
const ofStem = 0.6
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

/** People leave out apostrophes: 'cant' and 'can’t' are the same word. */
const wordsOf = (text: string): readonly string[] =>
  plain(text)
    .replace(/['’](?=\p{L})/gu, '')
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** A page has it that has all words typed, or at least half of those that it means. */
type Wanted = { typed: readonly string[]; meant: readonly string[] }

type Widened = {
  weights: ReadonlyMap<string, number>
  /** The content words and known expressions of the query. */
  wanted: readonly Wanted[]
}

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

/** What is known of the words of the site and of a query. */
type Vocabulary = {
  stem: (word: string) => string
  /** The words that the pages use for an expression. */
  meaningOf: (words: readonly string[]) => string | undefined
  isStopWord: (word: string) => boolean
  isKnown: (word: string) => boolean
  /** Words that pages show, and not only have in their details. */
  isShown: (word: string) => boolean
  corrected: (word: string) => readonly string[]
}

/**
 * Expands a query with synonyms and stems. An expression of several words is replaced in meaning; the synonym of a single word
 * that pages show only ranks the results when more was typed.
 */
function widen(
  query: string,
  { stem, meaningOf, isStopWord, isKnown, isShown, corrected }: Vocabulary,
): Widened {
  const words = wordsOf(query).flatMap(corrected)
  const hasContentWord = words.some(word => !isStopWord(word))
  const weights = new Map<string, number>()
  const wanted: Wanted[] = []
  const add = (word: string, weight: number) => {
    const isOneOfForms = stem(word) !== word && isKnown(word)
    const parts = { [stem(word)]: ofStem, [word]: isOneOfForms ? 1 - ofStem : 1 }
    for (const [term, part] of Object.entries(parts))
      weights.set(term, Math.max(weight * part, weights.get(term) ?? 0))
  }
  /** The longest known expression that begins there, as typed or without its small words: 'olvidé (la) cita'. */
  const expressionAt = (at: number): { typed: readonly string[]; length: number } | undefined => {
    const near = words.slice(at, at + 5)
    const content = near.filter((word, index) => index === 0 || !isStopWord(word))
    const runs = [3, 2, 1].flatMap(length => [near.slice(0, length), content.slice(0, length)])
    const known = runs.find(run => meaningOf(run) !== undefined)
    if (!known) return
    const isAsTyped = known.every((word, index) => near[index] === word)
    const last = known.at(-1) ?? ''
    return { typed: known, length: isAsTyped ? known.length : near.indexOf(last) + 1 }
  }
  for (let at = 0; at < words.length; ) {
    const expression = expressionAt(at)
    const typed = expression?.typed ?? words.slice(at, at + 1)
    const counted = typed.filter(word => !hasContentWord || !isStopWord(word))
    for (const word of counted) add(word, typed.length > 1 ? partOfExpression : 1)
    const meant = meaningOf(typed)?.split(' ') ?? []
    if (counted.length + meant.length > 0) wanted.push({ typed: counted, meant })
    const isHint = typed.length === 1 && words.length > 1 && typed.every(isShown)
    for (const word of meant) add(word, isHint ? hint : 1)
    at += expression?.length ?? 1
  }
  return { weights, wanted }
}

/** Synonyms by their words, or by the stems of these. */
function meanings(synonyms: SearchIndex['synonyms'], stem: (word: string) => string) {
  const byStems = new Map<string, string>()
  const stems = (words: readonly string[]) => words.map(stem).join(' ')
  for (const [key, meaning] of Object.entries(synonyms)) {
    const stemmed = stems(key.split(' '))
    if (!byStems.has(stemmed)) byStems.set(stemmed, meaning)
  }
  return (words: readonly string[]): string | undefined => {
    const key = words.join(' ')
    return Object.hasOwn(synonyms, key) ? synonyms[key] : byStems.get(stems(words))
  }
}

/** The words of the pages and their stems, each with the forms that pages show of it. */
type Forms = ReadonlyMap<string, ReadonlySet<string>>
type Indexed = SearchDocument & { id: number }

/** `isOwn`: whether the site knows a word that no page has. */
function indexDocuments(
  documents: readonly SearchDocument[],
  stem: (word: string) => string,
  isStopWord: (word: string) => boolean,
  isOwn: (word: string) => boolean,
): { index: MiniSearch<Indexed>; known: Forms; isKnown: (word: string) => boolean } {
  const known = new Map<string, Set<string>>()
  const isKnown = (word: string) => known.has(word) || known.has(stem(word)) || isOwn(word)
  const index = new MiniSearch<Indexed>({
    fields: ['title', 'words', 'text', 'details'],
    processTerm: (term, field) => {
      const word = plain(term)
      const isWhole = field === 'details' || isStopWord(word)
      const terms = isWhole ? [word] : [...new Set([word, stem(word)])]
      for (const each of terms) {
        const forms = known.get(each) ?? new Set()
        known.set(each, field === 'details' ? forms : forms.add(word))
      }
      return terms
    },
    searchOptions: {
      boost: { title: 3, words: 1.6 },
      processTerm: plain,
      // A word that exists is not misspelled.
      fuzzy: term => (isKnown(term) ? false : edits(term)),
    },
  })
  // By its place: numbers in the file would be half a kilobyte.
  index.addAll(documents.map((document, id) => ({ ...document, id })))
  return { index, known, isKnown }
}

/** The words that two letters in the wrong order may stand for: 'protien'. */
const swaps = (word: string): readonly string[] =>
  edits(word) === false
    ? []
    : Array.from(word, (letter, at) => word.slice(0, at) + (word[at + 1] ?? '') + letter + word.slice(at + 2))

/** Corrects what no page has to a synonym that leads to one: 'aseguransa'. */
function createCorrection(
  synonyms: SearchIndex['synonyms'],
  known: Forms,
  isKnown: (word: string) => boolean,
) {
  const keys = Object.keys(synonyms).filter(key => !key.includes(' '))
  const spellings = new MiniSearch<{ id: number; key: string }>({
    fields: ['key'],
    searchOptions: { fuzzy: edits },
  })
  spellings.addAll(keys.map((key, id) => ({ id, key })))
  return (word: string): readonly string[] => {
    if (isKnown(word)) return [word]
    const swapped = swaps(word).find(isKnown)
    if (swapped) return [swapped]
    const parts = word.match(/\p{L}+|\p{N}+/gu) ?? []
    if (parts.length > 1 && parts.every(part => known.has(part))) return parts
    return [keys[spellings.search(word)[0]?.id ?? -1] ?? word]
  }
}

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
