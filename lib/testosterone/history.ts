/**
 * Results that a visitor saves on their device: in `localStorage`, and as CSV to export and import. Nothing here uses
 * the network, and nothing throws: full or blocked storage is a return value.
 */

export type SavedResult = {
  id: string
  /** ISO date of the blood draw or of the calculation. */
  date: string
  totalNgDl: number
  shbgNmolL: number
  albuminGDl: number
  freeNgDl: number
  note: string
}

const key = 'northpeak-testosterone-results'
const columns = [
  'date',
  'total_ng_dl',
  'shbg_nmol_l',
  'albumin_g_dl',
  'free_ng_dl',
  'method',
  'note',
] as const
const method = 'Vermeulen 1999, calculated'

/** More rows than anybody has blood draws; an unbounded list would freeze the browser. */
export const maxSaved = 1000

/** Far above what any laboratory reports, in the units of the fields. */
const maxAmount = 100_000

/** A calendar date: `Date.parse` takes February 31 for March 3. */
function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

function isSavedResult(value: unknown): value is SavedResult {
  if (typeof value !== 'object' || value === null) return false
  const entry: Record<string, unknown> = { ...value }
  return (
    typeof entry.id === 'string' &&
    typeof entry.date === 'string' &&
    isDay(entry.date) &&
    typeof entry.note === 'string' &&
    [entry.totalNgDl, entry.shbgNmolL, entry.albuminGDl, entry.freeNgDl].every(
      amount => typeof amount === 'number' && amount > 0 && amount <= maxAmount,
    )
  )
}

/** The saved results, oldest first. Unreadable or blocked storage counts as empty. */
export function readHistory(): SavedResult[] {
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(parsed)
      ? parsed.filter(isSavedResult).sort((a, b) => a.date.localeCompare(b.date))
      : []
  } catch {
    return []
  }
}

/** Whether any result is saved; reads one key without parsing it. */
export function hasHistory(): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

/** Replaces the list. @returns false when storage is full or blocked; nothing has changed then */
export function writeHistory(entries: readonly SavedResult[]): boolean {
  try {
    if (entries.length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(entries))
    return true
  } catch {
    return false
  }
}

/**
 * Where a formula can start: after whitespace, with full-width signs, on any line, or after a semicolon or tab, the cell
 * separators of other locales. A leading tab or newline is skipped by spreadsheets.
 */
const begins = /^(?:'*[\t\r\n]|[\s']*[=+\-@＝＋－＠])/
const beginsWithin = /([;\t\r\n])(?=[\s']*[=+\-@＝＋－＠])/g
const disarmedWithin = /([;\t\r\n])'(?=[\s']*[=+\-@＝＋－＠])/g

function disarm(text: string): string {
  const within = text.replace(beginsWithin, "$1'")
  return begins.test(within) ? `'${within}` : within
}

function rearm(text: string): string {
  const start = text.startsWith("'") && begins.test(text.slice(1)) ? text.slice(1) : text
  return start.replace(disarmedWithin, '$1')
}

/** Escapes a cell so that a spreadsheet reads it as text, never as a formula. */
function cell(value: string | number): string {
  const safe = typeof value === 'string' ? disarm(value) : String(value)
  return /[",;\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
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
  return `${[columns, ...rows].map(row => row.map(cell).join(',')).join('\r\n')}\r\n`
}

/** Cells of a CSV text, with quoted cells and either kind of line ending. */
function cells(text: string): string[][] {
  const rows: string[][] = [[]]
  let value = ''
  let quoted = false
  for (let i = 0; i < text.length; i++) {
    const char = text[i] ?? ''
    if (quoted && char === '"' && text[i + 1] === '"') {
      value += '"'
      i++
    } else if (char === '"') quoted = !quoted
    else if (!quoted && (char === ',' || char === '\n')) {
      rows.at(-1)?.push(value)
      value = ''
      if (char === '\n') rows.push([])
    } else if (quoted || char !== '\r') value += char
  }
  rows.at(-1)?.push(value)
  return rows.filter(row => row.some(entry => entry !== ''))
}

const isSame = (one: SavedResult, other: SavedResult): boolean =>
  one.date === other.date &&
  one.totalNgDl === other.totalNgDl &&
  one.shbgNmolL === other.shbgNmolL &&
  one.albuminGDl === other.albuminGDl

/** Entries of `added` that are not saved yet, compared by date and the three inputs: a file may be imported twice. */
export const notSaved = (added: readonly SavedResult[], saved: readonly SavedResult[]): SavedResult[] =>
  added.filter(entry => !saved.some(known => isSame(entry, known)))

/** Results of an exported file; unreadable rows are counted and skipped. */
export function fromCsv(text: string, newId: () => string): { entries: SavedResult[]; skipped: number } {
  const [, ...rows] = cells(text.replace(/^\uFEFF/, ''))
  const entries = rows.flatMap(([date = '', total, shbg, albumin, free, , note = '']): SavedResult[] => {
    const [totalNgDl, shbgNmolL, albuminGDl, freeNgDl] = [total, shbg, albumin, free].map(Number)
    const entry = {
      id: newId(),
      date,
      totalNgDl,
      shbgNmolL,
      albuminGDl,
      freeNgDl,
      note: rearm(note),
    }
    return isSavedResult(entry) ? [entry] : []
  })
  return { entries, skipped: rows.length - entries.length }
}
