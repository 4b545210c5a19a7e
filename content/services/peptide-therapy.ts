import { disclaimers } from '../disclaimers'
import { policy } from '../facts/policies'
import { price } from '../facts/prices'
import type { Service } from '../schema'

export const peptideTherapy = {
  key: 'peptide-therapy',
  slug: 'peptide-therapy-flower-mound-tx',
  hue: 'peptide',
  terrain: 'peptide',
  wording: ['PEPT'],
  meta: {
    title: 'Peptide therapy consultation, Flower Mound',
    description:
      'A consultation about peptides in Flower Mound, TX: what they are, what is approved and what is not, how little was studied in people, and safer options.',
  },
  card: {
    name: 'Peptide therapy',
    title: 'Peptide therapy',
    h2Title: 'A consultation before anything else',
    description:
      'Men ask us about peptides they read about. We go through what is known, what the law allows and what else may serve the same aim.',
    fact: 'A consultation first',
    linkText: 'Read about peptides',
    compliance: `${disclaimers.peptideCard} ${disclaimers.compounded}`,
  },
  schemaType: 'MedicalTherapy',
  hero: {
    title: 'Peptide therapy',
    lead: 'Much is claimed and little has been tested in people. You get straight answers about both, from a clinician who has read the studies.',
    facts: [
      { label: 'Start', value: 'With a Discovery Experience' },
      { label: 'First visit', value: `${price.firstVisit}, ${policy.firstVisit}` },
      { label: 'Visits', value: 'In person, or telehealth if suitable' },
      { label: 'Labs', value: 'Before any decision' },
    ],
    secondaryLink: { href: '/blog/peptides-for-sleep-recovery', text: 'What studies in people show' },
  },
  intro: {
    heading: 'What it is',
    lead: 'Peptides are short chains of amino acids. Some are approved medicines. Many that are sold online are not medicines at all.',
    paragraphs: [
      { text: `${disclaimers.peptides} ${disclaimers.compounded}`, sources: ['P1'] },
      {
        text: 'In April 2026 twelve peptides came off the FDA’s list of substances with safety risks. That did not authorize them. In July 2026, FDA staff recommended against seven that were under review. The rules may change again, and we check them before each visit.',
        sources: ['P2'],
      },
    ],
  },
  suitability: {
    heading: 'Why men come',
    note: 'Check your own reasons. They help you start, and they are not kept.',
    items: [
      'You read about a peptide and want a second opinion',
      'A friend at the gym recommended one',
      'Training feels harder than it should',
      'A tendon that has been sore for months',
      'Sleep that does not refresh',
      'You already use one and want it looked at',
      'A blood test showed a low IGF-1',
      'You want to know what is in the vial',
    ],
    after:
      'Sore tendons, poor sleep and slow recovery often have causes that can be treated. We start there.',
    notFor: [
      'Men with cancer, now or in the past, unless the oncologist agrees.',
      'Athletes who are tested: many peptides are prohibited at all times.',
      'Anyone with uncontrolled diabetes or eye disease from diabetes.',
    ],
  },
  why: {
    heading: 'What is known, and what is not',
    paragraphs: [
      {
        text: 'For the peptide most often asked about for tendons, a review found 36 studies. Of these, 35 were done in cells or animals and one in people: 12 patients, without a control group.',
        sources: ['P3'],
      },
      {
        text: 'Other peptides raise growth hormone or IGF-1 on a lab report. That is not the same as feeling or performing better. In 65 older adults, a year of an oral drug that does this added 1.1 kg of lean mass, with no gain in strength or function and more insulin resistance.',
        sources: ['P5', 'P8'],
      },
      {
        text: 'One related medicine is approved: tesamorelin, for belly fat in people with HIV. Approval for one use says nothing about others.',
        sources: ['P9'],
      },
    ],
  },
  journey: {
    heading: 'How the consultation goes',
    steps: [
      {
        title: 'Discovery Experience',
        meta: '60 to 90 minutes',
        description: 'What you want to change, what you take now, and what you have heard.',
      },
      {
        title: 'Labs and causes',
        meta: 'Results in 3 to 5 business days',
        description: 'Sleep, thyroid, blood sugar, blood count, testosterone. Ordinary causes come first.',
      },
      {
        title: 'Options',
        meta: 'In writing',
        description:
          'Tested treatments for your aim, with their risks. The legal status of a peptide, and its studies.',
      },
      {
        title: 'Follow-up',
        meta: 'As agreed',
        description: 'Labs and symptoms again, whatever you decided.',
      },
    ],
  },
  benefits: {
    heading: 'What the visit gives you',
    note: 'These describe the consultation. We make no claim for any peptide.',
    items: [
      {
        sign: 'compass',
        title: 'A second opinion',
        text: 'You pay for the visit, not for a prescription.',
      },
      {
        sign: 'grid',
        title: 'The legal position',
        text: 'What may be prescribed or compounded today, and what may not.',
        sources: ['P1', 'P2'],
      },
      {
        sign: 'scale',
        title: 'The evidence',
        text: 'How many people were studied, and what was measured.',
        sources: ['P3', 'P5'],
      },
      {
        sign: 'rings',
        title: 'A search for causes',
        text: 'Pain, poor sleep and low energy usually have one.',
      },
      {
        sign: 'fork',
        title: 'Tested options',
        text: 'Physical therapy, sleep treatment, hormones where labs call for them.',
      },
      {
        sign: 'camp',
        title: 'Safety',
        text: 'If you already inject something, a look at your labs and at any harm, without a lecture. We do not advise on doses of unapproved products.',
      },
    ],
  },
  risks: {
    heading: 'What can go wrong with peptides',
    intro: 'Small studies cannot rule out rare harm.',
    items: [
      {
        text: 'Immune reactions and impurities. The FDA notes that there is too little safety information to know whether some would cause harm.',
        sources: ['P1'],
      },
      {
        text: 'More insulin resistance, in a trial of a drug that raises growth hormone.',
        sources: ['P8'],
      },
      {
        text: 'Vials sold on the internet: nobody has checked content, dose or sterility for you.',
        sources: [],
      },
      {
        text: 'A doping violation. The World Anti-Doping Agency prohibits many peptides and growth hormone releasers at all times.',
        sources: ['P10'],
      },
    ],
    seekHelp:
      'Call 911 for swelling of the face, trouble breathing or fainting after an injection. Be seen the same day for a hot, red or hard injection site, or fever.',
  },
  faq: {
    heading: 'Questions about peptides',
    items: [
      {
        id: 'approved',
        question: 'Are peptides approved by the FDA?',
        answer: [
          'Some medicines that are peptides are approved for certain illnesses. No peptide discussed here is FDA-approved for sleep, recovery, energy or injury.',
        ],
      },
      {
        id: 'will-you-prescribe',
        question: 'Will you prescribe one?',
        answer: [
          'Only what the law allows on that day, and only if your clinician thinks the likely good outweighs the risk. Often the answer is another treatment.',
        ],
      },
      {
        id: 'online',
        question: 'Can I bring what I bought online?',
        answer: [
          'Bring it and show us, and please do not inject it. Nobody can know what is in it. We will not use it, but we can tell you what to watch for.',
        ],
      },
      {
        id: 'athletes',
        question: 'I compete. May I use them?',
        answer: [
          'Most likely not. Athletes subject to testing should assume that peptides are prohibited unless their federation says otherwise in writing.',
        ],
        sources: ['P10'],
      },
      {
        id: 'sleep-peptides',
        question: 'Do they improve sleep?',
        answer: [
          'No peptide is approved for that, and studies in people are sparse. Snoring, alcohol and late screens are better places to look.',
        ],
        link: { href: '/blog/peptides-for-sleep-recovery', text: 'Peptides for sleep and recovery' },
      },
      {
        id: 'why-offer',
        question: 'Why do you offer a visit at all?',
        answer: [
          'Because men use peptides anyway, mostly without a clinician. A careful visit is safer than a forum.',
        ],
      },
      {
        id: 'price-peptides',
        question: 'What does it cost?',
        answer: [
          `The Discovery Experience is ${price.firstVisit}. Anything beyond it is agreed with you in writing before it starts.`,
        ],
      },
    ],
  },
  closing: {
    heading: 'Bring your questions',
    text: 'And the vial, if there is one. You get answers, not a sales pitch.',
  },
  related: ['testosterone-replacement-therapy', 'medical-weight-loss', 'iv-hydration-therapy'],
  disclaimers: [disclaimers.compounded, disclaimers.peptides, disclaimers.peptideCard],
  sources: ['P1', 'P2', 'P3', 'P5', 'P8', 'P9', 'P10'],
  updatedOn: '2026-11-23',
  reviewedOn: '2026-11-16',
  nextReviewOn: '2027-11-16',
} satisfies Service
