import { disclaimers } from '../disclaimers'
import { price } from '../facts/prices'
import type { Service } from '../schema'

export const medicalWeightLoss = {
  key: 'medical-weight-loss',
  slug: 'medical-weight-loss-flower-mound-tx',
  hue: 'weight',
  terrain: 'weight',
  wording: ['GLP1'],
  meta: {
    title: 'Medical weight loss in Flower Mound, TX',
    description: `GLP-1 and GLP-1/GIP medicine with food and strength work in Flower Mound, TX, from ${price.weightLoss.month}: trial averages, boxed warning, side effects, life after stopping.`,
  },
  card: {
    name: 'Medical weight loss',
    title: 'Medical weight loss',
    h2Title: 'Medicine where it fits, habits either way',
    description:
      'GLP-1 and GLP-1/GIP medicines for men who qualify, with food, strength training and regular visits. Risks and costs are on the page.',
    fact: `GLP-1 programs, from ${price.weightLoss.month}`,
    linkText: 'Read about weight loss',
  },
  schemaType: 'MedicalTherapy',
  hero: {
    title: 'Medical weight loss',
    lead: 'For men whose weight has not moved with food and activity alone. Medicine is one tool. It works while you take it.',
    facts: [
      { label: 'Program', value: `From ${price.weightLoss.aMonth}` },
      { label: 'Payment', value: 'Cash pay, HSA or FSA' },
      { label: 'Trials ran', value: '68-72 weeks' },
      { label: 'Visits', value: 'In person, or telehealth if suitable' },
    ],
    secondaryLink: { href: '/blog/semaglutide-weight-loss-glp1', text: 'Semaglutide, in depth' },
  },
  intro: {
    heading: 'What it is',
    lead: 'A program of visits, food, strength training and, for some men, a weekly injection that lowers appetite.',
    paragraphs: [
      {
        text: 'Guidelines support medicine with lifestyle work when lifestyle alone was not enough: at a BMI of 30 or more, or 27 or more with a related illness.',
        sources: ['W7'],
      },
      { text: `${disclaimers.glp1Boxed}`, sources: ['W12'] },
      {
        text: `${disclaimers.compounded} The trial figures on this page belong to the approved products, and to no compounded one.`,
        sources: ['W8'],
      },
    ],
  },
  suitability: {
    heading: 'Do you recognize this?',
    note: 'Check what fits. The page forgets it when you leave.',
    items: [
      'More than 20 pounds above the weight you felt good at',
      'A BMI of 30 or more, or 27 with a related illness',
      'Diets that worked and then stopped working',
      'Hunger that runs the day',
      'High blood pressure, blood sugar or cholesterol',
      'Snoring or sleep apnea',
      'Knees or back that feel the weight',
      'A medicine that made you gain weight',
    ],
    after:
      'We look for causes first: sleep, alcohol, thyroid, low testosterone, and medicines that add weight.',
    notFor: [
      'Anyone with a personal or family history of medullary thyroid cancer or the inherited tumor syndrome MEN 2.',
      'Men who have had pancreatitis, until the risk has been weighed.',
      'Men with severe stomach-emptying problems or an active eating disorder.',
    ],
  },
  why: {
    heading: 'What the trials found',
    paragraphs: [
      {
        text: 'In STEP 1, 1,961 adults without diabetes took semaglutide 2.4 mg (the approved product) or placebo, with diet and activity. After 68 weeks the average loss was 14.9% of body weight, and 2.4% on placebo.',
        sources: ['W1'],
      },
      {
        text: 'In SURMOUNT-1, 2,539 adults without diabetes took tirzepatide (the approved product) or placebo, with diet and activity. After 72 weeks it was 15.0% to 20.9%, by dose, and 3.1% on placebo.',
        sources: ['W2'],
      },
      {
        text: 'So the approved medicines, with diet and activity, brought about 15 to 20% on average over 68 to 72 weeks.',
        sources: ['W1', 'W2'],
      },
      {
        text: 'When semaglutide was stopped, 11.6 of the 17.3 percentage points lost came back within a year.',
        sources: ['W3'],
      },
    ],
    figure: 'weight-trials',
  },
  journey: {
    heading: 'The program, in four stages',
    steps: [
      {
        title: 'Discovery Experience',
        meta: '60 to 90 minutes',
        description: 'History, medicines, past diets, family history of thyroid cancer.',
      },
      {
        title: 'Labs and plan',
        meta: 'Results in 3 to 5 business days',
        description:
          'Blood sugar, cholesterol, liver, kidneys, thyroid. Then food, strength, and a medicine or none.',
      },
      {
        title: 'Slow start',
        meta: 'Dose raised step by step',
        description: 'Most side effects come with dose increases. We go at the speed your stomach allows.',
      },
      {
        title: 'Keep or taper',
        meta: 'Reviewed at every visit',
        description: 'We agree early what happens after: staying on, lowering, or stopping with a plan.',
      },
    ],
  },
  benefits: {
    heading: 'What may improve',
    note: 'Trial averages with diet and activity. Yours may differ.',
    items: [
      {
        sign: 'terraces',
        title: 'Weight',
        text: '86.4% lost at least 5% in STEP 1, and 31.5% on placebo.',
        sources: ['W1'],
      },
      {
        sign: 'waves',
        title: 'Heart risk',
        text: 'At 45 or older, with heart disease, a BMI of 27 or more and no diabetes: heart attack, stroke or cardiac death in 6.5% on semaglutide, 8.0% on placebo.',
        sources: ['W6'],
      },
      {
        sign: 'peaks',
        title: 'Testosterone',
        text: 'Weight loss by diet raised the total by about 84 ng/dL in pooled studies.',
        sources: ['T15'],
      },
      {
        sign: 'cairn',
        title: 'Habits',
        text: 'With intensive counseling for all, the average loss was 16.0% on semaglutide and 5.7% on placebo at 68 weeks (STEP 3).',
        sources: ['W16'],
      },
      {
        sign: 'fork',
        title: 'Weight, head to head',
        text: 'Average loss of 20.2% on tirzepatide and 13.7% on semaglutide at 72 weeks (open label).',
        sources: ['W5'],
      },
      {
        sign: 'trail',
        title: 'Weight, by lifestyle alone',
        text: '4.7% still off after eight years of intensive work in adults with type 2 diabetes, and 2.1% in the comparison group.',
        sources: ['W14'],
      },
    ],
  },
  risks: {
    heading: 'What can go wrong',
    intro: 'Side effects are common. Some are serious.',
    items: [
      {
        text: 'Nausea, vomiting, diarrhea or constipation. In STEP 1, 4.5% stopped because of them, and 0.8% on placebo.',
        sources: ['W1'],
      },
      {
        text: 'Inflamed pancreas, gallstones, kidney injury from dehydration, and low blood sugar with insulin or sulfonylureas. Before any anesthesia, name this medicine.',
        sources: ['W12'],
      },
      {
        text: 'Loss of muscle with the fat: hence protein and strength training.',
        sources: [],
      },
      {
        text: 'Regain within a year of stopping: about two-thirds.',
        sources: ['W3'],
      },
    ],
    seekHelp:
      'Go to an emergency room for severe belly pain that does not let up, or vomiting that will not stop. Call 911 for a swollen face or trouble breathing. Call us soon about a lump in the neck or trouble swallowing.',
  },
  parts: [
    {
      kind: 'pricing',
      heading: 'What it costs',
      claim: 'weight-loss',
    },
  ],
  faq: {
    heading: 'Questions about weight loss',
    items: [
      {
        id: 'how-much',
        question: 'How much weight will I lose?',
        answer: ['We cannot tell. The trials give averages, and some people lose little.'],
        sources: ['W1', 'W2'],
      },
      {
        id: 'stop-medicine',
        question: 'What happens when I stop?',
        answer: [
          'Appetite comes back, and weight tends to follow: in one study two-thirds of it within a year.',
        ],
        sources: ['W3'],
      },
      {
        id: 'compounded',
        question: 'Do you use compounded medicine?',
        answer: [
          'Your clinician tells you which product you would get and who makes it. Compounded medications are not FDA-approved. FDA does not review them for safety, effectiveness or quality.',
        ],
      },
      {
        id: 'exercise-needed',
        question: 'Do I still have to exercise?',
        answer: [
          'Yes. Strength work protects muscle, and everyone in these trials had a diet and activity plan.',
        ],
      },
      {
        id: 'side-effects-first',
        question: 'What are the first side effects?',
        answer: ['Fullness and nausea, mostly after a dose increase. Small meals and slower increases help.'],
      },
      {
        id: 'without-injection',
        question: 'Can I take part without a medicine?',
        answer: [
          'Yes. Lifestyle programs work for some men, and are worth trying first if your health allows.',
        ],
        link: { href: '/blog/medical-weight-loss-vs-diets', text: 'Medicine and diets compared' },
      },
      {
        id: 'brands',
        question: 'Do you prescribe Wegovy (semaglutide) or Zepbound (tirzepatide)?',
        answer: [
          'When one of them fits, a prescription can go to your pharmacy, and you pay its price. Wegovy and Zepbound are trademarks of their owners; the clinic has no affiliation with them.',
        ],
      },
    ],
  },
  closing: {
    heading: 'Find out if it fits',
    text: 'One visit, your labs, and a plain answer. Sometimes the answer is no.',
  },
  related: ['testosterone-replacement-therapy', 'peptide-therapy', 'functional-health-programs'],
  disclaimers: [disclaimers.compounded, disclaimers.glp1Boxed],
  sources: ['W7', 'W12', 'W8', 'W1', 'W2', 'W3', 'W6', 'T15', 'W16', 'W5', 'W14'],
  updatedOn: '2026-11-23',
  reviewedOn: '2026-11-16',
  nextReviewOn: '2027-11-16',
} satisfies Service
