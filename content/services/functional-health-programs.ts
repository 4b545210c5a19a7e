import { disclaimers } from '../disclaimers'
import type { Service } from '../schema'

export const functionalHealthPrograms = {
  key: 'functional-health-programs',
  slug: 'functional-health-programs-flower-mound-tx',
  hue: 'functional',
  terrain: 'functional',
  wording: ['FUNC'],
  meta: {
    title: 'Functional health programs, Flower Mound',
    description:
      'Three structured health programs for men in Flower Mound, TX, of 3, 6 to 8 and 12 to 16 weeks: food, sleep, movement and labs, with what the evidence shows.',
  },
  card: {
    name: 'Functional health programs',
    title: 'Functional health programs',
    h2Title: 'Weeks with a plan, check-ins and labs',
    description:
      'Three programs built on food, sleep, movement and follow-up labs. They go alongside your physician’s care, not in its place.',
    fact: '3 to 16 weeks',
    linkText: 'Read about the programs',
  },
  schemaType: 'MedicalTherapy',
  hero: {
    title: 'Functional health programs',
    lead: 'A set number of weeks to change how you eat, sleep and move, with labs before and after. Habits first, supplements last.',
    facts: [
      { label: 'Shortest', value: '3 weeks' },
      { label: 'Middle', value: '6-8 weeks' },
      { label: 'Longest', value: '12-16 weeks' },
      { label: 'Visits', value: 'In person, or telehealth if suitable' },
    ],
    secondaryLink: { href: '/blog/functional-medicine-explained', text: 'What functional medicine is' },
  },
  intro: {
    heading: 'What it is',
    lead: 'Functional medicine looks at habits, history and labs together. We use it as a way to organize ordinary, well-tested advice.',
    paragraphs: [
      {
        text: `${disclaimers.functional} Keep your appointments and your medicines while you take part.`,
        sources: [],
      },
      {
        text: 'The names of the programs are only names. None of them cleans cells, turns a metabolism around in three weeks or makes a chronic illness go away.',
        sources: ['F2', 'F3'],
      },
    ],
  },
  suitability: {
    heading: 'Might it suit you?',
    note: 'Check what is true for you. It stays on this screen.',
    items: [
      'You know what to do but do not do it',
      'Blood sugar that is creeping up',
      'A waist that has outgrown your belt',
      'Poor sleep on most nights',
      'Blood pressure at the upper edge',
      'Bloating or irregular digestion, already checked by a doctor',
      'Little movement in a desk job',
      'You want numbers before and after',
    ],
    after: 'The boxes decide nothing. They are a place to start.',
    notFor: [
      'New or alarming symptoms, such as bleeding or fast weight loss: see a doctor first. Chest pain: call 911.',
      'An eating disorder, now or in the past, unless your therapist agrees.',
      'Men on insulin or a sulfonylurea, unless doses are watched while they change how they eat.',
    ],
  },
  why: {
    heading: 'Why structure helps',
    paragraphs: [
      {
        text: 'In people at high risk, the Diabetes Prevention Program’s lifestyle plan cut new diabetes by 58%. That was more than the medicine metformin did (31%).',
        sources: ['W13'],
      },
      {
        text: 'Functional medicine itself has been studied little. One study looked back at 398 pairs: patients of a functional medicine center, matched with patients of family clinics. Physical health scores rose somewhat more at the center by 6 months. By 12 there was no difference. The authors work at that center.',
        sources: ['F1'],
      },
      {
        text: 'No randomized trial supports commercial detox diets. You will not find one in our programs.',
        sources: ['F2'],
      },
    ],
  },
  journey: {
    heading: 'How a program runs',
    steps: [
      {
        title: 'Discovery Experience',
        meta: '60 to 90 minutes',
        description: 'History, habits, medicines, and what you want to be different.',
      },
      {
        title: 'First labs',
        meta: 'Fasting, 10 to 12 hours',
        description:
          'Standard tests that change decisions. If you take diabetes medicine, ask before you fast.',
      },
      {
        title: 'The weeks',
        meta: '3, 6-8 or 12-16',
        description: 'One or two changes at a time, with check-ins that keep them alive.',
      },
      {
        title: 'Second look',
        meta: 'At the end',
        description: 'The same labs again, and an honest list of what moved and what did not.',
      },
    ],
  },
  parts: [
    {
      kind: 'programs',
      heading: 'Three programs',
      intro: 'Drawn to scale: the bar is sixteen weeks long.',
      items: [
        {
          title: '21-Day Metabolic Reset',
          duration: '3 weeks',
          weeks: [3, 3],
          description:
            'Three weeks to get meals, bedtime and steps into order. Short enough to finish, and a fair test of whether more would help.',
          focus: [
            'Protein and fiber at each meal',
            'A fixed bedtime',
            'Daily steps, counted',
            'Less alcohol and sugar',
          ],
        },
        {
          title: 'Cellular Renewal Program',
          duration: '6-8 weeks',
          weeks: [6, 8],
          description:
            'Adds strength training twice a week and work on sleep. The name is the clinic’s own; what changes is routine.',
          focus: [
            'Strength, twice a week',
            'Sleep hours and snoring',
            'Stress and breathing',
            'Food diary with feedback',
          ],
        },
        {
          title: 'Cellular Vitality Reset',
          duration: '12-16 weeks',
          weeks: [12, 16],
          description: 'Long enough for waist, blood pressure and A1C to change. Labs before and after.',
          focus: [
            'Waist and weight',
            'Blood pressure at home',
            'A1C and cholesterol',
            'A plan for the year after',
          ],
        },
      ],
    },
  ],
  benefits: {
    heading: 'What may change',
    note: 'Possible effects of the habits, as studied in lifestyle programs. None is certain.',
    items: [
      {
        sign: 'scale',
        title: 'Blood sugar',
        text: 'A lifestyle plan cut new cases of diabetes by 58% in people at high risk.',
        sources: ['W13'],
      },
      {
        sign: 'terraces',
        title: 'Weight',
        text: 'About 4.7% below the start after eight years in adults with type 2 diabetes, and 2.1% in the comparison group.',
        sources: ['W14'],
      },
      { sign: 'camp', title: 'Sleep', text: 'A fixed time to bed, and a check for apnea if you snore.' },
      { sign: 'peaks', title: 'Strength', text: 'Two training sessions a week in the longer programs.' },
      {
        sign: 'sun',
        title: 'Well-being',
        text: 'Better scores at 6 months in one study; the gap closed by 12.',
        sources: ['F1'],
      },
      { sign: 'compass', title: 'Clarity', text: 'You learn which of your habits move your numbers.' },
    ],
  },
  risks: {
    heading: 'Limits and risks',
    intro: 'Mild for most men, but not nothing.',
    items: [
      {
        text: 'Low blood sugar or low blood pressure, if you take diabetes or blood pressure medicine and eat less. Your prescriber may have to change the dose.',
        sources: [],
      },
      {
        text: 'Supplements can harm the liver and interfere with medicines. Some cleansing products are unsafe.',
        sources: ['F3'],
      },
      {
        text: 'Tests without a reason turn up findings that mean little. We order what we would act on.',
        sources: [],
      },
      { text: 'Weight comes back when old habits do. We plan for that.', sources: ['W14'] },
    ],
    seekHelp:
      'If you take diabetes medicine and feel shaky, have sugar at once, then call us, or 911 if it does not help. Call the same day for a racing heart. Call 911 for chest pain, fainting or confusion.',
  },
  faq: {
    heading: 'Questions about the programs',
    items: [
      {
        id: 'which',
        question: 'Which program should I take?',
        answer: ['Start with what you will finish. Three weeks tell you a lot about the next twelve.'],
      },
      {
        id: 'own-doctor',
        question: 'Do I still need my own doctor?',
        answer: [
          'Yes. A program does not replace care by your physician. With your consent, we send our notes.',
        ],
      },
      {
        id: 'supplements',
        question: 'Will I have to buy supplements?',
        answer: [
          'No. If a lab shows that you lack something, we look for the cause, and you buy what you need where you like.',
        ],
      },
      {
        id: 'cleanse',
        question: 'Is this a cleanse?',
        answer: ['No. Your liver and kidneys do that work, and no detox diet has been shown to help them.'],
        sources: ['F2'],
      },
      {
        id: 'time',
        question: 'How much time does it take?',
        answer: [
          'Plan 60 to 90 minutes for the first visit, short check-ins after it, and two training sessions a week in the longer programs.',
        ],
      },
      {
        id: 'telehealth-program',
        question: 'Can I do it by telehealth?',
        answer: [
          'Check-ins, yes, if you are in Texas. Blood is drawn in person, and the first visit works better in person.',
        ],
      },
    ],
  },
  closing: {
    heading: 'Pick a length you will finish',
    text: 'Tell us what you want to change. We tell you what is realistic.',
  },
  related: ['medical-weight-loss', 'testosterone-replacement-therapy', 'peptide-therapy'],
  disclaimers: [
    disclaimers.functional,
    'Evidence for functional medicine programs is limited to small and retrospective studies.',
  ],
  sources: ['F2', 'F3', 'W13', 'F1', 'W14'],
  updatedOn: '2026-11-23',
  reviewedOn: '2026-11-16',
  nextReviewOn: '2027-11-16',
} satisfies Service
