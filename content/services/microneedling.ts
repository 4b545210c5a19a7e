import { disclaimers } from '@/content/disclaimers'
import { price, quoted } from '@/content/facts/amounts'
import { clinic } from '@/content/facts/clinic'
import { policy } from '@/content/facts/policies'
import { openAnswers } from '@/content/facts/terms'
import { inMenu } from '@/content/menu'
import type { Service } from '@/content/schema'
import { routes } from '@/lib/routes'

export const microneedling = {
  key: 'microneedling',
  slug: 'microneedling-flower-mound-tx',
  calledBy: ['needling', 'exosome'],
  hue: inMenu.microneedling.hue,
  terrain: 'micro',
  wording: ['EXO', 'PRP'],
  meta: {
    title: `Microneedling with PRP or exosomes, ${clinic.address.city}`,
    description: `Microneedling with PRP or exosomes in ${clinic.address.city}, TX: sessions, recovery, risks, what acne scar studies found, and what the FDA says of exosomes.`,
  },
  card: {
    name: inMenu.microneedling.name,
    title: 'Microneedling with PRP or exosomes',
    h2Title: 'Fine needles for scars and texture',
    description:
      'A pen of fine needles makes tiny channels in numbed skin. Best studied for acne scars, alone or with your own PRP. There are currently no FDA-approved exosome products.',
    fact: inMenu.microneedling.fact,
    linkText: 'Read about microneedling',
  },
  schemaType: 'MedicalProcedure',
  hero: {
    title: 'Microneedling',
    lead: 'Tiny, even injuries prompt the skin to remodel itself. Best studied for acne scars; for much else the evidence is thin.',
    button: 'Refresh Your Look Today',
    price: {
      amount: price.firstVisit,
      text: 'first visit. A course is quoted in writing before you decide.',
    },
    facts: [
      { label: 'Course', value: '3-6 sessions, 4-6 weeks apart' },
      { label: 'Each', value: '30-45 minutes' },
      { label: 'After, with PRP', value: '2-3 days of redness' },
      { label: 'First visit', value: `${price.firstVisit}, ${policy.firstVisit}` },
    ],
  },
  intro: {
    landmark: { value: '14', name: 'controlled studies of PRP for acne scars, four of them randomized' },
    heading: 'Microneedling with PRP or exosomes: needles and PRP, yes. Exosomes, no.',
    paragraphs: [
      {
        text: `${disclaimers.exosomes} The FDA has received reports of serious harm. We do not recommend them. If you ask, the clinician explains why, and what is known.`,
        sources: ['M3', 'M4'],
      },
      {
        text: 'Several microneedling devices are authorized by the FDA to improve the look of facial acne scars, facial wrinkles and abdominal scars in people aged 22 and over. The uses depend on the device: each has its own list.',
        sources: ['M11'],
      },
    ],
    link: { href: '/blog/microneedling-prp-vs-exosomes', text: 'PRP or exosomes?' },
  },
  parts: [
    {
      kind: 'video',
      heading: 'A session on video',
      title: 'Microneedling, from numbing to cooling',
      caption: 'Numbing, needling, cooling.',
      transcript: [
        'The skin is cleaned and numbed with a cream.',
        'The pen moves in short lines across one area at a time. Small red points appear as it passes.',
        'PRP, if it was chosen, is spread on the skin while the channels are open.',
        'A cool mask follows, and the skin is red, like a sunburn.',
      ],
    },
    {
      kind: 'gallery',
      heading: 'Before and after, by session',
      intro: 'Active acne, stretch marks, hair and scalp are not on FDA’s list of uses.',
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
    after: 'The first has the best support. For the others less is known.',
    answer: {
      counts: [1],
      some: 'Acne scars are what microneedling has been studied for most. The visit looks at their type and at your skin.',
      others: 'For this the evidence is thinner. At the visit you hear what is known before you decide.',
    },
    notFor: [
      'Active acne sores, cold sores, eczema or an infection on that day',
      'Isotretinoin in recent months, or skin that forms keloid scars',
      'A strong blood thinner, unless the doctor who prescribed it agrees',
    ],
  },
  why: {
    heading: 'Acne that is left untreated can leave more scars',
    paragraphs: [
      {
        text: 'The fewer breakouts, the lower the chance of new scars. So sores must have calmed before needling.',
        sources: ['M27'],
      },
    ],
  },
  journey: {
    heading: 'A session in four steps',
    steps: [
      {
        title: 'Look',
        meta: 'At the first visit',
        description: 'Skin type, scars, medicines. Photos only with your consent.',
      },
      {
        title: 'Numb',
        meta: 'About half an hour',
        description: 'With a cream. Tell us about allergies first.',
      },
      {
        title: 'Needle',
        meta: '30 to 45 minutes',
        description: 'A pen moves fine needles in and out, one area at a time.',
      },
      {
        title: 'Recover',
        meta: '2 to 3 days',
        description: 'Red and tight. Wash gently, use sunscreen, skip the gym that day.',
      },
    ],
  },
  benefits: {
    landmark: { value: '×3', name: 'the odds of a clear gain in acne scars, with PRP added' },
    heading: 'PRP adds to needling for acne scars. Pores and texture were hardly studied.',
    note: 'How much changes differs from person to person.',
    items: [
      { title: 'Acne scars', text: 'Pits may become shallower.', sources: ['M1'] },
      { title: 'Texture', text: 'We found only studies without a comparison group.' },
      { title: 'Pores', text: 'We found no study of needling alone.' },
      { title: 'Fine lines', text: 'On FDA’s list of uses, for some devices.', sources: ['M11'] },
      {
        title: 'Hair',
        text: 'Added to minoxidil, more hairs on average than minoxidil alone; results differed widely.',
        sources: ['M25'],
      },
      {
        title: 'Redness',
        text: 'About 2 to 3 days with PRP. The 1 to 2 days with exosomes come from use, not from a study.',
      },
    ],
  },
  risks: {
    landmark: { value: 'sterile', name: 'needles, used once' },
    heading: 'Needling opens the skin, so clean work matters most',
    items: [
      { title: 'Redness, swelling, dryness', text: 'Expect these, and pinpoint bleeding, for a few days.' },
      {
        title: 'Dark or light patches',
        text: 'They can appear, more often in darker skin and after sun.',
        sources: ['M20', 'M21'],
      },
      {
        title: 'Infection',
        text: 'It can happen: sterile needles and a licensed practice matter.',
        more: 'HIV infections were linked to PRP microneedling at an unlicensed spa in New Mexico.',
        sources: ['M24', 'M5'],
      },
      {
        title: 'Scars',
        text: 'They can form if the needles go too deep, or skin that should not be needled is treated.',
      },
      {
        title: 'Radiofrequency microneedling',
        text: 'It is a different procedure, because it adds heat.',
        more: 'The FDA has warned that it can cause burns, scars and nerve damage.',
        sources: ['M2'],
      },
    ],
    seekHelp: {
      emergency: ['trouble breathing', 'swelling of the face, lips or throat'],
      emergencyRoom: ['fever or shaking chills after a session'],
      sameDay: ['spreading redness, blisters or pus'],
    },
  },
  faq: {
    heading: 'Questions about microneedling',
    items: [
      {
        id: 'cost',
        question: 'What does microneedling cost?',
        answer: [
          `${quoted} Three things drive the price: the size of the area, the number of sessions, and whether anything is added, such as PRP.`,
        ],
        link: { href: routes.contact, text: 'Ask for a microneedling quote' },
      },
      {
        id: 'sessions',
        question: 'How many sessions do I need?',
        answer: [
          'Usually three to six, with 4 to 6 weeks between them. No study has fixed the number, so we look at the result after each session. We stop early if the first sessions did nothing.',
        ],
      },
      {
        id: 'pain',
        question: 'Is it painful?',
        answer: [
          'A little, though the skin is numbed with a cream first, and you feel pressure and scratching. Say so if it hurts, and we pause.',
        ],
      },
      {
        id: 'recovery',
        question: 'How long will I be red?',
        answer: [
          'With PRP, about 2 to 3 days. The 1 to 2 days with exosomes come from use: no study that we know of measured the difference, and we do not recommend them.',
        ],
      },
      {
        id: 'dark-skin',
        question: 'Can I have it with brown or Black skin?',
        answer: [
          'Yes, with more care. Dark or light patches can follow, more often than in light skin, though less often than after a laser. Tell us about patches or thick scars you have had, stay out of the sun before and after, and use sunscreen every day.',
        ],
        sources: ['M20', 'M21'],
      },
      {
        id: 'exosomes',
        question: 'Do you offer exosomes?',
        answer: [
          'No. We do not recommend them, and we offer them for no disease or condition. If you ask, the clinician explains why, and what is known.',
          'There are currently no FDA-approved exosome products. Clinics that use them do so without approval, and the FDA has received reports of serious harm. Two small trials on aging skin are all the evidence with needling that we found: one found a gain over saline in 28 adults, the other no difference from PRP with radiofrequency needles.',
        ],
        sources: ['M3', 'M4', 'M9', 'M10'],
      },
      {
        id: 'laser',
        question: 'Laser or microneedling for acne scars?',
        answer: [
          'On average they came out about alike in a 2026 review of 17 studies; a second review found a laser slightly better than radiofrequency needles. Both found three to four times as many dark spots after the laser, which matters most in brown and Black skin. We do not offer laser treatment.',
        ],
        sources: ['M20', 'M21'],
      },
      {
        id: 'home-roller',
        question: 'Can I do it at home with a roller?',
        answer: [
          'We advise against it. Short needles reach only the dead outer layer. Longer ones reach nerves and blood vessels and can bring germs into them. The FDA advises a provider who is trained in microneedling. Never share a roller.',
        ],
        sources: ['M24'],
      },
      {
        id: 'device',
        question: 'Which device do you use?',
        answer: [
          `${openAnswers.device} The uses depend on the device: each has its own list. Your clinician tells you which device is used and what it is cleared for. You hear that before you agree.`,
        ],
        sources: ['M11'],
      },
      {
        id: 'isotretinoin',
        question: 'I took isotretinoin. How long must I wait?',
        answer: [
          'Tell us when you stopped, and we decide with you. The label advises waiting six months before cosmetic procedures. Experts who reviewed the studies in 2017 found too little evidence to ask that for some lighter procedures, but needling was not among those they named.',
        ],
        sources: ['M22'],
      },
      {
        id: 'cold-sores',
        question: 'I get cold sores. Do I need a pill first?',
        answer: [
          'Perhaps. Tell us before the session: an antiviral pill can be prescribed for treatment near the mouth. A guideline calls an outbreak after cosmetic treatment rare, and no trial has tested the pill with needling. We do not treat over an open sore.',
        ],
        sources: ['M23'],
      },
      {
        id: 'aftercare',
        question: 'When can I use retinol, makeup and sunscreen again?',
        answer: [
          'Your clinician tells you after each session, because it depends on how your skin heals. Until then, put nothing on your skin that we have not agreed on, keep out of the sun and wear a hat.',
        ],
      },
      {
        id: 'shave',
        question: 'Can I shave before and after?',
        answer: [
          'Not on the same day, before or after. When to shave again depends on how your skin heals, so ask at the session.',
        ],
      },
      {
        id: 'sport',
        question: 'When can I train again?',
        answer: ['Not on the same day. After that it depends on how your skin heals, so ask at the session.'],
      },
      {
        id: 'how-soon',
        question: 'How soon will I see a change?',
        answer: [
          'Think in weeks and months, because new collagen forms over the weeks after a session. The exosome trial with 28 adults measured its result six weeks after the third one. Redness and swelling in the first days can hide what happens below.',
        ],
        sources: ['M9'],
      },
      {
        id: 'who-does-it',
        question: 'Who sees me, and who does the needling?',
        answer: [
          'A clinician looks at your skin and your medicines first. Before you agree you are told who will do the needling and under whose license. Ask to see the sealed needle cartridge opened.',
        ],
        link: { href: routes.about, text: 'The people of the clinic' },
      },
      {
        id: 'blood-thinners',
        question: 'Can I have it if I take a blood thinner?',
        answer: [
          'Only when the doctor who prescribed it agrees, because needling makes the skin bleed. Never skip a dose on your own to be ready for a session.',
        ],
      },
      {
        id: 'alcohol-smoking',
        question: 'May I drink or smoke before or after a session?',
        answer: [
          'We found no study of alcohol, and one of needling in 20 smokers, for wrinkles. Neither gives a rule. Tell the clinician what you use, and ask what that means for your skin.',
        ],
        sources: ['M26'],
      },
      {
        id: 'hair',
        question: 'Can it help with hair restoration?',
        answer: [
          'Perhaps, when it is added to minoxidil. Twelve trials found more hairs on average, with very different results and more side effects. Hair is not on FDA’s list of uses for these devices. For a beard we know of no trial.',
        ],
        sources: ['M25', 'M11'],
      },
      {
        id: 'age',
        question: 'Is there an age limit?',
        answer: [
          'FDA’s authorization covers people aged 22 and over. If you are younger, the clinician tells you that it would be an off-label use.',
        ],
        sources: ['M11'],
      },
      {
        id: 'studies',
        question: 'What did the studies find?',
        answer: [
          'In 14 controlled studies with 472 people, adding PRP to needling raised the odds of more than 50% improvement in acne scars about threefold. Only four of the studies were randomized.',
          'For hair, a 2025 review counts twelve randomized trials, in 631 people, of needling plus minoxidil against minoxidil alone. On average needling brought more hairs, with very different results and more side effects. In the best known, of 100 men, that group gained 91 hairs in the counted area in 12 weeks, the other 22. Minoxidil itself is approved for hair loss in men.',
          'Two small, short trials have tested exosome solutions on the face with needling. In 28 adults, the side with exosomes scored higher than the side with saline six weeks after the last session. In the other, with radiofrequency needles, exosomes and PRP did not differ. Both looked at aging skin, not acne scars.',
        ],
        sources: ['M1', 'M25', 'M7', 'R8', 'M9', 'M10'],
      },
    ],
  },
  closing: {
    heading: 'Ask about your skin first',
    text: 'The clinician looks at your skin and answers your questions before any needle.',
  },
  related: ['prp-therapy', 'iv-hydration-therapy', 'functional-health-programs'],
  disclaimers: [disclaimers.exosomes, 'PRP with microneedling is an off-label use.'],
  updatedOn: '2026-11-26',
  reviewer: 'morgan-ellis',
  reviewedOn: '2026-11-16',
  nextReviewOn: '2027-11-16',
} satisfies Service
