import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentFiles, root } from '../translations/content-words'

const day = /(['"`])(\d{4}-\d{2}-\d{2})(?:T[^'"`]*)?\1/g

const isInCalendar = (iso: string) => {
  const at = new Date(`${iso}T00:00:00Z`)
  // February 30 becomes March 2.
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(iso)
}

/** Days in a source that no calendar has, each with its line. */
export const impossibleDaysIn = (file: string, source: string): string[] =>
  source
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(day)].flatMap(([, , iso = '']) =>
        isInCalendar(iso) ? [] : [`${file}:${index + 1}: no calendar has the day ${iso}`],
      ),
    )

/** Asked before content is imported, which cannot write out such a day and would end the check without a file name. */
export const impossibleDays = (): string[] =>
  contentFiles.flatMap(file => impossibleDaysIn(file, readFileSync(join(root, file), 'utf8')))
