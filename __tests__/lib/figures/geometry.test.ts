import fc from 'fast-check'
import { countedMen, crowd, man, merged, percent, sessionSpans } from '@/lib/figures/geometry'

/** Area that the rectangles leave to whole cells and figures, in men. */
function menIn(count: number): number {
  return countedMen(count).reduce((men, { width, height }) => {
    const rows = height / man.cellHeight
    const cells = Math.floor(width / man.cellWidth)
    const rest = width - cells * man.cellWidth
    const part = rest > 0 ? (rest - man.inset) / man.width : 0
    return men + rows * (cells + part)
  }, 0)
}

test('3.5 of 100 fills exactly three and a half men', () => {
  expect(countedMen(3.5)).toEqual([{ y: 0, width: 3 * 15 + 1.6 + 5.9, height: 25 }])
})

test('half a man is cut through the middle of his figure', () => {
  const [rect] = countedMen(0.5)
  expect(rect?.width).toBe(man.inset + man.width / 2)
  expect(man.inset + man.width / 2).toBe(man.cellWidth / 2)
})

test('twenty or more start a second row; whole counts have no fraction', () => {
  expect(countedMen(20)).toEqual([{ y: 0, width: 300, height: 25 }])
  expect(countedMen(42)).toEqual([
    { y: 0, width: 300, height: 50 },
    { y: 50, width: 30, height: 25 },
  ])
  expect(countedMen(0)).toEqual([])
})

test('a hundred men fill the whole crowd', () => {
  expect(crowd).toEqual({ width: 300, height: 125 })
  expect(countedMen(100)).toEqual([{ y: 0, width: 300, height: 125 }])
})

test('any share of a hundred men is filled exactly', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1000 }), tenths => {
      expect(menIn(tenths / 10)).toBeCloseTo(tenths / 10, 2)
    }),
  )
})

test('axes begin at 0 and have equal units', () => {
  expect(percent(0, 52)).toBe('0%')
  expect(percent(26, 52)).toBe('50%')
  expect(percent(52, 52)).toBe('100%')
  expect(percent(1, 3)).toBe('33.33%')
})

test('windows of sessions 4 to 6 weeks apart widen until they overlap', () => {
  expect(sessionSpans(3, [4, 6])).toEqual([
    [4, 6],
    [8, 12],
  ])
  expect(sessionSpans(4, [4, 6])).toEqual([
    [4, 6],
    [8, 18],
  ])
})

test('spans that touch or overlap become one', () => {
  expect(
    merged([
      [8, 12],
      [4, 6],
      [12, 18],
      [16, 17],
    ]),
  ).toEqual([
    [4, 6],
    [8, 18],
  ])
})
