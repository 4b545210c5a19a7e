import { writtenLanguages } from '@/content/facts/languages'
import { numberWords } from '@/content/facts/number-words'
import { wordingOf } from './wording'
import { withoutAccents } from './wording/language-wording'

/** Compares the figures of a text with those of its translation: a price, dose or share in only one of them is an error. */

function decimalOf(code: string): string {
  const found = writtenLanguages.find(language => language.code === code)
  if (!found) throw new Error(`"${code}" is not in content/facts/languages.ts`)
  return found.decimal
}

/**
 * Normalizes numbers to English notation without thousands separators: '1.961' in Portuguese is '1961', '14,9' is '14.9'.
 */
export function figuresIn(text: string, code: string): string[] {
  const decimal = decimalOf(code)
  const grouped = decimal === '.' ? /^\d{1,3}(,\d{3})+(\.\d+)?$/ : /^\d{1,3}(\.\d{3})+(,\d+)?$/
  const thousands = decimal === '.' ? ',' : '.'
  return [...text.matchAll(/\d+(?:[.,]\d+)*/g)].map(([token]) =>
    (grouped.test(token) ? token.replaceAll(thousands, '') : token).replaceAll(',', '.'),
  )
}

/** The numbers 1 to 12 and 15 as patterns. */
const writtenOut = (code: string) =>
  wordingOf(code)
    .numbers.split(' ')
    .map(one => new RegExp(`\\b(${one})\\b`, 'i'))

function lacking(wanted: readonly string[], has: readonly string[], text: string, code: string): string[] {
  const plain = withoutAccents(text)
  const words = writtenOut(code)
  return [...new Set(wanted)].filter(
    figure => !has.includes(figure) && !words[Number(figure) - 1]?.test(plain),
  )
}

/** 'Four hours': a number in words that says how much or how long. Others, such as 'one of them', may go. */
const measured = /\b(\p{L}+)(?: more)? (?=(?:hour|day|week|month|dose|injection)s\b)/giu
const measuredIn = (english: string): string[] =>
  [...english.matchAll(measured)].flatMap(([, word = '']) => {
    const number = numberWords.indexOf(word.toLowerCase())
    return number > 1 ? [String(number)] : []
  })

/** Figures that only one of the two texts contains. The numbers 1 to 12 may be words. */
export function differingFigures(english: string, translation: string, code: string): string[] {
  const [first, second] = [figuresIn(english, 'en'), figuresIn(translation, code)]
  return [
    ...lacking([...first, ...measuredIn(english)], second, translation, code).map(
      figure => `lacks ${figure}`,
    ),
    ...lacking(second, first, english, 'en').map(figure => `has ${figure}, the English text has not`),
  ]
}

/** Decimals with another language's separator, such as '14.9' in Portuguese. A bare value such as '4.9/5' is exempt. */
export function foreignDecimals(text: string, code: string): string[] {
  if (!/\p{L}/u.test(text)) return []
  const foreign =
    decimalOf(code) === '.'
      ? /\d+(?:[.,]\d+)*,\d{1,2}(?![\d.,]*\d)/g
      : /\d+(?:[.,]\d+)*\.\d{1,2}(?![\d.,]*\d)/g
  return [...text.matchAll(foreign)].map(
    ([token]) => `writes ${token} with the decimal separator of another language`,
  )
}
