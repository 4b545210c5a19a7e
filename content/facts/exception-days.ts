import { exceptionNames as names } from '@/content/ui/hours'
import type { ExceptionDay } from '@/lib/clinic/hours'
import { noticeDays } from './notice'

/**
 * Dates on which the week's hours in clinic.ts do not apply, in order; `open: null` is closed all day. Dates are the
 * clinic's own, Central time; names are in content/ui/hours.ts. `npm run check` warns 60 days before the last one.
 *
 * Sample data until the owner confirms it (claims.closedDays): the federal holidays of 5 U.S.C. 6103, with the Friday
 * before one on a Saturday and the Monday after one on a Sunday.
 */
export const plannedDays: readonly ExceptionDay[] = [
  { date: '2026-11-26', name: names.thanksgiving, open: null },
  { date: '2026-12-25', name: names.christmas, open: null },
  { date: '2027-01-01', name: names.newYear, open: null },
  { date: '2027-01-18', name: names.martinLutherKing, open: null },
  { date: '2027-02-15', name: names.presidents, open: null },
  { date: '2027-05-31', name: names.memorial, open: null },
  { date: '2027-06-18', name: names.juneteenthObserved, open: null },
  { date: '2027-06-19', name: names.juneteenth, open: null },
  { date: '2027-07-05', name: names.independenceObserved, open: null },
  { date: '2027-09-06', name: names.labor, open: null },
  { date: '2027-10-11', name: names.columbus, open: null },
  { date: '2027-11-11', name: names.veterans, open: null },
  { date: '2027-11-25', name: names.thanksgiving, open: null },
  { date: '2027-12-24', name: names.christmasObserved, open: null },
  { date: '2027-12-25', name: names.christmas, open: null },
  { date: '2027-12-31', name: names.newYearObserved, open: null },
  { date: '2028-01-01', name: names.newYear, open: null },
  { date: '2028-01-17', name: names.martinLutherKing, open: null },
  { date: '2028-02-21', name: names.presidents, open: null },
  { date: '2028-05-29', name: names.memorial, open: null },
]

/** With the days of a notice, which count before a planned one. */
export const exceptionDays: readonly ExceptionDay[] = [
  ...noticeDays,
  ...plannedDays.filter(({ date }) => !noticeDays.some(day => day.date === date)),
]
