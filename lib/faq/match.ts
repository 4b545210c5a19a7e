import { routes } from '@/lib/routes'
import { plain } from '@/lib/search/plain'
import type { SearchHit } from '@/lib/search/search'

export type Matches = { kind: 'all' | 'part' | 'none'; found: readonly number[]; words: readonly string[] }

/** Words of one letter match everything. */
const shortest = 2

/** As in the site search, and typographic apostrophes as typed ones. */
export const normalize = (text: string) => plain(text).replaceAll('’', "'")

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

/**
 * Adds what the site search finds on this page, which knows synonyms and spellings: its best, and all if no question has
 * every word of the query.
 *
 * @param ids of the questions, in the order of the texts.
 * @param hits of the site search, the best first.
 */
export function withHits(matches: Matches, ids: readonly string[], hits: readonly SearchHit[]): Matches {
  const here = hits.flatMap(({ href, terms }) => {
    const index = ids.indexOf(href.split('#')[1] ?? '')
    return href.startsWith(`${routes.faq}#`) && index >= 0 ? [{ index, terms }] : []
  })
  const added = matches.kind === 'all' ? here.slice(0, 1) : here
  if (added.length === 0) return matches
  const kept = matches.kind === 'all' ? matches.found : []
  return {
    kind: matches.kind === 'all' ? 'all' : 'part',
    found: [...new Set([...kept, ...added.map(({ index }) => index)])].sort((a, b) => a - b),
    words: [...new Set([...matches.words, ...added.flatMap(({ terms }) => terms)])],
  }
}
