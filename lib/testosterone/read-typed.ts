/**
 * Reads a typed value or a pasted line of a laboratory report. The whole text must make sense: what could change the number
 * (a limit, a second number, another test's name, an unknown unit) is asked about, never left out. Nothing here throws.
 */
import { language } from '@/content/facts/language'
import { type PlainNumber, readNumber } from './number'
import {
  isLimit,
  limitAtEnd,
  namedDate,
  saysFree,
  unknownWords,
  withoutAccents,
  withoutLaboratoryCode,
} from './report-words'
import { type Field, sameAmount } from './units'

/** What has to be asked: a limit such as '<10', more than one number, a unit, a word, or a text that is no plain number. */
export type Question = 'limit' | 'several' | 'unit' | 'word' | 'free' | 'notPositive' | 'unclear'
/** `found`: the unit or the word, as typed. */
export type Asked = { asks: Question; found?: string }

/** `unit` as written, known to the field or not; null when there was none. */
export type Typed = PlainNumber & { unit: string | null }

/** Footnote marks of a report. As digits, which NFKC would make of superscripts, they would lengthen the number. */
const footnotes = /[\u00aa\u00b2\u00b3\u00b9\u00ba\u02b0-\u02b8\u1d2c-\u1d6a\u2070-\u209c*†‡§¶↑↓]/gu
const digits = String.raw`(?:\d{1,3}(?:'\d{3})+(?:\.\d+)?|\d[\d.,]*|[.,]\d[\d.,]*)(?![\d.,])`
const unit = String.raw`(?<!\p{L})(p|n|u|µ|mc|m|k)?(gms?|g|mols?)\s*\/\s*(d|m|u|µ)?l(?![\p{L}\d/])`
const anyUnit = new RegExp(unit, 'giu')
const unitBehind = new RegExp(String.raw`^\s*[([]?\s*${unit}`, 'iu')

/** Spaces as thousands separators, where nothing but a unit follows: '1 040 ng/dL', not '520 264-916' or '03 520'. */
const spaced = new RegExp(String.raw`^([-+]?[1-9]\d?)((?: \d{3})+)(?=(?:[.,]\d+)?\s*(?:${unit})?$)`, 'iu')
/** Dates, times, and laboratory codes such as '01'. They are not values, and become '@'. */
const notValues =
  /(?<![\d.,/-])(?:\d{1,4}([/.-])\d{1,2}\1\d{1,4}|\d{1,2}:\d{2}(?::\d{2})?|0\d)(?![\d/-]|[.,:]\d)/gu
const namedDates = new RegExp(String.raw`${namedDate}(?![\d.,/-]*\d|\s*${unit})`, 'giu')
/** Reference ranges, which become '#'. */
const ranges = new RegExp(
  String.raw`(?<![\d.,'\p{L}])${digits}(?:\s*-\s*|\s+(?:to|and|a|y|e|ate|hasta)\s+)${digits}`,
  'giu',
)
const limits = new RegExp(`(?:${limitAtEnd})${digits}`, 'giu')
/** With its sign, which in 'Testosterone-520' is a hyphen. The digits of a name, such as T3, are none. */
const numbers = new RegExp(String.raw`(?<![\d.,'\p{L}])(?:(?<!\d\s)[-+])?${digits}`, 'gu')
/** What may stand behind a value besides words. */
const punctuation = /[@#\s.,;:()[\]|!"'/\p{L}\p{N}-]/gu

function plainOf(text: string): string {
  const plain = text
    .replace(footnotes, ' ')
    // Fractions and circled numbers.
    .replace(/\p{No}/gu, '?')
    .replace(/(\d)[\u2009\u202f](?=\d{3}(?!\d))/g, '$1')
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[‘’]/g, "'")
    .replaceAll('μ', 'µ')
    .replace(/\s+/g, ' ')
    .trim()
  return withoutAccents(plain).replace(
    spaced,
    (_, first: string, rest: string) => first + rest.replaceAll(' ', ''),
  )
}

function canonical(match: RegExpExecArray | null): string | null {
  if (!match) return null
  const [, prefix = '', amount = '', volume = ''] = match.map(part => part?.toLowerCase())
  const micro = (letter: string) => (/^(u|mc)$/.test(letter) ? 'µ' : letter)
  return `${micro(prefix)}${amount.startsWith('g') ? 'g' : 'mol'}/${micro(volume)}L`
}

const unitsIn = (line: string) => new Set([...line.matchAll(anyUnit)].map(match => canonical(match)))

/** The line with '@' for dates and codes, and '#' for ranges: those with two ends, and limits behind the first number. */
function lineOf(plain: string, field: Field): string {
  const line = plain.replace(namedDates, ' @ ').replace(notValues, ' @ ').replace(ranges, ' # ')
  const [first] = line.matchAll(numbers)
  const end = first ? first.index + first[0].length : line.length
  const marked = line.slice(0, end) + line.slice(end).replace(limits, ' # ')
  if (!first || unitsIn(marked).size === 0) return marked
  return withoutLaboratoryCode(marked, line.slice(0, first.index), field)
}

type Found = {
  read: PlainNumber | null
  unit: string | null
  isLimit: boolean
  before: string
  after: string
}

function amountsOf(line: string, separator: { decimal: string }): Found[] {
  return [...line.matchAll(numbers)].map(match => {
    const before = line.slice(0, match.index)
    const after = line.slice(match.index + match[0].length)
    const itsUnit = unitBehind.exec(after)
    const isBegun = !/[^\s\p{L}<>≤≥=:;([|,."'@#-]$/u.test(before)
    const isEnded = itsUnit !== null || !/^(?!\p{L}+\/)[^\s<>+()[\]:;|@#!"'/%-]/u.test(after)
    return {
      read: isBegun && isEnded ? readNumber(match[0], separator) : null,
      unit: canonical(itsUnit),
      isLimit: isLimit(before, after.slice(itsUnit?.[0].length ?? 0)),
      before,
      after,
    }
  })
}

/** A question about the first word or sign that no report of this field has around its value; null when all are known. */
function askAbout(
  line: string,
  { before, after, unit: itsUnit }: Found,
  field: Field,
  common: string,
): Asked | null {
  const wordsIn = (text: string) =>
    unknownWords(text.replace(anyUnit, ' ').replace(numbers, ' '), field, common)
  const words = wordsIn(line)
  const [found] = words
  if (field === 'total' && words.some(saysFree)) return { asks: 'free' }
  const isUnit = !itsUnit && wordsIn(before).length === 0 && unitsIn(line).size === 0
  const sign = itsUnit ? '' : after.replace(anyUnit, ' ').replace(punctuation, '')
  if (isUnit && (found || sign)) return { asks: 'unit', found: /[^\s,;]+/.exec(after)?.[0] ?? '' }
  if (found) return { asks: 'word', found }
  return sign ? { asks: 'unclear' } : null
}

/**
 * '520', '18,0 nmol/L', '1,040 ng/dL', '43g/L', 'TESTOSTERONE 01/14/2026 550 ng/dL 264-916'. Accepts full-width digits,
 * narrow spaces and the real minus sign.
 * @param common words of any report: common-words.ts
 * @returns null without a digit
 */
export function readTyped(
  text: string,
  field: Field,
  common: string,
  separator: { decimal: string } = language,
): Typed | Asked | null {
  const plain = plainOf(text)
  if (!/\d/.test(plain)) return null
  const line = lineOf(plain, field)
  const amounts = amountsOf(line, separator)
  const [first] = amounts
  if (!first) return { asks: line.includes('#') ? 'several' : 'unclear' }
  if (!areSame(amounts)) return { asks: 'several' }
  if (first.isLimit) return { asks: 'limit' }
  if (!first.read) return { asks: 'unclear' }
  const asked = askAbout(line, first, field, common)
  if (asked?.found) return { ...asked, found: asTyped(asked.found, text) }
  if (asked) return asked
  if (first.unit) return { ...first.read, unit: first.unit }
  // As in a table heading, or behind the range. The result comes before its range.
  const named = unitsIn(line)
  if (first.before.includes('#') || named.size > 1) return { asks: 'several' }
  return { ...first.read, unit: [...named][0] ?? null }
}

/** A word of the plain text with the accents that it was typed with. */
const asTyped = (word: string, text: string) =>
  text.match(/[\p{L}\p{N}]+/gu)?.find(typed => withoutAccents(typed) === word) ?? word

/** One amount in two units, as some reports print it: '520 ng/dL (18.03 nmol/L)'. */
function areSame([first, ...others]: readonly Found[]): boolean {
  return others.every(
    ({ read, unit: itsUnit, isLimit: isOtherLimit }) =>
      first?.read &&
      read &&
      first.unit &&
      itsUnit &&
      isOtherLimit === first.isLimit &&
      sameAmount({ value: first.read.value, unit: first.unit }, { value: read.value, unit: itsUnit }),
  )
}
