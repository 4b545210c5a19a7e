import { disclaimers } from '../disclaimers'
import type { Service } from '../schema'

export const microneedling = {
  key: 'microneedling',
  slug: 'microneedling-flower-mound-tx',
  hue: 'prp',
  terrain: 'micro',
  wording: ['EXO', 'PRP'],
  meta: {
    title: 'Microneedling for men in Flower Mound',
    description:
      'Microneedling with PRP in Flower Mound, TX: 3 to 6 sessions of 30 to 45 minutes, what acne scar studies found, risks, and what the FDA says of exosomes.',
  },
  card: {
    name: 'Microneedling',
    title: 'Microneedling',
    h2Title: 'Fine needles for scars and texture',
    description:
      'A pen of fine needles makes tiny channels in numbed skin. Best studied for acne scars, alone or with your own PRP.',
    fact: '3 to 6 sessions of 30 to 45 minutes',
    linkText: 'Read about microneedling',
  },
  schemaType: 'MedicalProcedure',
  hero: {
    title: 'Microneedling',
    lead: 'Tiny, even injuries that prompt the skin to remodel itself. Best studied for acne scars; for much else the evidence is thin.',
    button: 'Refresh Your Look Today',
    facts: [
      { label: 'Course', value: '3-6 sessions' },
      { label: 'Apart', value: '4-6 weeks' },
      { label: 'Each', value: '30-45 minutes' },
      { label: 'After, with PRP', value: '2-3 days of redness' },
    ],
    secondaryLink: { href: '/blog/microneedling-prp-vs-exosomes', text: 'PRP or exosomes?' },
  },
  intro: {
    heading: 'What it is',
    lead: 'A handheld pen moves fine needles in and out of numbed skin. The skin answers with new collagen over the following weeks.',
    paragraphs: [
      {
        text: 'One type of microneedling device is authorized by the FDA for facial acne scars in adults 22 and over. Hair growth, stretch marks and active acne are not cleared uses. Your clinician tells you which device is used and what it is cleared for.',
        sources: ['M6'],
      },
      {
        text: 'Plain needling is not radiofrequency microneedling, which adds heat. The FDA has warned of burns, scars and nerve damage from it.',
        sources: ['M2'],
      },
      {
        text: `${disclaimers.exosomes} Clinics that use them do so without approval, and the FDA has received reports of serious harm.`,
        sources: ['M3', 'M4'],
      },
    ],
  },
  parts: [
    {
      kind: 'video',
      heading: 'A session on video',
      title: 'Microneedling, from numbing to cooling',
      caption: 'The video comes from an outside service and loads when you press play.',
      transcript: [
        'The skin is cleaned and numbed with a cream.',
        'The pen moves in short lines across one area at a time. Small red points appear.',
        'PRP, if it was chosen, is spread on the skin while the channels are open.',
        'A cool mask follows. The skin is red, like a sunburn.',
      ],
    },
    {
      kind: 'gallery',
      heading: 'Before and after, by session',
      intro:
        'Places for patient photos, shown only with written consent. Sores must have calmed before needling. Facial acne scars are a cleared use; the others here are not.',
      items: [
        { condition: 'Acne scarring', treatments: 1, alt: 'Acne scarring before and after 1 treatment' },
        { condition: 'Active acne', treatments: 3, alt: 'Active acne before and after 3 treatments' },
        { condition: 'Skin rejuvenation', treatments: 3, alt: 'Facial skin before and after 3 treatments' },
        { condition: 'Stretch marks', treatments: 3, alt: 'Stretch marks before and after 3 treatments' },
        { condition: 'Hair restoration', treatments: 3, alt: 'Thinning hair before and after 3 treatments' },
        { condition: 'Scalp treatment', treatments: 3, alt: 'Scalp before and after 3 treatments' },
        { condition: 'Facial rejuvenation', treatments: 4, alt: 'Face before and after 4 treatments' },
      ],
    },
  ],
  suitability: {
    heading: 'Is it for you?',
    note: 'Eight reasons men ask about it. What you check stays on this page.',
    items: [
      'Pitted or rolling acne scars',
      'Large pores',
      'Fine lines around the eyes',
      'Uneven skin texture',
      'Sun-worn skin',
      'Old scars from surgery or sports',
      'Stretch marks',
      'Thinning hair, along with other treatment',
    ],
    after:
      'The first reason has the best support. For the others we tell you what is known, which may be little.',
    notFor: [
      'Skin with active acne sores, cold sores, eczema or infection on that day.',
      'Men who took isotretinoin in recent months, or who form keloid scars.',
      'Men on strong blood thinners, until their doctor agrees.',
    ],
  },
  why: {
    heading: 'What the studies show',
    paragraphs: [
      {
        text: 'In 14 controlled studies with 472 people, adding PRP to needling raised the odds of more than 50% improvement in acne scars about threefold. Only four of the studies were randomized.',
        sources: ['M1'],
      },
      {
        text: 'For hair, one trial of 100 men compared weekly needling plus minoxidil with minoxidil alone. At 12 weeks the first group had gained 91 hairs in the counted area, the second 22. One center ran it, and it needs repeating.',
        sources: ['M7'],
      },
      {
        text: 'Exosomes were tested after a laser, not after needling, in 25 people. We know of no adequate study that compares them with PRP.',
        sources: ['M8'],
      },
    ],
  },
  journey: {
    heading: 'Four steps per session',
    steps: [
      {
        title: 'Look',
        meta: 'At the first visit',
        description: 'Skin type, scars, medicines, and what you expect. Photos only with your consent.',
      },
      {
        title: 'Numb',
        meta: 'About half an hour',
        description: 'A cream does most of it. Tell us about allergies.',
      },
      {
        title: 'Needle',
        meta: '30 to 45 minutes',
        description: 'Sterile, single-use needles; depth set for each area.',
      },
      {
        title: 'Recover',
        meta: '2 to 3 days',
        description: 'Red and tight at first. Gentle wash, sunscreen, no gym that day.',
      },
    ],
    after: 'Three to six sessions, 4 to 6 weeks apart. We stop early if the first ones did nothing.',
  },
  benefits: {
    heading: 'What you may see',
    note: 'Acne scars have the best evidence. How much changes differs from man to man.',
    items: [
      {
        sign: 'rings',
        title: 'Acne scars',
        text: 'Shallower pits; PRP adds to the effect in controlled studies.',
        sources: ['M1'],
      },
      {
        sign: 'grid',
        title: 'Texture',
        text: 'A more even surface is the aim. We have no trial to show you.',
      },
      { sign: 'dots', title: 'Pores', text: 'Men ask about them. No study cited here measured them.' },
      {
        sign: 'waves',
        title: 'Fine lines',
        text: 'Wrinkles of the neck are a later cleared use of one device.',
        sources: ['M6'],
      },
      {
        sign: 'trees',
        title: 'Hair',
        text: 'An addition to minoxidil in one trial, not a replacement.',
        sources: ['M7'],
      },
      { sign: 'sun', title: 'Redness', text: 'About 2 to 3 days with PRP. Plan around it.' },
    ],
  },
  risks: {
    heading: 'Risks',
    intro: 'Needling opens the skin. Clean work matters more than the brand of the pen.',
    items: [
      { text: 'Redness, swelling, dryness and pinpoint bleeding for a few days.', sources: [] },
      { text: 'Dark or light patches, more often in darker skin and after sun.', sources: [] },
      {
        text: 'Infection. HIV cases were linked to an unlicensed spa in New Mexico. Sterile needles and licensed practice guard against this.',
        sources: ['M5'],
      },
      { text: 'Scars, if the needles go too deep or the wrong skin is treated.', sources: [] },
    ],
    seekHelp:
      'Call us the same day for spreading redness, blisters, pus or fever. Call 911 for trouble breathing or swelling of the face.',
  },
  faq: {
    heading: 'Questions about microneedling',
    items: [
      {
        id: 'pain',
        question: 'Is it painful?',
        answer: [
          'The skin is numbed first. Expect pressure and scratching. Say so if it hurts, and we pause.',
        ],
      },
      {
        id: 'sessions',
        question: 'How many sessions do I need?',
        answer: ['Three to six, 4 to 6 weeks apart. Deep scars need more than fine texture does.'],
      },
      {
        id: 'recovery',
        question: 'How long will I be red?',
        answer: [
          'With PRP, about 2 to 3 days. Some clinics say 1 to 2 days with exosomes; we know of no study that compared the two.',
        ],
      },
      {
        id: 'exosomes',
        question: 'Do you offer exosomes?',
        answer: [
          'Not as a treatment for any disease or condition. There are currently no FDA-approved exosome products. Ask us before you choose anything called by that name.',
        ],
        sources: ['M3'],
      },
      {
        id: 'shave',
        question: 'Can I shave before and after?',
        answer: [
          'Shave the day before, not the same day. Wait until the skin has closed, usually two to three days.',
        ],
      },
      {
        id: 'sport',
        question: 'When can I train again?',
        answer: [
          'Not on the same day, because sweat stings and carries germs. The next day is usually fine if the skin has calmed.',
        ],
      },
    ],
  },
  closing: { heading: 'Show us the skin first', text: 'A look and your questions come before any needle.' },
  related: ['prp-therapy', 'iv-hydration-therapy', 'functional-health-programs'],
  disclaimers: [disclaimers.exosomes, 'PRP with microneedling is an off-label use.'],
  sources: ['M6', 'M2', 'M3', 'M4', 'M1', 'M7', 'M8', 'M5'],
  updatedOn: '2026-11-23',
  reviewedOn: '2026-11-16',
  nextReviewOn: '2027-11-16',
} satisfies Service
