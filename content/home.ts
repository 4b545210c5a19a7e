import { disclaimers } from '@/content/disclaimers'
import { price, quotedInText } from '@/content/facts/amounts'
import { clinic } from '@/content/facts/clinic'
import { policy } from '@/content/facts/policies'
import { careTerms } from '@/content/facts/terms'
import { popup } from '@/content/popup'
import type { ServiceKey } from '@/content/schema'
import { longDate } from '@/lib/dates'
import { decimal } from '@/lib/decimal'
import { capitalNumberWord } from '@/lib/number-words'
import { isOffered } from '@/lib/site/offered'

/** Services that are not among the tracks. */
const more = [
  {
    key: 'prp-therapy',
    title: 'PRP therapy',
    text: 'Your own platelets, used off-label for hair, joints and sexual health.',
  },
  {
    key: 'microneedling',
    title: 'Microneedling',
    text: '3 to 6 sessions of 30 to 45 minutes, 4 to 6 weeks apart.',
  },
  {
    key: 'iv-hydration-therapy',
    title: 'IV hydration and NAD+',
    text: 'Four kinds of infusion, of 30 minutes to 4 hours, and vitamin injections.',
  },
  {
    key: 'functional-health-programs',
    title: 'Functional health programs',
    text: 'Structured programs of 3, 6 to 8 or 12 to 16 weeks.',
  },
] as const

const tracks = [
  {
    key: 'testosterone-replacement-therapy',
    title: 'Hormone optimization',
    text: 'Testosterone replacement therapy (TRT) by injection or by a compounded cream, which is not FDA-approved. It starts only when your symptoms and two morning blood tests both point to low testosterone.',
    facts: [
      {
        label: 'From',
        value: `${price.testosterone.aMonth}: testosterone when prescribed, visits, lab review`,
      },
      { label: 'Labs', value: 'Baseline, 6 weeks, 3 and 6 months' },
    ],
  },
  {
    key: 'medical-weight-loss',
    title: 'Medical weight loss',
    text: 'Food, strength training and regular follow-up, with a GLP-1 or GLP-1/GIP medicine such as semaglutide or tirzepatide when one fits.',
    facts: [
      { label: 'From', value: `${price.weightLoss.aMonth}: visits, your plan, lab review` },
      { label: 'Medicine', value: careTerms.weightMedicine.text },
    ],
  },
  {
    key: 'peptide-therapy',
    title: 'Peptide therapy',
    text: 'A consultation about what is known, what is not, and what the law allows.',
    facts: [{ label: 'Visits', value: 'In person, or by telehealth in Texas' }],
  },
] as const

const offered = <Item extends { key: ServiceKey }>(items: readonly Item[]) =>
  items.filter(({ key }) => isOffered(key))

/** Text of the home page. */
export const home = {
  meta: {
    title: `Men's health clinic in ${clinic.address.city}, TX`,
    description: `Testosterone (TRT), weight loss and peptide consultations for men in ${clinic.address.city} and Dallas-Fort Worth. Labs first, and a first visit of ${policy.firstVisit}.`,
  },
  banner: {
    text: 'Have your lab results? Two or three values are enough.',
    link: 'Free testosterone calculator',
  },
  hero: {
    title: 'Your Health is Your Power',
    lead: `A men’s health clinic in ${clinic.address.city} for hormone, weight and recovery care. We start with lab work, and the first visit leaves time for your questions.`,
    about: 'Learn About Us',
    note: 'In person, or by telehealth in Texas. A first testosterone visit is in person.',
  },
  trust: [
    {
      icon: 'stethoscope',
      title: clinic.experience,
      text: 'Care that follows the evidence, with the risks explained.',
    },
    {
      icon: 'clock',
      title: 'Time to talk',
      text: `Your first appointment runs ${policy.firstVisit}, one on one.`,
    },
    {
      icon: 'lock',
      title: 'Private visits',
      text: '500+ men cared for, one on one, in a small practice.',
    },
  ],
  stats: [
    { value: decimal(clinic.ratings.patients), label: 'patient rating' },
    { value: '100%', label: 'satisfaction' },
    { value: `${clinic.languages.length}`, label: 'languages spoken' },
    { value: 'Same week', label: 'appointments' },
  ],
  statsNote: `Our own figures, as of ${longDate(clinic.figuresAsOf)}.`,
  tracks: {
    heading: 'Testosterone, weight loss and peptides',
    lead: 'Looking for a testosterone clinic or a weight-loss program? We start with your labs, and at the first visit we decide what, if anything, makes sense for you.',
    items: offered(tracks),
    link: 'How it works',
    note: `Both monthly prices: ${careTerms.minimumTerm.text} ${disclaimers.glp1Boxed} ${disclaimers.compounded}`,
  },
  more: {
    heading: `${capitalNumberWord(offered(more).length)} more services`,
    note: 'You can have each one alone, or with one of the three above.',
    items: offered(more),
  },
  why: {
    heading: 'Why a boutique clinic',
    paragraphs: [
      'A boutique clinic is a small one. We see fewer men and give each one more time, and the person who reads your labs is the person who knows your story.',
      `We are cash-pay and take HSA and FSA cards where tax law and your plan allow. The first visit and the monthly programs have their prices and terms on one page; every other service is ${quotedInText}.`,
    ],
    link: 'Meet the clinic',
    visit: {
      title: 'Your first visit',
      text: `It takes ${policy.firstVisit}.`,
    },
  },
  reviews: {
    heading: 'What reviews say',
    text: 'Unedited, from an outside review service, loaded when you ask for them. We do not write, pick or change them.',
    button: 'Show reviews',
    link: 'Read them on Google',
    note: 'Their authors wrote these reviews on Google, and we never answer there with details of anybody’s care. No one is paid for a review. One person’s experience is not what every patient can expect.',
  },
  guide: {
    heading: 'A free guide to testosterone',
    text: `“${popup.guideTitle}” explains what to test, what the numbers mean and what to ask.`,
    button: 'Get Free Guide',
    note: `Opens our guide preview in a new tab. ${popup.stays}`,
    again: 'No new tab? Open the guide preview',
    missing:
      'A part of this page did not arrive. What you typed is kept: check your connection, then try again.',
    coverLine: popup.coverLine,
    coverTitle: popup.guideTitle,
  },
} as const
