import { disclaimers } from '@/content/disclaimers'
import { price, quoted } from '@/content/facts/amounts'
import { clinic } from '@/content/facts/clinic'
import { policy } from '@/content/facts/policies'
import { inMenu } from '@/content/menu'
import type { Service } from '@/content/schema'
import { routes, servicePaths } from '@/lib/routes'

export const ivHydrationTherapy = {
  key: 'iv-hydration-therapy',
  slug: 'iv-hydration-therapy-flower-mound-tx',
  calledBy: ['IV', 'infusion', 'NAD+', 'drip'],
  hue: inMenu['iv-hydration-therapy'].hue,
  terrain: 'iv',
  wording: ['IV'],
  meta: {
    title: `IV hydration and NAD+ in ${clinic.address.city}`,
    description: `IV hydration, Myers’ Cocktail and NAD+ in ${clinic.address.city}, TX, after an assessment by a licensed clinician. What trials found, who should not have it, times.`,
  },
  card: {
    name: inMenu['iv-hydration-therapy'].name,
    title: 'IV hydration and NAD+',
    h2Title: 'Fluids and vitamins by vein, after an assessment',
    description:
      'Five offerings, from a vitamin injection to an NAD+ infusion of several hours. A licensed clinician decides with you whether any of them makes sense.',
    fact: inMenu['iv-hydration-therapy'].fact,
    linkText: 'Read about IV therapy',
  },
  schemaType: 'MedicalProcedure',
  hero: {
    title: 'IV hydration and NAD+',
    lead: 'Fluids, vitamins and NAD+ through a vein: useful when you cannot drink enough. For most other reasons there is little evidence.',
    price: {
      amount: price.firstVisit,
      text: 'first visit. Every bag is quoted in writing before you decide.',
    },
    facts: [
      { label: 'Infusion', value: '30-60 minutes' },
      { label: 'NAD+', value: '2-4 hours' },
      { label: 'First', value: 'Assessment by a licensed clinician' },
      { label: 'First visit', value: `${price.firstVisit}, ${policy.firstVisit}` },
    ],
  },
  intro: {
    landmark: { value: '0', name: 'gain over water by mouth, if you are healthy' },
    heading: 'If you can drink, water hydrates you just as well',
    paragraphs: [
      {
        text: 'An infusion is a medical procedure: a licensed clinician assesses you and orders it.',
        sources: ['I6'],
      },
    ],
    link: { href: '/contact', text: 'Ask for the price' },
  },
  suitability: {
    heading: 'Reasons men ask',
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
    after: 'A low B12 or poor absorption is a clear reason. For the others, water and rest come first.',
    answer: {
      counts: [4, 5],
      some: 'That can be a clear reason for treatment. Bring the blood test, because an injection may be enough.',
      others: 'Try water and rest first. If it lasts, a visit looks for the cause before any infusion.',
    },
    notFor: [
      'Heart failure or kidney disease: extra fluid can be dangerous',
      'G6PD deficiency, or no test for it, when the bag has high-dose vitamin C',
      'Iron overload, a history of kidney stones, or an allergy to an ingredient',
      'A sign in the red boxes under “Risks”: call 911 or go to an emergency room, and do not come to us',
    ],
  },
  why: {
    heading: 'A drip is no answer to tiredness that lasts',
    paragraphs: [
      {
        text: 'We look at sleep, mood, thyroid, iron, blood count and testosterone first.',
      },
    ],
  },
  journey: {
    heading: 'Four steps',
    steps: [
      {
        title: 'Assessment',
        meta: 'Before every first infusion',
        description: 'History, medicines, blood pressure, labs when they matter.',
      },
      {
        title: 'Order',
        meta: 'By a licensed clinician',
        description: 'What goes in, how much, why, and the price.',
      },
      {
        title: 'Infusion',
        meta: '30-60 minutes; NAD+ 2-4 hours',
        description: 'A registered nurse places the line and stays near while the bag runs.',
      },
      {
        title: 'After',
        meta: 'Same day',
        description: 'We check your arm and your blood pressure.',
      },
    ],
  },
  parts: [
    {
      kind: 'offerings',
      heading: 'Five offerings',
      intro: 'The names promise no effect; the words under each are reasons men ask.',
      items: [
        {
          name: "Myers' Cocktail",
          time: '30-60 minutes',
          description: 'Fluid with B vitamins, vitamin C, magnesium and calcium.',
          benefits: ['Little appetite', 'After a stomach bug'],
        },
        {
          name: 'NAD+ Infusion',
          time: '2-4 hours',
          description:
            'No clinical benefit of the infusion has been shown. NAD+ for infusion is compounded and not FDA-approved. FDA has received reports of severe chills, shaking and vomiting after NAD+ injections, and in 2025 some lots from one maker were recalled. Ask us which pharmacy made yours.',
          benefits: ['Curious about NAD+', 'Has read about it'],
        },
        {
          name: 'Athletic Performance IV',
          time: '30-60 minutes',
          description: 'Electrolytes and amino acids, not shown to speed recovery. Banned in tested sports.',
          benefits: ['Hard training', 'Work in the heat'],
        },
        {
          name: 'Immunity Boost',
          time: '30-60 minutes',
          description: 'Vitamin C and zinc. No infusion has been shown to keep infections away.',
          benefits: ['After travel', 'Busy weeks'],
        },
        {
          name: 'Vitamin Injections',
          time: 'A few minutes',
          description: 'A single vitamin, such as B12, into the muscle, when a test shows that you lack it.',
          benefits: ['Low B12 on a test', 'After bowel surgery'],
        },
      ],
    },
  ],
  benefits: {
    landmark: { value: '34', name: 'adults with fibromyalgia tried vitamins by vein against a placebo' },
    heading: 'It replaces fluid. The vitamins did no better than a placebo.',
    note: 'What is certain, and where that ends.',
    items: [
      { title: 'Fluid', text: 'Water and salt, when drinking is not possible.' },
      { title: 'A known dose', text: 'What is in the bag reaches the blood.' },
      { title: 'A correction', text: 'Of a B12 deficiency shown by a test.' },
      { title: 'A check before each one', text: 'Blood pressure, and a clinician may say no.' },
      {
        title: 'Rest',
        text: 'Up to an hour in a chair. The placebo group felt better too.',
        sources: ['I1'],
      },
      { title: 'We say no', text: 'Before you pay, if you need none.' },
    ],
  },
  risks: {
    landmark: { value: 'Class I', name: 'FDA’s most serious kind of recall: NAD+ in 2025' },
    heading: 'Most problems are small and local. A few are serious.',
    items: [
      {
        title: 'NAD+',
        text: 'The FDA has reports of severe chills, shaking, vomiting and fatigue, some of which needed treatment.',
        more: 'The FDA says that these reports are consistent with too much endotoxin in the product, and that compounders had used food-grade NAD+ for products given by vein. In 2025 two lots of NAD+ injection from one maker were recalled for endotoxins. A fast drip can bring nausea and chest tightness: tell the nurse at once.',
        sources: ['N1', 'N2'],
      },
      { title: 'The arm', text: 'You may get a bruise, a sore vein, or fluid that leaks under the skin.' },
      {
        title: 'Infection',
        text: 'It is possible when bags are mixed or handled in unclean conditions.',
        more: 'The FDA has named infusion clinics in such a warning.',
        sources: ['I7'],
      },
      {
        title: 'Too much fluid, potassium or magnesium',
        text: 'They can do harm, above all if you have heart or kidney disease.',
        sources: ['I8'],
      },
      {
        title: 'High-dose vitamin C',
        text: 'It can damage the kidneys, leave stones in them, and destroy red blood cells in men with G6PD deficiency.',
        sources: ['I9'],
      },
      {
        title: 'Allergic reactions',
        text: 'They can be severe: tell the nurse at once about itching, a pounding heart, or any sign below.',
      },
    ],
    seekHelp: {
      emergency: [
        'a swollen face',
        'trouble breathing',
        'chest pain or fainting',
        'confusion, or signs of heat stroke',
        'blood in vomit, or black stool',
      ],
      emergencyRoom: ['fever, shaking chills or vomiting after an infusion', 'no urine for eight hours'],
      sameDay: ['a red, hot or swollen arm', 'high fever, or diarrhea with blood'],
    },
  },
  faq: {
    heading: 'Questions about IV hydration and NAD+',
    items: [
      {
        id: 'walk-in',
        question: 'Can I just walk in?',
        answer: [
          'No. A licensed clinician sees you before the first infusion, and there is a short check before each later one.',
        ],
      },
      {
        id: 'cost',
        question: 'What does an infusion cost?',
        answer: [
          `${quoted} The price depends on the bag you choose, on what is added to it, and on how long it runs, which is longest for NAD+. No insurance is billed for infusions. Wellness infusions usually do not qualify for an HSA or FSA either: tax law and your plan decide.`,
        ],
        link: { href: routes.contact, text: 'Ask for a quote' },
      },
      {
        id: 'better-than-water',
        question: 'Is it better than drinking water?',
        answer: [
          'Not if you are healthy and can drink: water does the same at almost no cost. A drip is faster when you cannot keep fluids down, but then we also ask why.',
        ],
      },
      {
        id: 'how-long',
        question: 'How long does it take?',
        answer: [
          'Most infusions run 30 to 60 minutes, and NAD+ takes 2 to 4 hours because it has to run slowly, so bring something to read.',
        ],
      },
      {
        id: 'nad',
        question: 'What does NAD+ do for me?',
        answer: [
          'That is not known. NAD+ is a coenzyme that every cell makes. It helps cells use energy, but we found no study that shows that an infusion changes how you feel.',
        ],
        sources: ['I2', 'I3'],
      },
      {
        id: 'medicines-and-conditions',
        question: 'I take medicines, or have kidney or heart disease. Can I have an infusion?',
        answer: [
          'With heart failure or kidney disease the answer is no, because fluid, potassium and magnesium can build up. With other conditions it depends on your labs. Bring a list of everything you take, water pills, blood pressure pills and blood thinners above all.',
        ],
        sources: ['I8'],
      },
      {
        id: 'first-visit-for-b12',
        question: 'Do I pay for a first visit even for a B12 shot?',
        answer: [
          `Yes. Every service starts with a first visit (${price.firstVisit}): a licensed clinician sees you and your tests before anything is given. The short check before each later one does not count as another first visit.`,
        ],
      },
      {
        id: 'how-soon',
        question: 'How soon will I feel something?',
        answer: [
          'If you are short of fluid, you may feel less dry while the bag is still running. For vitamins and NAD+ we cannot promise a time. In the fibromyalgia trial, people given a placebo felt better as well.',
        ],
        sources: ['I1'],
      },
      {
        id: 'how-often',
        question: 'How often should I come?',
        answer: [
          'There is no proven schedule. We do not sell a series of drips to men who feel well. Treatment of a B12 deficiency follows your blood tests.',
        ],
      },
      {
        id: 'who-sees-me',
        question: 'Who orders the infusion, and who gives it?',
        answer: [
          'A physician, a physician assistant or an advanced practice nurse assesses you and writes the order. A registered nurse working under a physician’s supervision places the line. You can ask all who treat you for their name and license.',
          'Texas law asks the same of elective infusions outside a physician’s office: a physician may delegate the order and the infusion, always under supervision.',
        ],
        link: { href: routes.about, text: 'About the clinic and its people' },
        sources: ['I6'],
      },
      {
        id: 'pain',
        question: 'Does it hurt?',
        answer: [
          'You feel a short sting when the needle goes in, and your arm may feel cool while the fluid runs. Burning, swelling or a growing ache is a reason to call the nurse over, because the fluid may be leaking under the skin.',
        ],
      },
      {
        id: 'nad-safety',
        question: 'Is NAD+ approved, and is it safe?',
        answer: [
          'It is not approved, and FDA has not reviewed its safety. NAD+ for infusion is compounded and not FDA-approved. The FDA found that compounders had used food-grade NAD+, which is not suitable for sterile drugs without further processing: it may carry germs and endotoxins, which are toxins from bacteria.',
          'Ask us which pharmacy made yours, and whether its NAD+ is made for sterile drugs and not for food. If fever, shaking chills or vomiting start at home, go to an emergency room or call 911.',
        ],
        link: {
          href: `${servicePaths['iv-hydration-therapy']}#risk`,
          text: 'What has been reported and recalled',
        },
        sources: ['N1', 'N2'],
      },
      {
        id: 'nmn',
        question: 'Are NMN pills a better choice than NAD+?',
        answer: [
          'That is not known. Pills spare you the needle, and NMN may be sold as a supplement again since September 2025, which says nothing about benefit. It raises NAD+ in the blood. In a trial of 60 older adults it missed its main goal, a stepping test.',
        ],
        sources: ['N5'],
      },
      {
        id: 'glutathione',
        question: 'Do you offer glutathione?',
        answer: [
          'It is not on our menu. In 2019 the FDA warned compounders after eight patients fell ill from IV glutathione that had been mixed from a powder meant for supplements. Two of them were sent to a hospital.',
        ],
        sources: ['N3'],
      },
      {
        id: 'hangover',
        question: 'Is a drip good for a hangover?',
        answer: [
          'We cannot say so, because we found no trial of drips after a night out. In 144 drunk patients of emergency rooms, a drip changed neither the symptoms nor the length of the stay. Water, food and time cost nothing. If you keep vomiting or are confused, you need a doctor, not a drip.',
        ],
        sources: ['I10'],
      },
      {
        id: 'alcohol',
        question: 'Can I drink alcohol before or after?',
        answer: [
          'It is better to leave it out that day. Alcohol can make you dizzy or sick, and nobody could then tell whether the drink or the drip was the cause.',
        ],
      },
      {
        id: 'driving',
        question: 'Can I drive home?',
        answer: [
          'Yes, if you feel well once the line is out. If you are dizzy, shivering or sick to your stomach, stay with us and do not drive.',
        ],
      },
      {
        id: 'drug-testing',
        question: 'I compete in a tested sport. May I have an infusion?',
        answer: [
          'Ask your sports federation before you book. Infusions of more than 100 mL in 12 hours are banned at all times, except in hospital treatment, surgery or clinical diagnostic tests, even when every ingredient is allowed. All our bags are larger.',
        ],
        sources: ['P10'],
      },
      {
        id: 'fatigue',
        question: 'I am tired all the time. Will a drip help?',
        answer: [
          'It is not a treatment for that. Tiredness that lasts deserves a look at sleep, mood, thyroid, iron, blood count and testosterone.',
        ],
      },
      {
        id: 'studies',
        question: 'What did studies of vitamin and NAD+ infusions find?',
        answer: [
          'The Myers’ cocktail was compared with a placebo in 34 adults with fibromyalgia. Both groups got better, and there was no significant difference between them. Beyond that we found no trial that shows another use for it.',
          'In eight men given NAD+ by vein, the level in the blood did not change for two hours and had risen by the end of a six-hour infusion; how they felt was not measured. A pilot trial found more complaints during NAD+ than during a related vitamin. A review of the field calls it promising, yet still speculative.',
          'In 2018 the Federal Trade Commission acted against a chain of infusion clinics in North Texas over claims, unsupported in its view, that these drips treat serious illness.',
        ],
        sources: ['I1', 'I2', 'N6', 'I3', 'I5'],
      },
    ],
  },
  closing: {
    heading: 'Ask whether an infusion fits you',
    text: 'The first visit may show that you can do without it.',
  },
  related: ['medical-weight-loss', 'peptide-therapy', 'testosterone-replacement-therapy'],
  disclaimers: [
    disclaimers.compounded,
    'Evidence for vitamin and NAD+ infusions in healthy people is limited. They are not a treatment for any disease.',
  ],
  updatedOn: '2026-11-26',
  reviewer: 'morgan-ellis',
  reviewedOn: '2026-11-16',
  nextReviewOn: '2027-11-16',
} satisfies Service
