// Only the built pages show that what content/ says is on them.
import { about } from '../../content/about'
import { contact } from '../../content/contact'
import { disclaimers } from '../../content/disclaimers'
import { price, prices } from '../../content/facts/amounts'
import { clinic } from '../../content/facts/clinic'
import { policy } from '../../content/facts/policies'
import { faq } from '../../content/faq'
import { hipaaNotice } from '../../content/legal/hipaa-notice'
import { overview } from '../../content/overview'
import { menuLabels } from '../../content/page-names'
import { resources } from '../../content/resources'
import type { FaqItem } from '../../content/schema'
import { peptideTherapy } from '../../content/services/peptide-therapy'
import { testimonials } from '../../content/testimonials'
import { thankYou } from '../../content/thank-you'
import { header } from '../../content/ui/layout'
import { testimonialSections } from '../../content/ui/pages'
import { openSpan, weekInShort, weekRuns } from '../../lib/clinic/hours'
import { routes } from '../../lib/routes'
import { quickLinks } from '../../lib/site/navigation'
import { serviceCards } from '../../lib/site/services'
import { usd } from '../../lib/words/money'
import { type Element, elements, parseHtml, text } from '../../tools/audit/html'
import {
  childrenOf,
  footerOf,
  listUnder,
  mainOf,
  sectionOf,
  served,
  titlesIn,
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

test('services: its cards, prices, reasons and questions', async ({ request }) => {
  const html = await served(request, routes.services)
  const programs = listUnder(html, overview.intro.heading).map(words)
  const cards = [...programs, ...listUnder(html, overview.more.heading).map(words)]
  expect(cards).toHaveLength(serviceCards.length)
  for (const [index, card] of cards.entries())
    for (const shown of ['title', 'h2Title', 'description', 'linkText'] as const)
      expect(card).toContain(serviceCards[index]?.[shown])
  const warned = cards.filter(card => card.includes(disclaimers.peptideCard))
  expect(warned).toEqual([expect.stringContaining(peptideTherapy.card.title)])
  expect(listUnder(html, overview.why.heading)).toHaveLength(overview.why.items.length)
  const monthly = prices.items.filter(({ unit }) => unit === 'month')
  expect(programs).toHaveLength(monthly.length)
  for (const [index, { dollars, badge = '' }] of monthly.entries()) {
    expect(programs[index]).toContain(`from ${usd(dollars)} a month`)
    expect(programs[index]).toContain(badge)
  }
  expect(words(sectionOf(html, overview.more.heading))).toContain(price.firstVisit)
  expect(questions(sectionOf(html, overview.faq.heading))).toHaveLength(overview.faq.items.length)
})

test('contact: facts, communities, one rating line, time until a reply', async ({ request }) => {
  const html = await served(request, routes.contact)
  const page = words(mainOf(html))
  const { location } = contact
  const { value, best, reviews } = clinic.ratings.google
  const place = sectionOf(html, location.heading)
  const towns = within(
    place,
    ({ tagName, attrs }) => tagName === 'ul' && attrs.some(({ value }) => value.startsWith('in-a-row')),
  ).flatMap(childrenOf)
  expect(towns.map(words)).toEqual([...clinic.communities])
  expect(titlesIn(place)).toEqual([
    location.heading,
    location.arrival,
    location.communities,
    contact.reviews.heading,
  ])
  for (const fact of [
    clinic.phone.display,
    `Fax${clinic.fax.display}`,
    clinic.email.address,
    clinic.address.street,
    weekInShort(clinic.hours),
    contact.booking.schedule,
    about.map.directions,
    location.rating,
    location.ratingLabel,
    contact.replies,
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
  expect(questions(mainOf(html))).toHaveLength(faq.groups.flatMap<FaqItem>(({ items }) => items).length)
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
  const titles = within(mainOf(html), ({ tagName }) => tagName === 'h2' || tagName === 'h3').map(words)
  expect(titles).toEqual(expect.arrayContaining([...cards.map(({ title }) => title), comingSoon.title]))
  const page = words(mainOf(html))
  expect(page).toContain(comingSoon.badge)
  // A number stands below its label, a word before it.
  for (const { value, label } of stats)
    expect(page).toContain(/\d/.test(value) ? `${label}${value}` : `${value} ${label}`)
})

test('about: every stop of the tour', async ({ request }) => {
  const html = await served(request, routes.about)
  const page = words(mainOf(html))
  for (const { title, text } of about.tour.stations) expect(page).toContain(title + text)
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
