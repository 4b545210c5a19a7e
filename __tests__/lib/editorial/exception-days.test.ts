/** @jest-environment node */
import { plannedDays } from '@/content/facts/exception-days'
import { checkExceptionDays, exceptionDaysEnd, missingHolidays } from '@/lib/editorial/exception-days'
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

/** As the Office of Personnel Management lists them; a holiday on a Saturday also counts itself, one on a Sunday does not. */
const year2027 = [
  '2027-01-01',
  '2027-01-18',
  '2027-02-15',
  '2027-05-31',
  '2027-06-18',
  '2027-06-19',
  '2027-07-05',
  '2027-09-06',
  '2027-10-11',
  '2027-11-11',
  '2027-11-25',
  '2027-12-24',
  '2027-12-25',
  '2027-12-31',
]

test('of a whole year, every federal holiday is required, under its own name', () => {
  const none = [closed('2027-01-01'), closed('2027-12-31')]
  expect(missingHolidays(none).map(finding => finding.replace(/.*(\d{4}-\d\d-\d\d).*/, '$1'))).toEqual(
    year2027,
  )
  expect(missingHolidays([])).toEqual([])
})

test.each([
  ['2027-09-06', 'Labor Day'],
  ['2027-11-25', 'Thanksgiving Day'],
  ['2028-01-01', 'New Year’s Day'],
  ['2028-05-29', 'Memorial Day'],
  ['2028-07-04', 'Independence Day'],
])('%s is %s', (date, name) => {
  const around = [closed('2027-09-01'), closed('2028-07-31')]
  expect(missingHolidays(around)).toContain(
    `${file}: ${date}, ${name}, is missing; a day on which the clinic works has its hours in \`open\``,
  )
  expect(missingHolidays([{ date, name, open: { from: 540, to: 720 } }])).toEqual([])
})

test('the hours of a notice count before those of a planned day', () => {
  const [planned] = plannedDays
  if (!planned) throw new Error('No day is planned')
  const ofNotice = { date: planned.date, name: 'Open after all', open: { from: 540, to: 720 } }
  jest.doMock('@/content/facts/notice', () => ({ noticeDays: [ofNotice] }))
  jest.isolateModules(() => {
    const { exceptionDays } = require('@/content/facts/exception-days')
    expect(exceptionDays).toHaveLength(plannedDays.length)
    expect(exceptionDays).toContainEqual(ofNotice)
  })
})
