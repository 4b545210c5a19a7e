import { wordingOf } from './wording'
import { type Opposite, opposites, withoutAccents } from './wording/language-wording'

/**
 * Compares what a text and its translation deny, and which of several opposite words or units they use: a translation that
 * has lost a 'not', or says 'after' for 'before' and 'g' for 'mg', may harm. Words are counted, not understood.
 */

/** The same in every language, or but for an ending. */
const symbols: Readonly<Partial<Record<Opposite, string>>> = {
  testosterone: 'testosteron[ea]|TRT',
  placebo: 'placebos?',
  semaglutide: 'semaglutid[ea]|wegovy|ozempic',
  tirzepatide: 'tirzepatid[ea]|zepbound|mounjaro',
  finasteride: 'finasterid[ea]',
  dutasteride: 'dutasterid[ea]',
  minoxidil: 'minoxidil',
  percent: '%',
  milligram: 'mg',
  microgram: 'mcg|µg',
  gram: 'g',
  kilogram: 'kg',
  pound: 'lbs?',
  milliliter: 'mL',
  liter: 'L',
  'ng/dL': 'ng/dL',
  'pg/mL': 'pg/mL',
  'nmol/L': 'nmol/L',
  'pmol/L': 'pmol/L',
  fahrenheit: '°F',
  celsius: '°C',
}

const patterns = new Map<string, RegExp>()
function wholeWords(words: string): RegExp {
  const pattern = patterns.get(words) ?? new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?!\\p{L})`, 'giu')
  patterns.set(words, pattern)
  return pattern
}
const count = (text: string, words: string) => text.match(wholeWords(words))?.length ?? 0

/** A value that the English text does not name. It may say anything. */
const ownValue = '§'
const plain = (text: string, values: string) =>
  withoutAccents(
    text
      .replace(/\{[^{}]*\}/g, value => (values.includes(value) ? ' 0 ' : ` ${ownValue} `))
      .replace(/<\/?\d+\/?>/g, ' '),
  )

const sentencesIn = (text: string) => text.split(/(?<=[.!?;:])\s+/)

/** Sentence by sentence where both texts have as many, else as a whole. */
function pairsOf(english: string, translation: string): [string, string][] {
  const [from, to] = [sentencesIn(english), sentencesIn(translation)]
  return from.length === to.length
    ? from.map((sentence, index) => [sentence, to[index] ?? ''])
    : [[english, translation]]
}

/** 'No hay ningún ensayo' is one negation, 'ningún ensayo' too. */
function negationsIn(text: string, code: string): number {
  const { always, alone } = wordingOf(code).negations
  return text
    .split(/[,.;:()!?]/)
    .map(clause => clause.match(wholeWords(`${always}|${alone}`)) ?? [])
    .reduce((sum, words) => sum + words.filter((word, index) => !index || !count(word, alone)).length, 0)
}

function changedNegation(from: string, to: string, code: string): string[] {
  const [denied, found] = [negationsIn(from, 'en'), negationsIn(to, code)]
  const impliedHere = count(to, `${wordingOf(code).negations.implied}|${ownValue}`)
  if (denied > found + impliedHere) return ['has lost a negation']
  // 'Does not treat or replace' may become 'no trata y no reemplaza'.
  const impliedThere = count(from, wordingOf('en').negations.implied)
  const isSpread = denied + impliedThere > 0 && count(from, 'n?or|and') > 0
  return found > denied + impliedThere && !isSpread ? ['has a negation, the English text has not'] : []
}

function times(pole: Opposite, text: string, code: string): number {
  const words = [wordingOf(code).opposites[pole], symbols[pole]].filter(Boolean)
  return words.length > 0 ? count(text, words.join('|')) : 0
}

/** Groups of which a language may say one by the negation of another: 'unsafe' as 'no es seguro'. */
const deniable: readonly Opposite[] = ['safe', 'start', 'use', 'allowed']

function exchanged(from: string, to: string, code: string): string[] {
  if (to.includes(ownValue)) return []
  const isDenied = negationsIn(to, code) > negationsIn(from, 'en')
  return opposites.flatMap(group => {
    if (isDenied && deniable.includes(group[0])) return []
    const more = (word: Opposite) => times(word, to, code) - times(word, from, 'en')
    const lost = group.find(word => more(word) < 0)
    const gained = group.find(word => more(word) > 0)
    return lost && gained ? [`says "${gained}" where the English says "${lost}"`] : []
  })
}

/** Negations that a translation has lost or added, and words for which it has their opposite, or another unit. */
export function changedMeaning(english: string, translation: string, code: string): string[] {
  return pairsOf(plain(english, english), plain(translation, english)).flatMap(([from, to]) =>
    [...changedNegation(from, to, code), ...exchanged(from, to, code)].map(
      finding => `${finding}: ${to.trim()}`,
    ),
  )
}
