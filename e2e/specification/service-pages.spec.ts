// Only the built pages show that what content/ says of a service is on them.
import { prices } from '../../content/facts/amounts'
import { clinic } from '../../content/facts/clinic'
import type { ServiceKey, ServicePart } from '../../content/schema'
import { services } from '../../content/services'
import { common } from '../../content/ui/common'
import { serviceWords } from '../../content/ui/service'
import { questionsPath, servicePaths } from '../../lib/routes'
import { askedMost, serviceCards } from '../../lib/site/services'
import { usd } from '../../lib/words/money'
import type { Element } from '../../tools/audit/html'
import { listsUnder, listUnder, mainOf, sectionOf, served, titlesOf, within, words } from '../support/served'
import { expect, test } from '../support/served-test'

/**
 * The service pages as served show what content/ has, in its order. What the specification names and counts is compared
 * with content/ in __tests__/content/specification.test.ts.
 */

const questions = (element: Element) =>
  within(element, ({ tagName, attrs }) => tagName === 'details' && attrs.some(({ value }) => value === 'faq'))
const points = (element: Element) => within(element, ({ tagName }) => tagName === 'li')
const nameOf = (key: ServiceKey) => serviceCards.find(card => card.key === key)?.name ?? ''

/** Every service that has the part, with its path. */
const withPart = <Kind extends ServicePart['kind']>(kind: Kind) =>
  services.flatMap(({ key, parts = [] }) =>
    parts
      .filter((part): part is Extract<ServicePart, { kind: Kind }> => part.kind === kind)
      .map(part => ({ path: servicePaths[key], part })),
  )

for (const { key, hero, suitability, journey, benefits, parts = [], faq, related } of services) {
  test(`${key}: its lists, its questions, its buttons, its neighbors`, async ({ request }) => {
    const html = await served(request, servicePaths[key])
    const main = mainOf(html)
    // A figure's own list may come first.
    for (const { heading, items } of [
      suitability,
      { heading: journey.heading, items: journey.steps },
      benefits,
      ...parts.flatMap(part => ('items' in part ? part : [])),
    ])
      expect(
        listsUnder(html, heading).map(list => list.length),
        heading,
      ).toContain(items.length)
    expect(questions(main)).toHaveLength(askedMost)
    const others = await served(request, questionsPath(key))
    expect(questions(mainOf(others))).toHaveLength(faq.items.length - askedMost)
    const booking = within(main, ({ attrs }) => attrs.some(({ name }) => name === 'data-booking'))
    // In the head, below the checklist once something is checked, after the cost, and at the end.
    const { button } = clinic.booking
    expect(booking.map(words)).toEqual([hero.button ?? button, button, button, button])
    const neighbors = listUnder(html, serviceWords.related).map(words)
    expect(neighbors).toHaveLength(related.length)
    for (const [index, neighbor] of related.entries()) expect(neighbors[index]).toContain(nameOf(neighbor))
    expect(words(main)).toContain(common.contactUs)
  })
}

test('a monthly price has its amount and all that it covers', async ({ request }) => {
  for (const { path, part } of withPart('pricing')) {
    const section = words(sectionOf(await served(request, path), part.heading))
    const price = prices.items.find(({ key }) => key === part.claim)
    if (!price) throw new Error(`${path}: there is no price ${part.claim}`)
    for (const shown of [`${usd(price.dollars)} a month`, ...price.features, ...price.excludes])
      expect.soft(section, path).toContain(shown)
  }
})

test('a treatment has its name, brand and description', async ({ request }) => {
  for (const { path, part } of withPart('treatments')) {
    const listed = listUnder(await served(request, path), part.heading).map(words)
    for (const [index, { name, brandName = '', description }] of part.items.entries())
      for (const own of [name, brandName, description]) expect(listed[index]).toContain(own)
  }
})

test('a program has its name, duration and focus', async ({ request }) => {
  for (const { path, part } of withPart('programs')) {
    const programs = listUnder(await served(request, path), part.heading)
    expect(titlesOf(programs)).toEqual(part.items.map(({ title }) => title))
    for (const [index, { duration }] of part.items.entries())
      expect(programs.map(words)[index]).toContain(duration)
    expect(programs.map(program => points(program).map(words))).toEqual(
      part.items.map(({ focus }) => [...focus]),
    )
  }
})

test('an offering has its name and the reasons for it', async ({ request }) => {
  for (const { path, part } of withPart('offerings')) {
    const offerings = listUnder(await served(request, path), part.heading)
    expect(titlesOf(offerings)).toEqual(part.items.map(({ name }) => name))
    expect(offerings.map(offering => points(offering).map(words))).toEqual(
      part.items.map(({ benefits }) => [...benefits]),
    )
  }
})
