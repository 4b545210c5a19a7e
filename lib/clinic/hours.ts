import { language } from '@/content/facts/language'
import { hoursWords } from '@/content/ui/hours'
import { dayAndMonth, weekdayAndDate } from '../words/dates'
import { fill } from '../words/fill'
import { defaultLocale } from '../words/locale'

/** Opening hours in the clinic's own time zone, independent of the visitor's. */

/** Order of the clinic's tables: Monday first. */
export const weekdays = [1, 2, 3, 4, 5, 6, 0] as const

/** Minutes from midnight, clinic time. */
export type OpenSpan = { from: number; to: number }
/** `day`: 0 = Sunday. */
export type DayHours = { day: number; name: string; short: string; open: OpenSpan | null }
/** A date on which the week's hours do not apply. `date`: ISO date in the clinic's time zone. */
export type ExceptionDay = { date: string; name: string; open: OpenSpan | null }

/** A language's words for opening hours. */
export type HoursWords = Readonly<Record<keyof typeof hoursWords, string>>

/** A moment on the clinic's clock; `date` is an ISO date. */
type ClinicTime = { date: string; day: number; minute: number }

export type OpenState = ClinicTime &
  (
    | { kind: 'open'; until: number }
    | { kind: 'closed'; opensDate: string; opensDay: number; opensAt: number; daysAhead: number }
  )

const isoDate = (at: Date) => at.toISOString().slice(0, 10)

/** Date, weekday and minute of the day at an instant, in a time zone, correct across daylight-saving changes. */
export function clockIn(timeZone: string, at: Date): ClinicTime {
  const parts = new Intl.DateTimeFormat(defaultLocale, {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at)
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find(p => p.type === type)?.value)
  const midnight = new Date(Date.UTC(part('year'), part('month') - 1, part('day')))
  return { date: isoDate(midnight), day: midnight.getUTCDay(), minute: part('hour') * 60 + part('minute') }
}

function daysAfter(date: string, days: number): string {
  const at = new Date(date)
  at.setUTCDate(at.getUTCDate() + days)
  return isoDate(at)
}

/** The hours of a date, or null when the clinic is closed all day. */
function hoursOn(
  date: string,
  hours: readonly DayHours[],
  exceptions: readonly ExceptionDay[],
): OpenSpan | null {
  const day = new Date(date).getUTCDay()
  const found = exceptions.find(one => one.date === date) ?? hours.find(entry => entry.day === day)
  return found?.open ?? null
}

/** @param date ISO date in the clinic's time zone; false for any other text. */
export function isClosedOn(
  date: string,
  hours: readonly DayHours[],
  exceptions: readonly ExceptionDay[],
): boolean {
  return !Number.isNaN(Date.parse(date)) && hoursOn(date, hours, exceptions) === null
}

/** The longest closure that is searched for the next opening. */
const longestClosure = 60

/**
 * Whether the clinic is open at an instant and until when, or when it opens next.
 * @throws when no day within two months has hours
 */
export function openState(
  hours: readonly DayHours[],
  exceptions: readonly ExceptionDay[],
  timeZone: string,
  at: Date,
): OpenState {
  const now = clockIn(timeZone, at)
  for (let daysAhead = 0; daysAhead <= longestClosure; daysAhead++) {
    const opensDay = (now.day + daysAhead) % 7
    const opensDate = daysAfter(now.date, daysAhead)
    const open = hoursOn(opensDate, hours, exceptions)
    if (!open) continue
    if (daysAhead > 0 || now.minute < open.from)
      return { ...now, kind: 'closed', opensDate, opensDay, opensAt: open.from, daysAhead }
    if (now.minute < open.to) return { ...now, kind: 'open', until: open.to }
  }
  throw new Error('The clinic has no opening hours')
}

/** How far ahead a visitor is told of a day with other hours. */
const noticeDays = 14

/** The exceptions of a date and the two weeks after it. */
export function upcomingExceptions(exceptions: readonly ExceptionDay[], date: string) {
  const last = daysAfter(date, noticeDays)
  return exceptions.filter(one => one.date >= date && one.date <= last)
}

/** 540 -> '9', 570 -> '9:30'; in languages that count to 24, 1020 -> '17h'. */
function clockNumbers(minute: number): string {
  const hour = Math.floor(minute / 60)
  const minutesPastHour = minute % 60
  if (language.clock === 'hours of the day')
    return `${hour}h${minutesPastHour ? String(minutesPastHour).padStart(2, '0') : ''}`
  return `${hour % 12 === 0 ? 12 : hour % 12}${minutesPastHour ? `:${String(minutesPastHour).padStart(2, '0')}` : ''}`
}

/** 540 -> '9 AM', 570 -> '9:30 AM'. */
export function clockTime(minute: number, words: HoursWords = hoursWords): string {
  if (language.clock === 'hours of the day') return clockNumbers(minute)
  return `${clockNumbers(minute)} ${minute < 12 * 60 ? words.am : words.pm}`
}

/** A day of the week within a sentence: 'Friday', 'viernes'. @param day 0 is Sunday. */
export const dayInText = (day: number): string =>
  new Intl.DateTimeFormat(language.tag, { weekday: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2023, 0, 1 + day),
  )

/** '9 AM to 5 PM', or 'Closed'. */
export function openSpan(open: OpenSpan | null, words: HoursWords = hoursWords): string {
  if (!open) return words.closed
  return fill(words.span, { from: clockTime(open.from, words), to: clockTime(open.to, words) })
}

/** The week from Monday, consecutive days with equal hours together. `short`: 'Mon-Fri'; `days` as in DayHours. */
export function weekRuns(hours: readonly DayHours[]) {
  const runs: { first: DayHours; last: DayHours; days: number[]; short: string; open: OpenSpan | null }[] = []
  for (const day of weekdays) {
    const entry = hours.find(known => known.day === day)
    if (!entry) continue
    const run = runs.at(-1)
    if (run && run.open?.from === entry.open?.from && run.open?.to === entry.open?.to) {
      run.last = entry
      run.days.push(day)
      run.short = `${run.first.short}-${entry.short}`
    } else runs.push({ first: entry, last: entry, days: [day], short: entry.short, open: entry.open })
  }
  return runs
}

const inShort = (runs: ReturnType<typeof weekRuns>, words: HoursWords) =>
  runs
    .map(({ short, open }) => {
      const times = open && `${clockNumbers(open.from)}-${clockNumbers(open.to)}`
      return `${short} ${times ?? words.closedInShort}`
    })
    .join(', ')

/** 'Mon-Fri 9-5, Sat 9-1, Sun closed'. */
export function weekInShort(hours: readonly DayHours[], words: HoursWords = hoursWords): string {
  return inShort(weekRuns(hours), words)
}

function daysInText({ first, last }: ReturnType<typeof weekRuns>[number], words: HoursWords): string {
  const [from, to] = [dayInText(first.day), dayInText(last.day)]
  return first === last ? from : fill(words.days, { from, to })
}

/** As a sentence has room for it: 'Monday to Friday, 9 AM to 5 PM; Saturday, 9 AM to 1 PM; Sunday, closed'. */
export function weekInText(hours: readonly DayHours[], words: HoursWords = hoursWords): string {
  return weekRuns(hours)
    .map(run => `${daysInText(run, words)}, ${run.open ? openSpan(run.open, words) : words.closedInShort}`)
    .join('; ')
}

/** The days without their times: 'Monday to Saturday', or 'Monday to Wednesday, Friday'. */
export function openDaysInText(hours: readonly DayHours[], words: HoursWords = hoursWords): string {
  const wholeDay = { from: 0, to: 24 * 60 }
  return weekRuns(hours.map(day => ({ ...day, open: day.open && wholeDay })))
    .filter(({ open }) => open)
    .map(run => daysInText(run, words))
    .join(', ')
}

/** 'Mon-Fri 9-5, Sat 9-1': closed days are left out where there is little room. */
export function openDaysInShort(hours: readonly DayHours[], words: HoursWords = hoursWords): string {
  return inShort(
    weekRuns(hours).filter(({ open }) => open),
    words,
  )
}

/** 'Open now until 5 PM', 'Closed, opens Mon 9 AM' or, more than six days ahead, 'Closed, opens Jan 4 9 AM'. */
export function openSentence(
  state: OpenState,
  hours: readonly DayHours[],
  words: HoursWords = hoursWords,
): string {
  if (state.kind === 'open') return fill(words.openNow, { time: clockTime(state.until, words) })
  const time = clockTime(state.opensAt, words)
  if (state.daysAhead === 0) return fill(words.opensToday, { time })
  const weekday = hours.find(entry => entry.day === state.opensDay)?.short
  return fill(words.opensOn, {
    day: weekday && state.daysAhead < 7 ? weekday : dayAndMonth(state.opensDate),
    time,
  })
}

/** 'Closed Thursday, November 26 (Thanksgiving Day)', or the hours of that day. */
export function exceptionSentence(
  { date, name, open }: ExceptionDay,
  words: HoursWords = hoursWords,
): string {
  const day = weekdayAndDate(date)
  return open
    ? fill(words.otherHoursOn, { day, name, hours: openSpan(open, words) })
    : fill(words.closedOn, { day, name })
}
