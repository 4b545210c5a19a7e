import { plain } from './plain'

/** Where somebody in danger turns. */
export type Destination =
  | 'crisis'
  | 'emergency'
  | 'poison'
  | 'emergencyRoom'
  | 'clotOrInfection'
  | 'nitrates'
  | 'fever'

export type HelpLine = {
  text: string
  /** Its first mention in the text becomes a link that calls it. */
  number?: string
  /** Label of a link that writes to the number. */
  message?: string
}

export type DangerWords = {
  kind: string
  to: Destination
  // Phrases people type, by language code. 'chest + pain/hurt*' is either word, any that begins with 'hurt', in either order;
  // 'see$' is the last word typed.
  words: Readonly<Record<string, readonly string[]>>
}

/** Words between two of a phrase: 'fever after my testosterone injection'. */
const between = 4
/** A shorter word is soon another one. */
const longEnoughToMisspell = 7

/** Words of a text, without accents and apostrophes: people type "cant". */
const wordsOf = (text: string): readonly string[] =>
  plain(text)
    .replace(/['’`´]/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** Whether one letter is wrong, missing, too many, or two are swapped. The first is seldom wrong. */
function isMisspelled(typed: string, word: string): boolean {
  if (word.length < longEnoughToMisspell || typed[0] !== word[0]) return false
  if (Math.abs(typed.length - word.length) > 1) return false
  let at = 0
  while (at < word.length && typed[at] === word[at]) at++
  const [restTyped, rest] = [typed.slice(at), word.slice(at)]
  const isSwapped = restTyped[0] === rest[1] && restTyped[1] === rest[0]
  return (
    restTyped.slice(1) === rest.slice(1) ||
    restTyped === rest.slice(1) ||
    restTyped.slice(1) === rest ||
    (isSwapped && restTyped.slice(2) === rest.slice(2))
  )
}

/** @param pattern a word of a phrase: 'see$', 'hurt*' */
function isMeant(typed: string, isLast: boolean, pattern: string, others: readonly string[]): boolean {
  if (pattern.endsWith('$')) return isLast && typed === pattern.slice(0, -1)
  if (pattern.endsWith('*')) return typed.startsWith(pattern.slice(0, -1))
  if (typed === pattern) return true
  return !others.some(other => typed.startsWith(other)) && isMisspelled(typed, pattern)
}

/** The words of a phrase, each with its alternatives, in the orders in which they are typed. */
function ordersOf(phrase: string): readonly (readonly string[][])[] {
  const parts = plain(phrase)
    .replace(/['’]/g, '')
    .split(' + ')
    .map(part => part.split(' ').map(word => word.split('/')))
  return parts.length === 1 ? parts : [parts.flat(), parts.toReversed().flat()]
}

/** Places of the words of phrases, next to each other. */
function placesOf(phrases: readonly (readonly string[][])[], typed: readonly string[]): ReadonlySet<number> {
  const isAt = (words: readonly string[][], start: number) =>
    words.every((alternatives, index) => alternatives.includes(typed[start + index] ?? ''))
  return new Set(
    phrases.flatMap(words =>
      typed.flatMap((_, start) => (isAt(words, start) ? words.map((_, index) => start + index) : [])),
    ),
  )
}

/**
 * @param others beginnings of words that are no misspelled word of danger
 * @param harmless phrases, their words next to each other, within which nothing is a danger
 */
export function dangerFinder(
  list: readonly DangerWords[],
  others: readonly string[],
  harmless: readonly string[] = [],
) {
  const harmlessPhrases = harmless.flatMap(ordersOf)
  const known = list.map(({ to, words }) => ({ to, phrases: Object.values(words).flat().flatMap(ordersOf) }))

  /** Where a query leads somebody in danger, in the order of the list. Beside another sign a fever is not alone. */
  return (query: string): Destination[] => {
    const typed = wordsOf(query)
    const means = (at: number, alternatives: readonly string[]) =>
      alternatives.some(word => isMeant(typed[at] ?? '', at === typed.length - 1, word, others))
    const harmlessPlaces = placesOf(harmlessPhrases, typed)
    /** Whether the words occur in this order, close to each other, the first of them at a place, and not all within a harmless phrase. */
    const occursAt = (start: number, [first = [], ...rest]: readonly string[][]) => {
      if (!means(start, first)) return false
      const places = [start]
      const occurs = rest.every(alternatives => {
        const last = places.at(-1) ?? start
        const near = typed.slice(last + 1, last + 2 + between).map((_, index) => last + 1 + index)
        const at = near.find(each => means(each, alternatives))
        if (at !== undefined) places.push(at)
        return at !== undefined
      })
      return occurs && places.some(at => !harmlessPlaces.has(at))
    }
    const found = known.filter(({ phrases }) =>
      phrases.some(phrase => typed.some((_, start) => occursAt(start, phrase))),
    )
    const destinations = [...new Set(found.map(({ to }) => to))]
    return destinations.length > 1 ? destinations.filter(to => to !== 'fever') : destinations
  }
}
