import { fireEvent, render, screen } from '@testing-library/react'
import { RangeBar } from '@/components/calculator/range-bar'
import { SplitChart } from '@/components/calculator/split-chart'
import { TrendChart } from '@/components/calculator/trend-chart'
import { WhatIf } from '@/components/calculator/what-if'
import { splitWords, whatIfWords } from '@/content/ui/calculator'
import { freeTestosterone } from '@/lib/testosterone/vermeulen'

/** What is drawn, converted back to amounts by the labels of its axis. */

const result = freeTestosterone({ totalNgDl: 520, shbgNmolL: 38, albuminGDl: 3.5 })

const all = (root: Element, selector: string) => [...root.querySelectorAll(selector)]
const number = (of: Element | null | undefined, attribute: string) =>
  Number.parseFloat(of?.getAttribute(attribute) ?? '')

/** Amounts by place, on an even scale through all labels. */
function scaleOf(labels: readonly (readonly [place: number, amount: number])[]) {
  const [[from, low], [to, high]] = [labels[0] ?? [0, 0], labels.at(-1) ?? [0, 0]]
  const amountAt = (place: number) => low + ((place - from) * (high - low)) / (to - from)
  for (const [place, amount] of labels) expect(amountAt(place)).toBeCloseTo(amount, 0)
  return amountAt
}

test.each([10.2, 43.8])('the bar of a range, for %s ng/dL', value => {
  render(
    <RangeBar heading="" text="" low={7.1} high={22.6} axis={30} unit="ng/dL" value={value} digits={1} />,
  )
  const drawing = screen.getByRole('img')
  const labels = all(drawing, 'text[y="78"]').map(
    text => [number(text, 'x'), Number(text.textContent)] as const,
  )
  const amountAt = scaleOf(labels)
  expect(labels).toHaveLength(4)
  const range = drawing.querySelector('rect.fill-ink')
  expect(amountAt(number(range, 'x'))).toBeCloseTo(7.1, 0)
  expect(amountAt(number(range, 'x') + number(range, 'width'))).toBeCloseTo(22.6, 0)
  const you = number(drawing.querySelector('svg[x]'), 'x')
  expect(amountAt(you)).toBeCloseTo(value, 0)
  expect(you).toBeLessThan(100)
})

test('the parts of the total are as wide as their shares in the table, one after the other', () => {
  const { container } = render(<SplitChart result={result} words={splitWords} patterns={null} head={null} />)
  const shares = all(container, 'td:last-child').map(cell => Number.parseFloat(cell.textContent ?? ''))
  const parts = all(container, '.split-bar rect').map(rect => ({
    from: number(rect, 'x') || 0,
    width: number(rect, 'width'),
  }))
  const [shbg = 0, albumin = 0, free = 0] = shares
  expect(shbg + albumin + free).toBeCloseTo(100, 0)
  // Each of the bound parts is a ground and its pattern.
  const expected = [
    [0, shbg],
    [0, shbg],
    [shbg, albumin],
    [shbg, albumin],
    [shbg + albumin, free],
  ]
  for (const [index, [from = 0, width = 0]] of expected.entries()) {
    expect(parts[index]?.from).toBeCloseTo(from, 0)
    expect(parts[index]?.width).toBeCloseTo(width, 0)
  }
})

test.each([
  ['Change SHBG', 'SHBG', 38, (shbgNmolL: number) => freeTestosterone({ ...result, shbgNmolL }).freeNgDl],
  [
    'Change total',
    'total testosterone',
    520,
    (totalNgDl: number) => freeTestosterone({ ...result, totalNgDl }).freeNgDl,
  ],
] as const)('%s: heading, point, curve and caption fit the equation', (option, input, here, freeFor) => {
  render(<WhatIf result={result} words={whatIfWords} />)
  fireEvent.click(screen.getByLabelText(option))
  screen.getByRole('heading', { name: `What if your ${input} were different?` })
  const drawing = screen.getByRole('img')
  const amountAt = scaleOf(
    all(drawing, 'svg[y]:not([x])').map(tick => [number(tick, 'y'), Number(tick.textContent)]),
  )
  const valueAt = scaleOf(
    all(drawing, ':scope > text[text-anchor]')
      .filter(text => /^\d+$/.test(text.textContent ?? ''))
      .map(text => [number(text, 'x'), Number(text.textContent)]),
  )
  const you = drawing.querySelector('svg[x]:has(circle)')
  expect(valueAt(number(you, 'x'))).toBeCloseTo(here, 0)
  expect(amountAt(number(you, 'y'))).toBeCloseTo(result.freeNgDl, 1)
  const plot = drawing.querySelector('svg[viewBox]')
  const curve = plot?.querySelector('path')?.getAttribute('d')?.slice(1).split('L') ?? []
  expect(curve.length).toBeGreaterThan(20)
  for (const point of curve.slice(1)) {
    const [part = 0, depth = 0] = point.split(' ').map(Number)
    const value = valueAt(number(plot, 'x') + (part / 100) * number(plot, 'width'))
    const free = amountAt(number(plot, 'y') + (depth / 100) * number(plot, 'height'))
    expect(free / freeFor(value)).toBeCloseTo(1, 1)
  }
  expect(drawing.closest('figure')).toHaveTextContent(
    `would be ${freeFor(here / 2).toFixed(1)} ng/dL, at twice ${freeFor(here * 2).toFixed(1)} ng/dL`,
  )
})

test('kept results over time: heights from 0, distances by date, joined in order', () => {
  const kept = [
    ['2025-01-01', 4],
    ['2025-01-31', 8],
    ['2025-12-31', 16],
  ] as const
  render(
    <TrendChart
      entries={kept.map(([date, freeNgDl]) => ({ ...result, id: date, date, freeNgDl, note: '' }))}
    />,
  )
  const drawing = screen.getByRole('img')
  const dots = all(drawing, 'svg[x]').map(dot => ({ x: number(dot, 'x'), y: number(dot, 'y') }))
  const [floor, ...lines] = all(drawing, 'line')
  const heightOf = ({ y }: { y: number }) => number(floor, 'y1') - y
  const timeOf = scaleOf([
    [dots[0]?.x ?? 0, 0],
    [dots[2]?.x ?? 0, 364],
  ])
  expect(dots.map(({ x }) => Math.round(timeOf(x)))).toEqual([0, 30, 364])
  const perUnit = kept.map(([, free], index) => heightOf(dots[index] ?? { y: 0 }) / free)
  for (const one of perUnit) expect(one).toBeCloseTo(perUnit[0] ?? 0, 5)
  expect(lines.map(line => ['x1', 'y1', 'x2', 'y2'].map(end => number(line, end)))).toEqual([
    [dots[0]?.x, dots[0]?.y, dots[1]?.x, dots[1]?.y],
    [dots[1]?.x, dots[1]?.y, dots[2]?.x, dots[2]?.y],
  ])
})

test('of many kept results the drawing names the first and the last, its text all', () => {
  const values = [1, 2, 3, 4, 5, 6]
  const entries = values.map(free => ({
    ...result,
    id: `${free}`,
    date: `2026-0${free}-01`,
    freeNgDl: free,
    note: '',
  }))
  render(<TrendChart entries={entries} />)
  const drawing = screen.getByRole('img')
  expect(drawing).toHaveAccessibleName(/1\.0, 2\.0, 3\.0, 4\.0, 5\.0, 6\.0/)
  expect(all(drawing, 'svg svg text').map(({ textContent }) => textContent)).toEqual(['1.0', '6.0'])
})

test('a value beyond the usual axis is drawn within the chart of what if', () => {
  const high = freeTestosterone({ totalNgDl: 520, shbgNmolL: 180, albuminGDl: 4.3 })
  render(<WhatIf result={high} words={whatIfWords} />)
  const you = number(screen.getByRole('img').querySelector('svg[x]:has(circle)'), 'x')
  expect(you).toBeGreaterThan(50)
  expect(you).toBeLessThan(100)
})
