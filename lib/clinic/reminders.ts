/** Dates of reminders, from a date that the visitor enters. ISO dates throughout. */

const dayMs = 86_400_000
const iso = (time: number) => new Date(time).toISOString().slice(0, 10)

export function addDays(date: string, days: number): string {
  return iso(Date.parse(date) + days * dayMs)
}

/** The same day of a later month, or the last day of a shorter one: November 30 and three months are February 28. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  return iso(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)))
}

/** When blood is drawn after a start of testosterone care: in week 6, and in months 3 and 6. */
export const laboratoryDates = (start: string): string[] => [
  addDays(start, 6 * 7),
  addMonths(start, 3),
  addMonths(start, 6),
]
