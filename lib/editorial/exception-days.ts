import type { ExceptionDay } from '../hours'
import { type Expiring, isDate } from './expiry'

const file = 'content/facts/exception-days.ts'

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
