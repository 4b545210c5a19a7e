import type { Service } from '../schema'

export const prpTherapy = {
  key: 'prp-therapy',
  slug: 'prp-therapy-flower-mound-tx',
  hue: 'prp',
  terrain: 'prp',
  wording: ['PRP'],
  meta: {
    title: 'PRP therapy in Flower Mound, TX',
    description:
      'Platelet-rich plasma for hair, skin, joints and sexual concerns in Flower Mound, TX: off-label uses, mixed trials, standard alternatives, sessions and risks.',
  },
  card: {
    name: 'PRP therapy',
    title: 'PRP therapy',
    h2Title: 'Your own platelets, used off-label',
    description:
      'A small blood draw, spun down and put back where it is wanted: scalp, skin, joint or intimate tissue. The evidence differs by use, and we go through it with you.',
    fact: 'Hair, joints, sexual health',
    linkText: 'Read about PRP',
  },
  schemaType: 'MedicalProcedure',
  hero: {
    title: 'PRP therapy',
    lead: 'Platelet-rich plasma comes from your own blood. What it can do depends on where it goes, and some uses have better trials than others.',
    button: 'Restore, Repair, Renew',
    facts: [
      { label: 'Hair', value: '3-4 sessions, 4-6 weeks apart' },
      { label: 'Joints', value: '2-3 sessions' },
      { label: 'Sexual health', value: '1-2 sessions' },
      { label: 'After', value: 'Tender for 2-3 days' },
    ],
    secondaryLink: { href: '/blog/prp-hair-restoration-men', text: 'PRP for hair, in depth' },
  },
  intro: {
    heading: 'What it is',
    lead: 'We draw blood from your arm, spin it to gather the platelets, and inject the plasma that holds them.',
    paragraphs: [
      {
        text: 'The kits that prepare PRP are cleared devices. PRP itself is not FDA-approved for hair loss, erections, skin or joints. All are off-label: a clinician may offer them, and should tell you so.',
        sources: ['R5'],
      },
      {
        text: 'Methods differ from clinic to clinic: how much blood, how it is spun, how often it is given. That is one reason why studies disagree.',
        sources: ['R2'],
      },
    ],
  },
  suitability: {
    heading: 'Who Can Benefit',
    note: 'Starting points: for erections and knees, most trials cited here found no gain over placebo. Nothing you check is stored.',
    items: [
      'Hair that has thinned at the crown or temples in recent years',
      'Men who cannot or will not take finasteride',
      'Men who use minoxidil and want to add something',
      'Acne scars, together with microneedling',
      'Skin that looks dull or lined',
      'A sore knee or tendon that rest and exercise have not settled',
      'Erection concerns after the usual causes were checked',
      'Partners with intimate concerns of their own',
    ],
    after:
      'Before PRP for erections we check blood pressure, blood sugar, cholesterol, testosterone and medicines. A weak erection can be an early sign of heart disease.',
    notFor: [
      'Men with a platelet or clotting disorder, or on strong blood thinners.',
      'Men with an infection, or cancer under treatment.',
      'Men with a bald scalp, where few follicles are left to work with.',
    ],
  },
  why: {
    heading: 'What the trials say',
    paragraphs: [
      {
        text: 'Hair: in a review of 24 papers, 21 reported improvement by objective measures and 3 did not. Most studies were small and unalike.',
        sources: ['R2'],
      },
      {
        text: 'Erections: one trial of 60 men favored PRP. At six months 69% had a useful gain, and 27% on placebo. Two later placebo-controlled trials found no difference (58.3% vs. 53.6%, and near-equal scores at six months). The urologists’ guideline calls it experimental.',
        sources: ['S1', 'S2', 'S3', 'S5'],
      },
      {
        text: 'Knees: in 288 adults with arthritis, three injections did no better than salt water for pain or cartilage after a year.',
        sources: ['J1'],
      },
      {
        text: 'Standard treatments come first. For erections these are PDE-5 inhibitors such as sildenafil and tadalafil, never with nitrates. For hair, minoxidil and finasteride are FDA-approved; finasteride has sexual side effects in some men.',
        sources: ['R5'],
      },
    ],
  },
  journey: {
    heading: 'A session, step by step',
    steps: [
      {
        title: 'Talk first',
        meta: 'Before any blood is drawn',
        description: 'What you hope for, what you have tried, and what the evidence supports.',
      },
      {
        title: 'Draw and spin',
        meta: 'One small blood sample',
        description: 'Blood from your arm goes into a cleared kit and a centrifuge.',
      },
      {
        title: 'Inject',
        meta: 'After numbing',
        description: 'Small injections where they are wanted. You go home the same day.',
      },
      {
        title: 'Check',
        meta: 'At each session',
        description: 'Photos with your consent, or scores. If nothing changes, we do not go on.',
      },
    ],
    after:
      'A common schedule for hair is 3 to 4 sessions, 4 to 6 weeks apart, with upkeep every 3 to 6 months. For joints and sexual health no dose has been established.',
  },
  parts: [
    {
      kind: 'treatments',
      heading: 'Six ways we use it',
      intro: 'All off-label. Brand names belong to their owners; men ask for them by name.',
      items: [
        {
          name: 'PRP for erectile concerns',
          brandName: 'P-Shot',
          description:
            'Injections into the penis after numbing. Two of three controlled trials found no gain over placebo.',
          note: 'Offered only after standard care was discussed.',
        },
        {
          name: 'Hair Restoration',
          description:
            'Rows of small injections across the thinning scalp. Best studied of the six; it needs upkeep.',
        },
        {
          name: 'PRP facial',
          brandName: 'Vampire Facial',
          description:
            'Microneedling with PRP spread on the skin. For acne scars, adding PRP raised the odds of a clear improvement in controlled studies.',
        },
        {
          name: 'Joint & Injury Healing',
          description:
            'Injection into a sore joint or tendon. For arthritic knees it did no better than salt water, so exercise and weight loss come first.',
        },
        {
          name: 'PRP with filler',
          brandName: 'Vampire Facelift',
          description:
            'PRP with a dermal filler. The filler shapes, and has risks of its own; what PRP adds is not well studied.',
        },
        {
          name: 'PRP for women',
          brandName: 'O-Shot',
          description: 'For partners with intimate concerns. Trials are few and small.',
        },
      ],
    },
  ],
  benefits: {
    heading: 'What to expect',
    note: 'Averages from small studies. Your own course may be different.',
    items: [
      {
        sign: 'trees',
        title: 'Denser hair',
        text: 'More hairs per square centimeter in most small trials, while it is kept up.',
        sources: ['R2', 'R3'],
      },
      {
        sign: 'trail',
        title: 'Slow change',
        text: 'We judge after the full course, not after one visit.',
      },
      {
        sign: 'terraces',
        title: 'Smoother scars',
        text: 'With microneedling, about three times the odds of more than half improvement in acne scars; 4 of 14 studies were randomized.',
        sources: ['M1'],
      },
      {
        sign: 'fork',
        title: 'Erections',
        text: 'One small trial for, two against. Experimental.',
        sources: ['S1', 'S2', 'S3', 'S5'],
      },
      {
        sign: 'bridge',
        title: 'Joint pain',
        text: 'For arthritic knees, no more relief than with salt water.',
        sources: ['J1'],
      },
      {
        sign: 'sun',
        title: 'Short recovery',
        text: 'Tender and swollen for about 2 to 3 days.',
      },
    ],
  },
  risks: {
    heading: 'What can go wrong',
    intro: 'PRP is your own blood, but a needle is a needle.',
    items: [
      { text: 'Pain and swelling where the needle went, for a few days.', sources: ['R2'] },
      {
        text: 'Bruising, bleeding or infection. Sterile needles and licensed practice matter: HIV infections were linked to PRP facials at an unlicensed spa.',
        sources: ['M5'],
      },
      { text: 'No effect. You may pay for a course and see nothing.', sources: ['S2', 'J1'] },
      { text: 'After injections into the penis: bruising, and rarely a scar.', sources: [] },
    ],
    seekHelp:
      'Be seen the same day for spreading redness, pus, fever or a hot, swollen joint. An erection of more than four hours needs an emergency room. Call 911 for trouble breathing or sudden loss of sight.',
  },
  faq: {
    heading: 'Questions about PRP',
    items: [
      {
        id: 'does-it-hurt',
        question: 'Does it hurt?',
        answer: [
          'The blood draw is an ordinary one. The scalp and intimate areas are numbed first. Expect pressure and some stinging.',
        ],
      },
      {
        id: 'how-many',
        question: 'How many sessions will I need?',
        answer: [
          'For hair, usually 3 to 4, then one every 3 to 6 months. For joints 2 to 3, for sexual health 1 to 2. These are common schedules, not proven doses.',
        ],
      },
      {
        id: 'fda',
        question: 'Is PRP approved by the FDA?',
        answer: [
          'No. The kits are cleared; PRP itself is not FDA-approved for any of these uses. We use it off-label.',
        ],
      },
      {
        id: 'with-minoxidil',
        question: 'Can I stay on minoxidil or finasteride?',
        answer: [
          'Yes, unless side effects trouble you. Both have better evidence, and the hair they keep is lost if you stop.',
        ],
      },
      {
        id: 'ed-first',
        question: 'Should I try PRP first for erections?',
        answer: [
          'No. Get the causes checked and try an approved pill if it is safe for you. Two placebo-controlled trials found that PRP added nothing.',
        ],
        sources: ['S2', 'S3'],
      },
      {
        id: 'results-when',
        question: 'When would I see a change in my hair?',
        answer: ['Give it several months. With your consent, we count and photograph.'],
      },
    ],
  },
  closing: {
    heading: 'Ask before you pay',
    text: 'A visit first. We tell you what has been tried, on whom, and what it did.',
  },
  related: ['microneedling', 'peptide-therapy', 'iv-hydration-therapy'],
  disclaimers: [
    'PRP is used off-label here. It is not FDA-approved for hair loss, erectile dysfunction, skin or joint conditions.',
  ],
  sources: ['R5', 'R2', 'S1', 'S2', 'S3', 'S5', 'J1', 'R3', 'M1', 'M5'],
  updatedOn: '2026-11-23',
  reviewedOn: '2026-11-16',
  nextReviewOn: '2027-11-16',
} satisfies Service
