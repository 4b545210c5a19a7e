import { about } from '../../content/about'
import { contact } from '../../content/contact'
import { disclaimers } from '../../content/disclaimers'
import { prices } from '../../content/facts/amounts'
import { clinic } from '../../content/facts/clinic'
import { policy } from '../../content/facts/policies'
import { faq } from '../../content/faq'
import { hipaaNotice } from '../../content/legal/hipaa-notice'
import { overview } from '../../content/overview'
import { menuLabels } from '../../content/page-words'
import { resources } from '../../content/resources'
import { peptideTherapy } from '../../content/services/peptide-therapy'
import { testimonials } from '../../content/testimonials'
import { thankYou } from '../../content/thank-you'
import { header } from '../../content/ui/layout'
import { testimonialSections } from '../../content/ui/pages'
import { priceWords } from '../../content/ui/sections'
import { longDate } from '../../lib/dates'
import { clockTime, openSpan, weekdays, weekRuns } from '../../lib/hours'
import { routes } from '../../lib/routes'
import { quickLinks } from '../../lib/site/navigation'
import { serviceCards } from '../../lib/site/services'
import { type Element, elements, parseHtml, text } from '../../scripts/audit/html'
import {
  childrenOf,
  footerOf,
  listUnder,
  mainOf,
  sectionOf,
  served,
  titlesIn,
  titlesOf,
  within,
  words,
} from '../support/served'
import { expect, test } from '../support/served-test'

/**
 * The other pages as served show what content/ has, in its order. What the specification names and counts is compared with
 * content/ in __tests__/content/specification.test.ts.
 */

const questions = (element: Element) =>
  within(element, ({ tagName, attrs }) => tagName === 'details' && attrs.some(({ value }) => value === 'faq'))
const count = (html: string, literal: string) => html.split(literal).length - 1

/** The week as the tables print it. */
const week = weekdays.flatMap(day => clinic.hours.find(entry => entry.day === day) ?? [])
const hoursOf = ({ open }: (typeof week)[number]) =>
  open ? `${clockTime(open.from)} to ${clockTime(open.to)}` : 'Closed'

test('services: its cards, reasons, prices and questions', async ({ request }) => {
  const html = await served(request, routes.services)
  const cards = listUnder(html, overview.intro.heading).map(words)
  expect(cards).toHaveLength(serviceCards.length)
  for (const [index, card] of cards.entries()) expect(card).toContain(serviceCards[index]?.title)
  const warned = cards.filter(card => card.includes(disclaimers.peptideCard))
  expect(warned).toEqual([expect.stringContaining(peptideTherapy.card.title)])
  expect(listUnder(html, overview.why.heading)).toHaveLength(overview.why.items.length)
  const listed = listUnder(html, overview.prices.heading)
  expect(titlesOf(listed)).toEqual(prices.items.map(({ name, badge }) => (badge ? `${name} ${badge}` : name)))
  for (const [index, { price, originalPrice }] of prices.items.entries())
    expect(words(listed[index] ?? mainOf(html))).toContain(
      originalPrice ? `${originalPrice} ${price}` : price,
    )
  for (const price of listed)
    expect(titlesIn(price).slice(1)).toEqual([priceWords.includes, priceWords.excludes])
  expect(words(sectionOf(html, overview.prices.heading))).toContain(`Prices as of ${longDate(prices.asOf)}`)
  expect(questions(sectionOf(html, overview.faq.heading))).toHaveLength(overview.faq.items.length)
})

test('contact: facts, communities, one rating line, time until a reply', async ({ request }) => {
  const html = await served(request, routes.contact)
  const page = words(mainOf(html))
  const { location } = contact
  const { value, best, reviews } = clinic.ratings.google
  const place = sectionOf(html, location.heading)
  const towns = within(place, ({ tagName }) => tagName === 'ul')
    .slice(-1)
    .flatMap(childrenOf)
  expect(towns.map(words)).toEqual([...clinic.communities])
  expect(titlesIn(place)).toEqual([
    location.heading,
    location.hours,
    location.reach,
    location.parking,
    location.access,
    location.communities,
  ])
  for (const fact of [
    clinic.phone.display,
    `Fax${clinic.fax.display}`,
    clinic.email.address,
    clinic.address.street,
    ...week.map(day => `${day.name}${hoursOf(day)}`),
    location.schedule,
    location.directions,
    location.rating,
    location.ratingLabel,
    contact.replies,
    clinic.booking.button,
  ])
    expect.soft(page).toContain(fact)
  expect(html).toContain(`href="${clinic.phone.href}"`)
  expect(html).toContain(`href="${clinic.email.href}"`)
  const markup = `"AggregateRating","ratingValue":${value},"bestRating":${best},"reviewCount":${reviews}`
  expect(count(html, markup)).toBe(1)
})

test('FAQ: every group with its questions, the figures of the policies', async ({ request }) => {
  const html = await served(request, routes.faq)
  for (const { title, items } of faq.groups) {
    const answers = within(sectionOf(html, title), ({ attrs }) =>
      attrs.some(({ value }) => value.startsWith('fold-answer')),
    )
    const ids = answers.map(({ attrs }) => attrs.find(({ name }) => name === 'id')?.value)
    expect(ids).toEqual(items.map(({ id }) => id))
  }
  expect(questions(mainOf(html))).toHaveLength(faq.groups.flatMap(({ items }) => items).length)
  const page = words(mainOf(html))
  for (const figure of [
    `at least ${policy.cancel}`,
    policy.cancelProcedure,
    policy.fasting,
    policy.labResults,
    policy.specialLabResults,
    `at least ${policy.refill}`,
    policy.shipping,
  ])
    expect.soft(page).toContain(figure)
  expect(words(sectionOf(html, faq.closing.heading))).toContain(`Call ${clinic.phone.display}`)
})

test('resources: its cards, what is announced, its figures', async ({ request }) => {
  const html = await served(request, routes.resources)
  const { cards, comingSoon, stats } = resources
  const titles = within(mainOf(html), ({ tagName }) => tagName === 'h2').map(words)
  expect(titles.slice(0, cards.length + 1)).toEqual([...cards.map(({ title }) => title), comingSoon.title])
  const page = words(mainOf(html))
  // A figure stands below its label.
  for (const shown of [comingSoon.badge, ...stats.map(({ value, label }) => `${label}${value}`)])
    expect(page).toContain(shown)
})

test('about: every film and photo of the tour', async ({ request }) => {
  const html = await served(request, routes.about)
  for (const kind of ['video', 'photo'])
    expect(count(html, `data-kind="${kind}"`)).toBe(
      about.tour.stations.filter(station => station.kind === kind).length,
    )
})

test('testimonials: button, link and values', async ({ request }) => {
  const html = await served(request, routes.testimonials)
  const page = words(mainOf(html))
  for (const shown of [testimonials.schedule, testimonials.google, testimonials.disclaimer])
    expect(page).toContain(shown)
  const values = listUnder(html, testimonialSections.values).map(words)
  expect(values).toHaveLength(testimonials.values.length)
  for (const [index, { title }] of testimonials.values.entries()) expect(values[index]).toContain(title)
})

const logIn = `log in ${policy.telehealthLogin} before`
const firstVisit = [
  `Within ${policy.intakeForms}`,
  `last ${policy.labsFromLast}`,
  `${policy.arrive} early`,
  logIn,
  thankYou.serviceArea,
]
for (const [path, { title, stepsHeading, steps }, portal, figures] of [
  [routes.thankYou, thankYou.booked, thankYou.portal, firstVisit],
  [routes.thankYouConsult, thankYou.consult, thankYou.portal, firstVisit],
  [
    routes.thankYouFollowup,
    thankYou.followup,
    thankYou.portalLogin,
    [`${policy.arriveFollowUp} early`, logIn],
  ],
] as const) {
  test(`${path}: its title, steps, the portal and the contact`, async ({ request }) => {
    const html = await served(request, path)
    expect(titlesIn(mainOf(html))[0]).toBe(title)
    expect(elements(parseHtml(html), 'title').map(text)).toContain(`${title} | ${clinic.shortName}`)
    expect(listUnder(html, stepsHeading)).toHaveLength(steps.length)
    const page = words(mainOf(html))
    for (const literal of [...figures, portal, clinic.email.address]) expect.soft(page).toContain(literal)
  })
}

test('the footer: the menu, the services and their list, the week, social links, legal pages', async ({
  request,
}) => {
  const foot = footerOf(await served(request, routes.about))
  const links = within(foot, ({ tagName }) => tagName === 'a').map(words)
  const names = serviceCards.map(({ name }) => name)
  expect(links.filter(link => names.includes(link))).toEqual(names)
  for (const { label } of [...quickLinks, ...clinic.social.map(({ name }) => ({ label: name }))])
    expect(links).toContain(label)
  for (const link of [header.allServices, menuLabels.terms, menuLabels.notice]) expect(links).toContain(link)
  expect(within(foot, ({ tagName }) => tagName === 'tr').map(words)).toEqual(
    weekRuns(clinic.hours).map(({ short, open }) => `${short}${openSpan(open)}`),
  )
})

test('every section of the notice of privacy practices has its id', async ({ request }) => {
  const html = await served(request, routes.privacy)
  for (const { id } of hipaaNotice.sections) expect(html).toContain(`id="${id}"`)
})
