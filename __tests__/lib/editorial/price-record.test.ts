/** @jest-environment node */
import { checkPriceRecord } from '@/lib/editorial/price-record'

const file = 'content/facts/price-record.ts'
const record = [{ asOf: '2026-11-16', amounts: { firstVisit: 199, testosterone: 195 } }] as const
const check = (amounts: Record<string, number>, today = '2026-11-27') =>
  checkPriceRecord(record, amounts, today)

test('amounts under their own day have nothing to report', () => {
  expect(check({ firstVisit: 199, testosterone: 195 })).toEqual([])
})

test('a changed amount under an old day is refused', () => {
  expect(check({ firstVisit: 199, testosterone: 205 })).toEqual([
    `${file}: newestAmounts.testosterone is 205, but since 2026-11-16 it was 195: put an entry first in priceRecord with the day from which 205 applies, and leave the older ones`,
  ])
})

test('a new entry needs a later day than the one before it, which may lie ahead', () => {
  const amounts = { firstVisit: 199, testosterone: 205 }
  const withNew = (asOf: string) => checkPriceRecord([{ asOf, amounts }, ...record], amounts, '2026-11-27')
  expect(withNew('2026-11-27')).toEqual([])
  expect(withNew('2026-11-16')).toEqual([
    `${file}: priceRecord has 2026-11-16 above 2026-11-16: a new amount needs a later day`,
  ])
  expect(withNew('2026-12-01')).toEqual([])
})

test.each(['2027-1-5', 'January 5, 2027', '2027-02-30'])('a day that is no date is refused: "%s"', asOf => {
  const [one] = record
  expect(checkPriceRecord([{ ...one, asOf }, one], one.amounts, '2026-11-27')).toEqual([
    `${file}: priceRecord has "${asOf}", which is not a date: write it as 2027-01-05`,
  ])
})

test('amounts from a later day need the present ones below them', () => {
  const [one] = record
  expect(checkPriceRecord([{ ...one, asOf: '2027-01-01' }], one.amounts, '2026-11-27')).toEqual([
    `${file}: priceRecord has no amounts that apply today: leave the present ones below those of 2027-01-01`,
  ])
})

test('an empty record is refused', () => {
  expect(checkPriceRecord([], { firstVisit: 199 }, '2026-11-27')).toHaveLength(1)
})
