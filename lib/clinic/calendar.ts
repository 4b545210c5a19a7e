import { timeZone as zoneName } from '@/content/facts/hours'
import { language } from '@/content/facts/language'
import { addDays } from './reminders'

/** A visit as a calendar file (RFC 5545), for Apple, Google and Outlook calendars alike. */

export type CalendarVisit = {
  /** Unique among all events of the calendar: 'visit-20261203T0930@example.com'. */
  id: string
  title: string
  /** In the clinic's time zone, Central: '2026-12-03' and '09:30', the values of date and time inputs. */
  date: string
  time: string
  /** Omitted when unknown; the event then has a start only. */
  minutes?: number
  place?: string
  notes: string
  /** When the file was created. */
  madeAt: Date
}

/** Central Time. Daylight saving time since 2007: from the second Sunday of March to the first Sunday of November. */
const timeZone = [
  'BEGIN:VTIMEZONE',
  `TZID:${zoneName}`,
  'BEGIN:DAYLIGHT',
  'DTSTART:20070311T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
  'TZOFFSETFROM:-0600',
  'TZOFFSETTO:-0500',
  'TZNAME:CDT',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:20071104T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
  'TZOFFSETFROM:-0500',
  'TZOFFSETTO:-0600',
  'TZNAME:CST',
  'END:STANDARD',
  'END:VTIMEZONE',
]

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

const utf8 = new TextEncoder()
const lineOctets = 75

/** Folds a line at 75 octets; continuation lines begin with a space. Never splits a character. */
function foldLine(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const character of line) {
    if (utf8.encode(part + character).length > lineOctets) {
      parts.push(part)
      part = ' '
    }
    part += character
  }
  return [...parts, part].join('\r\n')
}

/** '2026-12-03T09:30:00.000Z' -> '20261203T093000Z' */
const compact = (at: Date) => at.toISOString().replace(/[-:]|\.\d{3}/g, '')
/** Local time, without an offset. */
const onTheClock = (at: Date) => compact(at).replace('Z', '')

/** '2026-12-03' -> '20261203' */
const compactDay = (date: string) => date.replaceAll('-', '')

export const calendarType = 'text/calendar;charset=utf-8'

const alarm = (trigger: string, title: string) => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `TRIGGER:${trigger}`,
  `DESCRIPTION:${escaped(title)}`,
  'END:VALARM',
]

/** Text of a file, with CRLF. @param product part of the program's name in the file */
function calendar(product: string, content: readonly string[]): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Clinic website//${product}//${language.code.toUpperCase()}`,
    'METHOD:PUBLISH',
    ...content,
    'END:VCALENDAR',
    '',
  ]
    .map(foldLine)
    .join('\r\n')
}

/** @throws RangeError when date or time is invalid. */
export function calendarFile({
  id,
  title,
  date,
  time,
  minutes,
  place,
  notes,
  madeAt,
}: CalendarVisit): string {
  const start = new Date(`${date}T${time}Z`)
  const end = minutes && new Date(start.getTime() + minutes * 60_000)
  return calendar('Visit', [
    ...timeZone,
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${compact(madeAt)}`,
    `DTSTART;TZID=${zoneName}:${onTheClock(start)}`,
    ...(end ? [`DTEND;TZID=${zoneName}:${onTheClock(end)}`] : []),
    `SUMMARY:${escaped(title)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    `DESCRIPTION:${escaped(notes)}`,
    ...alarm('-P1D', title),
    'END:VEVENT',
  ])
}

export type CalendarReminder = Pick<CalendarVisit, 'id' | 'title' | 'date' | 'notes'> & {
  /** Days before, on which the calendar reminds at nine in the morning; 0: on the day itself. */
  daysBefore: number
  /** Title of the entry on the day of the reminder, unless that is the day itself. */
  ahead?: string
}

/**
 * Whole days, which are the same in every time zone, and do not block the day for others. The day to act has an entry of its
 * own: Google Calendar drops alarms when it imports a file.
 */
export function reminderFile(reminders: readonly CalendarReminder[], madeAt: Date): string {
  const entry = (id: string, title: string, date: string, notes: string, alarms: readonly string[]) => [
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${compact(madeAt)}`,
    `DTSTART;VALUE=DATE:${compactDay(date)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(notes)}`,
    'TRANSP:TRANSPARENT',
    ...alarms,
    'END:VEVENT',
  ]
  const events = reminders.map(({ id, title, date, notes, daysBefore, ahead = title }) => {
    const atNine = alarm('PT9H', daysBefore === 0 ? title : ahead)
    if (daysBefore === 0) return entry(id, title, date, notes, atNine)
    const dayToAct = entry(`ahead-${id}`, ahead, addDays(date, -daysBefore), notes, atNine)
    return [...dayToAct, ...entry(id, title, date, notes, [])]
  })
  return calendar('Reminder', events.flat())
}
