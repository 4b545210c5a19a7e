import { render, screen } from '@testing-library/react'
import { EffectPlot } from '@/components/figures/effect-plot'
import { IconArray } from '@/components/figures/icon-array'
import { BookedStrip, JourneyStrip } from '@/components/figures/journey-strip'
import { ServiceFigure } from '@/components/figures/service-figure'
import { services } from '@/content/services'
import { figureNames, figureWords, schematic } from '@/content/ui/figures'
import { bookedJourney, journeys } from '@/content/ui/journeys'
import { serviceEffects, serviceFigures, serviceRisks } from '@/content/ui/trial-figures'
import { serviceSources } from '@/lib/site/references'

const trt = 'testosterone-replacement-therapy'
const drawnFor = services.flatMap(service =>
  (serviceFigures[service.key] ?? []).map(name => ({ name, service })),
)

test.each(figureNames)('%s has a heading, an alternative text and a caption', name => {
  const { heading, lead, alt, caption } = figureWords[name]
  for (const text of [heading, lead, caption]) expect(text).not.toBe('')
  expect(alt.length).toBeGreaterThan(40)
})

test.each(figureNames)('%s stands on a page', name => {
  expect(drawnFor.some(drawn => drawn.name === name)).toBe(true)
})

test.each(drawnFor)('$name says what it rests on: "schematic", or a source that its page lists', drawn => {
  const { name, service } = drawn
  const { evidence } = figureWords[name]
  if (evidence.kind === 'sources') expect(service.sources).toEqual(expect.arrayContaining([...evidence.ids]))
  render(<ServiceFigure serviceKey={service.key} sources={serviceSources(service)} />)
  const caption = screen.getByRole('img', { name: figureWords[name].alt }).closest('figure')
  if (evidence.kind === 'schematic') expect(caption?.textContent).toContain(schematic)
  else expect(caption?.querySelectorAll('.cite a')).toHaveLength(evidence.ids.length)
})

test('figures of trials name sources that their page lists', () => {
  for (const service of services) {
    const ids = [
      ...[serviceRisks[service.key]?.source ?? []].flat(),
      ...[serviceEffects[service.key]?.source ?? []].flat(),
    ]
    expect(service.sources).toEqual(expect.arrayContaining(ids))
  }
})

test('risks are read as numbers, with and without treatment', () => {
  const service = services.find(({ key }) => key === trt)
  if (!service) throw new Error('no testosterone service')
  const { container } = render(<IconArray serviceKey={trt} sources={serviceSources(service)} />)
  const risk = serviceRisks[trt]
  expect(container).toHaveTextContent(`${risk?.treated} of 100`)
  expect(container).toHaveTextContent(`${risk?.placebo} of 100`)
})

test('the plot of effects is read as one sentence with every value', () => {
  const service = services.find(({ key }) => key === trt)
  if (!service) throw new Error('no testosterone service')
  render(<EffectPlot serviceKey={trt} sources={serviceSources(service)} />)
  const name = screen.getByRole('img').getAttribute('aria-label')
  for (const effect of serviceEffects[trt]?.items ?? [])
    expect(name).toContain(`${effect.name} ${effect.size ?? 'no effect'}`)
})

test('a service without figures shows none', () => {
  const { container } = render(
    <>
      <EffectPlot serviceKey="microneedling" sources={[]} />
      <IconArray serviceKey="microneedling" sources={[]} />
    </>,
  )
  expect(container).toBeEmptyDOMElement()
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
  },
)

test('the way to the first visit is told in words as well', () => {
  render(<BookedStrip />)
  expect(screen.getByText(bookedJourney[0]?.says ?? '')).toBeVisible()
  expect(screen.getByText(bookedJourney[1]?.says ?? '')).toBeVisible()
})
