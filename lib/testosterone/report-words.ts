/**
 * What laboratory reports write around a value, in English, Spanish and Portuguese: without accents, in lower case. A word
 * that is not here may name another test.
 */
import type { Field } from './units'

const setOf = (words: string) => new Set(words.split(' '))

const names: Record<Field, Set<string>> = {
  total: setOf('testosterone testosterona testost testo total tot t tt'),
  shbg: setOf('shbg'),
  albumin: setOf('albumin albumina alb'),
}

/** SHBG's full name; its parts alone are those of other tests. */
const shbgName =
  /sex(?:ual)?[\s-]*horm\p{L}*[\s-]*b\p{L}*[\s-]*glob\p{L}*|(?:globulina|proteina)\s+(?:\p{L}+\s+){0,4}hormon\p{L}*\s+sexua\p{L}+/giu

/** max, maximum, máximo; min, minimum, mínimo. */
const extreme = 'm(?:ax|in)(?:im[uo]m?)?'
/** Makes a value a limit when it comes before it, or behind it after 'or'. */
const limit = `less|lower|fewer|more|greater|higher|under|over|above|below|beyond|up|exce[ed]\\p{L}*|least|most|from|${extreme}|[gl]te?|[gl]e|limite?|menos|mas|mais|abaixo|acima|debajo|encima|bajo|sobre|menor|mayor|maior|inferior|superior|hasta|ate|partir|desde|supera|ultrapassa`
const word = (words: string) => String.raw`(?<!\p{L})(?:${words})(?!\p{L})`
const sign = '[<>≤≥]|&[lg]t;'
/** Joins the words of a limit to its number: '> or =', '>/=', 'mayor o igual a'. */
const link = `[=:./\\s]|${sign}|${word(`${limit}|or|o|ou|than|to|a|al|el|que|de|do|the|of|is|equals?|igual|no|not`)}`

/** At the end of a text: '<', 'less than', 'mayor o igual a'. */
export const limitAtEnd = `(?:${sign}|${word(`${limit}|ref|referenc\\p{L}*`)})(?:${link})*`
const limitBefore = new RegExp(`${limitAtEnd}$`, 'iu')
const limitBehind = new RegExp(
  String.raw`^[\s,)]*(?:\+|(?:${sign})(?!\s*(?:or\s*)?=?\s*\d)|(?:or|and|o|u|ou|y|e)\s+(?:${word(limit)})|(?:plus|${word(extreme)})(?!.*\d))`,
  'iu',
)

export const isLimit = (before: string, behind: string) =>
  limitBefore.test(before) || limitBehind.test(behind)

/** Codes of Quest's laboratories that its reports are known to print. */
const knownCode = /(?<=\s)(?:EZ|IG|CB|EN|KS|UL|QAW)$/
/** The shape of the others: two or three capitals, the last of which may be a digit. */
const anyCode = /(?<=\s)[A-Z]{2}[A-Z\d]?$/

/** Whether a text says in full which test it is: 'Testosterone' alone may go on with 'FT' or 'BIO'. */
function namesTest(text: string, field: Field): boolean {
  if (field === 'shbg' && text.search(shbgName) >= 0) return true
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const isNamed = words.some(one => names[field].has(one))
  return field === 'total' ? isNamed && words.some(one => /^tot(al)?$/.test(one)) : isNamed
}

/**
 * Without the code of the laboratory, which ends a row that is complete with its unit and its range: 'TESTOSTERONE, TOTAL, MS
 * 550 250-1100 ng/dL QXB'. Once the text before the number has named the test, two or three capitals at the end can name no
 * other; without that name they may be FT or DHT, so only known codes are left out.
 */
export function withoutLaboratoryCode(row: string, beforeValue: string, field: Field): string {
  if (!row.includes('#')) return row
  return row.replace(namesTest(beforeValue, field) ? anyCode : knownCode, '')
}

const month =
  '(?:jan|feb|fev|ene|mar|apr|abr|may|mai|jun|jul|aug|ago|sep|set|oct|out|nov|dec|dic|dez)[a-z]*\\.?'
const day = String.raw`(?:0?[1-9]|[12]\d|3[01])(?:st|nd|rd|th)?`
const gap = String.raw`(?:[-/.,\s]|\bdel?\b)+`
const year = String.raw`(?:(?:19|20)\d\d|(?<=[-/])\d\d)`
/** '14-Jan-2026', 'Jan 14, 2026', '14 de enero de 2026', 'Jan 2026'. */
export const namedDate = String.raw`(?<![\d.,/-]|\p{L})(?:${day}${gap}${month}|${month}${gap}${day}|${month})${gap}${year}`

export const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')

/** Words in a text without its numbers that a report of this field does not have. `common`: common-words.ts */
export function unknownWords(text: string, field: Field, common: string): string[] {
  const known = setOf(common)
  const rest = field === 'shbg' ? text.replace(shbgName, ' ') : text
  return (rest.match(/[\p{L}\p{N}]+/gu) ?? []).filter(found => {
    const name = found.toLowerCase()
    return !known.has(name) && !names[field].has(name)
  })
}

export const saysFree = (word: string) => /^(free|libre|livre)$/i.test(word)
