import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { clinic } from '../../content/facts/clinic'
import { plannedDays } from '../../content/facts/exception-days'
import { exceptionNames } from '../../content/ui/hours'
import { noticeWords } from '../../content/ui/notice'
import type { ExceptionDay } from '../../lib/clinic/hours'
import {
  daysLater,
  daysOfNotice,
  type Notice,
  noticeEnd,
  noticeFaults,
  noticeKinds,
  noticeSentence,
  senselessNotice,
} from '../../lib/clinic/notice'
import { isDate } from '../../lib/editorial/expiry'
import { UserError } from '../runner/user-error.mjs'

/** Writes content/facts/notice.ts. */

const usage = `npm run generate -- notice <kind> <from> <until>    shows a notice under the header of every page
npm run generate -- notice off                    takes it away

  kind   closed | opensLate | phonesDown | videoOnly
  from   2027-01-11T06:00, or 2027-01-11 for the beginning of the day; the clinic's own time
  until  2027-01-11T12:00, or 2027-01-11 for the end of the day; a late opening opens then

The sentences are in content/ui/notice.ts, in every language. The notice is there as soon as you publish it with npm run
release, also before its time, and disappears by itself.`

/** @throws with the usage when the words are no notice, or one that makes no sense. @param now in milliseconds */
export function readNotice([kind, from = '', until = '']: readonly string[], now: number): Notice {
  const known = noticeKinds.find(name => name === kind)
  if (!known) throw new UserError(usage)
  const notice: Notice = {
    kind: known,
    from: isDate(from) ? `${from}T00:00` : from,
    until: isDate(until) ? `${daysLater(until, 1)}T00:00` : until,
  }
  const { hours, timeZone } = clinic
  const [fault] = noticeFaults(notice)
  const reason = fault ?? senselessNotice({ notice, hours, planned: plannedDays, timeZone, now })
  if (reason) throw new UserError(`The notice was not written: ${reason}.\n\n${usage}`)
  return notice
}

function daysOf(notice: Notice): ExceptionDay[] {
  try {
    return daysOfNotice({ notice, hours: clinic.hours, planned: plannedDays, name: exceptionNames.unplanned })
  } catch (error) {
    throw new UserError(error instanceof Error ? error.message : String(error))
  }
}

type Written = { notice: Notice | null; noticeDays: readonly ExceptionDay[]; now: number }

/** Faults of content/facts/notice.ts, which a person may have edited, and whether its time is over. */
export function checkNotice({ notice, noticeDays, now }: Written): {
  findings: string[]
  warnings: string[]
} {
  const file = 'content/facts/notice.ts'
  const rewrite = 'write it with npm run generate -- notice'
  const faults = notice ? noticeFaults(notice) : []
  if (faults.length > 0)
    return { findings: faults.map(fault => `${file}: ${fault}; ${rewrite}`), warnings: [] }
  const days = notice ? daysOf(notice) : []
  const isOver = notice !== null && noticeEnd(notice, clinic.timeZone) <= now
  return {
    findings: isDeepStrictEqual(days, noticeDays)
      ? []
      : [`${file}: noticeDays are not the days of the notice; ${rewrite}`],
    warnings: isOver ? [`${file}: the notice is over; npm run generate -- notice off`] : [],
  }
}

/** The text of content/facts/notice.ts. */
export function noticeFile(notice: Notice | null): string {
  const days = notice ? daysOf(notice) : []
  const value = notice
    ? `{\n  kind: '${notice.kind}',\n  from: '${notice.from}',\n  until: '${notice.until}',\n}`
    : 'null'
  const lines = days.map(
    ({ date, open }) =>
      `  { date: '${date}', name: exceptionNames.unplanned, open: ${open ? `{ from: ${open.from}, to: ${open.to} }` : 'null'} },\n`,
  )
  return `${days.length > 0 ? "import { exceptionNames } from '@/content/ui/hours'\n" : ''}import type { ExceptionDay } from '@/lib/clinic/hours'
import type { Notice } from '@/lib/clinic/notice'

/** What is different now, under the header of every page. Written by \`npm run generate -- notice\`, which explains itself. */
export const notice: Notice | null = ${value}

/** Days whose hours it changes. */
export const noticeDays: readonly ExceptionDay[] = [${lines.length > 0 ? `\n  // In order. The comment keeps the formatter from joining the lines.\n${lines.join('')}` : ''}]
`
}

export function writeNotice(words: readonly string[]) {
  const notice = words[0] === 'off' ? null : readNotice(words, Date.now())
  writeFileSync(join(__dirname, '../../content/facts/notice.ts'), noticeFile(notice))
  console.log(notice ? `Written: ${noticeSentence(notice, noticeWords)}` : 'The notice is gone.')
  console.log('Publish it with npm run release.')
}
