/** @jest-environment node */
import { calculator } from '@/content/calculator'
import { positionIn, positionsOf } from '@/lib/testosterone/position'
import { freeTestosterone } from '@/lib/testosterone/vermeulen'

const { ranges } = calculator
const of = (totalNgDl: number, shbgNmolL: number) =>
  positionsOf(freeTestosterone({ totalNgDl, shbgNmolL }), ranges)

test('both ends belong to the range', () => {
  expect(positionIn(263.99, ranges.total)).toBe('below')
  expect(positionIn(264, ranges.total)).toBe('within')
  expect(positionIn(916, ranges.total)).toBe('within')
  expect(positionIn(916.01, ranges.total)).toBe('above')
})

test.each([
  [210, 15, 'below', 'below', null],
  [520, 38, 'within', 'within', null],
  [1500, 18, 'above', 'above', null],
  [1000, 60, 'above', 'within', 'high-total'],
  [400, 90, 'within', 'below', 'low-free'],
  [255, 5, 'below', 'within', 'low-total'],
] as const)(
  'a total of %d with SHBG of %d lies %s, its free part %s',
  (total, shbg, where, free, mismatch) => {
    expect(of(total, shbg)).toMatchObject({ total: where, free, mismatch })
  },
)

test('a free value is compared as displayed, so that 7.1 is never below 7.1', () => {
  expect(positionsOf({ totalNgDl: 500, freeNgDl: 7.06 }, ranges).free).toBe('within')
  expect(positionsOf({ totalNgDl: 500, freeNgDl: 7.04 }, ranges).free).toBe('below')
  expect(positionsOf({ totalNgDl: 500, freeNgDl: 22.64 }, ranges).free).toBe('within')
  expect(positionsOf({ totalNgDl: 500, freeNgDl: 22.66 }, ranges).free).toBe('above')
})

test.each([
  [263.99, false],
  [264, true],
  [299.99, true],
  // Shown as 300.
  [299.999, false],
  [300, false],
  [520, false],
])('a total of %d is within its range and below the cutoff of the guideline: %p', (total, is) => {
  expect(of(total, 38).belowCutoff).toBe(is)
})
