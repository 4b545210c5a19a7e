import { disclaimers } from '@/content/disclaimers'
import { price, quoted } from '@/content/facts/amounts'
import { clinic } from '@/content/facts/clinic'
import { policy } from '@/content/facts/policies'
import { careTerms, openAnswers } from '@/content/facts/terms'
import { inMenu } from '@/content/menu'
import type { Service } from '@/content/schema'
import { servicePaths } from '@/lib/routes'

export const functionalHealthPrograms = {
  key: 'functional-health-programs',
  slug: 'functional-health-programs-flower-mound-tx',
  calledBy: ['functional health', 'programs of'],
  hue: inMenu['functional-health-programs'].hue,
  terrain: 'functional',
  wording: ['FUNC'],
  meta: {
    title: `Functional health programs, ${clinic.address.city}`,
    description: `Three structured health programs for men in ${clinic.address.city}, TX, of 3, 6 to 8 and 12 to 16 weeks: food, sleep, movement and labs, with what the evidence shows.`,
  },
  card: {
    name: inMenu['functional-health-programs'].name,
    title: 'Functional health programs',
    h2Title: 'Three programs of 3 to 16 weeks for food, sleep and movement',
    description:
      'Each program has a fixed length, check-ins, and labs before and after. You stay in your own physician’s care while you take part.',
    fact: inMenu['functional-health-programs'].fact,
    linkText: 'Read about the programs',
  },
  schemaType: 'MedicalTherapy',
  hero: {
    title: 'Functional health programs',
    lead: 'A set number of weeks to change how you eat, sleep and move, with labs before and after.',
    price: {
      amount: price.firstVisit,
      text: 'first visit. The program is quoted in writing before you decide.',
    },
    facts: [
      { label: 'Lengths', value: '3, 6-8 or 12-16 weeks' },
      { label: 'Payment', value: 'Cash pay' },
      { label: 'Visits', value: 'In person, or by telehealth in Texas' },
      { label: 'First visit', value: `${price.firstVisit}, ${policy.firstVisit}` },
    ],
  },
  intro: {
    landmark: { value: '0', name: 'supplements that you have to buy' },
    heading: 'Ordinary advice that has been tested well, for a set time',
    paragraphs: [
      { text: `${disclaimers.functional} Keep your appointments and your medicines.` },
      {
        text: 'The names describe no effect: no program cleans your cells, turns your metabolism around in three weeks or makes a chronic illness go away.',
        sources: ['F2', 'F3'],
      },
    ],
    link: { href: '/blog/functional-medicine-explained', text: 'What functional medicine is' },
  },
  suitability: {
    heading: 'Is it for you?',
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
    after: 'Bring the list to your visit.',
    answer: {
      counts: [2, 5, 6],
      some: 'Show us any results you have for this, and tell your own physician that you plan a program.',
      others:
        'A program can start there. At the visit you choose one or two habits, and how long you want to give them.',
    },
    notFor: [
      'New or alarming symptoms, such as bleeding or fast weight loss: see a doctor first. With chest pain, call 911',
      'An eating disorder, now or in the past, unless the therapist agrees',
      'Insulin or a sulfonylurea, unless doses are watched while you change how you eat',
    ],
  },
  why: {
    heading: 'Functional medicine itself has hardly been studied',
    paragraphs: [
      {
        text: 'One study compared patients of such a center with patients of family clinics. By 12 months there was no difference. Its authors work there.',
        sources: ['F1'],
      },
    ],
  },
  journey: {
    heading: 'How a program runs',
    steps: [
      {
        title: 'Discovery Experience',
        meta: policy.firstVisit,
        description: 'Your history, habits and medicines.',
      },
      {
        title: 'First labs',
        meta: `Fasting, ${policy.fasting}`,
        description:
          'With diabetes medicine, ask before you fast. Tell us about biotin, which can make some tests read falsely high or low.',
      },
      {
        title: 'The weeks',
        meta: '3, 6-8 or 12-16',
        description: 'One or two changes at a time, with check-ins.',
      },
      {
        title: 'Second look',
        meta: 'At the end',
        description: 'The same labs again.',
      },
    ],
  },
  parts: [
    {
      kind: 'programs',
      heading: 'Three programs',
      intro: 'From short to long.',
      items: [
        {
          title: '21-Day Metabolic Reset',
          duration: '3 weeks',
          weeks: [3, 3],
          description: 'Meals, bedtime and steps in order.',
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
          description: 'Adds strength training twice a week and work on your sleep.',
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
          description: 'Long enough for waist, blood pressure and A1C to change.',
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
    landmark: {
      value: '−58%',
      name: 'new cases of diabetes at high risk, in a program far longer than ours',
    },
    heading: 'Coaching can hold off diabetes. The rest is less certain.',
    note: 'Studies of lifestyle programs looked at these. None is certain.',
    items: [
      {
        title: 'Blood sugar',
        text: 'Fewer new cases in 2.8 years of coaching.',
        sources: ['W13'],
      },
      {
        title: 'Weight',
        text: 'With type 2 diabetes: 4.7% less after eight years of support, 2.1% in the comparison group.',
        sources: ['W14'],
      },
      { title: 'Sleep', text: 'A fixed bedtime, and a check for sleep apnea if you snore.' },
      { title: 'Strength', text: 'Twice a week in the two longer programs.' },
      { title: 'Well-being', text: 'Better scores at 6 months; the gap had closed by 12.', sources: ['F1'] },
      { title: 'Knowing what works', text: 'Which of your habits move your own numbers.' },
    ],
  },
  risks: {
    landmark: { value: 'too low', name: 'sugar or blood pressure, if you take medicine and eat less' },
    heading: 'Safe for most men, if doses are watched',
    items: [
      {
        title: 'Sugar or pressure too low',
        text: 'If you take medicine for diabetes or blood pressure and eat less, your prescriber may have to change the dose.',
      },
      {
        title: 'Supplements',
        text: 'They can harm the liver and interfere with medicines; some cleansing products are unsafe.',
        sources: ['F3'],
      },
      {
        title: 'Needless tests',
        text: 'They turn up findings that mean little, so we order only what we would act on.',
      },
      {
        title: 'Regain',
        text: 'Weight tends to return with old habits, so you leave with a plan for the year after.',
        sources: ['W14'],
      },
    ],
    seekHelp: {
      emergency: [
        'chest pain, fainting or confusion',
        'feeling shaky on diabetes medicine: have sugar at once, and call 911 if it does not help',
      ],
      emergencyRoom: ['vomiting that will not stop', 'severe belly pain'],
      sameDay: ['a racing heart', 'yellow eyes or dark urine'],
    },
  },
  faq: {
    heading: 'Questions about the programs',
    items: [
      {
        id: 'which',
        question: 'Which program should I take?',
        answer: [
          'Start with the one you are sure to finish. If three weeks go well, you can add a longer program with your own numbers in hand.',
        ],
      },
      {
        id: 'program-price',
        question: 'What does a program cost?',
        answer: [
          `${quoted} The price depends on the length of the program, the number of check-ins and the labs you need. The clinic does not bill insurance. A program for general health usually does not qualify for an HSA or FSA: tax law and your plan decide.`,
        ],
        link: { href: '/prices', text: 'Prices and what they cover' },
      },
      {
        id: 'day-by-day',
        question: 'What do I do day by day?',
        answer: [
          'In the three weeks: protein and fiber at each meal, a fixed bedtime, counted steps, and less alcohol and sugar. The middle program adds strength training twice a week and a food diary with our feedback. The longest adds blood pressure at home, and your waist and A1C at the start and the end. You change one or two things at a time.',
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
        id: 'own-doctor',
        question: 'Do I still need my own doctor?',
        answer: [
          'Yes. A program does not replace care by your physician. With your consent, we send our notes to that office.',
        ],
      },
      {
        id: 'time',
        question: 'How much time does it take?',
        answer: [
          `Plan on ${policy.firstVisit} for the first visit and short check-ins after it. The longer programs add two training sessions a week.`,
        ],
      },
      {
        id: 'cleanse',
        question: 'Is this a cleanse?',
        answer: [
          'No. Your liver and kidneys already do that work, and no detox diet has been shown to help them.',
        ],
        sources: ['F2'],
      },
      {
        id: 'telehealth-program',
        question: 'Can I do it by telehealth?',
        answer: [
          'You can do the check-ins that way if you are in Texas at the time. Blood is drawn in person, and the first visit works better in person.',
        ],
      },
      {
        id: 'program-labs',
        question: 'Who pays for the labs?',
        answer: [`You do. ${careTerms.laboratoryFees.text}`],
      },
      {
        id: 'which-tests',
        question: 'Which tests do you order, and why not a hundred?',
        answer: [
          `${openAnswers.functionalTests} The more tests a healthy man has, the more fall outside the range by chance: of sixty, about three. So we order what we would act on.`,
        ],
      },
      {
        id: 'adrenal-fatigue',
        question: 'Do you test cortisol for “adrenal fatigue”?',
        answer: [
          'No. Adrenal fatigue is not a recognized disease: a review of 58 studies found no proof that it exists. True adrenal failure is rare and serious and has a test of its own. Your tiredness is real all the same, and we look for what causes it.',
        ],
        sources: ['F10'],
      },
      {
        id: 'thyroid',
        question: 'Do you check the thyroid?',
        answer: [
          'Yes, with a TSH test, when tiredness, weight or mood give a reason. If it is abnormal, the result goes to your own physician, who treats it.',
        ],
      },
      {
        id: 'a1c-without-pills',
        question: 'Can I lower my A1C without pills?',
        answer: [
          'Many men can. In 3,234 people at high risk, a coached program (7% weight loss, 150 minutes of activity a week) prevented 58% of new cases of diabetes over 2.8 years, and metformin 31%. It had 16 lessons and then years of follow-up, so our weeks are a start and not that program. Do not stop a diabetes medicine on your own.',
        ],
        sources: ['W13'],
      },
      {
        id: 'how-soon-program',
        question: 'How soon will I notice something?',
        answer: [
          'Your routine can change within the first weeks, but waist, blood pressure and A1C need the longer programs. In the one study of a functional medicine center, patients reported better health at 6 months and no difference at 12.',
        ],
        sources: ['F1'],
      },
      {
        id: 'normal-results',
        question: 'What if my first labs are normal?',
        answer: [
          'Then you may not need a program, and we will tell you so. You can still go on for better sleep, strength or weight, with a goal that we can measure.',
        ],
      },
      {
        id: 'program-medicine',
        question: 'Does a program include weight-loss medicine?',
        answer: [
          'No. Semaglutide and tirzepatide belong to the weight-loss program, which has its own price and its own risks.',
        ],
        link: { href: servicePaths['medical-weight-loss'], text: 'Medical weight loss' },
      },
      {
        id: 'program-alcohol',
        question: 'Do I have to give up alcohol?',
        answer: [
          'No, but you are asked to drink less. Heavy drinking can lower testosterone, and it adds to liver and blood pressure problems. If you drink every day, ask a physician before you stop, because withdrawal can be dangerous.',
        ],
        sources: ['G7'],
      },
      {
        id: 'program-provider',
        question: 'Who runs the program?',
        answer: [
          'The provider introduced on our About page runs it. You may ask to see the license and the name of the supervising physician before you sign up.',
        ],
        link: { href: '/about', text: 'Who works here' },
      },
      {
        id: 'program-refund',
        question: 'Can I stop early and get money back?',
        answer: [`Yes. ${careTerms.refunds.text} Tell us as soon as you know that you want to stop.`],
      },
      {
        id: 'studies',
        question: 'What did studies of such programs find?',
        answer: [
          'In the Diabetes Prevention Program, 3,234 people at high risk were followed for 2.8 years. Coaching toward 7% weight loss and 150 minutes of activity a week cut new cases of diabetes by 58%, and the medicine metformin by 31%. It had 16 one-to-one lessons and regular follow-up after that. None of our programs is that program.',
          'Functional medicine looks at your habits, history and labs together, and we use it as a way to organize ordinary advice. It has been studied little itself. One study looked back at 398 pairs: patients of a functional medicine center, matched with patients of family clinics. By 6 months, physical health scores had risen somewhat more at the center. By 12 months there was no longer any difference. The authors of the study work at that center.',
          'No randomized trial supports commercial detox diets, so you will not find one in our programs.',
        ],
        sources: ['W13', 'W39', 'F1', 'F2'],
      },
    ],
  },
  closing: {
    heading: 'Choose a program you can finish',
    text: 'Tell us what you want to change, and we will say what is realistic.',
  },
  related: ['medical-weight-loss', 'testosterone-replacement-therapy', 'peptide-therapy'],
  disclaimers: [
    disclaimers.functional,
    'Evidence for functional medicine programs is limited to small and retrospective studies.',
  ],
  updatedOn: '2026-11-26',
  reviewer: 'morgan-ellis',
  reviewedOn: '2026-11-16',
  nextReviewOn: '2027-11-16',
} satisfies Service
