import { weekdayAndDate } from '../words/dates'
import { fill } from '../words/fill'
import { clockIn, clockTime, type DayHours, type ExceptionDay, type OpenSpan } from './hours'

/** A notice under the header of every page: one of four sentences, and when it applies. */
export type Notice = {
  kind: 'closed' | 'opensLate' | 'phonesDown' | 'videoOnly'
  /** On the clinic's clock: '2027-01-11T06:00'. */
  from: string
  /** The first minute after it. '2027-01-12T00:00' is the end of January 11. */
  until: string
}

/** A language's sentences, content/ui/notice.ts. */
type NoticeWords = Readonly<Record<Notice['kind'] | 'span' | 'until' | 'midnight', string>>

export const noticeKinds = [
  'closed',
  'opensLate',
  'phonesDown',
  'videoOnly',
] as const satisfies Notice['kind'][]

const minuteMs = 60_000
const dayMinutes = 24 * 60
const localTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/

/** '2027-01-11T06:00' -> its date and minute of the day. */
const partsOf = (local: string) => ({
  date: local.slice(0, 10),
  minute: Number(local.slice(11, 13)) * 60 + Number(local.slice(14)),
})

/** The ISO date a number of days after another. */
export const daysLater = (date: string, days: number) =>
  new Date(Date.parse(date) + days * dayMinutes * minuteMs).toISOString().slice(0, 10)

/** The instant at which the clock of a time zone shows a local time. */
function instantOf(local: string, timeZone: string): number {
  const wanted = Date.parse(`${local}Z`)
  const errorAt = (at: number) => {
    const { date, minute } = clockIn(timeZone, new Date(at))
    return Date.parse(date) + minute * minuteMs - wanted
  }
  // The second step is for the day on which the clocks change.
  const near = wanted - errorAt(wanted)
  return near - errorAt(near)
}

/** The first instant of a day, and the first after it, in milliseconds. @param date as YYYY-MM-DD. */
export const dayStart = (date: string, timeZone: string): number => instantOf(`${date}T00:00`, timeZone)
export const dayEnd = (date: string, timeZone: string): number => dayStart(daysLater(date, 1), timeZone)

/** The instant at which a notice is over, in milliseconds. */
export const noticeEnd = ({ until }: Notice, timeZone: string): number => instantOf(until, timeZone)

/** Date and time of a notice's end, with midnight counted to the day that it ends. */
function endOf({ until }: Notice) {
  const { date, minute } = partsOf(until)
  return minute === 0 ? { date: daysLater(date, -1), minute: dayMinutes } : { date, minute }
}

/** '12 p. m.' stays on one line. */
const timeOf = (minute: number) => clockTime(minute).replaceAll(' ', '\u00a0')

/**
 * 'Monday, January 11, 6 AM to 12 PM'; from a day's beginning: 'Monday, January 11, until 12 PM'; whole days: 'Monday, January 11 to
 * Tuesday, January 12'.
 */
function spanOf(notice: Notice, words: NoticeWords): string {
  const start = partsOf(notice.from)
  const end = endOf(notice)
  const [from, until] = [weekdayAndDate(start.date), weekdayAndDate(end.date)]
  const isOneDay = start.date === end.date
  if (start.minute === 0 && end.minute === dayMinutes)
    return isOneDay ? from : fill(words.span, { from, until })
  const ending = end.minute === dayMinutes ? words.midnight : timeOf(end.minute)
  // Nobody reads '12 AM to 12 PM' right the first time.
  if (start.minute === 0 && isOneDay) return fill(words.until, { day: from, time: ending })
  return fill(words.span, {
    from: start.minute === 0 ? from : `${from}, ${timeOf(start.minute)}`,
    until: isOneDay ? ending : `${until}, ${ending}`,
  })
}

/** What the notice says: 'Closed Monday, January 11, 6 AM to 12 PM, Central time.' */
export function noticeSentence(notice: Notice, words: NoticeWords): string {
  if (notice.kind !== 'opensLate') return fill(words[notice.kind], { when: spanOf(notice, words) })
  const { date, minute } = endOf(notice)
  return fill(words.opensLate, { day: weekdayAndDate(date), time: timeOf(minute) })
}

type Days = { notice: Notice; hours: readonly DayHours[]; planned: readonly ExceptionDay[]; name: string }

/** The part of a day's hours that a closure leaves, or undefined when it leaves two parts. */
function leftOf(open: OpenSpan, closed: OpenSpan): OpenSpan | null | undefined {
  const isBefore = closed.from > open.from
  const isAfter = closed.to < open.to
  if (isBefore && isAfter) return undefined
  if (isBefore) return { from: open.from, to: closed.from }
  return isAfter ? { from: closed.to, to: open.to } : null
}

/** The hours of the days of a notice that it concerns, and its own span on each. */
function openDays({ notice, hours, planned }: Omit<Days, 'name'>) {
  const start = partsOf(notice.from)
  const end = endOf(notice)
  const days: { date: string; open: OpenSpan; taken: OpenSpan }[] = []
  for (let date = start.date; date <= end.date; date = daysLater(date, 1)) {
    const week = hours.find(({ day }) => day === new Date(date).getUTCDay())
    const { open } = planned.find(one => one.date === date) ?? week ?? { open: null }
    const taken = {
      from: date === start.date ? start.minute : 0,
      to: date === end.date ? end.minute : dayMinutes,
    }
    if (open && taken.from < open.to && taken.to > open.from) days.push({ date, open, taken })
  }
  return days
}

/**
 * Days whose hours a notice changes, so that no line says 'Open now' during a closure.
 * @throws when it would leave a day with two spans, which the hours cannot show
 */
export function daysOfNotice({ notice, hours, planned, name }: Days): ExceptionDay[] {
  if (notice.kind === 'phonesDown' || notice.kind === 'videoOnly') return []
  return openDays({ notice, hours, planned }).map(({ date, open, taken }) => {
    const left = leftOf(open, taken)
    if (left === undefined)
      throw new Error(
        `The hours cannot show a closure within ${date}: let it begin at ${clockTime(open.from)} or earlier, or end at ${clockTime(open.to)} or later.`,
      )
    return { date, name, open: left }
  })
}

const isLocalTime = (text: string) =>
  localTime.test(text) &&
  !Number.isNaN(Date.parse(`${text}Z`)) &&
  new Date(`${text}Z`).toISOString().startsWith(text)

/** More is a typing error, or a text of its own: the lines of the hours look two months ahead. */
const longestDays = 31

/** Faults of a notice, in words. */
export function noticeFaults(notice: Notice): string[] {
  const { kind, from, until } = notice
  const wrong = [from, until].filter(time => !isLocalTime(time))
  if (wrong.length > 0) return wrong.map(time => `"${time}" is no date and time like 2027-01-11T06:00`)
  const days = (Date.parse(`${until}Z`) - Date.parse(`${from}Z`)) / (dayMinutes * minuteMs)
  if (days <= 0) return [`it ends (${until}) before it begins (${from})`]
  if (days > longestDays) return [`it lasts ${Math.round(days)} days, more than ${longestDays}`]
  if (kind === 'opensLate' && partsOf(from).date !== endOf(notice).date)
    return ['a late opening begins and ends on one day; for more, use closed']
  return []
}

/** Further ahead, a closure is planned, or the year is wrong. */
const furthestDays = 60

type Moment = Omit<Days, 'name'> & { timeZone: string; now: number }

/** Why a notice without faults makes no sense on its days, in words: it is over, or says what holds anyway. */
export function senselessNotice({ notice, hours, planned, timeZone, now }: Moment): string | undefined {
  const { kind, from, until } = notice
  if (noticeEnd(notice, timeZone) <= now) return `it is over already (${until}). Check the year`
  const daysAhead = Math.floor((instantOf(from, timeZone) - now) / (dayMinutes * minuteMs))
  if (daysAhead > furthestDays)
    return `it begins in ${daysAhead} days. Check the year; a planned day goes into content/facts/exception-days.ts`
  if (kind !== 'opensLate')
    return openDays({ notice, hours, planned }).length > 0 ? undefined : 'the clinic is closed then anyway'
  const { date, minute } = endOf(notice)
  const wholeDay = { kind, from: `${date}T00:00`, until: `${daysLater(date, 1)}T00:00` }
  const [day] = openDays({ notice: wholeDay, hours, planned })
  if (!day) return `the clinic is closed on ${date} anyway`
  const { open } = day
  if (minute <= open.from) return `that is not late: on ${date} the clinic opens at ${clockTime(open.from)}`
  return minute < open.to ? undefined : `on ${date} the clinic closes at ${clockTime(open.to)}; use closed`
}
