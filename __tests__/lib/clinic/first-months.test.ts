import { amounts, prices } from '@/content/facts/amounts'
import { makersPrices } from '@/content/facts/medicine-prices'
import { axisEnd, firstMonths } from '@/lib/clinic/first-months'

const { firstVisit, testosterone, weightLoss } = amounts

test('the first months of a program are the first visit and six months', () => {
  const strips = firstMonths(prices)
  expect(strips.map(({ key, parts }) => [key, parts])).toEqual([
    ['testosterone', [firstVisit, ...Array(6).fill(testosterone)]],
    ['weight-loss', [firstVisit, ...Array(6).fill(weightLoss)]],
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

test('every course has six fills, and doses that rise', () => {
  expect(makersPrices.courses.length).toBeGreaterThan(0)
  for (const { name, steps } of makersPrices.courses) {
    const doses = steps.flatMap(step => [...step.doses])
    expect([name, steps.reduce((sum, { fills }) => sum + fills, 0)]).toEqual([name, 6])
    expect([name, doses]).toEqual([name, [...doses].sort((a, b) => a - b)])
  }
})
