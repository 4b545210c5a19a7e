import { escapeRegExp } from '../escape-reg-exp'

/** Splits a text into matched and other parts. Whole words only: "low" does not match in "Flower". */
export function highlight(
  text: string,
  terms: readonly string[],
): { text: string; hit: boolean; at: number }[] {
  const wanted = terms.filter(term => term.length > 2).map(escapeRegExp)
  if (wanted.length === 0) return [{ text, hit: false, at: 0 }]
  const word = new RegExp(`(?<![\\p{L}\\p{N}])(${wanted.join('|')})(?![\\p{L}\\p{N}])`, 'giu')
  // Split with one capture group: matches are at the odd indexes.
  return text
    .split(word)
    .map((part, at) => ({ text: part, hit: at % 2 === 1, at }))
    .filter(part => part.text !== '')
}
