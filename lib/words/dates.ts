import { defaultLocale } from './locale'

/** ISO date as a long date: '2025-09-08' -> 'September 8, 2025'. Independent of the time zone. */
export function longDate(isoDate: string, locale = defaultLocale): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${isoDate}T00:00:00Z`),
  )
}

/** ISO date for a narrow column: '2025-09-08' -> 'Sep 8, 2025'. */
export function shortDate(isoDate: string, locale = defaultLocale): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${isoDate}T00:00:00Z`),
  )
}

const inUtc = (isoDate: string, format: Intl.DateTimeFormatOptions, locale: string) =>
  new Intl.DateTimeFormat(locale, { ...format, timeZone: 'UTC' }).format(new Date(isoDate))

/** A near ISO date without its year: '2026-11-26' -> 'Thursday, November 26'. */
export function weekdayAndDate(isoDate: string, locale = defaultLocale): string {
  return inUtc(isoDate, { weekday: 'long', month: 'long', day: 'numeric' }, locale)
}

/** '2027-01-04' -> 'Jan 4'. */
export function dayAndMonth(isoDate: string, locale = defaultLocale): string {
  return inUtc(isoDate, { month: 'short', day: 'numeric' }, locale)
}

/** For formats that need a time: noon UTC is the same day in all of the United States. */
export function instantOn(isoDate: string): string {
  return `${isoDate}T12:00:00Z`
}

/** Today's date in the visitor's time zone, as an ISO date. */
export function localToday(): string {
  const now = new Date()
  const two = (part: number) => String(part).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}
