import { readFileSync } from 'node:fs'
import { render, screen } from '@testing-library/react'
import { EffectPlot } from '@/components/figures/effect-plot'
import { IconArray } from '@/components/figures/icon-array'
import { JourneyStrip } from '@/components/figures/journey-strip'
import { PairPlot } from '@/components/figures/pair-plot'
import { ServiceFigure, StepsFigure } from '@/components/figures/service-figure'
import type { ServiceKey } from '@/content/schema'
import { services } from '@/content/services'
import { figureNames, figureWords, pairWords, schematic } from '@/content/ui/figures'
import { journeys } from '@/content/ui/journeys'
import {
  questionFigures,
  serviceEffects,
  serviceFigures,
  servicePairs,
  serviceRisks,
} from '@/content/ui/trial-figures'
import { countedMen } from '@/lib/figures/geometry'
import { serviceSourceIds, serviceSources } from '@/lib/site/references'

const trt = 'testosterone-replacement-therapy'
const drawnFor = services.flatMap(service =>
  (serviceFigures[service.key] ?? []).map(name => ({ name, service })),
)

test.each(figureNames)('%s is used on a page, and has an alternative text of some length', name => {
  expect([...drawnFor.map(drawn => drawn.name), ...Object.values(questionFigures).flat()]).toContain(name)
  expect(figureWords[name].alt.length).toBeGreaterThan(40)
})

test.each(drawnFor)('$name states its evidence: "schematic", or a source that its page lists', drawn => {
  const { name, service } = drawn
  const { evidence } = figureWords[name]
  if (evidence.kind === 'sources')
    expect(serviceSourceIds(service)).toEqual(expect.arrayContaining([...evidence.ids]))
  render(
    <>
      <ServiceFigure serviceKey={service.key} sources={serviceSources(service)} />
      <StepsFigure serviceKey={service.key} />
    </>,
  )
  const caption = screen.getByRole('img', { name: figureWords[name].alt }).closest('figure')
  if (evidence.kind === 'schematic') expect(caption?.textContent).toContain(schematic)
  else expect(caption?.querySelector('.cite')?.textContent.split(', ')).toHaveLength(evidence.ids.length)
})

test('figures of trials cite sources that their page lists', () => {
  for (const service of services) {
    const ids = [
      ...[serviceRisks[service.key]?.source ?? []].flat(),
      ...[serviceEffects[service.key]?.source ?? []].flat(),
      ...(servicePairs[service.key]?.sources ?? []),
    ]
    expect(serviceSourceIds(service)).toEqual(expect.arrayContaining(ids))
  }
})

test('screen readers get risks as numbers, with and without treatment', () => {
  const service = services.find(({ key }) => key === trt)
  if (!service) throw new Error('no testosterone service')
  const { container } = render(<IconArray serviceKey={trt} sources={serviceSources(service)} />)
  const risk = serviceRisks[trt]
  expect(container).toHaveTextContent(`${risk?.treated} of 100`)
  expect(container).toHaveTextContent(`${risk?.placebo} of 100`)
  const drawn = [...container.querySelectorAll('svg[viewBox]')].map(crowd =>
    all(crowd, 'rect:not(:first-child)', 'width').map(Number),
  )
  const widths = (count: number) => countedMen(count).map(({ width }) => width)
  expect(drawn).toEqual([widths(risk?.treated ?? 0), widths(risk?.placebo ?? 0)])
  expect(drawn[0]).not.toEqual(drawn[1])
})

test('screen readers get every effect with its size, and each is drawn on an axis to 0.9', () => {
  const service = services.find(({ key }) => key === trt)
  if (!service) throw new Error('no testosterone service')
  render(<EffectPlot serviceKey={trt} sources={serviceSources(service)} />)
  const effects = serviceEffects[trt]?.items ?? []
  const rows = screen.getAllByRole('listitem')
  expect(rows.map(row => row.textContent)).toEqual(
    effects.map(({ name, size }) => `${name}${size ?? 'no effect'}`),
  )
  expect(rows.map(row => row.querySelector('circle')?.getAttribute('cx'))).toEqual([
    '18.89%',
    '17.78%',
    '17.78%',
    '0%',
    '0%',
  ])
  // A line from 0 ends in its dot; no effect has none.
  expect(rows.map(row => row.querySelector('line')?.getAttribute('x2'))).toEqual([
    '18.89%',
    '17.78%',
    '17.78%',
    undefined,
    undefined,
  ])
})

test('small, medium and large stand where they begin on the axis to 0.9: at 0.2, 0.5 and 0.8', () => {
  const styles = readFileSync('components/figures/figures.css', 'utf8')
  const [, columns = ''] = /\.effect-axis \{[^}]*grid-template-columns: ([^;]+);/.exec(styles) ?? []
  const shares = columns.split(' ').map(share => Number.parseFloat(share))
  const whole = shares.reduce((sum, share) => sum + share)
  const begins = shares.map((_, index) => (0.9 * shares.slice(0, index).reduce((a, b) => a + b, 0)) / whole)
  expect(begins).toEqual([0, 0.2, 0.5, 0.8].map(size => expect.closeTo(size, 6)))
})

function drawnPairs(key: ServiceKey): SVGSVGElement {
  const service = services.find(one => one.key === key)
  if (!service) throw new Error(`no service ${key}`)
  render(<PairPlot serviceKey={key} sources={serviceSources(service)} />)
  const drawing = screen.getByRole('img')
  if (!(drawing instanceof SVGSVGElement)) throw new Error('not drawn')
  return drawing
}
const all = (drawing: Element, selector: string, attribute: string) =>
  [...drawing.querySelectorAll(selector)].map(one => one.getAttribute(attribute))

test('PRP: both trials with a figure on one scale from 0 to 100, the third with its finding', () => {
  const drawing = drawnPairs('prp-therapy')
  expect(all(drawing, 'circle:not(.effects-none)[cx$="%"]', 'cx')).toEqual(['69%', '58.3%'])
  expect(all(drawing, 'circle.effects-none[cx$="%"]', 'cx')).toEqual(['27%', '53.6%'])
  // Rows of one height and bands of one length: no trial weighs more. The third, below the scale, has no band to read it on.
  expect(all(drawing, 'svg[y]', 'y')).toEqual(['2em', '5.6em', '11em'])
  expect(all(drawing, '.effects-band', 'width')).toEqual(['100%', '100%'])
  expect(drawing).toHaveAccessibleName(
    'Erections: men of 100 with a useful gain. 60 men, after 6 months: 69 PRP, 27 placebo. 61 men randomized, after 1 month: 58.3 PRP, 53.6 placebo. 52 men, after 6 months: average scores almost equal.',
  )
  const caption = drawing.closest('figure')?.querySelector('figcaption')
  expect(caption).toHaveTextContent('the third gives averages only')
  expect(caption?.querySelector('.cite')?.textContent.split(', ')).toHaveLength(4)
})

test('programs: one gain at 6 months, and no difference at 12', () => {
  const drawing = drawnPairs('functional-health-programs')
  expect(all(drawing, 'circle[cx$="%"]', 'cx')).toEqual(['22%', '31%'])
  expect(drawing).toHaveAccessibleName(/After 12 months: no longer any difference\.$/)
})

test('a number is placed outside its pair, so that it never covers the other mark', () => {
  const drawing = drawnPairs('prp-therapy')
  const ends = [...drawing.querySelectorAll('text[dx]')].map(one => one.textContent)
  expect(ends).toEqual(['27', '69', '53.6', '58.3'])
  expect(all(drawing, 'text[dx]', 'text-anchor')).toEqual(['end', null, 'end', null])
})

test.each(Object.entries(servicePairs))(
  '%s: a name for each row, no number past the axis',
  (key, { rows }) => {
    const words = Object.entries(pairWords).find(([name]) => name === key)?.[1]
    expect(words?.rows).toHaveLength(rows.length)
    // A row without numbers says what was found, and only such a row.
    expect(words?.rows.map((row: readonly string[]) => row.length)).toEqual(rows.map(of => (of ? 1 : 2)))
    for (const count of rows.flatMap(of => of ?? [])) expect(count).toBeLessThanOrEqual(100)
  },
)

test('a service without figures shows none', () => {
  const { container } = render(
    <>
      <PairPlot serviceKey="microneedling" sources={[]} />
      <EffectPlot serviceKey="microneedling" sources={[]} />
      <IconArray serviceKey="microneedling" sources={[]} />
    </>,
  )
  expect(container).toBeEmptyDOMElement()
})

test('the blood draws of the sentence are dots: the start, week 6, months 3 and 6', () => {
  const [draws] = journeys['testosterone-replacement-therapy'] ?? []
  const months = (count: number) => Math.round((count * 365.25) / 12 / 7)
  expect(draws?.text).toContain('at the start, in week 6 and in months 3 and 6')
  expect([draws?.dots, draws?.ticks]).toEqual(Array(2).fill([0, 6, months(3), months(6)]))
})

test.each(services.filter(({ key }) => journeys[key]).map(({ key }) => key))(
  'the strip of %s stays on its axis',
  key => {
    const { container } = render(<JourneyStrip serviceKey={key} />)
    const places = [...container.querySelectorAll('circle, rect, text, line')].flatMap(one =>
      ['cx', 'x', 'x1', 'x2'].flatMap(name => one.getAttribute(name) ?? []),
    )
    expect(places.length).toBeGreaterThan(0)
    for (const place of places) {
      expect(Number.parseFloat(place)).toBeGreaterThanOrEqual(0)
      expect(Number.parseFloat(place)).toBeLessThanOrEqual(100)
    }
    const spans = Array.from(container.querySelectorAll('rect[fill]'), rect =>
      ['x', 'width'].map(name => Number.parseFloat(rect.getAttribute(name) ?? '')),
    )
    const windows = (journeys[key] ?? []).flatMap(({ windows: all, to }) =>
      all.map(([start, end]) => [(100 * start) / to, (100 * (end - start)) / to]),
    )
    expect(spans).toEqual(windows.map(span => span.map(part => expect.closeTo(part, 1))))
  },
)
