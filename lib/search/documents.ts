import MiniSearch from 'minisearch'
import { plain } from './plain'
import type { Endings } from './stem'

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

/** How many letters of a misspelled word may be wrong: a short word is soon another one. */
function edits(word: string): number | false {
  if (word.length < 5) return false
  return word.length < 9 ? 1 : 2
}

/** The words of the pages and their stems, each with the forms that pages show of it. */
type Forms = ReadonlyMap<string, ReadonlySet<string>>
type Indexed = SearchDocument & { id: number }

/** `isOwn`: whether the site knows a word that no page has. */
export function indexDocuments(
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
export function createCorrection(
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
