import { decodeCsv, fromCsv } from '@/lib/testosterone/csv'
import {
  maxNote,
  maxSaved,
  newId,
  readHistory,
  type SavedResult,
  withoutSaved,
} from '@/lib/testosterone/history'
import { longDate } from '@/lib/words/dates'
import { fill } from '@/lib/words/fill'
import type { HistoryTexts } from './calculator-texts'

const counted = (count: number, one: string, many: string) => fill(count === 1 ? one : many, { count })

/** The results of a file that are to be saved, if any, and what the visitor is told of it. */
export function readImport(
  bytes: ArrayBuffer,
  words: HistoryTexts['import'],
): { added: readonly SavedResult[]; message: string } {
  const { entries: read, skipped, unsureDate, isCut } = fromCsv(decodeCsv(bytes), newId)
  const unreadable =
    skipped > 0 ? fill(words.unreadable, { rows: counted(skipped, words.row, words.rows) }) : ''
  const none = (message: string) => ({ added: [], message })
  if (read.length === 0) return none(fill(words.nothingRead, { unreadable }))
  const added = withoutSaved(read, readHistory())
  const results = (count: number) => counted(count, words.result, words.results)
  const duplicates = read.length - added.length
  const known =
    duplicates > 0
      ? fill(duplicates === 1 ? words.oneKnown : words.known, { results: results(duplicates) })
      : ''
  const dates = unsureDate
    ? fill(words.dates, { written: unsureDate.written, date: longDate(unsureDate.date) })
    : ''
  const cut = isCut ? fill(words.cut, { length: maxNote }) : ''
  const room = maxSaved - readHistory().length
  if (added.length === 0) return none(fill(words.nothingNew, { known, unreadable }))
  if (added.length > room)
    return none(
      fill(words.noRoom, {
        results: counted(added.length, words.newResult, words.newResults),
        room: Math.max(0, room),
      }),
    )
  const values = { results: results(added.length), known, unreadable, dates, cut }
  return { added, message: fill(words.imported, values) }
}
