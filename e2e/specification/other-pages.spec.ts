import { contact } from '../../content/contact'
import { prices } from '../../content/facts/amounts'
import { clinic } from '../../content/facts/clinic'
import { policy } from '../../content/facts/policies'
import { overview } from '../../content/overview'
import { thankYou } from '../../content/thank-you'
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
 * The specification's counts and quotations on all other pages. Facts of the clinic, prices and headings come from
 * content/, so that they can change in one place.
 */

const questions = (element: Element) =>
  within(element, ({ tagName, attrs }) => tagName === 'details' && attrs.some(({ value }) => value === 'faq'))
const count = (html: string, literal: string) => html.split(literal).length - 1

/** The week as the tables print it. */
const week = weekdays.flatMap(day => clinic.hours.find(entry => entry.day === day) ?? [])
const hoursOf = ({ open }: (typeof week)[number]) =>
  open ? `${clockTime(open.from)} to ${clockTime(open.to)}` : 'Closed'

test('services: seven cards, four reasons, three prices, seven questions', async ({ request }) => {
  const html = await served(request, routes.services)
  const cards = listUnder(html, overview.intro.heading).map(words)
  expect(cards).toHaveLength(7)
  expect(serviceCards).toHaveLength(7)
  for (const [index, card] of cards.entries()) expect(card).toContain(serviceCards[index]?.title)
  expect(cards.filter(card => card.includes('not been evaluated by the FDA'))).toHaveLength(1)
  expect(cards.find(card => card.includes('Peptide therapy'))).toContain(
    'These statements have not been evaluated by the FDA.',
  )
  expect(listUnder(html, overview.why.heading)).toHaveLength(4)
  const listed = listUnder(html, overview.prices.heading)
  expect(titlesOf(listed)).toEqual([
    'Initial Discovery Experience',
    'TRT monthly Most Popular',
    'Weight Loss Program',
  ])
  for (const [index, { price, originalPrice }] of prices.items.entries())
    expect(words(listed[index] ?? mainOf(html))).toContain(
      originalPrice ? `${originalPrice} ${price}` : price,
    )
  for (const price of listed) expect(titlesIn(price).slice(1)).toEqual(['Includes', 'Not included'])
  expect(words(sectionOf(html, overview.prices.heading))).toContain(`Prices as of ${longDate(prices.asOf)}`)
  expect(questions(sectionOf(html, overview.faq.heading))).toHaveLength(7)
})

test('contact: facts, 16 communities, one rating line, time until a reply', async ({ request }) => {
  const html = await served(request, routes.contact)
  const page = words(mainOf(html))
  const { location } = contact
  const { value, best, reviews } = clinic.ratings.google
  const place = sectionOf(html, location.heading)
  const towns = within(place, ({ tagName }) => tagName === 'ul')
    .slice(-1)
    .flatMap(childrenOf)
  expect(towns.map(words)).toEqual([...clinic.communities])
  expect(clinic.communities).toHaveLength(16)
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
    'Schedule Now',
    'Get directions',
    `${value}/${best}`,
    `from ${reviews}+ Google reviews`,
    `Replies come within ${policy.reply}`,
    'Book Discovery Experience',
  ])
    expect.soft(page).toContain(fact)
  expect(html).toContain(`href="${clinic.phone.href}"`)
  expect(html).toContain(`href="${clinic.email.href}"`)
  const markup = `"AggregateRating","ratingValue":${value},"bestRating":${best},"reviewCount":${reviews}`
  expect(count(html, markup)).toBe(1)
})

test('FAQ: five groups, all topics, the figures of the policies', async ({ request }) => {
  const html = await served(request, routes.faq)
  for (const [group, ids] of [
    ['General Clinic', ['insurance', 'payment', 'location-parking', 'telemedicine', 'scheduling']],
    ['Labs & Testing', ['fasting', 'lab-location', 'results-timing']],
    ['Medications & Prescriptions', ['refills', 'shipping', 'own-pharmacy']],
    ['Policies & Programs', ['membership', 'pay-per-service', 'cancellation']],
    ['Privacy & Safety', ['security', 'hipaa']],
  ] as const) {
    const answers = within(sectionOf(html, group), ({ attrs }) =>
      attrs.some(({ value }) => value.startsWith('fold-answer')),
    )
    // The topics of the specification come first, in its order; others follow.
    const named = answers.map(({ attrs }) => attrs.find(({ name }) => name === 'id')?.value)
    expect(named.slice(0, ids.length)).toEqual([...ids])
  }
  expect(questions(mainOf(html)).length).toBeGreaterThanOrEqual(16)
  const page = words(mainOf(html))
  for (const figure of [
    `at least ${policy.cancel}`,
    policy.cancelProcedure,
    policy.fasting,
    policy.labResults,
    policy.specialLabResults,
    `at least ${policy.refill}`,
    policy.shipping,
    'HSA and FSA',
  ])
    expect.soft(page).toContain(figure)
  expect(words(sectionOf(html, 'Still have questions?'))).toContain(`Call ${clinic.phone.display}`)
})

test('resources: five cards, one of them announced, three figures', async ({ request }) => {
  const html = await served(request, routes.resources)
  const cards = within(mainOf(html), ({ tagName }) => tagName === 'h2').map(words)
  expect(cards.slice(0, 6)).toEqual([
    'FAQs',
    'Free Testosterone Calculator',
    'Supplements',
    'Patient Portal',
    'Peak Insights',
    'Events & Webinars',
  ])
  const page = words(mainOf(html))
  for (const literal of ['Coming Soon', 'portal access24/7', 'supplements100+', 'supportExpert'])
    expect(page).toContain(literal)
})

test('about: two films and three photos', async ({ request }) => {
  const html = await served(request, routes.about)
  expect(count(html, 'data-kind="video"')).toBe(2)
  expect(count(html, 'data-kind="photo"')).toBe(3)
})

test('testimonials: button, link, sentence and three values', async ({ request }) => {
  const html = await served(request, routes.testimonials)
  const page = words(mainOf(html))
  for (const literal of [
    'Schedule Your Consultation',
    'See All Reviews on Google',
    `Results may vary. All testimonials are from real ${clinic.shortName} patients.`,
  ])
    expect(page).toContain(literal)
  expect(listUnder(html, 'What we stand by')).toHaveLength(3)
  for (const value of ['Evidence-Based Care', 'Personalized Treatment', 'Ongoing Support'])
    expect(page).toContain(value)
})

const logIn = `log in ${policy.telehealthLogin} before`
const firstVisit = [
  `Within ${policy.intakeForms}`,
  `last ${policy.labsFromLast}`,
  `${policy.arrive} early`,
  logIn,
  thankYou.serviceArea,
]
const booked = "You're Booked! Here's What Happens Next"
for (const [path, title, portal, figures] of [
  [routes.thankYou, booked, thankYou.portal, firstVisit],
  [routes.thankYouConsult, booked, thankYou.portal, firstVisit],
  [
    routes.thankYouFollowup,
    'Thank You for Booking Your Follow-Up',
    'Portal Login',
    [`${policy.arriveFollowUp} early`, logIn],
  ],
] as const) {
  test(`${path}: its title, four steps, the portal and the contact`, async ({ request }) => {
    const html = await served(request, path)
    expect(titlesIn(mainOf(html))[0]).toBe(title)
    expect(elements(parseHtml(html), 'title').map(text)).toContain(`${title} | ${clinic.shortName}`)
    expect(listUnder(html, 'What to Expect')).toHaveLength(4)
    const page = words(mainOf(html))
    for (const literal of [...figures, portal, clinic.email.address]) expect.soft(page).toContain(literal)
  })
}

test('the footer: the menu, seven services and their list, the week, social links, legal pages', async ({
  request,
}) => {
  const foot = footerOf(await served(request, routes.about))
  const links = within(foot, ({ tagName }) => tagName === 'a').map(words)
  const names = serviceCards.map(({ name }) => name)
  expect(links.filter(link => names.includes(link))).toEqual(names)
  for (const { label } of [...quickLinks, ...clinic.social.map(({ name }) => ({ label: name }))])
    expect(links).toContain(label)
  for (const link of ['All Services', 'Terms of Service', 'Notice of Privacy Practices'])
    expect(links).toContain(link)
  expect(within(foot, ({ tagName }) => tagName === 'tr').map(words)).toEqual(
    weekRuns(clinic.hours).map(({ short, open }) => `${short}${openSpan(open)}`),
  )
})

test('the notice of privacy practices has its header, its sections and its date', async ({ request }) => {
  const html = await served(request, routes.privacy)
  expect(html).toContain(
    'THIS NOTICE DESCRIBES HOW MEDICAL INFORMATION ABOUT YOU MAY BE USED AND DISCLOSED AND HOW YOU CAN GET ACCESS TO THIS INFORMATION. PLEASE REVIEW IT CAREFULLY.',
  )
  for (const id of ['compliance', 'uses', 'rights', 'security', 'breach', 'complaints'])
    expect(html).toContain(`id="${id}"`)
  expect(html).toContain(longDate(clinic.hipaaNoticeEffectiveOn))
  expect(html).toContain('We will not retaliate')
})
