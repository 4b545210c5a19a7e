/**
 * Results that a visitor keeps on his own device: in `localStorage`, and as CSV that he saves and reads back. Nothing here
 * talks to a network, and nothing throws: a storage that is full or blocked is an answer.
 */

export type KeptResult = {
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
export const method = 'Vermeulen 1999, calculated'

/** More rows than anybody has blood draws; a list without end would stop the browser. */
export const maxKept = 1000

/** Far above what any laboratory reports, in the units of the fields. */
const maxAmount = 100_000

/** A day of the calendar: `Date.parse` takes February 31 for March 3. */
function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

function isKept(value: unknown): value is KeptResult {
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

/** What is kept, oldest first. Unreadable or blocked storage counts as empty. */
export function readHistory(): KeptResult[] {
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(parsed) ? parsed.filter(isKept).sort((a, b) => a.date.localeCompare(b.date)) : []
  } catch {
    return []
  }
}

/** Whether there is anything to show; asks the storage for one key, and parses nothing. */
export function hasHistory(): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

/** Keeps exactly this list. @returns false when the browser's storage is full or blocked; nothing has changed then. */
export function writeHistory(entries: readonly KeptResult[]): boolean {
  try {
    if (entries.length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(entries))
    return true
  } catch {
    return false
  }
}

/**
 * Where a formula can begin: after blanks, in fullwidth signs, in any line, or after a semicolon or tab, which end a cell in
 * other countries' spreadsheets. A cell that begins with a tab or a line end is read past it.
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

/** A cell that a spreadsheet reads back as text, never as a formula. */
function cell(value: string | number): string {
  const safe = typeof value === 'string' ? disarm(value) : String(value)
  return /[",;\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** One row per result, with the method beside the figures. Read back by `fromCsv`. */
export function toCsv(entries: readonly KeptResult[]): string {
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

/** Cells of a CSV text, with quoted cells and either line ending. */
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

const isSame = (one: KeptResult, other: KeptResult): boolean =>
  one.date === other.date &&
  one.totalNgDl === other.totalNgDl &&
  one.shbgNmolL === other.shbgNmolL &&
  one.albuminGDl === other.albuminGDl

/** Those of `added` that are not kept yet: a file may be read twice. The day and the three values tell. */
export const notKept = (added: readonly KeptResult[], kept: readonly KeptResult[]): KeptResult[] =>
  added.filter(entry => !kept.some(known => isSame(entry, known)))

/** Results of an exported file; rows that cannot be read are counted, not guessed. */
export function fromCsv(text: string, newId: () => string): { entries: KeptResult[]; skipped: number } {
  const [, ...rows] = cells(text.replace(/^\uFEFF/, ''))
  const entries = rows.flatMap(([date = '', total, shbg, albumin, free, , note = '']): KeptResult[] => {
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
    return isKept(entry) ? [entry] : []
  })
  return { entries, skipped: rows.length - entries.length }
}
