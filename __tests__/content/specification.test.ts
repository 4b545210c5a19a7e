/** @jest-environment node */

import { readdirSync, readFileSync } from 'node:fs'
import { about } from '@/content/about'
import { contact } from '@/content/contact'
import { amounts, price, prices } from '@/content/facts/amounts'
import { authorities } from '@/content/facts/authorities'
import { claims } from '@/content/facts/claims'
import { clinic } from '@/content/facts/clinic'
import { courses } from '@/content/facts/courses'
import { helpLines } from '@/content/facts/help-lines'
import { legalRecord } from '@/content/facts/legal-record'
import { medicareBridge } from '@/content/facts/medicare'
import { phone } from '@/content/facts/phone'
import { policy, policyFigures } from '@/content/facts/policies'
import { priceRecord } from '@/content/facts/price-record'
import { faq } from '@/content/faq'
import { hipaaNotice } from '@/content/legal/hipaa-notice'
import { websitePrivacy } from '@/content/legal/website-privacy'
import { overview } from '@/content/overview'
import { menuLabels } from '@/content/page-names'
import { resources } from '@/content/resources'
import type { ServiceKey, ServicePart } from '@/content/schema'
import { services } from '@/content/services'
import { testimonials } from '@/content/testimonials'
import { thankYou } from '@/content/thank-you'
import { common } from '@/content/ui/common'
import { header } from '@/content/ui/layout'
import { serviceWords, sessions } from '@/content/ui/service'
import { weightTrials } from '@/content/weight-trials'
import { weekInShort } from '@/lib/clinic/hours'
import { textsOf } from '@/lib/editorial/content-texts'
import { englishFiles } from '@/tools/translations/content-words'
import { readTexts } from '@/tools/translations/state'
import { clinic as spanish } from '@/translated/es/facts/clinic'
import { clinic as portuguese } from '@/translated/pt/facts/clinic'

/**
 * The one table of the product specification: its literals, quotations and counts beside what the content says. Every other
 * test takes a fact from content/, so that a typing error there passes all of them. Whoever changes one on purpose, such as
 * a price, changes it here too. That the pages show the content is tested in e2e/specification/.
 */

const serviceOf = (key: ServiceKey) => {
  const service = services.find(one => one.key === key)
  if (!service) throw new Error(`No service ${key}.`)
  return service
}
const { comingSoon } = resources

const featured = (key: string) => prices.items.find(item => item.key === key)

/** First visit, testosterone and weight loss, from a day on. A price from a later day has its row before that day. */
const signedAmounts: Readonly<Record<string, readonly [number, number, number]>> = {
  '2026-11-16': [199, 195, 395],
}
const [visit, testosterone, weightLoss] = signedAmounts[prices.asOf] ?? []

test.each([
  ['first visit', `$${visit}`, price.firstVisit],
  ['first visit in the price list', `$${visit}`, featured('discovery')?.price],
  ['first visit, listed price', 249, priceRecord.at(-1)?.listed?.firstVisit],
  ['testosterone, monthly', `$${testosterone}/mo`, price.testosterone.month],
  ['weight loss, monthly', `$${weightLoss}/mo`, price.weightLoss.month],
  ['testosterone in the price list', testosterone, featured('testosterone')?.dollars],
  ['weight loss in the price list', weightLoss, featured('weight-loss')?.dollars],
  ['amounts, all', [visit, testosterone, weightLoss], Object.values(amounts)],
  ['phone', '(972) 555-0142', phone.display],
  ['phone, everywhere the same', phone, clinic.phone],
  ['fax', '(972) 555-0143', clinic.fax.display],
  ['postal code', '75077', clinic.address.postalCode],
  ['city', 'Flower Mound, TX 75077', clinic.address.place],
  ['hours', 'Mon-Fri 9-5, Sat 9-1, Sun closed', weekInShort(clinic.hours)],
  ['opening, Monday to Friday', [540, 1020], [clinic.hours[1].open.from, clinic.hours[1].open.to]],
  ['opening, Saturday', [540, 780], [clinic.hours[6].open.from, clinic.hours[6].open.to]],
  ['time zone', 'America/Chicago', clinic.timeZone],
  ['communities served', 16, clinic.communities.length],
  ['languages', 3, clinic.languages.length],
  ['name of the first visit', 'Discovery Experience', clinic.booking.firstVisit],
  ['tagline', 'Your Health is Your Power', clinic.tagline],
  ['men cared for', '500+ men cared for', claims.menCaredFor.wording],
  ['patient rating', '5.0', clinic.ratings.patients],
  ['Google rating', { value: 4.9, best: 5, reviews: 150 }, clinic.ratings.google],
  ['length of the first visit', '60 to 90 minutes', policy.firstVisit],
  ['notice to reschedule or cancel', '24 hours', policy.cancel],
  ['notice for procedures', '48 to 72 hours', policy.cancelProcedure],
  ['fasting', '10 to 12 hours', policy.fasting],
  ['lab results', '3 to 5 business days', policy.labResults],
  ['specialized lab results', '7 to 10 business days', policy.specialLabResults],
  ['refills', '10 days', policy.refill],
  ['shipping', '3 to 5 business days', policy.shipping],
  ['replies', '24 hours', policy.reply],
  ['intake forms', '24 hours', policy.intakeForms],
  ['labs from the last', '3 months', policy.labsFromLast],
  ['arriving', '10 minutes', policy.arrive],
  ['arriving for a follow-up', '5 to 10 minutes', policy.arriveFollowUp],
  ['notice to leave a program', '7 days', policy.notice],
  ['telehealth login', 5, policyFigures.telehealthMinutes],
  ['help lines', { emergency: '911', crisis: '988', poison: '1-800-222-1222' }, helpLines.numbers],
  [
    'complaints to the Board',
    'https://www.tmb.state.tx.us/page/place-a-complaint',
    clinic.texasMedicalBoardComplaintUrl,
  ],
  ['complaints to HHS', 'https://www.hhs.gov/ocr/complaints', clinic.hhsComplaintUrl],
  [
    'what Medicare offers for weight-loss medicines, and until when',
    [true, '2027-12-31'],
    [
      /\$50 a month .*, through December 31, 2027/.test(medicareBridge.text),
      medicareBridge.ending.validUntil,
    ],
  ],
  [
    'dose steps of tirzepatide, mg and weeks',
    [2.5, 5, 7.5, 10, 12.5, 15, 4],
    [...courses.tirzepatide.doseMg, courses.tirzepatide.stepWeeks],
  ],
  [
    'trials in the chart of the weight-loss page',
    [
      ['Semaglutide 2.4 mg', 14.9, 2.4],
      ['Semaglutide 7.2 mg', 18.7, 3.9],
      ['Tirzepatide 5 mg', 15, 3.1],
      ['Tirzepatide 10 mg', 19.5, 3.1],
      ['Tirzepatide 15 mg', 20.9, 3.1],
    ],
    weightTrials.map(({ drug, loss, placebo }) => [drug, loss, placebo]),
  ],
  ['PRP for hair', { sessions: [3, 4], weeksApart: [4, 6] }, courses.prpHair],
  ['microneedling', { sessions: [3, 6], weeksApart: [4, 6] }, courses.microneedling],
  ['infusions, minutes', [30, 60], courses.infusionMinutes],
  ['NAD+, hours', [2, 4], courses.nadHours],
  ['privacy notice, effective', '2025-01-01', legalRecord.notice[0].on],
])('%s', (_, specified, written) => {
  expect(written).toEqual(specified)
})

const part = <Kind extends ServicePart['kind']>(key: ServiceKey, kind: Kind) => {
  const found = serviceOf(key).parts?.find(
    (one): one is Extract<ServicePart, { kind: Kind }> => one.kind === kind,
  )
  if (!found) throw new Error(`${key} has no ${kind}.`)
  return found
}

test.each<readonly [string, unknown, unknown]>([
  [
    'treatments with PRP',
    ['P-Shot', 'Hair Restoration', 'Vampire Facial', 'Joint & Injury Healing', 'Vampire Facelift', 'O-Shot'],
    part('prp-therapy', 'treatments').items.map(({ name, brandName = name }) => brandName),
  ],
  ['who can benefit from PRP', 'Who Can Benefit', serviceOf('prp-therapy').suitability.heading],
  [
    'records of microneedling',
    [
      ['Acne scarring', 1],
      ['Active acne', 3],
      ['Skin rejuvenation', 3],
      ['Stretch marks', 3],
      ['Hair restoration', 3],
      ['Scalp treatment', 3],
      ['Facial rejuvenation', 4],
    ],
    part('microneedling', 'gallery').items.map(({ condition, treatments }) => [condition, treatments]),
  ],
  ['film of microneedling', 'video', part('microneedling', 'video').kind],
  [
    'programs',
    [
      ['21-Day Metabolic Reset', '3 weeks'],
      ['Cellular Renewal Program', '6-8 weeks'],
      ['Cellular Vitality Reset', '12-16 weeks'],
    ],
    part('functional-health-programs', 'programs').items.map(({ title, duration }) => [title, duration]),
  ],
  [
    'offerings of infusions',
    ["Myers' Cocktail", 'NAD+ Infusion', 'Athletic Performance IV', 'Immunity Boost', 'Vitamin Injections'],
    part('iv-hydration-therapy', 'offerings').items.map(({ name }) => name),
  ],
  [
    'price list',
    ['Initial Discovery Experience', 'TRT monthly', 'Weight Loss Program'],
    prices.items.map(({ name }) => name),
  ],
  ['badge of a price', [undefined, 'Most Popular', undefined], prices.items.map(({ badge }) => badge)],
  ['reasons on the overview', 4, overview.why.items.length],
  ['questions on the overview', 7, overview.faq.items.length],
  [
    'card of peptide therapy',
    expect.stringContaining('These statements have not been evaluated by the FDA.'),
    serviceOf('peptide-therapy').card.compliance,
  ],
  ['photos of patients', expect.stringContaining('only with written consent'), sessions.consent],
  ['button of the location', 'Schedule Now', contact.booking.schedule],
  ['rating on the contact page', '4.9/5', contact.location.rating],
  ['reviews on the contact page', 'from 150+ Google reviews', contact.location.ratingLabel],
  [
    'reply on the contact page',
    'Replies come within 24 hours; what comes on a closed day is answered on the next open one.',
    contact.replies,
  ],
  ['booking button', 'Book Discovery Experience', clinic.booking.button],
  ['Spanish booking button', 'Reservar primera consulta', spanish.booking.button],
  ['Portuguese booking button', 'Agendar primeira consulta', portuguese.booking.button],
  ['link of the closing block', 'Contact Us', common.contactUs],
  ['block of neighbors', 'Related Services', serviceWords.related],
  ['end of the FAQ', 'Still have questions?', faq.closing.heading],
  [
    'cards of the resources',
    ['FAQs', 'Free Testosterone Calculator', 'Supplements', 'Patient Portal', clinic.blogName],
    resources.cards.map(({ title }) => title),
  ],
  ['announced resource', 'Coming Soon: Events & Webinars', `${comingSoon.badge}: ${comingSoon.title}`],
  [
    'figures of the resources',
    ['24/7 portal access', '100+ supplements', 'Expert support'],
    resources.stats.map(({ value, label }) => `${value} ${label}`),
  ],
  ['stops of the tour', 5, about.tour.stations.length],
  ['button of the testimonials', 'Schedule Your Consultation', testimonials.schedule],
  ['link of the testimonials', 'See All Reviews on Google', testimonials.google],
  [
    'values of the testimonials',
    ['Evidence-Based Care', 'Personalized Treatment', 'Ongoing Support'],
    testimonials.values.map(({ title }) => title),
  ],
  ['after booking', "You're Booked! Here's What Happens Next", thankYou.booked.title],
  ['after booking a consultation', "You're Booked! Here's What Happens Next", thankYou.consult.title],
  ['after booking a follow-up', 'Thank You for Booking Your Follow-Up', thankYou.followup.title],
  ['steps after booking', 'What to Expect', thankYou.booked.stepsHeading],
  ['number of steps after booking', [4, 4], [thankYou.booked.steps.length, thankYou.followup.steps.length]],
  ['portal after booking a follow-up', 'Portal Login', thankYou.portalLogin],
  [
    'links of the footer',
    ['All Services', 'Terms of Service', 'Notice of Privacy Practices'],
    [header.allServices, menuLabels.terms, menuLabels.notice],
  ],
])('%s', (_, specified, written) => {
  expect(written).toEqual(specified)
})

const neighbors = {
  'prp-therapy': ['microneedling', 'peptide-therapy', 'iv-hydration-therapy'],
  microneedling: ['prp-therapy', 'iv-hydration-therapy', 'functional-health-programs'],
  'functional-health-programs': [
    'medical-weight-loss',
    'testosterone-replacement-therapy',
    'peptide-therapy',
  ],
  'iv-hydration-therapy': ['medical-weight-loss', 'peptide-therapy', 'testosterone-replacement-therapy'],
  'testosterone-replacement-therapy': [
    'medical-weight-loss',
    'peptide-therapy',
    'functional-health-programs',
  ],
  'medical-weight-loss': [
    'testosterone-replacement-therapy',
    'peptide-therapy',
    'functional-health-programs',
  ],
  'peptide-therapy': ['testosterone-replacement-therapy', 'medical-weight-loss', 'iv-hydration-therapy'],
} as const satisfies Partial<Record<ServiceKey, readonly ServiceKey[]>>
const buttons: Partial<Record<ServiceKey, string>> = {
  'prp-therapy': 'Restore, Repair, Renew',
  microneedling: 'Refresh Your Look Today',
}
const clinicalFigures: Partial<Record<ServiceKey, readonly string[]>> = {
  'testosterone-replacement-therapy': [
    '6 weeks, 3 months and 6 months, then every 6 to 12 months',
    '1 to 2 times a week, or daily cream',
    '1 to 2% a year',
  ],
  'medical-weight-loss': ['20+ pounds', 'HSA or FSA', '14.9%', '20.9%', '68 weeks', '72 weeks'],
  'prp-therapy': [
    '3-4 sessions, 4-6 weeks apart',
    '2-3 sessions',
    '1-2 sessions',
    'every 3 to 6 months',
    '2-3 days',
  ],
  microneedling: ['3-6 sessions', '4-6 weeks', '30-45 minutes', '2 to 3 days', '1 to 2 days with exosomes'],
  'iv-hydration-therapy': ['30-60 minutes', '2-4 hours'],
}

const specifiedServices = Object.keys(neighbors) as (keyof typeof neighbors)[]

/** Any other service has what its schema requires. */
test.each(specifiedServices)('the service %s: its counts, button, neighbors and figures', key => {
  const { hero, suitability, journey, benefits, faq, related, ...others } = serviceOf(key)
  expect([suitability.items.length, journey.steps.length, benefits.items.length]).toEqual([8, 4, 6])
  expect(faq.items.length).toBeGreaterThanOrEqual(6)
  expect(hero.button ?? clinic.booking.button).toBe(buttons[key] ?? 'Book Discovery Experience')
  expect(related).toEqual(neighbors[key])
  const words = textsOf({ hero, suitability, journey, benefits, faq, ...others })
    .map(({ text }) => text)
    .join(' ')
  for (const figure of clinicalFigures[key] ?? []) expect(words).toContain(figure)
})

test.each([
  ['General Clinic', ['insurance', 'payment', 'location-parking', 'telemedicine', 'scheduling']],
  ['Labs & Testing', ['fasting', 'lab-location', 'results-timing']],
  ['Medications & Prescriptions', ['refills', 'shipping', 'own-pharmacy']],
  ['Policies & Programs', ['membership', 'pay-per-service', 'cancellation']],
  ['Privacy & Safety', ['security', 'hipaa']],
])('the FAQ has the group %s with its topics, in this order', (title, topics) => {
  const ids = faq.groups.find(group => group.title === title)?.items.map(({ id }) => id) ?? []
  expect(ids.filter(id => topics.includes(id))).toEqual(topics)
})

test('the notice of privacy practices has the sections of the specification', () => {
  const ids = hipaaNotice.sections.map(({ id }) => id)
  expect(ids).toEqual(
    expect.arrayContaining(['compliance', 'uses', 'rights', 'security', 'breach', 'complaints']),
  )
})

/** Plain language, except where the law prescribes the words. */
test('no sentence on website privacy and patient rights has more than 30 words', () => {
  const rights = hipaaNotice.sections.find(({ id }) => id === 'rights')
  const sentences = textsOf([websitePrivacy, rights]).flatMap(({ text }) => text.split(/(?<=[.:!?])\s+/))
  expect(sentences.length).toBeGreaterThan(20)
  expect(sentences.filter(sentence => sentence.split(/\s+/).length > 30)).toEqual([])
})

test('the services of the specification are there, in its order', () => {
  const specified: readonly string[] = [
    'testosterone-replacement-therapy',
    'medical-weight-loss',
    'peptide-therapy',
    'functional-health-programs',
    'prp-therapy',
    'microneedling',
    'iv-hydration-therapy',
  ]
  expect(services.map(({ key }) => key).filter(key => specified.includes(key))).toEqual(specified)
})

const { cms, medicalBoard, nursingBoard, pharmacyBoard, civilRights } = authorities
const numbers = [
  ...[clinic, spanish, portuguese].flatMap(({ phone, fax, texasMedicalBoardHotline }) => [
    phone,
    fax,
    texasMedicalBoardHotline,
  ]),
  ...[cms, medicalBoard, nursingBoard, pharmacyBoard, civilRights].map(({ phone }) => phone),
  nursingBoard.tollFree,
]

test.each(numbers)('$display is the number that its link dials', ({ display, href, ...rest }) => {
  const digits = (text: string) => text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  expect(digits(display)).toHaveLength(10)
  expect(href).toBe(`tel:+1${digits(display)}`)
  if ('e164' in rest) expect(digits(rest.e164)).toBe(digits(display))
})

/** No program knows whether a number of somebody else is right. */
const ofOthers = {
  'facts/authorities.ts': [
    ...['1-800-985-3059', '512-305-7030', '512-305-6838', '1-800-821-3205', '512-305-8070'],
    '1-800-368-1019',
  ],
  'facts/clinic.ts': ['1-800-201-9353'],
  'facts/help-lines.ts': ['1-800-222-1222'],
  'facts/medicare.ts': ['1-800-633-4227'],
  'legal/hipaa-notice.ts': ['1-877-696-6775'],
}

test('a phone number of somebody else is typed in one of these places, and is this one', () => {
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter(name =>
    /^(?!(es|pt)\/).*\.tsx?$/.test(name),
  )
  const typed = files.map(name => {
    const text = readFileSync(`content/${name}`, 'utf8')
    return [name, text.match(/(?<![\w./-])(1-)?\d{3}-\d{3}-\d{4}(?!\d)/g) ?? []] as const
  })
  expect(Object.fromEntries(typed.filter(([, numbers]) => numbers.length > 0))).toEqual(ofOthers)
})

test('no text names another time zone than the clinic’s', () => {
  const named = englishFiles.flatMap(name =>
    readTexts(name).flatMap(({ key, text }) =>
      /\b(Eastern|Mountain|Pacific)\b/.test(text) ? [`${name} ${key}`] : [],
    ),
  )
  expect(named).toEqual([])
})

test.each([clinic, spanish, portuguese].flatMap(({ social }) => social))(
  'the link to $name leads there, and to no other service',
  ({ name, href }) => {
    expect(href).toContain(name.toLowerCase())
  },
)

test.each([
  ['mail', 'hello@northpeak.example', 'mailto:hello@northpeak.example', clinic.email],
  ['privacy', 'privacy@northpeak.example', 'mailto:privacy@northpeak.example', clinic.privacyEmail],
])('the %s address is %s, and its link writes there', (_, address, href, mailbox) => {
  expect(mailbox).toMatchObject({ address, href })
})

test('the place on the map is in the city, within five kilometers of its middle', () => {
  const { latitude, longitude } = clinic.geo
  expect(Math.abs(latitude - 33.0146)).toBeLessThan(0.045)
  expect(Math.abs(longitude + 97.097)).toBeLessThan(0.055)
})
