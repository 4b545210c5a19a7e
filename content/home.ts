import { price, quotedInText } from '@/content/facts/amounts'
import { clinic } from '@/content/facts/clinic'
import { policy } from '@/content/facts/policies'
import { careTerms } from '@/content/facts/terms'
import { popup } from '@/content/popup'
import type { ServiceKey } from '@/content/schema'
import { isOffered } from '@/lib/site/offered'
import { longDate } from '@/lib/words/dates'
import { decimal } from '@/lib/words/decimal'
import { capitalNumberWord } from '@/lib/words/number-words'

/** Services that are not among the tracks. */
const more = [
  {
    key: 'prp-therapy',
    title: 'PRP therapy',
  },
  {
    key: 'microneedling',
    title: 'Microneedling',
  },
  {
    key: 'iv-hydration-therapy',
    title: 'IV hydration and NAD+',
  },
  {
    key: 'functional-health-programs',
    title: 'Functional health programs',
  },
] as const

const tracks = [
  {
    key: 'testosterone-replacement-therapy',
    title: 'Hormone optimization',
    price: `from ${price.testosterone.aMonth}`,
    text: 'Testosterone (TRT) by injection or by a compounded cream, which is not FDA-approved. Only when symptoms and two morning tests agree. A first testosterone visit is in person.',
  },
  {
    key: 'medical-weight-loss',
    title: 'Medical weight loss',
    price: `from ${price.weightLoss.aMonth}`,
    text: `Food, strength and follow-up, and a medicine when one fits. ${careTerms.weightMedicine.text}`,
  },
  {
    key: 'peptide-therapy',
    title: 'Peptide therapy',
    price: `${price.firstVisit}, one consultation`,
    text: 'What is known, and what the law allows.',
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
    text: 'Have your lab results?',
    link: 'Free testosterone calculator',
  },
  hero: {
    title: clinic.tagline,
    lead: `A men’s health and testosterone clinic in ${clinic.address.city}. Labs first.`,
    about: 'Learn About Us',
  },
  trust: [
    {
      icon: 'stethoscope',
      title: clinic.experience,
      text: 'Care that follows the evidence.',
    },
    {
      icon: 'clock',
      title: 'Time to talk',
      text: 'Your first visit is one on one.',
    },
    {
      icon: 'lock',
      title: 'Private visits',
      text: '500+ men cared for in a small practice.',
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
    items: offered(tracks),
    note: `${careTerms.minimumTerm.text} Prescription medicines have serious risks: each page names them.`,
  },
  more: {
    heading: `${capitalNumberWord(offered(more).length)} more services`,
    note: `Each is ${quotedInText}.`,
    items: offered(more),
  },
  why: {
    heading: 'Why a boutique clinic',
    text: 'It is a small one: fewer men, more time for each.',
    /** Where the clinic has one provider. */
    person: 'You see {name}, {role}.',
    visit: {
      title: `Your first visit: ${policy.firstVisit}`,
      minutes: '{from}-{to}',
    },
  },
  reviews: {
    heading: 'What reviews say',
    button: 'Show reviews',
    link: 'Read them on Google',
    note: 'Their authors wrote them on Google, where we never answer with details of care. No one is paid for a review. One person’s experience is not what every patient can expect.',
  },
  guide: {
    heading: 'A free guide to testosterone',
    text: `“${popup.guideTitle}” says what to test and what to ask.`,
    button: 'Get Free Guide',
    note: `Opens in a new tab. ${popup.stays}`,
    again: 'No new tab? Open the guide preview',
    missing:
      'A part of this page did not arrive. What you typed is kept: check your connection, then try again.',
    coverLine: popup.coverLine,
    coverTitle: popup.guideTitle,
  },
  closing: {
    heading: 'A first visit, then you decide',
  },
} as const
