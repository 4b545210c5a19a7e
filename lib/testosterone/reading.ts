/**
 * Reads a typed value or a pasted line of a laboratory report. The whole text must make sense: what could change the number
 * (a limit, a second number, a letter, an unknown unit) is asked about, never left out. Nothing here throws.
 */
import { language } from '@/content/facts/language'
import { sameAmount } from './units'

/** What has to be asked: a limit such as '<10', more than one number, a unit, or a text that is no plain number. */
export type Question = 'limit' | 'several' | 'unit' | 'unclear'
export type Asked = { asks: Question; unit?: string }

/**
 * `unit` as written, known to the field or not; null when there was none. `other`: the number that the same digits would
 * be if their only separator were of the other kind, as in '1.040'.
 */
export type Typed = { value: number; unit: string | null; other?: number }

/** Footnote marks of a report. As digits, which NFKC would make of superscripts, they would lengthen the number. */
const footnotes = /[\u00aa\u00b2\u00b3\u00b9\u00ba\u02b0-\u02b8\u1d2c-\u1d6a\u2070-\u209c*†‡§¶↑↓]/gu
const digits = String.raw`(?:\d{1,3}(?:'\d{3})+(?:\.\d+)?|\d[\d.,]*|[.,]\d[\d.,]*)(?![\d.,])`
const unit = String.raw`(?<!\p{L})(p|n|u|µ|mc|m|k)?(g|mol)\s*\/\s*(d|m|u|µ)?l(?![\p{L}\d/])`
const anyUnit = new RegExp(unit, 'giu')
const unitBehind = new RegExp(String.raw`^\s*[([]?\s*${unit}`, 'iu')

/** Spaces as thousands separators, where nothing but a unit follows: '1 040 ng/dL', not '520 264-916' or '03 520'. */
const spaced = new RegExp(String.raw`^([-+]?[1-9]\d?)((?: \d{3})+)(?=(?:[.,]\d+)?\s*(?:${unit})?$)`, 'iu')
/** Dates, times, and laboratory codes such as '01'. They are not values, and become '@'. */
const notValues =
  /(?<![\d.,/-])(?:\d{1,4}([/.-])\d{1,2}\1\d{1,4}|\d{1,2}:\d{2}(?::\d{2})?|0\d)(?![\d/-]|[.,:]\d)/gu
/** Reference ranges, which become '#'. */
const ranges = new RegExp(
  String.raw`(?<![\d.,'\p{L}])${digits}(?:\s*-\s*|\s+(?:to|a|até|hasta)\s+)${digits}`,
  'giu',
)
const numbers = new RegExp(String.raw`(?<![\d.,'])(?:(?<![\p{L}\d]\s?)[-+])?${digits}`, 'gu')
const limitBefore =
  /(?:[<>≤≥]\s*=?|&[lg]t;|\b(?:less than|(?:more|greater) than|under|over|above|below|at (?:least|most)|up to)|(?<!\p{L})(?:menos|m[aá]s|mais|abaixo|acima|por debajo|por encima) de|(?<!\p{L})(?:menor|mayor|maior|inferior|superior)(?: a| de| do)?(?: que)?|(?<!\p{L})(?:hasta|até))\s*$/iu
/** What may follow a value without a unit right behind it. */
const flags =
  /(?<!\p{L})(?:h{1,2}|l{1,2}|n|a|high|low|normal|alt[oa]|baj[oa]|baix[oa])(?!\p{L})|[@#\s.,;:()[\]|!"'-]/giu

function plainOf(text: string): string {
  return (
    text
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
      .replace(spaced, (_, first: string, rest: string) => first + rest.replaceAll(' ', ''))
  )
}

function canonical(match: RegExpExecArray | null): string | null {
  if (!match) return null
  const [, prefix = '', amount = '', volume = ''] = match.map(part => part?.toLowerCase())
  const micro = (letter: string) => (/^(u|mc)$/.test(letter) ? 'µ' : letter)
  return `${micro(prefix)}${amount}/${micro(volume)}L`
}

/**
 * @returns null when the separators make no number. Before exactly three final digits the language decides whether a single
 * separator is the decimal one; '0,350' cannot have thousands.
 */
function readNumber(text: string, decimal: string): Pick<Typed, 'value' | 'other'> | null {
  const clean = text.replace(/[.,]+$/, '').replaceAll("'", '')
  const marks = clean.replace(/[-+\d]/g, '')
  const last = marks.at(-1) ?? ''
  const thousands = last === '.' ? ',' : '.'
  if (marks.length > 1) {
    const [whole = '', part = ''] = marks.includes(thousands) ? clean.split(last) : [clean]
    const groups = whole.split(/[.,]/)
    const isGrouped = groups.every((group, place) => (place ? /^\d{3}$/ : /^[-+]?[1-9]\d{0,2}$/).test(group))
    const isOnce = clean.indexOf(last) === clean.lastIndexOf(last) || part === ''
    return isGrouped && isOnce ? { value: Number(`${groups.join('')}.${part}`) } : null
  }
  const value = Number(clean.replace(',', '.'))
  if (!/^[-+]?[1-9]\d{0,2}[.,]\d{3}$/.test(clean)) return { value }
  const grouped = Number(clean.replace(last, ''))
  return last === decimal ? { value, other: grouped } : { value: grouped, other: value }
}

/**
 * '520', '18,0 nmol/L', '1,040 ng/dL', '43g/L', 'TESTOSTERONE 01/14/2026 550 ng/dL 264-916'. Accepts full-width digits,
 * narrow spaces and the real minus sign.
 * @returns null without a digit
 */
export function readTyped(text: string, { decimal }: { decimal: string } = language): Typed | Asked | null {
  const plain = plainOf(text)
  if (!/\d/.test(plain)) return null
  const line = plain.replace(notValues, ' @ ').replace(ranges, ' # ')
  const amounts = [...line.matchAll(numbers)].flatMap(match => {
    const before = line.slice(0, match.index)
    // Part of a name, such as B12.
    if (/\p{L}$/u.test(before)) return []
    const after = line.slice(match.index + match[0].length)
    const read = readNumber(match[0], decimal)
    const measured = canonical(unitBehind.exec(after))
    const isBegun = !/[^\s\p{L}<>≤≥=:;([|,."'@#-]$/u.test(before)
    const isEnded = measured !== null || !/^(?!\p{L}+\/)[^\s<>+()[\]:;|@#!"'/%-]/u.test(after)
    return [
      {
        read: isBegun && isEnded ? read : null,
        unit: measured,
        isLimit: limitBefore.test(before) || /^\s*[<>≤≥+]/.test(after),
        before,
        after,
      },
    ]
  })
  const [first] = amounts
  if (!first) return { asks: line.includes('#') ? 'several' : 'unclear' }
  if (!areSame(amounts)) return { asks: 'several' }
  if (first.isLimit) return { asks: 'limit' }
  if (!first.read) return { asks: 'unclear' }
  if (first.unit) return { ...first.read, unit: first.unit }
  // The result comes before its range.
  if (first.before.includes('#')) return { asks: 'several' }
  const remainder = first.after.replace(anyUnit, ' ').replace(flags, ' ').trim()
  if (remainder) return { asks: 'unit', unit: remainder.split(' ')[0] ?? '' }
  // As in a table heading, or behind the range.
  const named = new Set([...line.matchAll(anyUnit)].map(match => canonical(match)))
  if (named.size > 1) return { asks: 'several' }
  return { ...first.read, unit: [...named][0] ?? null }
}

type Found = { read: Pick<Typed, 'value'> | null; unit: string | null; isLimit: boolean }

/** One amount in two units, as some reports print it: '520 ng/dL (18.03 nmol/L)'. */
function areSame([first, ...others]: readonly Found[]): boolean {
  return others.every(
    ({ read, unit: itsUnit, isLimit }) =>
      first?.read &&
      read &&
      first.unit &&
      itsUnit &&
      isLimit === first.isLimit &&
      sameAmount({ value: first.read.value, unit: first.unit }, { value: read.value, unit: itsUnit }),
  )
}
