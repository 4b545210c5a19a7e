import { prices } from '../../content/facts/amounts'
import { claims } from '../../content/facts/claims'
import { clinic } from '../../content/facts/clinic'
import { telehealth } from '../../content/facts/telehealth'
import { careTerms } from '../../content/facts/terms'
import { popup } from '../../content/popup'
import { weekInShort } from '../../lib/hours'
import { attribute, elements, metaContents, parseHtml, text } from '../../scripts/audit/html'
import { testFacts } from '../support/facts'
import { childrenOf, footerOf, mainOf, sectionOf, served, within, words } from '../support/served'
import { expect, test } from '../support/served-test'

/** Legal requirements, the clinic's terms at the points of decision, and who is responsible for the texts. */

const service = (name: string) => `/services/${name}-flower-mound-tx`

testFacts([
  {
    name: 'Notice of privacy practices: restrictions, how to use the rights, dates',
    paths: ['/privacy-policy'],
    says: [
      'We are not required to agree.',
      'We must honor your request not to tell your health plan about it',
      'To use any of these rights, write to our Privacy Officer',
      'within 15 business days, as Texas law requires',
      'disaster relief organization',
      'when it checks whether we follow the law',
      'Effective and last revised January 1, 2025',
      'Addendum, effective February 16, 2026',
    ],
  },
  {
    name: 'Notice of privacy practices: substance-use records',
    paths: ['/privacy-policy'],
    says: [
      '42 CFR Part 2',
      'in a civil, criminal, administrative or legislative proceeding against you',
      'only after notice and an opportunity to be heard',
      'A subpoena or a similar legal demand must come with it',
      'we would first give you a clear chance to say no',
    ],
  },
  {
    name: 'Website privacy: its own date, logs, host, retention, children',
    paths: ['/privacy-policy'],
    says: [
      'In effect since November 24, 2026',
      'IP address',
      'server logs',
      'hosting company',
      'until you ask us to delete it',
      'children under 13',
    ],
  },
  {
    name: 'Website privacy: the address that waits for its confirmation',
    paths: ['/privacy-policy'],
    says: [
      /local storage, the email address you typed, until you confirm it/,
      'After one day it is no longer used.',
    ],
  },
  {
    name: 'Complaint to the Texas Medical Board',
    paths: ['/privacy-policy'],
    says: ['How to file a complaint', '1-800-201-9353', 'in English and Spanish'],
  },
  {
    name: 'Terms: every condition of care, age, refunds, changes',
    paths: ['/terms-of-service'],
    says: [
      ...Object.values(careTerms).map(term => term.text),
      'written for adults',
      'We may change these terms.',
      'quoted in writing before you decide',
    ],
  },
  {
    name: 'M8: every condition of care is beside the prices',
    paths: ['/prices'],
    says: [...Object.values(careTerms).map(term => term.text), /quoted in writing before you decide/i],
    neverSays: [/ask how much/i, 'For the rest, ask', /\bask before you book/i],
  },
  {
    name: 'M8: terms before booking',
    paths: ['/contact', '/faq'],
    says: [
      careTerms.minimumTerm.text,
      careTerms.notice.text,
      careTerms.refunds.text,
      careTerms.lateCancellation.text,
      careTerms.laboratoryFees.text,
    ],
    neverSays: [/ask how much/i, /ask us before you book/i],
  },
  {
    name: 'M8: terms on the home page',
    paths: ['/'],
    says: [careTerms.minimumTerm.text, careTerms.weightMedicine.text, 'quoted in writing before you decide'],
    neverSays: [/ask before you book/i],
  },
  {
    name: 'M8: no compounded copies',
    paths: ['/prices', '/faq', '/terms-of-service'],
    says: [careTerms.noCopies.text],
  },
  {
    name: 'M19: telehealth, with what must be in person',
    paths: ['/faq', '/services', '/contact'],
    says: [telehealth.open, telehealth.inPerson],
    neverSays: ['when clinically appropriate'],
  },
  {
    name: 'Questions that patients ask',
    paths: ['/faq'],
    says: [
      'Who will I see?',
      'Whom can I reach in the evening or on the weekend?',
      'do not wait for us: call 911',
      'Can my partner come with me?',
      'Do you treat women?',
      'Can I have my visit in Spanish or Portuguese?',
      'Can I switch to you from another clinic?',
      'My labs are normal. Do I still pay?',
      'Can I get my money back?',
      'Is there an age limit?',
      'Can my medicine be shipped outside Texas?',
    ],
  },
  {
    name: 'Testimonials: no result of a program that nobody bought',
    paths: ['/testimonials'],
    says: [
      'Results may vary. All testimonials are from real Northpeak patients.',
      'read the trial averages on our service pages',
      'No one is paid',
    ],
    neverSays: ['diabetes', 'Look AHEAD', '4.7%'],
  },
  {
    name: 'Figures have the date of the register, and no second claim',
    paths: ['/', '/about', '/contact'],
    says: [claims.figureDates.wording],
    neverSays: [/counted by the clinic/i],
  },
  {
    name: 'Experience in one wording',
    paths: ['/', '/about'],
    says: [/17\+ ?years of experience/],
    neverSays: ['years in practice', 'years of clinical practice', 'worked in patient care'],
  },
  {
    name: 'The guide has one title',
    paths: ['/'],
    says: [popup.guideTitle, 'Why a boutique clinic'],
    neverSays: ['Three ways up', 'Also on the map', '“Optimizing testosterone'],
  },
  {
    name: 'Search terms of patients',
    paths: ['/', '/services', '/contact'],
    says: [/men[’']s health/i, 'Dallas-Fort Worth', 'Flower Mound'],
  },
  {
    name: 'Hours name the closed day',
    paths: ['/contact'],
    says: [weekInShort(clinic.hours)],
  },
  {
    name: 'M12: a text changed after its medical review is marked',
    paths: ['/resources/free-testosterone-calculator', service('testosterone-replacement-therapy')],
    says: [/Reviewed by .+ on November 16, 2026\. Text changed on .+, after the review\./],
  },
  {
    name: 'The people of the clinic are on the about page, as samples',
    paths: ['/about'],
    says: [
      'Jordan Avery',
      'Clinic provider sample profile',
      'Morgan Ellis',
      'Medical reviewer sample profile',
    ],
    neverSays: ['to be published by the clinic'],
  },
])

test('the footer describes telehealth in the same words as the other pages', async ({ request }) => {
  const foot = words(footerOf(await served(request, '/')))
  expect(foot).toContain(`${telehealth.open} ${telehealth.inPerson}`)
  expect(foot).not.toContain('when suitable')
})

/** Search phrases, and the page that answers each. */
for (const [path, terms] of [
  [service('testosterone-replacement-therapy'), ['TRT', 'low T', 'testosterone clinic', 'Dallas-Fort Worth']],
  [service('medical-weight-loss'), ['semaglutide', 'tirzepatide', 'Dallas-Fort Worth']],
  [service('prp-therapy'), ['hair restoration', 'Flower Mound']],
  ['/services', ['TRT', 'hair restoration', 'men’s health', 'Dallas-Fort Worth']],
] as const) {
  test(`${path} contains the phrases that men search for`, async ({ request }) => {
    const page = words(mainOf(await served(request, path)))
    for (const term of terms) expect.soft(page.toLowerCase()).toContain(term.toLowerCase())
  })
}

test('title and description of the testosterone page say "testosterone clinic"', async ({ request }) => {
  for (const path of ['/', '/contact'])
    expect(words(mainOf(await served(request, path))), path).toContain('testosterone clinic')
})

test('the terms below the prices have a line for each price', async ({ request }) => {
  const page = words(sectionOf(await served(request, '/services'), 'Prices'))
  for (const { terms } of prices.items) for (const term of terms) expect(page).toContain(term)
})

test('no sentence of website privacy has more than 30 words', async ({ request }) => {
  const html = await served(request, '/privacy-policy')
  for (const heading of ['Website privacy', 'Outside services on this website', 'Your rights']) {
    const parts = within(sectionOf(html, heading), ({ tagName }) => tagName === 'p' || tagName === 'li')
    expect(parts.length).toBeGreaterThan(2)
    for (const sentence of parts.flatMap(part => words(part).split(/(?<=[.:!?])\s+/)))
      expect.soft(sentence.split(/\s+/).length, sentence).toBeLessThanOrEqual(30)
  }
})

test('the complaint link is in the first list of the footer on every page', async ({ request }) => {
  for (const path of ['/', '/contact', '/blog/trt-myths-debunked']) {
    const html = await served(request, path)
    const lists = within(footerOf(html), ({ tagName }) => tagName === 'nav')
    const links = within(lists[0] ?? footerOf(html), ({ tagName }) => tagName === 'a')
    expect(links.map(words)).toContain('How to file a complaint')
    expect(links.map(link => attribute(link, 'href'))).toContain('/records-and-complaints#licensing-board')
  }
})

test('the complaints page links to the notice of the Board, in Spanish too', async ({ request }) => {
  const html = await served(request, '/records-and-complaints')
  const section = sectionOf(html, 'Complain to a licensing board')
  const links = within(section, ({ tagName }) => tagName === 'a')
  const hrefs = links.map(link => attribute(link, 'href'))
  expect(hrefs).toContain(clinic.texasMedicalBoardNoticesUrl)
  expect(hrefs).toContain(clinic.texasMedicalBoardComplaintUrl)
  const spanish = within(section, element => attribute(element, 'lang') === 'es')
  expect(spanish.map(words).join(' ')).toContain('quejas')
})

const samplePeople = new RegExp(
  Object.values(clinic.people)
    .map(({ name }) => name)
    .join('|'),
)

test('structured data and article metadata contain no sample person', async ({ request }) => {
  const map = await served(request, '/sitemap.xml')
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  expect(paths.length).toBeGreaterThan(30)
  for (const path of paths) {
    const document = parseHtml(await served(request, path))
    const data = elements(document, 'script')
      .filter(script => attribute(script, 'type') === 'application/ld+json')
      .map(text)
    expect.soft(data.join(' '), path).not.toMatch(samplePeople)
    expect.soft(metaContents(document, 'article:author').join(' '), path).not.toMatch(samplePeople)
  }
})

test('the clinic is the author of an article until its author is a real person', async ({ request }) => {
  const html = await served(request, '/blog/trt-myths-debunked')
  expect(metaContents(parseHtml(html), 'article:author')).toEqual([clinic.name])
  expect(html).toContain('"author":{"@type":"MedicalClinic"')
  expect(html).toContain('"reviewedBy":{"@type":"MedicalClinic"')
  expect(words(mainOf(html))).toContain('By Jordan Avery, clinic provider (sample profile).')
})

test('the provider’s facts show no field without a value', async ({ request }) => {
  const main = mainOf(await served(request, '/about'))
  const [plate, ...others] = within(main, ({ tagName }) => tagName === 'dl').filter(list =>
    words(list).includes('Visits held in'),
  )
  expect(others).toEqual([])
  const rows = plate ? childrenOf(plate).map(row => childrenOf(row).map(words)) : []
  expect(rows.map(([label]) => label)).toEqual(['Reads your labs', 'In practice', 'Visits held in'])
  for (const [label, value] of rows) expect(value, label).not.toBe('')
})
