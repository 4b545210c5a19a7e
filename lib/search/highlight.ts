import { escapeRegExp } from '../words/escape-reg-exp'
import { plain } from './plain'

/** Matches a word with or without accents on its letters. */
const pattern = (term: string) => [...plain(term)].map(letter => `${escapeRegExp(letter)}\\p{M}*`).join('')

/**
 * Splits a text into matched and other parts. Whole words only: "low" does not match in "Flower". Accents do not matter:
 * "analisis" matches "análisis".
 */
export function highlight(
  text: string,
  terms: readonly string[],
): { text: string; hit: boolean; at: number }[] {
  const wanted = terms.filter(term => term.length > 2).map(pattern)
  if (wanted.length === 0) return [{ text, hit: false, at: 0 }]
  const word = new RegExp(`(?<![\\p{L}\\p{N}\\p{M}])(${wanted.join('|')})(?![\\p{L}\\p{N}\\p{M}])`, 'giu')
  // Decomposed, an accent follows its letter. Split with one capture group: matches are at the odd indexes.
  return text
    .normalize('NFD')
    .split(word)
    .map((part, at) => ({ text: part.normalize('NFC'), hit: at % 2 === 1, at }))
    .filter(part => part.text !== '')
}
