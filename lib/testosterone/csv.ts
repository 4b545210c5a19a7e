/**
 * Saved results as CSV: written for any spreadsheet, and read back as exported or as a spreadsheet has saved it since.
 * Nothing here throws: what cannot be read is counted.
 */
import { language as pageLanguage } from '@/content/facts/language'
import { isAmount, isDay, isSavedResult, maxNote, type SavedResult } from './history'
import { readNumber } from './number'
import { baseUnit, type Field, isPlausible } from './units'
import { freeTestosterone } from './vermeulen'

const columns = [
  'date',
  'total_ng_dl',
  'shbg_nmol_l',
  'albumin_g_dl',
  'free_ng_dl',
  'method',
  'note',
] as const
type Column = (typeof columns)[number]
const required: readonly Column[] = ['date', 'total_ng_dl', 'shbg_nmol_l', 'albumin_g_dl']
const method = 'Vermeulen 1999, calculated'

/** Excel takes a file without this mark for Windows-1252. */
const byteOrderMark = '\uFEFF'

/**
 * Where a formula can start: after whitespace, with full-width signs, on any line, or after a semicolon or tab, the cell
 * separators of other locales. A leading tab or newline is skipped by spreadsheets.
 */
const begins = /^(?:'*[\t\r\n]|[\s']*[=+\-@＝＋－＠])/
const sign = /[=+\-@＝＋－＠]/
const skipped = /[\s']/
const separator = /[;\t\r\n]/

/**
 * Puts an apostrophe behind every separator that a formula follows, or takes it away. From the end, in one pass: looking ahead
 * at each separator is quadratic.
 */
function within(text: string, isDisarming: boolean): string {
  const records: string[] = []
  let isFormula = false
  for (let i = text.length - 1; i >= 0; i--) {
    const char = text[i] ?? ''
    if (isFormula && separator.test(char)) {
      if (isDisarming) records.push("'")
      else if (records.at(-1) === "'") records.pop()
    }
    records.push(char)
    isFormula = sign.test(char) || (isFormula && skipped.test(char))
  }
  return records.reverse().join('')
}

function escapeFormula(text: string): string {
  const safe = within(text, true)
  return begins.test(safe) ? `'${safe}` : safe
}

const unescapeFormula = (text: string): string =>
  within(text.startsWith("'") && begins.test(text.slice(1)) ? text.slice(1) : text, false)

/** Escapes a cell so that a spreadsheet reads it as text, never as a formula. */
function cell(value: string | number): string {
  const safe = typeof value === 'string' ? escapeFormula(value) : String(value)
  return /[",;\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export const csvType = 'text/csv'

/** A table as CSV. */
export function csvText(rows: readonly (readonly (string | number)[])[]): string {
  return `${byteOrderMark}${rows.map(row => row.map(cell).join(',')).join('\r\n')}\r\n`
}

/** One row per result, with the method. Read back by `fromCsv`. */
export function toCsv(entries: readonly SavedResult[]): string {
  const rows = entries.map(entry => [
    entry.date,
    entry.totalNgDl,
    entry.shbgNmolL,
    entry.albuminGDl,
    Number(entry.freeNgDl.toFixed(4)),
    method,
    entry.note,
  ])
  return csvText([columns, ...rows])
}

/** UTF-16 by its byte order mark, or by the empty half of an ASCII letter at the start; null otherwise. */
function utf16(bytes: ArrayBuffer): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = new Uint8Array(bytes)
  if ((first === 0xff && second === 0xfe) || (first && second === 0)) return 'utf-16le'
  return (first === 0xfe && second === 0xff) || (first === 0 && second) ? 'utf-16be' : null
}

/** The text of a file in UTF-8, in UTF-16 (Excel's Unicode text), or in Windows-1252, in which Excel saves a plain CSV. */
export function decodeCsv(bytes: ArrayBuffer): string {
  const wide = utf16(bytes)
  if (wide) return new TextDecoder(wide).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Cells of a CSV text (RFC 4180): a quote opens a cell only at its start. Any kind of line ending. */
function cells(text: string, delimiter: string): string[][] {
  const pattern = new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)"([^${delimiter}\\r\\n]*)|([^${delimiter}\\r\\n]*))(${delimiter}|\\r\\n|\\r|\\n|$)`,
    'gy',
  )
  const rows: string[][] = [[]]
  for (const [, quoted, rest = '', plain, end] of text.matchAll(pattern)) {
    rows.at(-1)?.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"') + rest)
    if (end !== delimiter) rows.push([])
  }
  return rows.filter(row => row.some(entry => entry !== ''))
}

type Day = [year: number, month: number, day: number]
const slashed = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})$/
const isoDay = (day: Day) => day.map(part => String(part).padStart(2, '0')).join('-')

/**
 * Whether the day comes first in dates such as '05/01/2026', and whether the dates themselves tell. If they do not: Excel
 * writes the month first in US English alone, there without leading zeros and with commas between the cells.
 */
function isDayFirst(dates: readonly string[], delimiter: string, language: { dayFirst: boolean }) {
  const parts = dates.flatMap(date => {
    const match = slashed.exec(date)
    return match ? [[match[1] ?? '', match[3] ?? ''] as const] : []
  })
  if (parts.some(([first]) => Number(first) > 12)) return { dayFirst: true, isSure: true }
  if (parts.some(([, second]) => Number(second) > 12)) return { dayFirst: false, isSure: true }
  const isPadded = parts.every(pair => pair.every(part => part.length === 2))
  const byLanguage = language.dayFirst && isPadded
  return { dayFirst: delimiter === ';' || byLanguage, isSure: false }
}

/** A time behind a date, which spreadsheets add: '2026-01-05 00:00:00', '1/5/2026 8:15 AM'. */
const time = /(?:T|\s+)\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?(?:\s*[ap]\.?\s?m\.?)?(?:Z|[+-]\d{2}:?\d{2})?$/iu

/** @returns an ISO date, or the text itself */
function readDay(text: string, dayFirst: boolean): string {
  const match = slashed.exec(text)
  if (!match) return text
  const [, first, , second, years = ''] = match
  const year = Number(years) + (years.length === 2 ? 2000 : 0)
  const [one, two] = [Number(first), Number(second)]
  return isoDay(dayFirst ? [year, two, one] : [year, one, two])
}

/**
 * An amount in its column's unit; NaN for anything else. Each cell is read alone, since a spreadsheet may have formatted only
 * some. Where a separator can be either, as in '1,040', the likely amount counts, and then the notation of the file.
 */
function readAmount(text: string, field: Field, delimiter: string): number {
  const read = /^\d[\d.,]*\d$|^\d$/.test(text)
    ? readNumber(text, { decimal: delimiter === ',' ? '.' : ',' })
    : null
  if (!read) return Number.NaN
  const { value, other = value } = read
  const isLikely = (amount: number) => isPlausible(field, { value: amount, unit: baseUnit(field) })
  return !isLikely(value) && isLikely(other) ? other : value
}

const nameOf = (text: string) => text.trim().toLowerCase()

/** Finds the delimiter and the columns. Without a header row, those of an export. */
function tableOf(text: string) {
  for (const delimiter of [',', ';', '\t']) {
    const rows = cells(text, delimiter)
    const first = rows[0]?.map(nameOf) ?? []
    if (required.every(name => first.includes(name)))
      return { delimiter, rows: rows.slice(1), places: columns.map(name => first.indexOf(name)) }
    const day = first[0]?.replace(time, '') ?? ''
    if (isDay(day) || slashed.test(day)) return { delimiter, rows, places: columns.map((_, place) => place) }
  }
  return null
}

export type Imported = {
  entries: SavedResult[]
  /** Rows that could not be read. */
  skipped: number
  /** A date that could have been read in another order, as written and as read. */
  unsureDate: { written: string; date: string } | null
  /** Whether a note was longer than `maxNote`. */
  isCut: boolean
}

/**
 * Results of a CSV file: columns by the names in its header, numbers and dates also as Excel saves them in the Americas. The free
 * value is computed anew, so that no row contradicts itself.
 */
export function fromCsv(
  text: string,
  newId: () => string,
  language: { dayFirst: boolean } = pageLanguage,
): Imported {
  const plain = text.replace(/^\uFEFF/, '').replace(/^sep=.\r?\n/i, '')
  const table = tableOf(plain)
  if (!table) return { entries: [], skipped: cells(plain, ',').length, unsureDate: null, isCut: false }
  const { delimiter, rows, places } = table
  const named = rows.map(row => {
    const at = (column: Column) => row[places[columns.indexOf(column)] ?? -1]?.trim() ?? ''
    return {
      date: at('date').replace(time, ''),
      amounts: {
        totalNgDl: readAmount(at('total_ng_dl'), 'total', delimiter),
        shbgNmolL: readAmount(at('shbg_nmol_l'), 'shbg', delimiter),
        albuminGDl: readAmount(at('albumin_g_dl'), 'albumin', delimiter),
      },
      note: row[places[columns.indexOf('note')] ?? -1] ?? '',
    }
  })
  const { dayFirst, isSure } = isDayFirst(
    named.map(({ date }) => date),
    delimiter,
    language,
  )
  let isCut = false
  const entries = named.flatMap(({ date: written, amounts, note: cellNote }): SavedResult[] => {
    if (!Object.values(amounts).every(isAmount)) return []
    const { freeNgDl } = freeTestosterone(amounts)
    const note = unescapeFormula(cellNote)
    // Not within a surrogate pair.
    const short = note.slice(0, maxNote).replace(/[\uD800-\uDBFF]$/, '')
    const date = readDay(written, dayFirst)
    const entry = { id: newId(), date, ...amounts, freeNgDl, note: short }
    if (!isSavedResult(entry)) return []
    isCut ||= note.length > maxNote
    return [entry]
  })
  const unsure = isSure
    ? undefined
    : named.find(({ date }) => slashed.test(date) && isDay(readDay(date, dayFirst)))?.date
  return {
    entries,
    skipped: rows.length - entries.length,
    unsureDate: unsure ? { written: unsure, date: readDay(unsure, dayFirst) } : null,
    isCut,
  }
}
