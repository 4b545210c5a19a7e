import { amounts, prices } from '@/content/facts/amounts'
import { axisEnd, firstMonths } from '@/lib/first-months'

const { firstVisit, testosterone, weightLoss } = amounts

test('the first months of a program are the first visit and six months', () => {
  const strips = firstMonths(prices)
  expect(strips.map(({ key, parts }) => [key, parts])).toEqual([
    ['testosterone', [firstVisit, ...Array(6).fill(testosterone)]],
    ['weight-loss', [firstVisit, ...Array(6).fill(weightLoss)]],
  ])
})

test('the total is the sum of the parts', () => {
  expect(firstMonths(prices).map(({ total }) => total)).toEqual([
    firstVisit + 6 * testosterone,
    firstVisit + 6 * weightLoss,
  ])
})

test('prices without a first visit are rejected', () => {
  expect(() => firstMonths({ items: prices.items.filter(({ unit }) => unit === 'month') })).toThrow('"visit"')
})

test('the axis ends at the first step above the largest total', () => {
  expect(axisEnd(1384, 500)).toBe(1500)
  expect(axisEnd(1500, 500)).toBe(1500)
  expect(axisEnd(1501, 500)).toBe(2000)
})
