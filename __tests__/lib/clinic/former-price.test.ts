/** @jest-environment node */
import { formerPrice, type PriceEntry } from '@/lib/clinic/former-price'

type Name = 'visit' | 'month'
const entry = (asOf: string, visit: number, month: number): PriceEntry<Name> => ({
  asOf,
  amounts: { visit, month },
})
const first = entry('2026-11-16', 199, 195)

test.each<[string, PriceEntry<Name>[], ReturnType<typeof formerPrice>]>([
  ['an empty record', [], undefined],
  ['the first price of a record', [first], undefined],
  ['a raise', [entry('2027-02-01', 219, 195), first], undefined],
  ['a raise of another amount', [entry('2027-02-01', 199, 205), first], undefined],
  [
    'a lower price',
    [entry('2027-02-01', 179, 195), first],
    { dollars: 199, from: '2026-11-16', to: '2027-01-31' },
  ],
  [
    'a lower price, after another amount changed twice',
    [entry('2027-03-01', 179, 215), entry('2027-02-01', 179, 205), entry('2027-01-10', 199, 205), first],
    { dollars: 199, from: '2026-11-16', to: '2027-01-31' },
  ],
  [
    'a raise that was taken back in part: the price before, not the dearest',
    [entry('2027-06-01', 209, 195), entry('2027-02-01', 219, 195), first],
    { dollars: 219, from: '2027-02-01', to: '2027-05-31' },
  ],
  ['a price that was asked for four days', [entry('2026-11-20', 179, 195), first], undefined],
])('what was the price before, after %s', (_, record, former) => {
  expect(formerPrice(record, 'visit')).toEqual(former)
})
