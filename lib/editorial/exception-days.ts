import { exceptionNames as names } from '@/content/ui/hours'
import type { ExceptionDay } from '../clinic/hours'
import { type Expiring, isDate } from './expiry'

const file = 'content/facts/exception-days.ts'

const iso = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
const weekday = (date: string) => new Date(date).getUTCDay()

/** The n-th Monday (1) or Thursday (4) of a month; -1 is the last one. */
function nth(year: number, month: number, day: number, n: number): string {
  const first = n > 0 ? iso(year, month, 1) : iso(year, month + 1, 1)
  const until = (day - weekday(first) + 7) % 7
  return iso(year, n > 0 ? month : month + 1, 1 + until + 7 * (n > 0 ? n - 1 : n))
}

/** A holiday on a Sunday is observed on Monday, one on a Saturday also on Friday (5 U.S.C. 6103(b), Executive Order 11582). */
function observed(date: string, name: string, observedName?: string): ExceptionDay[] {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const other = observedName ?? name
  if (weekday(date) === 0) return [{ date: iso(year, month, day + 1), name: other, open: null }]
  const own = { date, name, open: null }
  return weekday(date) === 6 ? [{ date: iso(year, month, day - 1), name: other, open: null }, own] : [own]
}

/** The federal holidays of a year (5 U.S.C. 6103(a)) on which the clinic would work otherwise: never a Sunday. */
function federalHolidays(year: number): ExceptionDay[] {
  const fixed = (month: number, day: number, name: string, other?: string) =>
    observed(iso(year, month, day), name, other)
  const on = (date: string, name: string): ExceptionDay[] => [{ date, name, open: null }]
  return [
    ...fixed(1, 1, names.newYear, names.newYearObserved),
    ...on(nth(year, 1, 1, 3), names.martinLutherKing),
    ...on(nth(year, 2, 1, 3), names.presidents),
    ...on(nth(year, 5, 1, -1), names.memorial),
    ...fixed(6, 19, names.juneteenth, names.juneteenthObserved),
    ...fixed(7, 4, names.independence, names.independenceObserved),
    ...on(nth(year, 9, 1, 1), names.labor),
    ...on(nth(year, 10, 1, 2), names.columbus),
    ...fixed(11, 11, names.veterans),
    ...on(nth(year, 11, 4, 4), names.thanksgiving),
    ...fixed(12, 25, names.christmas, names.christmasObserved),
  ]
}

/** Each federal holiday between the first day of the list and the last: one that is missing shows 'Open now' on that day. */
export function missingHolidays(days: readonly ExceptionDay[]): string[] {
  const [first, last] = [days[0]?.date, days.at(-1)?.date]
  if (!first || !last) return []
  const years = Array.from({ length: 2 + Number(last.slice(0, 4)) - Number(first.slice(0, 4)) }, (_, index) =>
    federalHolidays(Number(first.slice(0, 4)) + index),
  )
  return years.flat().flatMap(({ date, name }) => {
    if (date < first || date > last || days.some(day => day.date === date && day.name === name)) return []
    return [
      `${file}: ${date}, ${name}, is missing; a day on which the clinic works has its hours in \`open\``,
    ]
  })
}

/** Whether the clinic's list of exception days is in order. */
export function checkExceptionDays(days: readonly ExceptionDay[]): string[] {
  return days.flatMap(({ date, open }, index) => {
    const before = days[index - 1]
    return [
      ...(isDate(date) ? [] : [`${file}: ${date} is not a date`]),
      ...(before && before.date >= date ? [`${file}: ${date} must come before ${before.date}, once`] : []),
      ...(open && open.from >= open.to ? [`${file}: ${date} closes before it opens`] : []),
    ]
  })
}

/** Once the list has ended, the site says 'Open now' on every holiday. */
export function exceptionDaysEnd(days: readonly ExceptionDay[]): Expiring {
  return {
    place: file,
    validUntil: days.at(-1)?.date ?? '',
    renew: 'enter the holidays of the next 18 months',
    warnDays: 60,
  }
}
