import { z } from 'zod'
import { price } from '@/content/facts/amounts'
import { clinic } from '@/content/facts/clinic'
import { policy } from '@/content/facts/policies'
import { telehealth } from '@/content/facts/telehealth'
import { careTerms } from '@/content/facts/terms'
import { longDate } from '@/lib/dates'

/**
 * The claims register: every figure and claim that the clinic must be able to prove, with its wording, where it is
 * used and what backs it. Pages say it in their own words: change both together. The wording test takes its only
 * exceptions from `allow`.
 */

const claimSchema = z.object({
  value: z.string().min(1),
  /** As shown on pages. */
  wording: z.string().min(1),
  usedOn: z.array(z.string().startsWith('/')).min(1),
  /** The rule of the compliance list that it falls under, if any. */
  rule: z.string().optional(),
  /** Id in content/sources.ts, or null when only the owner can back it. */
  source: z.string().nullable(),
  needsOwner: z.boolean(),
  /**
   * Date on which this entry was last compared with the pages. When a figure was counted is for the owner to say:
   * `figureDates`.
   */
  asOf: z.iso.date(),
  /** Literal wordings that the wording test accepts, in every language. */
  allow: z.array(z.string().min(3)).optional(),
  /** Why it is worded as it is. */
  note: z.string().optional(),
})
export type Claim = z.infer<typeof claimSchema>
export const claimsSchema = z.record(z.string(), claimSchema)

const asOf = clinic.figuresAsOf
const owner = { source: null, needsOwner: true, asOf } as const
const policyClaim: Pick<Claim, 'source' | 'needsOwner' | 'asOf' | 'usedOn'> = { ...owner, usedOn: ['/faq'] }
/** One of the clinic's own terms: a sample answer (decision 50). */
const term = ({ text }: { text: string }): Claim => ({
  ...owner,
  value: text,
  wording: text,
  usedOn: ['/', '/prices', '/services', '/faq', '/contact', '/terms-of-service'],
  rule: 'F4',
})
const everyService = '/services'
const everyPage = '/*'

export const claims = {
  yearsExperience: {
    ...owner,
    value: '17+',
    wording: '17+ years of experience',
    usedOn: ['/', '/about'],
    rule: 'F6',
  },
  menCaredFor: {
    ...owner,
    value: '500+',
    wording: '500+ men cared for',
    usedOn: ['/', '/about'],
    rule: 'F6',
    allow: [
      '500+ men cared for',
      'has cared for 500+ men',
      'más de 500 hombres atendidos',
      'mais de 500 homens atendidos',
    ],
  },
  homeRating: {
    ...owner,
    value: '5.0',
    wording: '5.0 patient rating',
    usedOn: ['/'],
    rule: 'F6',
    allow: ['5.0 patient rating', '5.0', '5,0'],
    note: 'Decision 4: both ratings stay, each with its own label.',
  },
  googleRating: {
    ...owner,
    value: '4.9/5',
    wording: '4.9/5 from 150+ Google reviews',
    usedOn: ['/contact'],
    rule: 'F6, REV',
    allow: [
      '4.9/5',
      '4,9/5',
      'from 150+ Google reviews',
      'de más de 150 reseñas de Google',
      'de mais de 150 avaliações no Google',
    ],
    note: 'Decision 4: both ratings stay, each with its own label.',
  },
  ratingMarkup: {
    ...owner,
    value: '4.9 of 5 from 150 reviews, in structured data',
    wording: 'aggregateRating 4.9, 150',
    usedOn: ['/contact'],
    rule: 'section 7: search engines show no rating that a business gives itself, and may count it against the site',
    note: 'Decision 22 keeps the markup on the page that shows the figure. To take it out: ratedClinicNode in lib/seo/clinic-nodes.ts.',
  },
  satisfaction: {
    ...owner,
    value: '100%',
    wording: '100% satisfaction',
    usedOn: ['/'],
    rule: 'F6',
    allow: ['100% satisfaction', '100% satisfacción', '100% satisfação'],
  },
  figureDates: {
    ...owner,
    value: 'the dates on which 17+, 500+, 5.0, 4.9/5 from 150+ and 100% were counted',
    wording: `Figures of the clinic, as of ${longDate(clinic.figuresAsOf)}`,
    usedOn: ['/', '/about', '/contact'],
    rule: 'F6, REV: an as-of date beside each',
    note: 'Decision 49. The specification gives the figures without a date; the pages print the date of this register.',
  },
  languages: {
    ...owner,
    value: `${clinic.languages.length}`,
    wording: `${clinic.languages.length} languages spoken`,
    usedOn: ['/', '/about'],
  },
  sameWeek: { ...owner, value: 'Same week', wording: 'Same week appointments', usedOn: ['/', '/faq'] },
  firstVisitLength: {
    ...owner,
    value: policy.firstVisit,
    wording: policy.firstVisit,
    usedOn: ['/', '/about', everyService],
  },
  communities: {
    ...owner,
    value: `${clinic.communities.length}`,
    wording: `${clinic.communities.length} communities`,
    usedOn: ['/contact'],
  },
  priceFirstVisit: {
    ...owner,
    value: `${price.firstVisit} (was ${price.firstVisitBefore})`,
    wording: price.firstVisit,
    usedOn: ['/', everyService],
    rule: 'F5',
  },
  priceFirstVisitBefore: {
    ...owner,
    value: `${price.firstVisitBefore} before ${price.firstVisit}`,
    wording: `${price.firstVisitBefore} was the price before.`,
    usedOn: ['/prices', everyService],
    rule: 'F5: a former price must have been a real one, asked in the recent past',
    note: 'The owner must confirm that it was charged, until which day, and why it changed. Without that, take `originalPrice` out of content/facts/amounts.ts.',
  },
  priceTestosterone: {
    ...owner,
    value: `from ${price.testosterone.month}`,
    wording: `from ${price.testosterone.month}`,
    usedOn: ['/', everyService],
    rule: 'F4, F5',
  },
  priceWeightLoss: {
    ...owner,
    value: `from ${price.weightLoss.month}`,
    wording: `from ${price.weightLoss.month}`,
    usedOn: ['/', everyService],
    rule: 'F4, F5',
  },
  priceIncludes: {
    ...owner,
    value: 'what each price includes',
    wording: 'Includes / Not included; What it covers / What is extra',
    usedOn: ['/prices', everyService],
    rule: 'F4',
    note: 'The specification gives prices only. The lists are modest readings of the described process, for the owner to confirm.',
  },
  termsMinimumTerm: term(careTerms.minimumTerm),
  termsNotice: term(careTerms.notice),
  termsRefunds: term(careTerms.refunds),
  termsLateCancellation: term(careTerms.lateCancellation),
  termsLaboratoryFees: term(careTerms.laboratoryFees),
  termsLabReading: term(careTerms.labReading),
  termsTaxAccounts: {
    ...term(careTerms.taxAccounts),
    note: 'Does the card terminal take HSA and FSA cards? What qualifies is from IRS IR-2024-65 and Publication 502.',
  },
  termsMonthlyCovers: term(careTerms.monthlyCovers),
  termsTestosterone: term(careTerms.testosterone),
  termsWeightMedicine: term(careTerms.weightMedicine),
  termsNoCopies: term(careTerms.noCopies),
  cancellation: {
    ...policyClaim,
    value: `${policy.cancel}; ${policy.cancelProcedure}`,
    wording: `at least ${policy.cancel} ahead; ${policy.cancelProcedure} for procedures`,
  },
  fasting: { ...policyClaim, value: policy.fasting, wording: `${policy.fasting} without food` },
  labResults: {
    ...policyClaim,
    value: `${policy.labResults}; ${policy.specialLabResults}`,
    wording: `${policy.labResults}, specialized tests ${policy.specialLabResults}`,
  },
  refills: { ...policyClaim, value: policy.refill, wording: `at least ${policy.refill} before you run out` },
  shipping: { ...policyClaim, value: policy.shipping, wording: policy.shipping },
  telehealth: {
    ...policyClaim,
    value: 'telemedicine for all patients in Texas',
    wording: `${telehealth.open} ${telehealth.inPerson}`,
    usedOn: [everyPage],
    rule: 'X6',
    note: 'Decision 28. Remote prescribing of controlled substances rests on a temporary rule that ends December 31, 2026.',
  },
  reviewsHonest: {
    ...owner,
    value: 'real, unpaid, unselected',
    wording: `All testimonials are from real ${clinic.shortName} patients; no one is paid; patients post them themselves; every review is shown`,
    usedOn: ['/', '/contact', '/testimonials', everyPage],
    rule: 'F2, F3, X1',
  },
  testosteroneDecline: {
    value: '1-2% per year after 30',
    wording: 'said to fall by about 1 to 2% a year; an average that varies widely, and debated',
    usedOn: ['/services/testosterone-replacement-therapy-flower-mound-tx'],
    rule: 'F1',
    source: 'T17',
    needsOwner: false,
    asOf,
    note: 'Decision 23. The specification reads it as a rule for every man. T17 finds more spread with age in healthy men, not one fall for all.',
  },
  testosteroneLabs: {
    ...owner,
    value: 'baseline, 6 weeks, 3 and 6 months, then every 6-12 months',
    wording: 'baseline, 6 weeks, 3 months, 6 months, then every 6 to 12 months',
    usedOn: ['/services/testosterone-replacement-therapy-flower-mound-tx'],
  },
  testosteroneDosing: {
    ...owner,
    value: 'injections 1-2 times a week; cream daily',
    wording: 'injections 1 to 2 times a week, or a daily cream',
    usedOn: ['/services/testosterone-replacement-therapy-flower-mound-tx'],
  },
  weightLossAverage: {
    value: '15-20% over 6-12 months',
    wording:
      'about 15 to 20% over 68 to 72 weeks: 14.9% at 68 weeks (semaglutide 2.4 mg), 15.0 to 20.9% at 72 weeks (tirzepatide), with diet and activity',
    usedOn: ['/services/medical-weight-loss-flower-mound-tx'],
    rule: 'F4, D3',
    source: 'W1',
    needsOwner: false,
    asOf,
    note: 'Decision 23. Not printed as 15-20% over 6-12 months: the trials ran 68 and 72 weeks, on approved products.',
  },
  weightLossPounds: {
    value: '20+ pounds',
    wording: '20+ pounds above the weight you felt good at',
    usedOn: ['/services/medical-weight-loss-flower-mound-tx'],
    source: null,
    needsOwner: true,
    asOf,
    note: 'Decision 42. In the suitability list, as a starting point; never as a promise of loss.',
  },
  prpHair: {
    ...owner,
    value: '3-4 sessions, 4-6 weeks apart; upkeep every 3-6 months',
    wording: 'a common schedule',
    usedOn: ['/services/prp-therapy-flower-mound-tx'],
  },
  prpSexual: {
    ...owner,
    value: '1-2 sessions',
    wording: '1 to 2 sessions; no established dose',
    usedOn: ['/services/prp-therapy-flower-mound-tx'],
  },
  prpJoint: {
    ...owner,
    value: '2-3 sessions',
    wording: '2 to 3 sessions; no established dose',
    usedOn: ['/services/prp-therapy-flower-mound-tx'],
  },
  microneedlingCourse: {
    ...owner,
    value: '3-6 sessions, 4-6 weeks apart, 30-45 minutes',
    wording: '3 to 6 sessions of 30 to 45 minutes, 4 to 6 weeks apart',
    usedOn: ['/services/microneedling-flower-mound-tx'],
  },
  recovery: {
    ...owner,
    value: 'PRP 2-3 days, exosomes 1-2 days',
    wording: 'redness for about 2 to 3 days with PRP; 1 to 2 days with exosomes',
    usedOn: ['/services/microneedling-flower-mound-tx'],
    rule: 'D6, F1',
    note: 'Decision 29. Both are printed as the clinic’s own figures, beside the sentence that no study cited here measured the difference. The owner must confirm the 1 to 2 days.',
  },
  ivTimes: {
    ...owner,
    value: 'IV 30-60 minutes; NAD+ 2-4 hours',
    wording: '30 to 60 minutes; NAD+ 2 to 4 hours',
    usedOn: ['/services/iv-hydration-therapy-flower-mound-tx'],
  },
  brandNames: {
    ...owner,
    value: 'P-Shot, O-Shot, Vampire Facial, Vampire Facelift',
    wording: 'Also known as …',
    usedOn: ['/services/prp-therapy-flower-mound-tx'],
    rule: 'Trademarks',
    allow: ['P-Shot', 'O-Shot', 'Vampire Facial', 'Vampire Facelift'],
    note: 'Decision 22: generic name beside the brand. Remove unless the owner shows a license.',
  },
  immunityBoost: {
    ...owner,
    value: 'Immunity Boost',
    wording: 'Immunity Boost',
    usedOn: ['/services/iv-hydration-therapy-flower-mound-tx'],
    rule: 'IV',
    allow: ['Immunity Boost'],
    note: 'Name of an offering. The text beside it says that no infusion has been shown to prevent infections.',
  },
  jointHealing: {
    ...owner,
    value: 'Joint & Injury Healing',
    wording: 'Joint & Injury Healing',
    usedOn: ['/services/prp-therapy-flower-mound-tx'],
    rule: 'F1',
    allow: ['Joint & Injury Healing'],
  },
  programNames: {
    ...owner,
    value: '21-Day Metabolic Reset, Cellular Renewal Program, Cellular Vitality Reset',
    wording: 'program names',
    usedOn: ['/services/functional-health-programs-flower-mound-tx'],
    rule: 'FUNC',
    allow: ['Cellular Renewal Program', 'Cellular Vitality Reset', '21-Day Metabolic Reset'],
  },
  fdaLine: {
    ...owner,
    value: 'not evaluated by the FDA',
    wording: 'These statements have not been evaluated by the FDA.',
    usedOn: [everyService, '/resources'],
    rule: 'D8',
    allow: ['is not FDA-approved to diagnose, treat or cure any disease'],
    note: 'A supplement sentence; on the peptide card it stands only beside the compounding sentence.',
  },
  guide: {
    ...owner,
    value: 'Get Free Guide; Download Free Guide; No spam, ever. Unsubscribe anytime.',
    wording: 'as the specification quotes them',
    usedOn: ['/'],
    rule: 'F7',
    note: 'Decision 22. The form opens a preview page and keeps no address; the owner must deliver the guide or drop the words.',
  },
  guideTitle: {
    ...owner,
    value: 'Optimizing Testosterone and Reclaiming Vitality',
    wording: 'title of the guide, one everywhere',
    usedOn: ['/', everyPage],
    rule: 'TRT',
    note: 'Decision 43. Trials found no significant gain in vitality, as the pages say.',
  },
  resultsVary: {
    ...owner,
    value: 'Results may vary. All testimonials are from real … patients.',
    wording: 'as the specification quotes it, with the way to the trial averages beside it',
    note: 'A medicine named here would need its boxed warning and risks in the same view (rule D10), so the averages stand on the service pages.',
    usedOn: ['/testimonials'],
    rule: 'F2',
  },
  exosomes: {
    ...owner,
    value: 'microneedling with exosomes',
    wording: 'Microneedling with PRP or exosomes',
    usedOn: ['/services/microneedling-flower-mound-tx'],
    rule: 'D6',
    note: 'Decision 29. The name stands beside the FDA sentence and what the two small trials found; the clinician decides with the patient. Whether any such product is used at all, and which, the owner must say.',
  },
  mostPopular: {
    ...owner,
    value: 'Most Popular',
    wording: 'Most Popular',
    usedOn: [everyService],
    rule: 'F1',
  },
  heroButtons: {
    ...owner,
    value: 'Restore, Repair, Renew; Refresh Your Look Today',
    wording: 'as the specification quotes them',
    usedOn: ['/services/prp-therapy-flower-mound-tx', '/services/microneedling-flower-mound-tx'],
    rule: 'F1',
    note: 'A result is implied. The page under the button says what the trials found.',
  },
  replies: {
    ...owner,
    value: `within ${policy.reply}`,
    wording: `Replies come within ${policy.reply}`,
    usedOn: ['/contact'],
    note: 'The specification quotes it. The clinic is closed from Saturday afternoon to Monday morning, so the other pages give a business day.',
  },
  repliesElsewhere: {
    ...owner,
    value: `within ${policy.answer}`,
    wording: `Replies come within ${policy.answer}`,
    usedOn: ['/faq', '/blog', '/accessibility'],
  },
  recordRequests: {
    ...owner,
    value:
      'where requests for records go, what they must state, and that a fee is told before the copy is made',
    wording:
      'Ask for your records; If there is a fee for the copy, we tell you how much it is before we make it.',
    usedOn: ['/records-and-complaints'],
    rule: 'Texas Health and Safety Code 181.102, 181.105',
  },
  providerBoard: {
    ...owner,
    value: 'the board that licenses the provider',
    wording: 'Each profession has a board of its own',
    usedOn: ['/records-and-complaints'],
    rule: 'Texas Health and Safety Code 181.105(a)(2)',
    note: 'Decision 82. Enter it as clinic.licensing.board; the page then names it.',
  },
  goodFaithEstimate: {
    ...owner,
    value: 'a written estimate for every patient who pays himself, within 1 or 3 business days',
    wording: 'You have the right to receive a “Good Faith Estimate”',
    usedOn: ['/prices', '/faq'],
    rule: '45 CFR 149.610',
    note: 'The pages print the notice of CMS; the clinic must send the estimates.',
  },
  sameProvider: {
    ...owner,
    value: 'one provider as a rule',
    wording: 'usually the same provider; the person who reads your labs knows your story',
    usedOn: ['/', '/about'],
  },
  practiceHabits: {
    ...owner,
    value: 'how the clinic says it works',
    wording:
      'checks the rules before each visit; infusions after an assessment; no series of drips; sends notes with consent; stops what does not help',
    usedOn: [
      '/about',
      '/services/testosterone-replacement-therapy-flower-mound-tx',
      '/services/peptide-therapy-flower-mound-tx',
      '/services/iv-hydration-therapy-flower-mound-tx',
      '/services/functional-health-programs-flower-mound-tx',
      '/services/prp-therapy-flower-mound-tx',
      '/services/microneedling-flower-mound-tx',
    ],
  },
  selfInjection: {
    ...owner,
    value: 'a clinician shows how to inject and watches the first shot; supplies are named',
    wording:
      'after a clinician has shown you how and watched your first shot; we tell you where to get needles',
    usedOn: [
      '/services/testosterone-replacement-therapy-flower-mound-tx',
      '/services/medical-weight-loss-flower-mound-tx',
    ],
  },
  nameAndLicenseTold: {
    ...owner,
    value: 'patients are told the name and license of whoever treats them, before they agree',
    wording:
      'you can ask for a name and license before you book; you are told who will inject, with name and license',
    usedOn: [
      '/services/testosterone-replacement-therapy-flower-mound-tx',
      '/services/medical-weight-loss-flower-mound-tx',
      '/services/functional-health-programs-flower-mound-tx',
      '/services/prp-therapy-flower-mound-tx',
      '/services/microneedling-flower-mound-tx',
      '/services/iv-hydration-therapy-flower-mound-tx',
    ],
    rule: 'X5',
  },
  whoInfuses: {
    ...owner,
    value: 'a clinician orders, a registered nurse places the line and stays near',
    wording: 'A registered nurse places the line and stays near while the bag runs.',
    usedOn: ['/services/iv-hydration-therapy-flower-mound-tx'],
    rule: 'X4',
  },
  deviceTold: {
    ...owner,
    value: 'patients are told which microneedling device is used and what it is cleared for',
    wording: 'Your clinician tells you which device is used and what it is cleared for.',
    usedOn: ['/services/microneedling-flower-mound-tx'],
    rule: 'D7',
    note: 'The owner names the device. Its cleared uses can then stand on the page.',
  },
  switching: {
    ...owner,
    value: 'patients of other clinics are taken on, with tests repeated where needed',
    wording: 'Can I switch to you from another clinic? Yes. We may repeat tests, and your plan may change.',
    usedOn: [
      '/faq',
      '/services/testosterone-replacement-therapy-flower-mound-tx',
      '/services/medical-weight-loss-flower-mound-tx',
    ],
  },
  ageLimits: {
    ...owner,
    value: 'from 18 years, without an upper limit',
    wording: 'You must be 18 or older. There is no upper limit.',
    usedOn: ['/faq'],
  },
  shippingOutsideTexas: {
    ...owner,
    value: 'medicine is shipped to addresses in Texas as a rule',
    wording: 'Plan on an address in Texas.',
    usedOn: ['/faq'],
    note: 'The pharmacies that the clinic uses, and the states they are licensed in, decide.',
  },
  serviceArea: {
    ...owner,
    value: 'Dallas-Fort Worth',
    wording: 'serves the Dallas-Fort Worth area',
    usedOn: ['/', '/contact', everyService],
  },
  medicalReview: {
    ...owner,
    value: `reviewed by ${clinic.people.reviewer.name}, on the date that each page shows`,
    wording: 'Reviewed by …',
    usedOn: [everyService, '/blog'],
    note: 'A sample person and a sample date, until a clinician has read the texts.',
  },
  testimonialsPage: {
    ...owner,
    value: 'a page of patient reviews',
    wording: 'the page itself, and the reviews on other pages',
    usedOn: ['/', '/contact', '/testimonials', everyPage],
    rule: 'Texas Occupations Code 101.201(b)(4): advertising that contains a testimonial',
    note: 'Decision 53. How it fits with 22 TAC 164.3 is for the owner’s lawyer to say before the page goes live.',
  },
  websiteData: {
    ...owner,
    value: 'server logs, retention of accounts, children',
    wording:
      'logs are kept for a limited time and follow nobody; accounts are kept until deletion is asked for; no children under 13',
    usedOn: ['/privacy-policy'],
    note: 'Name the host and its retention in clinic.websiteHost.',
  },
  partnerAndWomen: {
    ...owner,
    value: 'a partner may sit in; women are treated with PRP only',
    wording: 'Can my partner come with me? Do you treat women?',
    usedOn: [
      '/faq',
      '/services/testosterone-replacement-therapy-flower-mound-tx',
      '/services/prp-therapy-flower-mound-tx',
      '/services/microneedling-flower-mound-tx',
    ],
  },
  normalLabs: {
    ...owner,
    value: 'the first visit is paid whatever the labs show',
    wording: 'one payment, whatever the labs show',
    usedOn: [
      '/faq',
      '/services/testosterone-replacement-therapy-flower-mound-tx',
      '/services/medical-weight-loss-flower-mound-tx',
    ],
    rule: 'F4',
  },
  closedDays: {
    ...owner,
    value: 'Closed on every federal holiday (5 U.S.C. 6103) until May 2028, and on the day it is observed',
    wording: 'Closed Thursday, November 26 (Thanksgiving Day)',
    usedOn: [everyPage],
    note: 'Decision 69: samples in content/facts/exception-days.ts. Enter the real closed days and other hours.',
  },
  resourceStats: {
    ...owner,
    value: '24/7; 100+; expert',
    wording: '24/7 portal access, 100+ supplements, expert support',
    usedOn: ['/resources'],
  },
} satisfies Record<string, Claim>

/** The wordings that the test allows. */
export const allowedWording: readonly string[] = Object.values<Claim>(claims).flatMap(
  ({ allow = [] }) => allow,
)
