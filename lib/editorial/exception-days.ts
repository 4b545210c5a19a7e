import type { ExceptionDay } from '../hours'

const dayMs = 86_400_000
const warnDays = 60

type ExceptionDayReport = { findings: readonly string[]; warnings: readonly string[] }

/**
 * Whether the clinic's list of exception days is in order and reaches far enough ahead. Once it has ended, the site says
 * 'Open now' on every holiday, so that is an error.
 * @param today ISO date in the clinic's time zone
 */
export function checkExceptionDays(days: readonly ExceptionDay[], today: string): ExceptionDayReport {
  const file = 'content/facts/exception-days.ts'
  const findings = days.flatMap(({ date, open }, index) => {
    const before = days[index - 1]
    return [
      ...(isDate(date) ? [] : [`${file}: ${date} is not a date`]),
      ...(before && before.date >= date ? [`${file}: ${date} must come before ${before.date}, once`] : []),
      ...(open && open.from >= open.to ? [`${file}: ${date} closes before it opens`] : []),
    ]
  })
  const last = days.at(-1)?.date ?? ''
  const daysLeft = (Date.parse(last) - Date.parse(today)) / dayMs
  const then = 'enter the holidays of the next 18 months'
  if (!(daysLeft >= 0)) findings.push(`${file}: the list has ended (${last || 'it is empty'}): ${then}`)
  const warnings =
    daysLeft >= 0 && daysLeft < warnDays
      ? [`${file}: the list ends in ${daysLeft} days, on ${last}: ${then}`]
      : []
  return { findings, warnings }
}

function isDate(text: string): boolean {
  const at = new Date(text)
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}
