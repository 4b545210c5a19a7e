/**
 * Results that a visitor saves on their device, in `localStorage`. Nothing here uses the network, and nothing throws: full or
 * blocked storage is a return value.
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
/** More rows than anybody has blood draws; an unbounded list would freeze the browser. */
export const maxSaved = 1000

/** Longest note, of the field as of an imported file. */
export const maxNote = 200

/** Far above what any laboratory reports, in the units of the fields. */
const maxAmount = 100_000

export const isAmount = (amount: unknown): boolean =>
  typeof amount === 'number' && amount > 0 && amount <= maxAmount

/** A calendar date: `Date.parse` takes February 31 for March 3. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

export function isSavedResult(value: unknown): value is SavedResult {
  if (typeof value !== 'object' || value === null) return false
  const entry: Record<string, unknown> = { ...value }
  return (
    typeof entry.id === 'string' &&
    typeof entry.date === 'string' &&
    isDay(entry.date) &&
    typeof entry.note === 'string' &&
    [entry.totalNgDl, entry.shbgNmolL, entry.albuminGDl, entry.freeNgDl].every(isAmount)
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

/** Entries of `added` that are not saved yet and not repeated, compared by date and the three inputs. */
export function withoutSaved(added: readonly SavedResult[], saved: readonly SavedResult[]): SavedResult[] {
  const keyOf = ({ date, totalNgDl, shbgNmolL, albuminGDl }: SavedResult) =>
    [date, totalNgDl, shbgNmolL, albuminGDl].join()
  const savedKeys = new Set(saved.map(keyOf))
  return added.filter(entry => savedKeys.size < savedKeys.add(keyOf(entry)).size)
}

/** An id for a saved result. Without HTTPS, as in a local network, browsers have no `randomUUID`. */
export const newId = (): string =>
  crypto.randomUUID?.() ?? `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`
