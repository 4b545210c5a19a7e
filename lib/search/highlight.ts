import { escapeRegExp } from '../escape-reg-exp'

/** The parts of a text, marked where a found word stands. Whole words only: "low" is not a part of "Flower". */
export function highlight(
  text: string,
  terms: readonly string[],
): { text: string; hit: boolean; at: number }[] {
  const wanted = terms.filter(term => term.length > 2).map(escapeRegExp)
  if (wanted.length === 0) return [{ text, hit: false, at: 0 }]
  const word = new RegExp(`(?<![\\p{L}\\p{N}])(${wanted.join('|')})(?![\\p{L}\\p{N}])`, 'giu')
  // What a pattern with one group splits by stands at the odd places.
  return text
    .split(word)
    .map((part, at) => ({ text: part, hit: at % 2 === 1, at }))
    .filter(part => part.text !== '')
}
