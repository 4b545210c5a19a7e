import { clinic } from '../../content/facts/clinic'
import type { ServiceKey, ServicePart } from '../../content/schema'
import { services } from '../../content/services'
import { servicePaths } from '../../lib/routes'
import { serviceCards } from '../../lib/site/services'
import type { Element } from '../../scripts/audit/html'
import { childrenOf, listUnder, mainOf, sectionOf, served, titlesOf, within, words } from '../support/served'
import { expect, test } from '../support/served-test'

/** The specification's counts and names on the seven service pages. Headings and texts come from content/. */

const questions = (element: Element) =>
  within(element, ({ tagName, attrs }) => tagName === 'details' && attrs.some(({ value }) => value === 'faq'))

type Specified = {
  /** Parts of the page besides those that every service has, with the number of their items. */
  parts: Partial<Record<ServicePart['kind'], number>>
  button?: string
  related: readonly [ServiceKey, ServiceKey, ServiceKey]
}

/** A service that is not in the specification; the checks common to all services apply to it, too. */
const specified: Partial<Record<ServiceKey, Specified>> = {
  'prp-therapy': {
    parts: { treatments: 6 },
    button: 'Restore, Repair, Renew',
    related: ['microneedling', 'peptide-therapy', 'iv-hydration-therapy'],
  },
  microneedling: {
    parts: { gallery: 7 },
    button: 'Refresh Your Look Today',
    related: ['prp-therapy', 'iv-hydration-therapy', 'functional-health-programs'],
  },
  'functional-health-programs': {
    parts: { programs: 3 },
    related: ['medical-weight-loss', 'testosterone-replacement-therapy', 'peptide-therapy'],
  },
  'iv-hydration-therapy': {
    parts: { offerings: 5 },
    related: ['medical-weight-loss', 'peptide-therapy', 'testosterone-replacement-therapy'],
  },
  'testosterone-replacement-therapy': {
    parts: { pricing: 1 },
    related: ['medical-weight-loss', 'peptide-therapy', 'functional-health-programs'],
  },
  'medical-weight-loss': {
    parts: { pricing: 1 },
    related: ['testosterone-replacement-therapy', 'peptide-therapy', 'functional-health-programs'],
  },
  'peptide-therapy': {
    parts: {},
    related: ['testosterone-replacement-therapy', 'medical-weight-loss', 'iv-hydration-therapy'],
  },
}

const serviceOf = (key: ServiceKey) => {
  const service = services.find(one => one.key === key)
  if (!service) throw new Error(`No service ${key}.`)
  return service
}
const nameOf = (key: ServiceKey) => serviceCards.find(card => card.key === key)?.name ?? ''

function headingOf(key: ServiceKey, kind: ServicePart['kind']): string {
  const part = serviceOf(key).parts?.find(one => one.kind === kind)
  if (!part) throw new Error(`${key} has no ${kind}.`)
  return part.heading
}

test('the seven services of the specification exist', () => {
  const keys = Object.keys(specified)
  expect(keys).toHaveLength(7)
  expect(services.map(({ key }) => key)).toEqual(expect.arrayContaining(keys))
})

for (const { key, suitability, journey, benefits, faq } of services) {
  const { parts, button = clinic.booking.button, related = [] } = specified[key] ?? { parts: {} }
  test(`${key}: its lists, its questions, its buttons, its neighbors`, async ({ request }) => {
    const html = await served(request, servicePaths[key])
    const main = mainOf(html)
    expect(listUnder(html, suitability.heading), suitability.heading).toHaveLength(8)
    expect(listUnder(html, journey.heading), journey.heading).toHaveLength(4)
    expect(listUnder(html, benefits.heading), benefits.heading).toHaveLength(6)
    for (const kind of ['treatments', 'programs', 'offerings', 'gallery', 'pricing'] as const) {
      const expected = parts[kind]
      if (expected === undefined) continue
      expect(listUnder(html, headingOf(key, kind)), kind).toHaveLength(expected)
    }
    // The specification requires six; the page has more, and all are served.
    expect(faq.items.length).toBeGreaterThanOrEqual(6)
    expect(questions(main)).toHaveLength(faq.items.length)
    const booking = within(main, ({ attrs }) => attrs.some(({ name }) => name === 'data-booking'))
    expect(booking.map(words)).toEqual([button, clinic.booking.button])
    const neighbors = listUnder(html, 'Related Services').map(item => words(item))
    expect(neighbors).toHaveLength(3)
    for (const [index, neighbor] of related.entries()) expect(neighbors[index]).toContain(nameOf(neighbor))
    expect(words(main)).toContain('Contact Us')
  })
}

test('PRP: the list of who can benefit and its six treatments, by the names the specification gives', async ({
  request,
}) => {
  const html = await served(request, servicePaths['prp-therapy'])
  expect(listUnder(html, 'Who Can Benefit')).toHaveLength(8)
  const treatments = listUnder(html, headingOf('prp-therapy', 'treatments')).map(words)
  const names = [
    'P-Shot',
    'Hair Restoration',
    'Vampire Facial',
    'Joint & Injury Healing',
    'Vampire Facelift',
    'O-Shot',
  ]
  for (const [index, name] of names.entries()) expect(treatments[index]).toContain(name)
  expect(treatments[5]).toContain('For partners')
})

test('microneedling: seven records with their treatments, and the film in its box', async ({ request }) => {
  const html = await served(request, servicePaths.microneedling)
  const heading = headingOf('microneedling', 'gallery')
  const columns = within(sectionOf(html, heading), ({ tagName }) => tagName === 'thead').flatMap(head =>
    within(head, ({ tagName }) => tagName === 'th').map(words),
  )
  const records = listUnder(html, heading).map(record => {
    const [condition, ...cells] = childrenOf(record)
    const marked = columns.slice(1).filter((_, index) => childrenOf(cells[index] ?? record).length > 0)
    return [condition && words(condition), ...marked]
  })
  expect(records).toEqual([
    ['Acne scarring', 'After 1 treatment'],
    ['Active acne', 'After 3 treatments'],
    ['Skin rejuvenation', 'After 3 treatments'],
    ['Stretch marks', 'After 3 treatments'],
    ['Hair restoration', 'After 3 treatments'],
    ['Scalp treatment', 'After 3 treatments'],
    ['Facial rejuvenation', 'After 4 treatments'],
  ])
  expect(words(sectionOf(html, heading))).toContain('Patient photos will be shown only with written consent')
  expect(words(sectionOf(html, headingOf('microneedling', 'video')))).toContain('Play video')
})

test('functional health: three programs with duration and focus', async ({ request }) => {
  const key = 'functional-health-programs'
  const programs = listUnder(await served(request, servicePaths[key]), headingOf(key, 'programs'))
  expect(titlesOf(programs)).toEqual([
    '21-Day Metabolic Reset',
    'Cellular Renewal Program',
    'Cellular Vitality Reset',
  ])
  for (const [index, weeks] of ['3 weeks', '6-8 weeks', '12-16 weeks'].entries())
    expect(programs.map(words)[index]).toContain(weeks)
  for (const program of programs) expect(within(program, ({ tagName }) => tagName === 'li')).toHaveLength(4)
})

test('IV: five offerings with benefit tags', async ({ request }) => {
  const key = 'iv-hydration-therapy'
  const offerings = listUnder(await served(request, servicePaths[key]), headingOf(key, 'offerings'))
  expect(titlesOf(offerings)).toEqual([
    "Myers' Cocktail",
    'NAD+ Infusion',
    'Athletic Performance IV',
    'Immunity Boost',
    'Vitamin Injections',
  ])
  for (const offering of offerings)
    expect(within(offering, ({ tagName }) => tagName === 'li').length).toBeGreaterThanOrEqual(2)
})

test('clinical figures of the specification, on the page of their service', async ({ request }) => {
  for (const [key, figures] of [
    [
      'testosterone-replacement-therapy',
      [
        '6 weeks, 3 months and 6 months, then every 6 to 12 months',
        '1 to 2 times a week, or daily cream',
        '1 to 2% a year',
      ],
    ],
    ['medical-weight-loss', ['20+ pounds', 'HSA or FSA', '14.9%', '20.9%', '68 weeks', '72 weeks']],
    [
      'prp-therapy',
      ['3-4 sessions, 4-6 weeks apart', '2-3 sessions', '1-2 sessions', 'every 3 to 6 months', '2-3 days'],
    ],
    [
      'microneedling',
      ['3-6 sessions', '4-6 weeks', '30-45 minutes', '2 to 3 days', '1 to 2 days with exosomes'],
    ],
    ['iv-hydration-therapy', ['30-60 minutes', '2-4 hours']],
  ] as const) {
    const page = words(mainOf(await served(request, servicePaths[key])))
    for (const figure of figures) expect.soft(page, key).toContain(figure)
  }
})

test('each risk of testosterone starts with its name in bold', async ({ request }) => {
  const key = 'testosterone-replacement-therapy'
  const { risks } = serviceOf(key)
  const section = sectionOf(await served(request, servicePaths[key]), risks.heading)
  const names = within(section, ({ tagName }) => tagName === 'li').map(risk =>
    within(risk, ({ tagName }) => tagName === 'b').map(words),
  )
  // The name is the first sentence of the text.
  expect(names).toEqual(risks.items.map(({ text }) => [text.match(/^[^.]+\./)?.[0]]))
})
