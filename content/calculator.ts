import { policy } from '@/content/facts/policies'
import { telehealth } from '@/content/facts/telehealth'

/** Text, ranges and sources of the calculator page. Facts: Vermeulen 1999, Fiers 2018, Ho 2006, Travison 2017, AUA 2018. */
export const calculator = {
  meta: {
    title: 'Free testosterone calculator (Vermeulen)',
    description:
      'Calculate free and bioavailable testosterone from total testosterone, SHBG and albumin by the Vermeulen equation. Private, shown step by step, and printable.',
  },
  heading: 'Free testosterone calculator',
  lead: 'The total is only part of the picture. Estimate how much is free.',
  form: {
    heading: 'Your lab values',
    total: 'Total testosterone',
    shbg: 'SHBG',
    albumin: 'Albumin',
    albuminNote: '(optional; 4.3 g/dL is used if blank)',
    button: 'Calculate',
    missing: 'Please enter Total Testosterone and SHBG values.',
    privacy: 'The math runs on your device. Nothing is sent, and nothing is stored unless you press Keep.',
    where:
      'Testosterone and SHBG are hormone tests. SHBG is often left out, so ask for it by name. Albumin is part of a comprehensive metabolic panel.',
    noScript:
      'The calculator needs JavaScript. The formula is below, and we can work it out with you at a visit.',
  },
  result: {
    heading: 'Your result',
    empty: 'Enter your values and press Calculate. Your result will appear here, with what it means.',
    /** The first is shown beside the result, the others in its folded parts. */
    diagnosis:
      'Low testosterone is diagnosed only with symptoms and low morning levels on two separate days (AUA 2018; Endocrine Society 2018).',
    method: [
      'Calculated values read higher than direct equilibrium dialysis: the median ratio was 1.19, or 19% higher (Fiers 2018). So compare only with ranges for calculated free testosterone.',
    ],
    limits: [
      'This is an estimate from three laboratory values by the Vermeulen (1999) equation. It is not a diagnosis and does not replace a measured result.',
      'Not valid in pregnancy, nor when another drug occupies SHBG (for example danazol, or some oral androgens). Not intended for women or anyone under 18.',
    ],
    /** Where a value is relative to its range. Positions only, never a verdict. */
    position: {
      below: 'below',
      within: 'within',
      above: 'above',
      free: 'Free testosterone: {value} ng/dL is {position} {low} to {high} ng/dL, the range of the middle 95% of healthy men aged 20 to 45.',
      total:
        'Total testosterone: {value} ng/dL is {position} {low} to {high} ng/dL, the range of the middle 95% of healthy men aged 19 to 39 without obesity.',
      /** Added where the total is within its range and below the cutoff. */
      cutoff: 'It is also below {cutoff} ng/dL, the AUA guideline’s cutoff.',
      'high-total': 'A high total can hide an average free value, because SHBG holds part of the total.',
      'low-free':
        'A total within its range can go with a free value below it, because SHBG holds part of the total.',
      'low-total':
        'A total below its range can go with a free value within it, when SHBG holds little of the total.',
    },
    /** In place of the position while a value is in doubt; the question follows. */
    inDoubt: 'A value is in doubt, so this result is not compared with a range yet.',
    /** Totals that need words of their own, in ng/dL. */
    veryLow: {
      below: 150,
      text: 'A total below 150 ng/dL is very low. See a doctor soon. The test is repeated in the morning, together with LH, a hormone of the pituitary gland. If LH is low or low-normal, prolactin is measured too, and the gland may need a scan, because a usually benign growth there can be the cause (AUA 2018; Endocrine Society 2018).',
    },
    veryHigh: {
      above: 1200,
      text: 'A total above 1,200 ng/dL is far above the range of healthy young men. Check the number and its unit on your report. If you take testosterone, tell whoever prescribes it, and say how long after a dose the blood was drawn. If you take none, see a doctor and have the test repeated.',
    },
    assumed: 'No albumin was given, so 4.3 g/dL was used.',
    unread: 'The albumin value could not be read, so 4.3 g/dL was used.',
    partLost: 'This part of the page did not arrive. Please check your connection and try again.',
  },
  ranges: {
    total: {
      heading: 'Where your total sits',
      low: 264,
      high: 916,
      /** AUA 2018: a total below it supports the diagnosis, in a man with symptoms and on two early mornings. */
      cutoff: 300,
      axis: 1200,
      unit: 'ng/dL',
      text: 'Filled section: 264 to 916 ng/dL, the middle 95% of healthy men aged 19 to 39 without obesity, in four studies harmonized to a CDC reference (Travison 2017).',
    },
    free: {
      heading: 'Where your free testosterone sits',
      low: 7.07,
      high: 22.6,
      axis: 30,
      unit: 'ng/dL',
      text: 'Filled section: 7.1 to 22.6 ng/dL (245 to 785 pmol/L), the middle 95% of 126 healthy men aged 20 to 45, by this same equation (Ho 2006).',
    },
  },
  reading: {
    heading: 'Reading the numbers',
    note: 'The marks match the chart in your result.',
    cards: [
      {
        mark: 'shbg',
        title: 'Total testosterone and SHBG',
        text: 'The total counts all the testosterone in your blood. SHBG is a protein that holds about half of it tightly. When SHBG is high, a normal total can go with a low free value.',
      },
      {
        mark: 'albumin',
        title: 'Albumin',
        text: 'Albumin carries testosterone loosely and lets go of it easily. That is why this part counts as available. It changes little from man to man, so 4.3 g/dL is used when you leave it blank.',
      },
      {
        mark: 'free',
        title: 'Free or bioavailable?',
        text: 'Free is what floats unbound, usually 1 to 3% of the total. Bioavailable is free and albumin-bound together. At the same albumin, they rise and fall together.',
      },
      {
        mark: null,
        title: 'About ranges',
        text: 'For the total, use the range on your own report; for calculated free testosterone, only a range for calculated values. Guidelines use one cutoff for the total at all ages, about 300 ng/dL (AUA) or 264 (Endocrine Society): being 47 does not move it. Use fasting morning samples from at least two days.',
      },
    ],
  },
  table: {
    heading: 'Ranges, with their source',
    note: 'Different groups of men, different ranges.',
    rows: [
      {
        quantity: 'Total testosterone',
        range: '264-916 ng/dL',
        population: 'Healthy men aged 19-39 without obesity, from four cohorts of 9,054 men',
        method: 'Mass spectrometry, CDC-harmonized',
        source: 'T5',
      },
      {
        quantity: 'Total testosterone, guideline cutoff',
        range: 'below 300 ng/dL',
        population: 'Men with symptoms, tested on two early mornings',
        method: 'AUA guideline 2018',
        source: 'T1',
      },
      {
        quantity: 'Free testosterone, calculated',
        range: '245-785 pmol/L (7.1-22.6 ng/dL)',
        population: '126 healthy men aged 20-45',
        method: 'Vermeulen, as here',
        source: 'C3',
      },
      {
        quantity: 'Free testosterone, European study',
        range: 'below 220 pmol/L (6.4 ng/dL), with total below 317 ng/dL and three sexual symptoms',
        population: 'Men aged 40-79',
        method: 'Vermeulen',
        source: 'T3',
      },
      {
        quantity: 'Free testosterone, measured',
        range: '66-309 pg/mL (6.6-30.9 ng/dL)',
        population: '145 healthy men aged 19 and over without obesity',
        method: 'Equilibrium dialysis; not comparable with calculated values',
        source: 'C4',
      },
      {
        quantity: 'Free testosterone, measured, young men',
        range: '120-368 pg/mL (12.0-36.8 ng/dL)',
        population: 'Those of them aged 19-39',
        method: 'Equilibrium dialysis; not comparable with calculated values',
        source: 'C4',
      },
    ],
  },
  how: {
    heading: 'How this is computed',
    paragraphs: [
      'This is the equation of Vermeulen, Verdonck and Kaufman (1999). Testosterone in blood is free, bound to albumin, or bound to SHBG. Each binding follows the law of mass action, and the three parts add up to the total.',
      'All amounts are in nmol/L. Per nmol/L, albumin binds with 0.000036 (3.6 × 10⁴ L/mol) and SHBG with 1.0 (1.0 × 10⁹ L/mol). So N = 1 + 0.000036 × albumin, t is the total, s the SHBG and x the free testosterone:',
    ],
    formula: 'N·x² + (N + s − t)·x − t = 0',
    constants: [
      { name: 'Albumin and testosterone', value: '3.6 × 10⁴ L/mol' },
      { name: 'SHBG and testosterone', value: '1.0 × 10⁹ L/mol' },
      { name: 'Molar mass of albumin', value: '69,000 g/mol' },
      { name: 'Units', value: '1 nmol/L = 28.84 ng/dL; 1 g/dL = 10 g/L' },
    ],
    example: { totalNgDl: 500, shbgNmolL: 40, albuminGDl: 4.3 },
    differences:
      'Another calculator may differ a little. The one at issam.ch rounds its constants and reads up to 0.8% higher. Calculators that use 66,430 or 66,500 g/mol for albumin read up to 3.6% lower. All are within the uncertainty of the laboratory values.',
  },
  reasons: {
    heading: 'Why talk it through here',
    items: [
      {
        term: 'The whole picture',
        text: 'A number is one of three things. Symptoms and a second morning test are the others.',
      },
      {
        term: 'Time',
        text: `A first visit runs ${policy.firstVisit}. For testosterone, plan on one visit in person, at the start. ${telehealth.open}`,
      },
      { term: 'A clinician reads it', text: 'If your values are fine, we say so and look elsewhere.' },
    ],
  },
  closing: {
    heading: 'Bring the printout',
    text: 'We read it with you, along with your symptoms and history. That is the part a calculator cannot do.',
    contact: 'Talk it through',
    service: 'About testosterone therapy',
  },
  questions: [
    'Was the blood drawn before 10 AM, fasting, and on two separate days?',
    'Which range does my laboratory use, and for which men?',
    'Could weight, sleep, medicine or illness explain my value?',
    'What would treatment change for me, and what could it harm?',
    'Do I want children in the next few years?',
  ],
  print: {
    method:
      'Equation of Vermeulen, Verdonck and Kaufman (1999): albumin 3.6 × 10⁴ L/mol and 69,000 g/mol, SHBG 1.0 × 10⁹ L/mol, 1 nmol/L = 28.84 ng/dL.',
    references: [
      'Vermeulen 1999, J Clin Endocrinol Metab 84:3666–3672.',
      'Fiers 2018, J Clin Endocrinol Metab 103:2167–2174.',
      'Ho 2006, Ann Clin Biochem 43:389–397.',
      'Travison 2017, J Clin Endocrinol Metab 102:1161–1173.',
      'AUA 2018, J Urol 200:423–432.',
      'Endocrine Society 2018, J Clin Endocrinol Metab 103:1715–1744.',
    ],
  },
  disclaimer:
    'For education only. This calculator does not diagnose, treat or replace medical advice. Talk to a clinician about your results.',
  sources: ['C1', 'C2', 'C3', 'C4', 'T1', 'T2', 'T3', 'T5'],
  reviewer: 'morgan-ellis',
  reviewedOn: '2026-11-16',
  nextReviewOn: '2027-11-16',
} as const
