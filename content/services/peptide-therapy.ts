import { disclaimers } from '@/content/disclaimers'
import { afterInjection } from '@/content/facts/after-injection'
import { price, quotedInText } from '@/content/facts/amounts'
import { clinic } from '@/content/facts/clinic'
import { policy } from '@/content/facts/policies'
import { lookedOn } from '@/content/facts/searches'
import { openAnswers } from '@/content/facts/terms'
import { inMenu } from '@/content/menu'
import type { Service } from '@/content/schema'
import { routes } from '@/lib/routes'

export const peptideTherapy = {
  key: 'peptide-therapy',
  slug: 'peptide-therapy-flower-mound-tx',
  calledBy: ['peptide'],
  hue: inMenu['peptide-therapy'].hue,
  terrain: 'peptide',
  wording: ['PEPT'],
  meta: {
    title: `Peptide therapy consultation, ${clinic.address.city}`,
    description: `A consultation about peptides in ${clinic.address.city}, TX: what they are, what is approved and what is not, how little was studied in people, and safer options.`,
  },
  card: {
    name: inMenu['peptide-therapy'].name,
    title: 'Peptide therapy',
    h2Title: 'A consultation before anything else',
    description:
      'Men ask us about peptides they read about. We go through what is known, what the law allows and what else may serve the same aim.',
    fact: inMenu['peptide-therapy'].fact,
    linkText: 'Read about peptides',
    compliance: disclaimers.peptideCard,
  },
  schemaType: 'MedicalTherapy',
  hero: {
    title: 'Peptide therapy',
    lead: 'Much is claimed for peptides and little has been tested in people. A clinician goes through both with you.',
    price: { amount: price.firstVisit, text: 'one consultation. No prescription has to follow from it.' },
    facts: [
      { label: 'Start', value: 'With a Discovery Experience' },
      { label: 'First visit', value: `${price.firstVisit}, ${policy.firstVisit}` },
      { label: 'Visits', value: 'In person, or by telehealth in Texas' },
      { label: 'Labs', value: 'Before any decision' },
    ],
  },
  intro: {
    landmark: { value: '1 of 36', name: 'orthopedic studies of one peptide was done in people' },
    heading: 'Some peptides are approved medicines. Many that are sold online are not medicines at all.',
    paragraphs: [
      { text: `${disclaimers.peptides} ${disclaimers.compounded}`, sources: ['P1', 'P3'] },
      {
        text: 'In April 2026 twelve peptides came off the FDA’s list of substances with safety risks, which authorized none of them.',
        sources: ['P2'],
      },
    ],
    link: { href: '/blog/peptides-for-sleep-recovery', text: 'What studies in people show' },
  },
  suitability: {
    heading: 'Reasons men ask',
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
    after: 'We look first for causes that can be treated.',
    answer: {
      counts: [6, 7, 8],
      some: 'Bring the vial, its label or your lab report to the visit, and we go through it with you.',
      others: 'The visit starts with the cause, and with what has been tested for it.',
    },
    notFor: [
      'Cancer, now or in the past, unless the oncologist agrees',
      'Athletes who are tested: many peptides are prohibited at all times',
      'Uncontrolled diabetes, or eye disease from diabetes',
    ],
  },
  why: {
    heading: 'Pain, poor sleep and low energy often have a cause that can be found',
    paragraphs: [
      {
        text: 'We look at sleep, thyroid, blood sugar, blood count and testosterone, and examine what hurts. A vial from the internet leaves the cause where it is.',
      },
    ],
  },
  journey: {
    heading: 'Your consultation in four steps',
    steps: [
      {
        title: 'Discovery Experience',
        meta: policy.firstVisit,
        description: 'What you want to change, take now, and have heard.',
      },
      {
        title: 'Labs and causes',
        meta: `Results in ${policy.labResults}`,
        description: 'Ordinary causes come first.',
      },
      {
        title: 'Options',
        meta: 'In writing',
        description:
          'Tested treatments with their risks, and the legal status and studies of the peptide you asked about.',
      },
      {
        title: 'Follow-up',
        meta: 'As agreed',
        description: 'Labs and symptoms again, whatever you decided.',
      },
    ],
  },
  benefits: {
    landmark: { value: '1', name: 'visit, if an opinion is all you want' },
    heading: 'What you get is an opinion, not a vial',
    note: 'These describe the consultation. We make no claim for any peptide.',
    items: [
      { title: 'A second opinion', text: 'You pay for the visit and nothing has to follow.' },
      {
        title: 'The legal position',
        text: 'What may be prescribed or compounded today, and what may not.',
        sources: ['P1', 'P2'],
      },
      {
        title: 'The evidence',
        text: 'How many people were studied, for how long, and what was measured.',
        sources: ['P3', 'P5'],
      },
      { title: 'A search for causes', text: 'With labs and an examination.' },
      {
        title: 'Tested options',
        text: 'Physical therapy, sleep treatment, and hormones where your labs call for them.',
      },
      {
        title: 'Safety',
        text: 'If you inject something already, we look at your labs and for harm, without a lecture. We do not advise on doses of unapproved products.',
      },
    ],
  },
  risks: {
    landmark: { value: '12', name: 'patients, and no control group, in that one study in people' },
    heading: 'Small studies cannot rule out rare harm',
    items: [
      {
        title: 'Immune reactions and impurities',
        text: 'For some peptides the FDA has too little safety information to know whether they would cause harm.',
        sources: ['P1'],
      },
      {
        title: 'Blood sugar',
        text: 'Insulin resistance rose in a trial of a drug that raises growth hormone.',
        sources: ['P8'],
      },
      {
        title: 'What is in the vial',
        text: 'A vial from the internet may hold something else, because nobody has checked content, dose or sterility for you.',
      },
      {
        title: 'Anti-doping rules',
        text: 'The World Anti-Doping Agency prohibits many peptides and growth hormone releasers at all times.',
        sources: ['P10'],
      },
    ],
    seekHelp: {
      emergency: ['swelling of the face', 'trouble breathing', 'chest pain or fainting'],
      emergencyRoom: [afterInjection.fever, afterInjection.joint],
      sameDay: [afterInjection.spot],
    },
  },
  faq: {
    heading: 'Questions about peptides',
    items: [
      {
        id: 'approved',
        question: 'Are peptides approved by the FDA?',
        answer: [
          'Peptides are short chains of amino acids. Some are approved medicines for certain illnesses. No peptide discussed here is FDA-approved for sleep, recovery, energy or injury.',
        ],
      },
      {
        id: 'will-you-prescribe',
        question: 'Which peptides do you prescribe today?',
        answer: [
          `${openAnswers.peptides} Coming off the FDA’s list of risky substances in April 2026 did not allow pharmacies to compound them. Wegovy and Zepbound are approved medicines and belong to the weight-loss program. What else the law allows is a question for the visit, and often the answer is another treatment.`,
        ],
        sources: ['P1'],
      },
      {
        id: 'legal',
        question: 'Are they legal in 2026?',
        answer: [
          `None may be sold as an approved medicine. In July 2026, FDA staff advised against all seven that were under review. When we last looked, on ${lookedOn.peptideDecision}, we found no decision. The rules may change again, and we check them before each visit. Retatrutide, a weight-loss drug that is still being tested, cannot lawfully be compounded either.`,
        ],
        sources: ['P2'],
        link: { href: '/faq#retatrutide', text: 'Retatrutide' },
      },
      {
        id: 'by-name',
        question: 'What about a peptide I know by name?',
        answer: [
          'Our article goes through the names that men bring, one by one: what was studied, in whom, and what the FDA says about it.',
        ],
        link: {
          href: '/blog/peptides-for-sleep-recovery#names',
          text: 'What is known of each, by name',
        },
      },
      {
        id: 'price-peptides',
        question: 'What does it cost?',
        answer: [
          `The first visit, the Discovery Experience, is ${price.firstVisit}. What you need beyond it, such as labs, follow-up visits or a medicine, is ${quotedInText}.`,
        ],
        link: { href: '/prices', text: 'Prices and terms' },
      },
      {
        id: 'online',
        question: 'Can I bring what I bought online?',
        answer: [
          'Bring it and show us, and please do not inject it, because nobody can know what is in it. We will not use it, but we can tell you what to watch for.',
        ],
      },
      {
        id: 'mk-677',
        question: 'What about MK-677 (ibutamoren)?',
        answer: [
          'It is not a peptide and not an approved medicine. In 8 young volunteers it lengthened deep sleep for one week; in a one-year trial insulin resistance rose. That cannot be carried over to injected peptides.',
        ],
        sources: ['P11', 'P8'],
      },
      {
        id: 'cancer',
        question: 'Could a peptide cause cancer?',
        answer: [
          'Nobody knows. No trial we know of was long or large enough to count cancers. Growth hormone releasers raise a growth factor in the blood, so anyone who has or had cancer should leave them alone unless the oncologist agrees.',
        ],
        sources: ['P6'],
      },
      {
        id: 'how-soon',
        question: 'How soon would I feel a difference?',
        answer: [
          'Nobody can say. In healthy men, one dose of a growth hormone releaser raised hormone levels by about 45% a week later. No study we know of gives a time for better sleep, energy or recovery.',
        ],
        sources: ['P6'],
      },
      {
        id: 'who-sees-me',
        question: 'Who sees me, and can it be a video visit?',
        answer: [
          'A licensed clinician of this practice sees you and reads your labs. A video visit is possible if you are in Texas at the time of the visit, but labs are drawn in person.',
        ],
        link: { href: routes.about, text: 'About the provider' },
      },
      {
        id: 'injection',
        question: 'Will I get an injection at the first visit, and does it hurt?',
        answer: [
          'There is no peptide injection at the first visit. It is a talk, and a blood draw if you need labs, which is a short sting in the arm.',
        ],
      },
      {
        id: 'how-often',
        question: 'How often do I have to come?',
        answer: [
          'Once, if you only want an opinion. If you start a treatment, you and your clinician agree on the dates of visits and labs in writing.',
        ],
      },
      {
        id: 'medicines-and-conditions',
        question: 'What if I take medicines, or have diabetes, kidney or heart disease?',
        answer: [
          'Bring a list of all your medicines and supplements, and tell us your diagnoses before anything else. If you have diabetes, a growth hormone releaser may raise your sugar, as insulin resistance rose in the one-year trial. For kidney or heart disease, nobody has shown that these drugs are safe.',
        ],
        sources: ['P8'],
      },
      {
        id: 'alcohol',
        question: 'Can I drink alcohol?',
        answer: [
          'Nobody has studied alcohol together with a peptide, as far as we know, so there is no amount we could call safe. If sleep or recovery is your aim, drinking less is a cheaper place to start.',
        ],
      },
      {
        id: 'driving',
        question: 'Can I drive after the visit?',
        answer: [
          'Yes, in most cases. After a blood draw, wait until you feel steady, and do not drive if you feel faint.',
        ],
      },
      {
        id: 'shipping-peptides',
        question: 'Can you ship a peptide to me?',
        answer: [
          `Only a medicine that was prescribed to you after a visit, and only where the law and the pharmacy allow it. Shipping then takes ${policy.shipping}.`,
        ],
        link: { href: '/faq#shipping', text: 'How shipping works' },
      },
      {
        id: 'athletes',
        question: 'I compete or get drug-tested. May I use them?',
        answer: [
          'Most likely not. If your sport tests you, assume that peptides are prohibited unless your federation says otherwise in writing. If your employer tests you, ask the testing program what it looks for before you take anything.',
        ],
        sources: ['P10'],
      },
      {
        id: 'sleep-peptides',
        question: 'Do they improve sleep?',
        answer: [
          'No peptide is approved for that. Studies covered a handful of people for a few nights, and none showed a gain that a patient would notice. Snoring, alcohol and late screens are better places to look.',
        ],
        sources: ['P11', 'P12'],
        link: { href: '/blog/peptides-for-sleep-recovery', text: 'Peptides for sleep and recovery' },
      },
      {
        id: 'energy-peptides',
        question: 'How do I judge an offer for “energy peptides”?',
        answer: [
          'Look for four things: what was measured, in whom, what the FDA status is, and who made the vial. Our guide goes through an offer line by line.',
        ],
        link: { href: '/blog/peptides-for-men-energy-recovery', text: 'How to read a peptide offer' },
      },
      {
        id: 'why-offer',
        question: 'Why do you offer a visit at all?',
        answer: [
          'Because men use peptides anyway, often without a clinician. At a visit you can ask somebody who knows your labs and your medicines.',
        ],
      },
      {
        id: 'studies',
        question: 'What did studies in people find?',
        answer: [
          'For the peptide most often asked about for tendons, an orthopedic review that searched up to June 3, 2024, found 36 studies. Of these, 35 were done in cells or animals and one in people: 12 patients, without a control group. Other studies in people are a handful, small and without a control group, too.',
          'Other peptides raise growth hormone or IGF-1 on a lab report, which tells you little about how you will feel or perform. In 65 older adults, a year of an oral drug that does this added 1.1 kg (about 2.4 pounds) of lean mass, with no gain in strength or function and more insulin resistance.',
          'One related medicine is approved: tesamorelin, to reduce excess abdominal fat in adults with HIV and lipodystrophy. Approval for that one use says nothing about others.',
        ],
        sources: ['P3', 'P14', 'P5', 'P8', 'P9'],
      },
    ],
  },
  closing: {
    heading: 'Bring your questions about peptides',
    text: 'If you have a vial, bring it too. You leave knowing what is known about it and what is not.',
  },
  related: ['testosterone-replacement-therapy', 'medical-weight-loss', 'iv-hydration-therapy'],
  disclaimers: [disclaimers.compounded, disclaimers.peptides, disclaimers.peptideCard],
  updatedOn: '2026-11-26',
  reviewer: 'morgan-ellis',
  reviewedOn: '2026-11-16',
  nextReviewOn: '2027-11-16',
} satisfies Service
