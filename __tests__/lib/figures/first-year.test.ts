import { firstYear } from '@/lib/figures/first-year'

test('what comes after a year is cut off, also within a window', () => {
  expect(
    firstYear({
      inWeeks: true,
      dots: [0, 52, 53],
      windows: [
        [4, 6],
        [40, 60],
        [52, 78],
      ],
    }),
  ).toEqual({
    dots: [0, 52],
    windows: [
      [4, 6],
      [40, 52],
    ],
  })
})

test('a timeline of minutes is one visit at the start', () => {
  expect(firstYear({ dots: [0, 30], windows: [[30, 60]] })).toEqual({ dots: [0], windows: [] })
})
