import { disclaimers } from './disclaimers'
import { clinic } from './facts/clinic'
import { policy } from './facts/policies'
import { price } from './facts/prices'

/** Words of the home page. */
export const home = {
  meta: {
    title: "Men's health clinic in Flower Mound, TX",
    description:
      'Testosterone, medical weight loss and peptide consultations for men in Flower Mound, TX. Labs first, a visit of 60 to 90 minutes, plain answers.',
  },
  banner: {
    text: 'Have your lab results? Two or three values are enough.',
    link: 'Free testosterone calculator',
  },
  hero: {
    title: 'Your Health is Your Power',
    lead: 'Hormone, weight and recovery care for men in Flower Mound. Real lab work, an unhurried visit, plain answers.',
    about: 'Learn About Us',
    note: `First visit ${price.firstVisit}, ${policy.firstVisit}, in person, or by telehealth in Texas when suitable.`,
  },
  trust: [
    {
      icon: 'stethoscope',
      title: '17+ years in practice',
      text: 'Care that follows the evidence, explained in plain words.',
    },
    {
      icon: 'clock',
      title: 'Time to talk',
      text: 'Your first appointment runs 60 to 90 minutes, one on one.',
    },
    {
      icon: 'lock',
      title: 'Private by design',
      text: '500+ men cared for, discreetly, in a small practice.',
    },
  ],
  stats: [
    { value: clinic.ratings.patients, label: 'patient rating' },
    { value: '100%', label: 'satisfaction' },
    { value: '3', label: 'languages spoken' },
    { value: 'Same week', label: 'appointments' },
  ],
  statsNote: 'Years, patients, rating and satisfaction are counted by the clinic itself.',
  tracks: {
    heading: 'Three ways up. All start with your labs.',
    lead: 'Most men come for one of these. Your first visit decides which, if any, makes sense for you.',
    items: [
      {
        key: 'testosterone-replacement-therapy',
        title: 'Hormone optimization',
        text: 'Testosterone by injection or cream. It starts only when symptoms and two morning blood tests point the same way.',
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
        text: 'GLP-1 and GLP-1/GIP medicine where it fits, with food, strength training and regular follow-up.',
        facts: [
          { label: 'From', value: `${price.weightLoss.aMonth}: visits, your plan, lab review` },
          { label: 'Payment', value: 'Cash pay, HSA or FSA' },
        ],
      },
      {
        key: 'peptide-therapy',
        title: 'Peptide therapy',
        text: 'A consultation about what is known, what is not, and what the law allows.',
        facts: [
          { label: 'Visits', value: 'In person, or telehealth in Texas when suitable' },
          { label: 'Start', value: 'With a Discovery Experience' },
        ],
      },
    ],
    link: 'How it works',
    note: disclaimers.compounded,
  },
  more: {
    heading: 'Also on the map',
    note: 'Four more services, alone or with one of the three core tracks.',
    items: [
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
        text: 'Four infusions of 30 minutes to 4 hours, and vitamin injections.',
      },
      {
        key: 'functional-health-programs',
        title: 'Functional health programs',
        text: 'Structured programs of 3, 6 to 8 or 12 to 16 weeks.',
      },
    ],
  },
  why: {
    heading: 'Why a small clinic',
    paragraphs: [
      'A small practice sees fewer men and gives each one more time. The person who reads your labs is the person who knows your story.',
      'We are cash-pay and take HSA and FSA cards. The first visit and the monthly programs are priced on our services page. For anything else, ask before you book.',
    ],
    link: 'Meet the clinic',
    visit: {
      title: 'Your first visit',
      text: '60 to 90 minutes, drawn to scale.',
      ticks: [0, 15, 30, 45, 60, 75, 90],
      end: 'visit ends here',
    },
    labs: {
      title: 'Your labs in the first year',
      text: 'On testosterone therapy. We measure, then adjust.',
      points: [
        { week: 0, label: 'Baseline' },
        { week: 6, label: '6 weeks' },
        { week: 13, label: '3 months' },
        { week: 26, label: '6 months' },
        { week: 52, label: 'then every 6 to 12 months' },
      ],
    },
  },
  reviews: {
    heading: 'What patients say',
    title: 'Unedited, from our review service',
    text: 'Reviews load from an outside service when you ask for them, so this page stays fast and private. We do not write, pick or change them.',
    button: 'Show reviews',
    link: 'Read them on Google',
    note: 'People who write reviews are patients, not medical professionals, and no one is paid for a review. One person’s experience is not what every patient can expect.',
  },
  guide: {
    heading: 'Read first, decide later',
    text: 'Our free field guide, “Optimizing testosterone and reclaiming vitality”: what to test, what the numbers mean and what to ask.',
    button: 'Get Free Guide',
    note: 'Opens our guide preview in a new tab. What you type here stays in your browser.',
    again: 'No new tab? Open the guide preview',
    missing:
      'A part of this page did not arrive. What you typed is kept: check your connection, then try again.',
    coverLine: `A ${clinic.shortName} field guide`,
    coverTitle: 'Optimizing testosterone and reclaiming vitality',
  },
} as const
