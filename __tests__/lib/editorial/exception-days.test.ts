/** @jest-environment node */
import { exceptionDays } from '@/content/facts/exception-days'
import { checkExceptionDays, exceptionDaysEnd } from '@/lib/editorial/exception-days'
import { checkExpiry } from '@/lib/editorial/expiry'

const file = 'content/facts/exception-days.ts'
const closed = (date: string) => ({ date, name: 'Holiday', open: null })

test('the list ends on its last day and is a warning for 60 days before it; an empty one has no end', () => {
  const end = exceptionDaysEnd([closed('2026-11-26'), closed('2026-12-25')])
  const renew = 'enter the holidays of the next 18 months'
  expect(end).toEqual({ place: file, validUntil: '2026-12-25', renew, warnDays: 60 })
  expect(checkExpiry([end], '2026-10-26').warnings).toEqual([])
  expect(checkExpiry([end], '2026-10-27').warnings).toEqual([
    `${file}: ends in 59 days, on 2026-12-25: ${renew}`,
  ])
  expect(checkExpiry([exceptionDaysEnd([])], '2026-10-27').findings).toEqual([`${file}: "" is not a date`])
})

test('a date that does not exist, stands twice or out of order, and hours that end before they begin are errors', () => {
  const findings = checkExceptionDays
  expect(findings([closed('2027-02-30')])[0]).toBe(`${file}: 2027-02-30 is not a date`)
  expect(findings([closed('2026-12-25'), closed('2026-12-25')])).toEqual([
    `${file}: 2026-12-25 must come before 2026-12-25, once`,
  ])
  expect(findings([closed('2026-12-25'), closed('2026-11-26')])).toHaveLength(1)
  expect(findings([{ ...closed('2026-12-24'), open: { from: 780, to: 600 } }])).toEqual([
    `${file}: 2026-12-24 closes before it opens`,
  ])
})

/** Weekday, month and days of the month on which 5 U.S.C. 6103 allows each holiday. */
const statute: Readonly<
  Record<string, readonly [weekday: string | null, month: number, from: number, to: number]>
> = {
  'New Year’s Day': [null, 1, 1, 1],
  'New Year’s Day, observed': ['Fri', 12, 31, 31],
  'Martin Luther King Jr. Day': ['Mon', 1, 15, 21],
  'Presidents’ Day': ['Mon', 2, 15, 21],
  'Memorial Day': ['Mon', 5, 25, 31],
  Juneteenth: [null, 6, 19, 19],
  'Juneteenth, observed': ['Fri', 6, 18, 18],
  'Independence Day, observed': ['Mon', 7, 5, 5],
  'Labor Day': ['Mon', 9, 1, 7],
  'Columbus Day': ['Mon', 10, 8, 14],
  'Veterans Day': [null, 11, 11, 11],
  'Thanksgiving Day': ['Thu', 11, 22, 28],
  'Christmas Day': [null, 12, 25, 25],
  'Christmas Day, observed': ['Fri', 12, 24, 24],
}

test.each(exceptionDays.filter(({ name }) => name in statute).map(({ date, name }) => [name, date] as const))(
  '%s on %s is a date of the statute',
  (name, date) => {
    const at = new Date(date)
    const [weekday, month, from, to] = statute[name] ?? [null, 0, 0, 0]
    expect(at.getUTCMonth() + 1).toBe(month)
    expect(at.getUTCDate()).toBeGreaterThanOrEqual(from)
    expect(at.getUTCDate()).toBeLessThanOrEqual(to)
    if (weekday) expect(at.toUTCString().slice(0, 3)).toBe(weekday)
  },
)
