import { z } from 'zod'
import { price, prices } from '@/content/facts/amounts'
import { clinic } from '@/content/facts/clinic'
import { makersPrices } from '@/content/facts/medicine-prices'
import { policy, replies } from '@/content/facts/policies'
import { telehealth, telehealthRule } from '@/content/facts/telehealth'
import { careTerms, openAnswers } from '@/content/facts/terms'
import { longDate } from '@/lib/words/dates'

/**
 * The claims register: every figure and claim that the clinic must be able to prove, and what backs it. The pages that make
 * a claim are not listed here: `npm run check` looks for its literal wordings on the rendered pages and fails when
 * one stands nowhere; `npm run check:launch` lists the pages for the owner. The wording test takes its only exceptions from
 * `allow`.
 */

const claimSchema = z.object({
  /** What the clinic must be able to prove, in short. */
  value: z.string().min(1),
  /** Literally as pages show it; spaces are ignored, because value and label may be different elements. */
  wording: z.string().min(1),
  /** Further literal wordings of the claim. */
  also: z.array(z.string().min(1)).optional(),
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
const { listedPrice } = prices.items.find(({ unit }) => unit === 'visit') ?? {}
/** '17+'. */
const yearsFigure = /\d+\+?/.exec(clinic.experience)?.[0] ?? ''
const owner = { source: null, needsOwner: true, asOf } as const
/** One of the clinic's own terms: a sample answer (decision 50). */
const term = ({ text }: { text: string }): Claim => ({
  ...owner,
  value: text,
  wording: text,
  rule: 'F4',
})

export const claims = {
  yearsExperience: {
    ...owner,
    value: yearsFigure,
    wording: clinic.experience,
    rule: 'F6',
  },
  menCaredFor: {
    ...owner,
    value: '500+',
    wording: '500+ men cared for',
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
    wording: 'patient rating 5.0',
    rule: 'F6',
    allow: ['5.0 patient rating', '5.0', '5,0'],
    note: 'Decision 4: both ratings stay, each with its own label.',
  },
  googleRating: {
    ...owner,
    value: '4.9/5',
    wording: '4.9/5 from 150+ Google reviews',
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
    wording: '"ratingValue":4.9,"bestRating":5,"reviewCount":150',
    rule: 'section 7: search engines show no rating that a business gives itself, and may count it against the site',
    note: 'Decision 22 keeps the markup on the page that shows the figure. To take it out: ratedClinicNode in lib/seo/clinic-nodes.ts.',
  },
  satisfaction: {
    ...owner,
    value: '100%',
    wording: 'satisfaction 100%',
    rule: 'F6',
    allow: ['100% satisfaction', '100% satisfacción', '100% satisfação'],
  },
  figureDates: {
    ...owner,
    value: `the dates on which ${yearsFigure}, 500+, 5.0, 4.9/5 from 150+ and 100% were counted`,
    wording: `Our own figures, as of ${longDate(clinic.figuresAsOf)}`,
    rule: 'F6, REV: an as-of date beside each',
    note: 'Decision 49. The specification gives the figures without a date; the pages print the date of this register.',
  },
  languages: {
    ...owner,
    value: `${clinic.languages.length}`,
    wording: `languages spoken ${clinic.languages.length}`,
  },
  sameWeek: {
    ...owner,
    value: 'Same week',
    wording: 'appointments Same week',
    also: ['Same-week appointments are usually open.'],
  },
  firstVisitLength: {
    ...owner,
    value: policy.firstVisit,
    wording: policy.firstVisit,
  },
  communities: {
    ...owner,
    value: `${clinic.communities.length}`,
    wording: 'We serve',
  },
  priceFirstVisit: {
    ...owner,
    value: price.firstVisit,
    wording: price.firstVisit,
    rule: 'F5',
  },
  priceFirstVisitListed: {
    ...owner,
    value: 'the listed price of the first visit, if one stands beside it',
    wording: listedPrice
      ? `The clinic’s listed price is ${listedPrice}; you pay ${price.firstVisit}.`
      : price.firstVisit,
    rule: '16 CFR 233.1, 233.3 (F5): a higher price beside the present one must have been asked in earnest, recently, for some time',
    note: 'Decision 96. Was it asked, and from when to when? Then enter it in `priceRecord` of content/facts/price-record.ts as an entry of its own, older than the present one; the page then prints those days. Never asked: take `listed` out.',
  },
  priceTestosterone: {
    ...owner,
    value: `from ${price.testosterone.month}`,
    wording: `from ${price.testosterone.month}`,
    also: [price.testosterone.aMonth],
    rule: 'F4, F5',
  },
  priceWeightLoss: {
    ...owner,
    value: `from ${price.weightLoss.month}`,
    wording: `from ${price.weightLoss.month}`,
    also: [price.weightLoss.aMonth],
    rule: 'F4, F5',
  },
  priceIncludes: {
    ...owner,
    value: 'what each price includes',
    wording: 'What it covers',
    also: ['What is extra, or drives the quote', 'Not included', 'Not in the monthly price'],
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
  termsTestosteroneProduct: {
    ...term(careTerms.testosteroneProduct),
    rule: 'D1; Occupations Code 158.001: a physician may supply drugs only for immediate needs',
    note: 'Decision 72. Name the product, the pharmacy that dispenses it and the one that makes the cream, and say whether syringes are in the price.',
  },
  termsWeightMedicine: term(careTerms.weightMedicine),
  termsNoCopies: term(careTerms.noCopies),
  openLaboratoryPrice: {
    ...owner,
    value: 'the laboratory’s cash price of the usual tests, as a range with its date',
    wording: openAnswers.laboratoryPrice,
    rule: 'F4',
    note: 'Decision 74. Replace the sentence by the range; the price page then adds it up.',
  },
  makersPrices: {
    ...owner,
    value: 'the makers’ prices of weight-loss medicine, from their own pages',
    wording: `at the makers’ prices of ${longDate(makersPrices.seenOn)}, without insurance`,
    rule: '21 CFR 200.200: a price without a word of benefit',
    note: 'Decision 83. content/facts/medicine-prices.ts names the two records that were read, and their days.',
  },
  openMedicare: {
    ...owner,
    value: 'no billing of Medicare, and that patients with Medicare call first',
    wording: openAnswers.medicare,
    note: 'Whether clinicians have opted out is asked by itself in the launch list.',
  },
  openSupplies: {
    ...owner,
    value: 'needles, syringes, a sharps container and shipping are not in the TRT price',
    wording: 'Needles, syringes and a sharps container',
    also: ['Shipping, if the pharmacy charges for it'],
    rule: 'F4',
    note: 'What each costs, or that it is included after all.',
  },
  openErectionPills: {
    ...owner,
    value: 'tablets for erections are prescribed when they are safe',
    wording: openAnswers.erectionPills,
    note: 'Decision 73.',
  },
  openPriorAuthorization: {
    ...owner,
    value: 'no prior authorizations; records are handed out',
    wording: openAnswers.priorAuthorization,
    note: 'Decision 73.',
  },
  openTestosteroneSupply: {
    ...owner,
    value: 'no pellets; what a month costs when the patient’s own pharmacy supplies the testosterone',
    wording: 'Pellets are not among our treatments.',
    also: ['What your month costs when your pharmacy supplies it is quoted in writing before you decide.'],
    rule: 'F4',
  },
  openFertilityMedicines: {
    ...owner,
    value: 'whether hCG and clomiphene are prescribed',
    wording: openAnswers.fertilityMedicines,
    also: ['Enclomiphene is not an approved drug, and we do not prescribe it.'],
  },
  openPeptides: {
    ...owner,
    value: 'which peptides are prescribed today',
    wording: openAnswers.peptides,
    rule: 'D5',
  },
  openFunctionalTests: {
    ...owner,
    value: 'the usual tests of a program',
    wording: openAnswers.functionalTests,
    also: ['If it is abnormal, the result goes to your own physician, who treats it.'],
  },
  openDevice: {
    ...owner,
    value: 'the name of the microneedling device',
    wording: openAnswers.device,
    rule: 'D7',
  },
  cancellation: {
    ...owner,
    value: `${policy.cancel}; ${policy.cancelProcedure}`,
    wording: `Tell us at least ${policy.cancel} ahead. For procedures we need ${policy.cancelProcedure}`,
  },
  fasting: { ...owner, value: policy.fasting, wording: `${policy.fasting} without food` },
  labResults: {
    ...owner,
    value: `${policy.labResults}; ${policy.specialLabResults}`,
    wording: `Most results are back in ${policy.labResults}. Specialized tests take ${policy.specialLabResults}.`,
  },
  refills: { ...owner, value: policy.refill, wording: `at least ${policy.refill} before you run out` },
  shipping: { ...owner, value: policy.shipping, wording: policy.shipping },
  telehealth: {
    ...owner,
    value: 'telemedicine for all patients in Texas',
    wording: `${telehealth.open} ${telehealth.inPerson}`,
    also: ['by telehealth in Texas'],
    rule: 'X6',
    note: `Decision 28. Remote prescribing of controlled substances rests on a temporary rule that runs to ${longDate(telehealthRule.validUntil)}.`,
  },
  reviewsHonest: {
    ...owner,
    value: 'real, unpaid, unselected',
    wording: `All testimonials are from real ${clinic.shortName} patients.`,
    also: [
      'No one is paid for a review.',
      'we never answer there with details of anybody’s care',
      'Their authors wrote these reviews on Google',
      'every review the service holds, good or bad',
    ],
    rule: 'F2, F3, X1; 45 CFR 164.508: naming somebody as a patient in marketing needs a written authorization',
    note: 'Decision 71. For the owner and his lawyer, together with Occupations Code 101.201.',
  },
  testosteroneDecline: {
    value: '1-2% per year after 30',
    wording:
      'That testosterone falls by about 1 to 2% a year after 30 is only an average: in healthy men, levels spread out with age rather than fall for all.',
    rule: 'F1',
    source: 'T17',
    needsOwner: false,
    asOf,
    note: 'Decision 23. The specification reads it as a rule for every man. T17 finds more spread with age in healthy men, not one fall for all.',
  },
  testosteroneLabs: {
    ...owner,
    value: 'baseline, 6 weeks, 3 and 6 months, then every 6-12 months',
    wording: 'We measure your levels at 6 weeks, 3 months and 6 months, then every 6 to 12 months',
  },
  testosteroneDosing: {
    ...owner,
    value: 'injections 1-2 times a week; cream daily',
    wording: 'Injection 1 to 2 times a week, or daily cream',
  },
  weightLossAverage: {
    value: '15-20% over 6-12 months',
    wording:
      'With diet and activity, people on the approved injections lost about 15 to 20% of their body weight on average in 68 to 72 weeks.',
    rule: 'F4, D3',
    source: 'W1',
    needsOwner: false,
    asOf,
    note: 'Decision 23. Not printed as 15-20% over 6-12 months: the trials ran 68 and 72 weeks, on approved products.',
  },
  weightLossPounds: {
    value: '20+ pounds',
    wording: '20+ pounds above the weight you felt good at',
    source: null,
    needsOwner: true,
    asOf,
    note: 'Decision 42. In the suitability list, as a starting point; never as a promise of loss.',
  },
  prpHair: {
    ...owner,
    value: '3-4 sessions, 4-6 weeks apart; upkeep every 3-6 months',
    wording: 'For hair restoration we usually plan 3 to 4, 4 to 6 weeks apart, then one every 3 to 6 months.',
  },
  prpSexual: {
    ...owner,
    value: '1-2 sessions',
    wording: 'For joints we plan 2 to 3, and for sexual health 1 to 2; no dose has been established there.',
  },
  prpJoint: {
    ...owner,
    value: '2-3 sessions',
    wording: 'For joints we plan 2 to 3, and for sexual health 1 to 2; no dose has been established there.',
  },
  microneedlingCourse: {
    ...owner,
    value: '3-6 sessions, 4-6 weeks apart, 30-45 minutes',
    wording: 'A common schedule is 3 to 6 sessions, 4 to 6 weeks apart.',
    also: ['Sessions of 30 to 45 minutes.'],
  },
  recovery: {
    ...owner,
    value: 'PRP 2-3 days, exosomes 1-2 days',
    wording: 'The 1 to 2 days with exosomes come from use, not from a study.',
    also: ['About 2 to 3 days with PRP.'],
    rule: 'D6, F1',
    note: 'Decisions 29 and 70. A recovery time of an unapproved product invites its use: is there a record of the 1 to 2 days, and may they stand at all?',
  },
  ivTimes: {
    ...owner,
    value: 'IV 30-60 minutes; NAD+ 2-4 hours',
    wording: 'Most infusions run 30 to 60 minutes, and NAD+ takes 2 to 4 hours',
  },
  brandNames: {
    ...owner,
    value: 'P-Shot, O-Shot, Vampire Facial, Vampire Facelift',
    wording: 'Also known as P-Shot',
    also: ['Also known as O-Shot', 'Also known as Vampire Facial', 'Also known as Vampire Facelift'],
    rule: 'Trademarks',
    allow: ['P-Shot', 'O-Shot', 'Vampire Facial', 'Vampire Facelift'],
    note: 'Decision 22: generic name beside the brand. Remove unless the owner shows a license.',
  },
  immunityBoost: {
    ...owner,
    value: 'Immunity Boost',
    wording: 'Immunity Boost',
    rule: 'IV',
    allow: ['Immunity Boost'],
    note: 'Name of an offering. The text beside it says that no infusion has been shown to prevent infections.',
  },
  jointHealing: {
    ...owner,
    value: 'Joint & Injury Healing',
    wording: 'Joint & Injury Healing',
    rule: 'F1',
    allow: ['Joint & Injury Healing'],
  },
  programNames: {
    ...owner,
    value: '21-Day Metabolic Reset, Cellular Renewal Program, Cellular Vitality Reset',
    wording: '21-Day Metabolic Reset',
    also: ['Cellular Renewal Program', 'Cellular Vitality Reset'],
    rule: 'FUNC',
    allow: ['Cellular Renewal Program', 'Cellular Vitality Reset', '21-Day Metabolic Reset'],
  },
  fdaLine: {
    ...owner,
    value: 'not evaluated by the FDA',
    wording: 'These statements have not been evaluated by the FDA.',
    rule: 'D8',
    allow: ['is not FDA-approved to diagnose, treat or cure any disease'],
    note: 'A supplement sentence; on the peptide card it stands only beside the compounding sentence.',
  },
  guide: {
    ...owner,
    value: 'Get Free Guide; Download Free Guide; No spam, ever. Unsubscribe anytime.',
    wording: 'Get Free Guide',
    also: ['Download Free Guide', 'No spam, ever. Unsubscribe anytime.'],
    rule: 'F7',
    note: 'Decision 22. The form opens a preview page and keeps no address; the owner must deliver the guide or drop the words.',
  },
  guideTitle: {
    ...owner,
    value: 'Optimizing Testosterone and Reclaiming Vitality',
    wording: 'Optimizing Testosterone and Reclaiming Vitality',
    rule: 'TRT',
    note: 'Decision 43. Trials found no significant gain in vitality, as the pages say.',
  },
  resultsVary: {
    ...owner,
    value: 'Results may vary. All testimonials are from real … patients.',
    wording: `Results may vary. All testimonials are from real ${clinic.shortName} patients.`,
    note: 'A medicine named here would need its boxed warning and risks in the same view (rule D10), so the averages stand on the service pages.',
    rule: 'F2',
  },
  exosomes: {
    ...owner,
    value: 'microneedling with exosomes',
    wording: 'Microneedling with PRP or exosomes',
    rule: 'D6',
    note: 'Decision 29. The name stands beside the FDA sentence and what the two small trials found; decision 70: it is not recommended. Whether any such product is used at all, and which, the owner must say.',
  },
  mostPopular: {
    ...owner,
    value: 'Most Popular',
    wording: 'Most Popular',
    rule: 'F1',
  },
  heroButtons: {
    ...owner,
    value: 'Restore, Repair, Renew; Refresh Your Look Today',
    wording: 'Restore, Repair, Renew',
    also: ['Refresh Your Look Today'],
    rule: 'F1',
    note: 'A result is implied. The page under the button says what the trials found.',
  },
  replies: {
    ...owner,
    value: `within ${policy.reply}, and on the next open day`,
    wording: replies,
    note: 'Decision 88. The specification quotes the hours; the clinic is closed from Saturday afternoon to Monday morning.',
  },
  recordRequests: {
    ...owner,
    value:
      'where requests for records go, what they must state, and that a fee is told before the copy is made',
    wording: 'Ask for your records',
    also: ['If there is a fee for the copy, we tell you how much it is before we make it.'],
    rule: 'Texas Health and Safety Code 181.102, 181.105',
  },
  providerBoard: {
    ...owner,
    value: 'the board that licenses the provider',
    wording: 'Each profession has a board of its own',
    rule: 'Texas Health and Safety Code 181.105(a)(2)',
    note: 'Decision 82. Enter it as clinic.licensing.board; the page then names it.',
  },
  goodFaithEstimate: {
    ...owner,
    value: 'a written estimate for every patient who pays himself, within 1 or 3 business days',
    wording: 'You have the right to receive a “Good Faith Estimate”',
    rule: '45 CFR 149.610',
    note: 'The pages print the notice of CMS; the clinic must send the estimates.',
  },
  sameProvider: {
    ...owner,
    value: 'one provider as a rule',
    wording: 'You usually see the same provider',
  },
  practiceHabits: {
    ...owner,
    value: 'how the clinic says it works',
    wording: 'Before every first infusion',
    also: [
      'We do not sell a series of drips to men who feel well.',
      'With your consent, we send our notes to that office.',
      'With your consent we send our notes to your primary care physician.',
      'We stop early if the first sessions did nothing.',
      'We stop if nothing changes.',
    ],
  },
  selfInjection: {
    ...owner,
    value: 'a clinician shows how to inject and watches the first shot; supplies are named',
    wording: 'after a clinician has shown you how and watched your first shot',
    also: [
      'We tell you where to get needles, syringes and a sharps container.',
      'Ask us to show you and to watch your first one.',
    ],
  },
  bagSizes: {
    ...owner,
    value: 'every infusion on the menu is larger than 100 mL',
    wording: 'All our bags are larger.',
    rule: 'World Anti-Doping Code, method M2',
  },
  dispensaryEarnings: {
    ...owner,
    value: 'whether the clinic earns on what patients buy at the dispensary',
    wording: 'The clinic may earn on what you buy there',
    rule: 'F1; 16 CFR 255.5',
    note: 'Say that it does and how much, or that it does not.',
  },
  nameAndLicenseTold: {
    ...owner,
    value: 'patients are told the name and license of whoever treats them, before they agree',
    wording: 'You are told who will inject, with name and license, before you agree.',
    also: [
      'Before you agree you are told who will do the needling and under whose license.',
      'You can ask all who treat you for their name and license.',
      'You may ask to see the license and the name of the supervising physician before you sign up.',
    ],
    rule: 'X5',
  },
  whoInfuses: {
    ...owner,
    value: 'a clinician orders, a registered nurse places the line and stays near',
    wording: 'A registered nurse places the line and stays near while the bag runs.',
    rule: 'X4',
  },
  deviceTold: {
    ...owner,
    value: 'patients are told which microneedling device is used and what it is cleared for',
    wording: 'Your clinician tells you which device is used and what it is cleared for.',
    rule: 'D7',
    note: 'The owner names the device. Its cleared uses can then stand on the page.',
  },
  switching: {
    ...owner,
    value: 'patients of other clinics are taken on, with tests repeated where needed',
    wording: 'Can I switch to you from another clinic?',
    also: ['Can I switch from another clinic?', 'We may repeat'],
  },
  ageLimits: {
    ...owner,
    value: 'from 18 years, without an upper limit',
    wording: 'You must be 18 or older. There is no upper limit',
  },
  shippingOutsideTexas: {
    ...owner,
    value: 'medicine is shipped to addresses in Texas as a rule',
    wording: 'Plan on an address in Texas.',
    note: 'The pharmacies that the clinic uses, and the states they are licensed in, decide.',
  },
  serviceArea: {
    ...owner,
    value: 'Dallas-Fort Worth',
    wording: 'for the Dallas-Fort Worth area',
    also: [`for men in ${clinic.address.city} and the Dallas-Fort Worth area`],
  },
  medicalReview: {
    ...owner,
    value: 'reviewed by the person and on the date that each page shows',
    wording: 'Reviewed by',
    note: 'A sample person and a sample date, until a clinician has read the texts.',
  },
  testimonialsPage: {
    ...owner,
    value: 'a page of patient reviews',
    wording: `All testimonials are from real ${clinic.shortName} patients.`,
    rule: 'Texas Occupations Code 101.201(b)(4): advertising that contains a testimonial',
    note: 'Decision 53. How it fits with 22 TAC 164.3 is for the owner’s lawyer to say before the page goes live.',
  },
  websiteData: {
    ...owner,
    value: 'server logs, retention of accounts, children',
    wording: 'They may keep this in server logs for a limited time.',
    also: [
      'We do not use them to follow you or to advertise.',
      'We keep the account until you ask us to delete it.',
      'We do not knowingly collect information from children under 13.',
    ],
    note: 'Name the host and its retention in clinic.websiteHost.',
  },
  partnerAndWomen: {
    ...owner,
    value: 'a partner may sit in; women are treated with PRP only',
    wording: 'Can my partner come with me?',
    also: ['Do you treat women?'],
  },
  bookingForHim: {
    ...owner,
    value: 'somebody else may book with a man’s agreement; nothing is said about him before he agrees',
    wording: 'If he agrees, choose the time together.',
    also: [
      'Until he has agreed, we do not tell you whether he is a patient or what we found.',
      'Call or write with a general question, without his name.',
    ],
    note: 'HIPAA, 45 CFR 164.510(b), lets the clinic share what matters with family involved in his care; how it asks for his agreement is for the owner to say.',
  },
  firstVisitForEach: {
    ...owner,
    value: 'every service, a vitamin injection too, starts with a paid first visit',
    wording: 'Do I pay for a first visit even for a B12 shot?',
    also: ['Every service starts with a first visit'],
    rule: 'F4',
  },
  notOffered: {
    ...owner,
    value: 'no laser treatment, no glutathione, no pellets; a testosterone gel on request',
    wording: 'We do not offer laser treatment.',
    also: [
      'Do you offer glutathione? It is not on our menu.',
      'Pellets are not among our treatments.',
      'Injections or a cream, and a gel on request.',
    ],
  },
  normalLabs: {
    ...owner,
    value: 'the first visit is paid whatever the labs show',
    wording: 'is one payment, whatever the labs show.',
    also: ['If my labs are normal, do I still pay?'],
    rule: 'F4',
  },
  closedDays: {
    ...owner,
    value: 'Closed on every federal holiday (5 U.S.C. 6103) until May 2028, and on the day it is observed',
    wording: 'We are closed on these days unless hours are given.',
    note: 'Decision 69: samples in content/facts/exception-days.ts. Enter the real closed days and other hours.',
  },
  resourceStats: {
    ...owner,
    value: '24/7; 100+; expert',
    wording: 'portal access 24/7',
    also: ['supplements 100+', 'Expert support'],
  },
} satisfies Record<string, Claim>

/** The wordings that the test allows. */
export const allowedWording: readonly string[] = Object.values<Claim>(claims).flatMap(
  ({ allow = [] }) => allow,
)
