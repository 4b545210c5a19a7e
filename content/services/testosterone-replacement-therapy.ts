import { routes } from '@/lib/routes'
import { disclaimers } from '../disclaimers'
import { price } from '../facts/prices'
import type { Service } from '../schema'

export const testosteroneReplacementTherapy = {
  key: 'testosterone-replacement-therapy',
  slug: 'testosterone-replacement-therapy-flower-mound-tx',
  hue: 'hormone',
  terrain: 'hormone',
  wording: ['TRT'],
  meta: {
    title: 'Testosterone replacement therapy in Flower Mound',
    description: `TRT in Flower Mound, TX: two morning tests and symptoms first, injections or cream, labs at 6 weeks, 3 and 6 months. Risks, fertility and price, from ${price.testosterone.month}.`,
  },
  card: {
    name: 'Testosterone replacement',
    title: 'Testosterone replacement therapy',
    h2Title: 'Hormone care that starts with two blood tests',
    description:
      'Injections or a daily cream for men whose symptoms and morning labs agree. We watch blood count, blood pressure and prostate while you take it.',
    fact: `Injections or cream, from ${price.testosterone.month}`,
    linkText: 'Read about testosterone',
  },
  schemaType: 'MedicalTherapy',
  hero: {
    title: 'Testosterone replacement therapy',
    lead: 'For men in Flower Mound whose labs and symptoms agree. Measured before, measured after, adjusted in between.',
    facts: [
      { label: 'Program', value: `From ${price.testosterone.aMonth}` },
      { label: 'Form', value: 'Injection 1 to 2 times a week, or daily cream' },
      { label: 'Labs', value: 'Baseline, 6 weeks, 3 and 6 months' },
      { label: 'Visits', value: 'In person, or telehealth if suitable' },
    ],
    secondaryLink: { href: routes.calculator, text: 'Calculate your free testosterone' },
  },
  intro: {
    heading: 'What it is',
    lead: 'Testosterone therapy aims to bring a low level into the normal range. It helps some men, not everyone who is tired.',
    paragraphs: [
      {
        text: 'The American Urological Association supports the diagnosis at a total testosterone below 300 ng/dL, found on two separate early mornings, in a man who also has symptoms or signs.',
        sources: ['T1'],
      },
      {
        text: 'When the total is borderline, free testosterone helps decide.',
        sources: ['T2'],
      },
      { text: `${disclaimers.controlled} ${disclaimers.limitationOfUse}`, sources: ['T12'] },
    ],
  },
  suitability: {
    heading: 'Does this sound familiar?',
    note: 'Check what fits. Nothing is stored or sent.',
    items: [
      'Less interest in sex than before',
      'Fewer morning erections',
      'Erections that are weaker or do not last',
      'Tired in a way sleep does not fix',
      'Low or flat mood',
      'Less strength for the same training',
      'More fat around the middle',
      'Hot flashes, or less body hair',
    ],
    after:
      'The first three are tied most closely to low testosterone. None proves anything without two morning tests.',
    notFor: [
      'Men who want to father a child soon: testosterone lowers sperm counts.',
      'Men with prostate or breast cancer, or an unexplained prostate finding.',
      'Men with a high hematocrit, untreated severe sleep apnea or poorly controlled heart failure.',
      'Men with a past blood clot, or a heart attack or stroke in the last six months.',
    ],
  },
  why: {
    heading: 'Why the numbers matter',
    paragraphs: [
      {
        text: 'In four studies of 9,054 men, the middle 95% of healthy men aged 19 to 39 without obesity ran from 264 to 916 ng/dL.',
        sources: ['T5'],
      },
      {
        text: 'Testosterone is said to fall by about 1 to 2% a year after 30. That is an average and varies widely: in healthy men, levels spread out with age rather than fall for all.',
        sources: ['T17'],
      },
    ],
    figure: 'testosterone-range',
  },
  journey: {
    heading: 'The route, in four stages',
    steps: [
      {
        title: 'Discovery Experience',
        meta: '60 to 90 minutes',
        description: 'History, medicines, sleep, plans for children, and an examination.',
      },
      {
        title: 'Labs',
        meta: 'Results in 3 to 5 business days',
        description: 'Two fasting morning draws, with blood count and PSA where due.',
      },
      {
        title: 'Your plan',
        meta: 'Injection or cream',
        description: 'What it costs and what may go wrong. You can say no.',
      },
      {
        title: 'Follow-up',
        meta: '6 weeks, 3 and 6 months',
        description: 'We measure, ask how you feel, and adjust. Then every 6 to 12 months.',
      },
    ],
    after: 'If nothing improves at a normal level, we stop.',
  },
  benefits: {
    heading: 'What the trials found',
    note: 'Trial averages, mostly in men with low levels. Your own result may differ.',
    items: [
      {
        sign: 'waves',
        title: 'Desire',
        text: 'A small to moderate gain in trials.',
        sources: ['T6', 'T7'],
      },
      {
        sign: 'terraces',
        title: 'Erections',
        text: 'A small gain in pooled trials of 1,779 men.',
        sources: ['T7'],
      },
      {
        sign: 'compass',
        title: 'Mood',
        text: 'Some benefit in men 65 and over; no effect in pooled trials.',
        sources: ['T6', 'T7'],
      },
      {
        sign: 'trail',
        title: 'Walking',
        text: 'At least 50 m farther in 20.5% of older men, and in 12.6% on placebo.',
        sources: ['T6'],
      },
      {
        sign: 'sun',
        title: 'Energy',
        text: 'No significant benefit in vitality.',
        sources: ['T6'],
      },
      {
        sign: 'scale',
        title: 'Blood sugar',
        text: 'In overweight men without true deficiency, on a lifestyle program: diabetes in 12.4% after two years, and 21.1% on placebo. Not an approved use.',
        sources: ['T11'],
      },
    ],
  },
  risks: {
    heading: 'What can go wrong',
    intro: 'We watch for each, and stop when we must.',
    items: [
      {
        text: 'Fertility. Testosterone lowers sperm counts while you take it. In contraception trials, counts were back at 20 million/mL in 67% by 6 months and 90% by 12, not in all.',
        sources: ['T16'],
      },
      {
        text: 'Thick blood. Hematocrit rose to 54% or more in 22% in one two-year trial of overweight men, and in 1% on placebo.',
        sources: ['T11'],
      },
      {
        text: 'Heart and vessels. In 5,246 men at high risk, on a gel, heart attack, stroke and cardiac death were no more frequent than on placebo (7.0% vs. 7.3%). Atrial fibrillation (3.5% vs. 2.4%), pulmonary embolism (0.9% vs. 0.5%) and kidney injury (2.3% vs. 1.5%) were more frequent.',
        sources: ['T8'],
      },
      {
        text: 'Blood pressure. All testosterone products carry a warning that they can raise it.',
        sources: ['T12'],
      },
      {
        text: 'Sleep, prostate, bones. Sleep apnea can get worse; PSA must be followed. In the heart trial fractures were more frequent (3.5% vs. 2.5%).',
        sources: ['T9'],
      },
    ],
    seekHelp:
      'Call 911 for chest pain, sudden breathlessness, weakness on one side, or trouble speaking. Go to an emergency room for an erection of more than four hours. Have a swollen, painful leg seen the same day.',
  },
  parts: [
    {
      kind: 'pricing',
      heading: 'What it costs',
      claim: 'testosterone',
    },
  ],
  faq: {
    heading: 'Questions men ask',
    items: [
      {
        id: 'how-soon',
        question: 'How soon will I feel a difference?',
        answer: ['The trials looked for change over months, not days.'],
      },
      {
        id: 'injection-or-cream',
        question: 'Injections or cream: which is better?',
        answer: [
          'Neither is better for everyone. Injections make the level rise and fall. A daily cream is steadier, but can harm a child or partner who touches it: cover the skin and wash your hands. A compounded cream is not FDA-approved.',
        ],
      },
      {
        id: 'for-life',
        question: 'Will I need it for life?',
        answer: [
          'Not always. If weight, sleep or a medicine lowered your level, treating that may be enough. Do not stop a medicine on your own. After stopping, your own production takes months to return, and may not return fully.',
        ],
      },
      {
        id: 'fertility',
        question: 'Does it affect fertility?',
        answer: ['Yes. Do not start if you want a child soon. There are other options to discuss.'],
        sources: ['T2', 'T16'],
      },
      {
        id: 'heart',
        question: 'Is it dangerous for the heart?',
        answer: [
          'The largest trial, of a gel, found no more heart attacks or strokes than on placebo, but more atrial fibrillation and more clots in the lung.',
        ],
        sources: ['T8'],
        link: { href: '/blog/trt-and-heart-health', text: 'Read the long answer' },
      },
      {
        id: 'how-often-labs',
        question: 'How often are labs repeated?',
        answer: ['At 6 weeks, 3 months and 6 months, then every 6 to 12 months, as your clinician decides.'],
      },
    ],
  },
  closing: {
    heading: 'Start with a conversation',
    text: 'One visit, no commitment to treatment. You leave knowing what comes next.',
  },
  related: ['medical-weight-loss', 'peptide-therapy', 'functional-health-programs'],
  disclaimers: [disclaimers.twoTests, disclaimers.compounded],
  sources: ['T1', 'T2', 'T12', 'T5', 'T17', 'T6', 'T7', 'T11', 'T16', 'T8', 'T9'],
  updatedOn: '2026-11-23',
  reviewedOn: '2026-11-16',
  nextReviewOn: '2027-11-16',
} satisfies Service
