/** @jest-environment node */
import { dayIn, recordFrom } from '@/lib/clinic/price-in-force'

type Entry = { asOf: string; dollars: number }
const record: readonly [Entry, ...Entry[]] = [
  { asOf: '2027-01-01', dollars: 219 },
  { asOf: '2026-11-16', dollars: 199 },
  { asOf: '2025-03-01', dollars: 249 },
]

test.each([
  ['2026-12-31', [199, 249]],
  ['2027-01-01', [219, 199, 249]],
  ['2026-11-15', [249]],
])('on %s the record begins with the amount of that day', (today, dollars) => {
  expect(recordFrom(record, today).map(entry => entry.dollars)).toEqual(dollars)
})

test.each([
  ['2027-01-01T05:59:00Z', '2026-12-31'],
  ['2027-01-01T06:00:00Z', '2027-01-01'],
  ['2026-07-04T04:59:00Z', '2026-07-03'],
])('at %s the calendar in Texas shows %s', (at, day) => {
  expect(dayIn('America/Chicago', new Date(at))).toBe(day)
})
