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
  /** Phrases people type, by language code. */
  words: Readonly<Record<string, readonly string[]>>
}

/** Words between two of a phrase: 'fever after my testosterone injection'. */
const between = 3

/** Words of a text, without accents and apostrophes: people type "cant". */
const wordsOf = (text: string): readonly string[] =>
  plain(text)
    .replace(/['’`´]/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** Whether a phrase's words occur in this order, close to each other. */
function occurs(phrase: readonly string[], typed: readonly string[]): boolean {
  const [first, ...others] = phrase
  return typed.some((word, start) => {
    if (word !== first) return false
    let last = start
    return others.every(other => {
      const at = typed.slice(last + 1, last + 2 + between).indexOf(other)
      last += at + 1
      return at >= 0
    })
  })
}

/** Where a query leads somebody in danger, in the order of the list. Beside another sign a fever is not alone. */
export function dangersIn(query: string, list: readonly DangerWords[]): Destination[] {
  const typed = wordsOf(query)
  const found = list.filter(({ words }) =>
    Object.values(words)
      .flat()
      .some(phrase => occurs(wordsOf(phrase), typed)),
  )
  const destinations = [...new Set(found.map(({ to }) => to))]
  return destinations.length > 1 ? destinations.filter(to => to !== 'fever') : destinations
}
