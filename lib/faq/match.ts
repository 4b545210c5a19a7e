export type Matches = { kind: 'all' | 'part' | 'none'; found: readonly number[]; words: readonly string[] }

/** Words of one letter match everything. */
const shortest = 2

/** Lower case, without accents, and typographic apostrophes as typed ones. */
export const normalize = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('’', "'")
    .toLowerCase()

/** 'fasting' finds 'fast', and 'refills' finds 'refill'. The stem must have at least four letters. */
const withoutEnding = (word: string) => word.replace(/(?<=^.{3,}[^'])(ings?|ed|es|s)$/u, '')

/** The search terms of a query. */
export function wordsOfQuery(query: string): string[] {
  const words = normalize(query).match(/[\p{L}\p{N}']+/gu) ?? []
  return [...new Set(words.filter(word => word.length >= shortest).map(withoutEnding))]
}

/**
 * Indexes of the texts that contain all words of a query, or else the most of them.
 * @param texts normalized texts.
 */
export function matchTexts(query: string, texts: readonly string[]): Matches {
  const words = wordsOfQuery(query)
  const counts = texts.map(text => words.filter(word => text.includes(word)).length)
  const most = Math.max(0, ...counts)
  if (words.length === 0 || most === 0) return { kind: 'none', found: [], words }
  const best = counts.flatMap((count, index) => (count === most ? [index] : []))
  return { kind: most === words.length ? 'all' : 'part', found: best, words }
}
