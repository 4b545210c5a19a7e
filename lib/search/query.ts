import type { SearchIndex } from './documents'
import { plain } from './plain'

/** What a visitor typed, and what of it the pages are asked for. */

/** Weights of a word inside a known expression, and of a synonym of a single word in a longer query. */
const partOfExpression = 0.5
const hint = 0.3
/** Of the weight of a word, the part that each of its forms has. */
const ofStem = 0.6
/** People leave out apostrophes: 'cant' and 'can’t' are the same word. */
export const wordsOf = (text: string): readonly string[] =>
  plain(text)
    .replace(/['’](?=\p{L})/gu, '')
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** A page has it that has all words typed, or at least half of those that it means. */
export type Wanted = { typed: readonly string[]; meant: readonly string[] }

export type Widened = {
  weights: ReadonlyMap<string, number>
  /** The content words and known expressions of the query. */
  wanted: readonly Wanted[]
}

/** Synonyms by their words, or by the stems of these. */
export function meanings(synonyms: SearchIndex['synonyms'], stem: (word: string) => string) {
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

/** What is known of the words of the site and of a query. */
export type Vocabulary = {
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
export function widen(
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
