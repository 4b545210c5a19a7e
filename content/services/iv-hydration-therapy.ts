import { disclaimers } from '../disclaimers'
import type { Service } from '../schema'

export const ivHydrationTherapy = {
  key: 'iv-hydration-therapy',
  slug: 'iv-hydration-therapy-flower-mound-tx',
  hue: 'iv',
  terrain: 'iv',
  wording: ['IV'],
  meta: {
    title: 'IV hydration and NAD+ in Flower Mound',
    description:
      'IV hydration, Myers’ Cocktail and NAD+ in Flower Mound, TX, after an assessment by a licensed clinician. What trials found, who should not have it, times.',
  },
  card: {
    name: 'IV hydration and NAD+',
    title: 'IV hydration and NAD+',
    h2Title: 'Fluids and vitamins by vein, after an assessment',
    description:
      'Five offerings, from a vitamin injection to an NAD+ infusion of several hours. A licensed clinician decides with you whether any of them makes sense.',
    fact: '30 minutes to 4 hours',
    linkText: 'Read about IV therapy',
  },
  schemaType: 'MedicalProcedure',
  hero: {
    title: 'IV hydration and NAD+',
    lead: 'Fluids, vitamins and NAD+ through a vein. Useful when you cannot drink enough; for much else the evidence is thin, and this page says where.',
    facts: [
      { label: 'Infusion', value: '30-60 minutes' },
      { label: 'NAD+', value: '2-4 hours' },
      { label: 'First', value: 'Assessment by a licensed clinician' },
      { label: 'Menu', value: 'Five offerings' },
    ],
    secondaryLink: { href: '/contact', text: 'Ask for the price' },
  },
  intro: {
    heading: 'What it is',
    lead: 'A thin tube in an arm vein carries fluid, with or without vitamins, straight into the blood. It is a medical procedure, not a spa treatment.',
    paragraphs: [
      {
        text: 'In Texas, an elective infusion outside a physician’s office is ordered by a physician, physician assistant or nurse practitioner and given by one of them or by a registered nurse under a physician’s supervision. That is how it is done here, after an assessment.',
        sources: ['I6'],
      },
      {
        text: 'If you are healthy and can drink, water by mouth hydrates you just as well, at almost no cost. We say this before we sell you a bag.',
        sources: [],
      },
    ],
  },
  suitability: {
    heading: 'When men ask for it',
    note: 'Reasons we hear. Checking a box is not an order, and nothing is stored.',
    items: [
      'A stomach bug that made drinking hard',
      'Work or sports in the Texas heat',
      'A long flight or a night of travel',
      'A low vitamin B12 on a blood test',
      'Trouble absorbing vitamins after bowel or stomach surgery',
      'Tired for weeks, with normal labs',
      'Curious about NAD+',
      'Getting ready for a hard event, or recovering from one',
    ],
    after:
      'For a low B12 or poor absorption there is a clear reason. For the others, fluids and rest come first, and we look for a cause.',
    notFor: [
      'Men with heart failure or kidney disease: extra fluid can be dangerous.',
      'High-dose vitamin C in men with G6PD deficiency, or before it has been tested.',
      'Men with iron overload, a history of kidney stones, or an allergy to an ingredient.',
      'Anyone with chest pain, confusion or signs of heat stroke: call 911. With blood in vomit or stool, or no urine for eight hours, go to an emergency room. With a high fever, see a doctor the same day.',
    ],
  },
  why: {
    heading: 'What the few studies say',
    paragraphs: [
      {
        text: 'The Myers’ cocktail was tested against placebo in 34 adults with fibromyalgia. Both groups got better, and there was no significant difference between them.',
        sources: ['I1'],
      },
      {
        text: 'Eight men were given NAD+ by vein and followed for six hours. The blood level rose late. Whether they felt or functioned better was not measured. A review of the field calls it promising, yet still speculative.',
        sources: ['I2', 'I3'],
      },
      {
        text: 'In 2018 the Federal Trade Commission acted against a chain of infusion clinics in North Texas over claims, unsupported in its view, that these drips treat serious illness.',
        sources: ['I5'],
      },
    ],
  },
  journey: {
    heading: 'Your visit in four steps',
    steps: [
      {
        title: 'Assessment',
        meta: 'Before every first infusion',
        description: 'History, medicines, blood pressure, and labs when they matter.',
      },
      {
        title: 'Order',
        meta: 'By a licensed clinician',
        description: 'What goes in, how much, and why. You see the list and the price.',
      },
      {
        title: 'Infusion',
        meta: '30-60 minutes; NAD+ 2-4 hours',
        description: 'A registered nurse places the line and stays near. NAD+ has to run slowly.',
      },
      {
        title: 'After',
        meta: 'Same day',
        description: 'We check the arm and your pressure. You can drive unless you feel unwell.',
      },
    ],
  },
  parts: [
    {
      kind: 'offerings',
      heading: 'The menu',
      intro: 'Names are the usual ones. They are not claims, and the text beside each says what is known.',
      items: [
        {
          name: "Myers' Cocktail",
          time: '30-60 minutes',
          description:
            'Fluid with B vitamins, vitamin C, magnesium and calcium. No better than placebo in a small trial.',
          benefits: ['Fluid', 'B vitamins', 'Magnesium'],
        },
        {
          name: 'NAD+ Infusion',
          time: '2-4 hours',
          description:
            'A coenzyme that every cell makes. No clinical benefit of the infusion has been shown. A fast drip can bring nausea and chest tightness.',
          benefits: ['NAD+', 'Slow drip'],
        },
        {
          name: 'Athletic Performance IV',
          time: '30-60 minutes',
          description:
            'Fluid, electrolytes and amino acids after long effort. It has not been shown to speed recovery. Athletes under anti-doping rules: infusions above the allowed volume are banned.',
          benefits: ['Fluid', 'Electrolytes', 'Amino acids'],
        },
        {
          name: 'Immunity Boost',
          time: '30-60 minutes',
          description: 'Fluid with vitamin C and zinc. No infusion has been shown to keep infections away.',
          benefits: ['Fluid', 'Vitamin C', 'Zinc'],
        },
        {
          name: 'Vitamin Injections',
          time: 'A few minutes',
          description:
            'A single vitamin into the muscle, such as B12. Makes sense when a test shows that you lack it.',
          benefits: ['B12', 'No line needed'],
        },
      ],
    },
  ],
  benefits: {
    heading: 'What you can expect',
    note: 'What an infusion does for certain, and what it may not do.',
    items: [
      { sign: 'drops', title: 'Fluid', text: 'It replaces water and salt when drinking is not possible.' },
      {
        sign: 'scale',
        title: 'A known dose',
        text: 'What is in the bag reaches the blood. In a small trial, it did no better than placebo.',
        sources: ['I1'],
      },
      {
        sign: 'compass',
        title: 'A correction',
        text: 'A proven B12 deficiency can be treated by injection.',
      },
      { sign: 'rings', title: 'A check', text: 'Blood pressure and a word with a clinician, each time.' },
      {
        sign: 'camp',
        title: 'Rest',
        text: 'An hour in a chair. In that trial, placebo patients felt better too.',
        sources: ['I1'],
      },
      { sign: 'trail', title: 'A straight answer', text: 'If you do not need it, we tell you.' },
    ],
  },
  risks: {
    heading: 'Risks',
    intro: 'Rare when it is done well, serious when it is not.',
    items: [
      { text: 'Bruising, a sore vein, or fluid that leaks under the skin.', sources: [] },
      {
        text: 'Infection, when bags are mixed or handled in unclean conditions. The FDA has named infusion clinics in such a warning.',
        sources: ['I7'],
      },
      {
        text: 'Too much fluid, potassium or magnesium, above all with heart or kidney disease.',
        sources: [],
      },
      { text: 'Allergic reactions, which can be severe.', sources: [] },
    ],
    seekHelp:
      'Tell the nurse at once about chest pain, breathlessness, itching or a pounding heart. At home, call 911 for chest pain, breathlessness or a swollen face. Have a red, hot or swollen arm seen the same day.',
  },
  faq: {
    heading: 'Questions about infusions',
    items: [
      {
        id: 'walk-in',
        question: 'Can I just walk in?',
        answer: [
          'No. There is an assessment by a licensed clinician before the first infusion, and a short check before each later one.',
        ],
      },
      {
        id: 'better-than-water',
        question: 'Is it better than drinking water?',
        answer: [
          'Not if you are healthy and can drink. It is faster when you cannot keep fluids down, but then we also ask why.',
        ],
      },
      {
        id: 'how-long',
        question: 'How long does it take?',
        answer: ['Most infusions run 30 to 60 minutes. NAD+ takes 2 to 4 hours. Bring something to read.'],
      },
      {
        id: 'how-often',
        question: 'How often should I come?',
        answer: ['There is no proven schedule. We do not sell a series of drips to men who feel well.'],
      },
      {
        id: 'nad',
        question: 'What does NAD+ do for me?',
        answer: [
          'In the body it helps cells use energy. Whether an infusion changes how you feel has not been shown. Know that before you try it.',
        ],
        sources: ['I2', 'I3'],
      },
      {
        id: 'fatigue',
        question: 'I am tired all the time. Will a drip help?',
        answer: [
          'It is not a treatment for that. Tiredness that lasts deserves a look at sleep, mood, thyroid, iron, blood count and testosterone.',
        ],
      },
    ],
  },
  closing: { heading: 'Ask us first', text: 'A short visit may save you the infusion.' },
  related: ['medical-weight-loss', 'peptide-therapy', 'testosterone-replacement-therapy'],
  disclaimers: [
    disclaimers.compounded,
    'Evidence for vitamin and NAD+ infusions in healthy people is limited. They are not a treatment for any disease.',
  ],
  sources: ['I6', 'I1', 'I2', 'I3', 'I5', 'I7'],
  updatedOn: '2026-11-23',
  reviewedOn: '2026-11-16',
  nextReviewOn: '2027-11-16',
} satisfies Service
