import { disclaimers } from '@/content/disclaimers'
import { afterInjection } from '@/content/facts/after-injection'
import { amounts, price } from '@/content/facts/amounts'
import { clinic } from '@/content/facts/clinic'
import { policy } from '@/content/facts/policies'
import { careTerms } from '@/content/facts/terms'
import { inMenu } from '@/content/menu'
import type { Service } from '@/content/schema'
import { usd } from '@/lib/words/money'

export const medicalWeightLoss = {
  key: 'medical-weight-loss',
  slug: 'medical-weight-loss-flower-mound-tx',
  calledBy: ['weight loss', 'weight-loss', 'semaglutide', 'tirzepatide', 'GLP-1'],
  hue: inMenu['medical-weight-loss'].hue,
  terrain: 'weight',
  wording: ['GLP1'],
  meta: {
    title: `Medical weight loss: semaglutide, tirzepatide, ${clinic.address.city}`,
    description: `Semaglutide, tirzepatide or no medicine, with food and strength work, in ${clinic.address.city}, TX, from ${price.weightLoss.month}: trials, boxed warning, side effects, stopping.`,
  },
  card: {
    name: inMenu['medical-weight-loss'].name,
    title: 'Medical weight loss',
    h2Title: 'A monthly program with visits, food, strength and medicine',
    description:
      'GLP-1 and GLP-1/GIP medicines for men who qualify, with food, strength training and regular visits. The page explains the boxed warning, the side effects and what you pay.',
    fact: inMenu['medical-weight-loss'].fact,
    linkText: 'Read about weight loss',
  },
  schemaType: 'MedicalTherapy',
  hero: {
    title: 'Medical weight loss',
    lead: 'For men whose weight has not moved with food and activity alone. A GLP-1 medicine works only while you take it.',
    price: { amount: usd(amounts.weightLoss), text: 'a month. The medicine is extra.' },
    facts: [
      { label: 'Program', value: `From ${price.weightLoss.aMonth}` },
      { label: 'Payment', value: 'Cash pay, HSA or FSA if your plan allows' },
      { label: 'Medicine', value: 'Not included' },
      { label: 'First visit', value: `${price.firstVisit}, ${policy.firstVisit}` },
    ],
  },
  intro: {
    landmark: { value: 'BMI 30', name: 'or 27 with a related illness' },
    heading: 'Medicine is an addition to food and strength work',
    paragraphs: [
      {
        text: 'Semaglutide and tirzepatide are injected once a week. Two daily pills are approved as well.',
        sources: ['W12', 'W34', 'W35'],
      },
    ],
    link: { href: '/blog/semaglutide-weight-loss-glp1', text: 'Semaglutide, in depth' },
  },
  suitability: {
    heading: 'Is it for you?',
    items: [
      '20+ pounds above the weight you felt good at',
      'A BMI of 30 or more, or 27 with a related illness',
      'Diets that worked and then stopped working',
      'Hunger that runs the day',
      'High blood pressure, blood sugar or cholesterol',
      'Snoring or sleep apnea',
      'Knees or back that feel the weight',
      'A medicine that made you gain weight',
    ],
    after: 'We look for causes first: sleep, alcohol, thyroid, low testosterone, medicines.',
    answer: {
      counts: [2],
      some: 'With that BMI, guidelines support a medicine together with food and activity work. At the visit we decide whether one fits you.',
      others:
        'These are good reasons to come. Your BMI and your related illnesses decide whether a medicine is an option.',
    },
    notFor: [
      'Medullary thyroid cancer or MEN 2, in you or your family',
      'Pancreatitis in the past, until the risk has been weighed',
      'Severe stomach-emptying problems, or an active eating disorder',
      'A serious allergic reaction to the medicine or an ingredient',
      'Another GLP-1 medicine: never two at a time',
    ],
  },
  why: {
    heading: 'Weight is more than a number on the scale',
    paragraphs: [
      {
        text: 'High blood pressure, diabetes and sleep apnea are illnesses that guidelines tie to it.',
        sources: ['W7'],
      },
    ],
  },
  journey: {
    heading: 'Four stages',
    steps: [
      {
        title: 'Discovery Experience',
        meta: policy.firstVisit,
        description: 'Your history, past diets, and any thyroid cancer in your family.',
      },
      {
        title: 'Labs and plan',
        meta: `Results in ${policy.labResults}`,
        description: 'Food, strength, and whether you need a medicine.',
      },
      {
        title: 'Slow start',
        meta: 'Dose raised step by step',
        description: 'At the speed your stomach allows.',
      },
      {
        title: 'Stay on the medicine, or stop',
        meta: 'Reviewed at every visit',
        description: 'Agreed early, with a plan.',
      },
    ],
  },
  benefits: {
    landmark: { value: '15–20%', name: 'of body weight, on average, in 68 to 72 weeks' },
    heading: 'The approved injections take weight off. Stopping brings most of it back.',
    note: 'These are averages: yours may differ.',
    figure: 'weight-trials',
    items: [
      {
        title: 'At least 5% lost',
        text: '86.4% of people in STEP 1; on a placebo, 31.5%.',
        sources: ['W1'],
      },
      {
        title: 'Heart risk',
        text: 'With heart disease: 6.5% had a heart attack or stroke or died of it; on a placebo, 8.0%.',
        sources: ['W6'],
      },
      {
        title: 'Testosterone',
        text: 'Up by about 84 ng/dL after diets, in men with obesity.',
        sources: ['T15'],
      },
      {
        title: 'Habits',
        text: 'All these averages are with diet and activity.',
        sources: ['W1', 'W2'],
      },
      {
        title: 'Two injections compared',
        text: 'Tirzepatide 20.2%, semaglutide up to 2.4 mg 13.7%.',
        sources: ['W5'],
      },
      {
        title: 'Lifestyle alone',
        text: 'After eight years of coaching: 4.7%, with type 2 diabetes.',
        sources: ['W14'],
      },
    ],
  },
  risks: {
    landmark: { value: '61–71%', name: 'had stomach or bowel trouble on semaglutide; on a placebo, 43%' },
    heading: 'Side effects are common, and some are serious',
    items: [
      {
        title: 'Thyroid tumors',
        isBoxed: true,
        text: disclaimers.glp1Boxed,
        more: 'The label of the pill orforglipron (Foundayo) carries a boxed warning, too.',
        sources: ['W12', 'W34', 'W35'],
      },
      {
        title: 'Stomach and bowel',
        text: 'Nausea, vomiting, diarrhea or constipation are common.',
        more: 'In STEP 1, 4.5% of people stopped semaglutide because of them, and 0.8% stopped the placebo. Such trouble affected 70.8% with Wegovy 7.2 mg, 61.2% with 2.4 mg and 42.8% with a placebo.',
        sources: ['W1', 'W38'],
      },
      {
        title: 'Pancreas, gallbladder, kidneys',
        text: 'The labels warn of an inflamed pancreas, of gallstones, and of kidney injury when vomiting or diarrhea dries you out.',
        sources: ['W12', 'W34'],
      },
      {
        title: 'Low blood sugar',
        text: 'It can fall too low if you also use insulin or a sulfonylurea.',
        sources: ['W12', 'W34'],
      },
      {
        title: 'Eyes',
        text: 'Very rarely, semaglutide may be followed by a sudden, lasting loss of sight (NAION).',
        more: 'European regulators put this at up to 1 in 10,000 people. With type 2 diabetes, eye disease from diabetes can get worse. Tell us about any slow change in your sight.',
        sources: ['W36', 'W12', 'W34'],
      },
      {
        title: 'Other medicines',
        text: 'Tell us every one, above all warfarin and thyroid tablets.',
        more: 'The injections slow the stomach, so tablets you swallow may act differently; blood tests may be needed more often. Orforglipron interacts with other drugs, too.',
        sources: ['W12', 'W34', 'W35'],
      },
      {
        title: 'Anesthesia and deep sedation',
        text: 'These medicines slow the stomach, and food left in it can get into your lungs.',
        more: 'Tell every surgeon and anesthesiologist well before the day.',
        sources: ['W12', 'W34'],
      },
      {
        title: 'Muscle, heart rate',
        text: 'You lose some muscle, and your resting heart rate can rise.',
        more: 'That is why we ask for protein and strength training. Tell us if your heart races for several minutes while you rest.',
        sources: ['W42', 'W12'],
      },
    ],
    seekHelp: {
      emergency: [
        'an allergy (stop the medicine): a swollen face or throat, or a severe rash',
        'trouble breathing',
        'fainting',
      ],
      emergencyRoom: [
        'sudden loss or dimming of sight, even in one eye (take no further dose until an eye doctor has seen you)',
        'severe belly pain that does not let up',
        'vomiting that will not stop',
        afterInjection.fever,
      ],
      sameDay: ['little or dark urine', 'yellow eyes', 'pain under the right ribs', afterInjection.spot],
      soon: ['a lump in the neck', 'trouble swallowing'],
      sources: { emergencyRoom: ['W36', 'W37'] },
    },
  },
  parts: [
    {
      kind: 'pricing',
      heading: 'Cost of the weight-loss program',
      claim: 'weight-loss',
    },
  ],
  faq: {
    heading: 'Questions about medical weight loss',
    items: [
      {
        id: 'how-much',
        question: 'How much weight will I lose?',
        answer: [
          'Nobody can tell in advance. The trials give averages; about one in seven people on semaglutide in STEP 1 did not reach a loss of 5%.',
        ],
        sources: ['W1', 'W2'],
      },
      {
        id: 'how-soon',
        question: 'How soon does it work?',
        answer: [
          'Months. The dose goes up in steps, and the trials measured their results after 64 to 72 weeks.',
        ],
        sources: ['W1', 'W2', 'W23', 'W24'],
      },
      {
        id: 'stop-medicine',
        question: 'What happens when I stop?',
        answer: [
          'Appetite returns, and most of the weight tends to come back: in a trial of semaglutide, two of every three pounds lost, within a year. Talk to us before you stop. We agree early on what happens later: staying on the medicine, lowering it, or stopping with a plan.',
        ],
        sources: ['W3'],
      },
      {
        id: 'pills',
        question: 'Is there a pill instead of a shot?',
        answer: [
          'Yes, two are approved for weight. FDA approved Wegovy tablets (semaglutide 25 mg) on December 22, 2025, and Foundayo (orforglipron) on April 1, 2026. Both are taken daily, and both have a boxed warning.',
          'Take the Wegovy tablet in the morning on an empty stomach with up to 4 ounces of plain water, and wait 30 minutes before food, drinks or other pills. Foundayo can be taken with or without food.',
        ],
        sources: ['W12', 'W23', 'W35', 'W24'],
      },
      {
        id: 'compounded',
        question: 'Do you use compounded semaglutide or tirzepatide?',
        answer: [
          `No. ${careTerms.noCopies.text} The shortages of tirzepatide and semaglutide ended in December 2024 and February 2025. Since then a pharmacy may compound them only in narrow cases, such as when a prescriber documents that a change makes a significant difference for one named patient.`,
          'FDA has reports of harm from dosing errors with compounded versions, some with hospital stays.',
        ],
        sources: ['W18', 'W19', 'W8'],
      },
      {
        id: 'side-effects-first',
        question: 'What are the first side effects?',
        answer: [
          'Fullness and nausea, mostly after a dose increase. If they stay, tell us, because the next step can wait.',
        ],
      },
      {
        id: 'brands',
        question: 'Do you prescribe Wegovy (semaglutide) or Zepbound (tirzepatide)?',
        answer: [
          'Yes, if one of them fits you. Wegovy and Zepbound are trademarks of their owners; the clinic has no affiliation with them.',
        ],
      },
      {
        id: 'dose-and-price',
        question: 'How do the dose and the price change?',
        answer: [
          `The dose rises in steps, as far as you need and tolerate it. ${careTerms.weightMedicine.text} Your pharmacy bills the medicine; its price can depend on product and dose, so ask before each step.`,
        ],
      },
      {
        id: 'approved-uses',
        question: 'Are these medicines approved for the heart, sleep apnea or the liver?',
        answer: [
          'Some are, for certain people. Since March 2024 the Wegovy label has included lowering the risk of heart attack, stroke and cardiovascular death in adults with heart disease and overweight or obesity.',
          'Since December 2024 Zepbound has been approved for moderate to severe obstructive sleep apnea in adults with obesity. Snoring alone does not qualify; you need a sleep study.',
          'In August 2025 Wegovy injections received accelerated approval for MASH, a liver disease, with moderate to advanced scarring and without cirrhosis. That benefit must still be confirmed.',
        ],
        sources: ['W12', 'W6', 'W34'],
      },
      {
        id: 'self-injection',
        question: 'Do I give myself the shot?',
        answer: [
          'Yes, once a week, under the skin of your belly, thigh or upper arm. Ask us to show you and to watch your first one. Wash your hands, use a new needle and a new spot each time, and never share a pen. The medicine comes from your pharmacy; ask there for a sharps container, and put used needles into it at once.',
        ],
        sources: ['W12', 'W34'],
      },
      {
        id: 'missed-dose',
        question: 'What if I miss my weekly dose?',
        answer: [
          'Never take two doses to catch up. With Wegovy, take the missed dose if your next one is more than 2 days away; if you missed two weeks or more, call us before you restart. With Zepbound, take it within 4 days or skip it.',
        ],
        sources: ['W12', 'W34'],
      },
      {
        id: 'storage-travel',
        question: 'How do I store the pens, and can I travel with them?',
        answer: [
          'Keep pens in the refrigerator at 36 to 46 °F, and never freeze them. Below 86 °F, a Wegovy pen keeps up to 28 days outside the refrigerator, and a Zepbound pen up to 21 days.',
          'On a trip, carry them in your hand luggage with the pharmacy label on and the prescription.',
        ],
        sources: ['W12', 'W34'],
      },
      {
        id: 'alcohol',
        question: 'Can I drink alcohol?',
        answer: [
          'Drink little or nothing, above all while the dose is rising. With a GLP-1 medicine, heavy drinking adds to stomach upset, low blood sugar and the risk of pancreatitis.',
        ],
        sources: ['W12', 'W34'],
      },
      {
        id: 'hair-loss',
        question: 'Will I lose hair?',
        answer: [
          'You may. Hair loss is a listed side effect of both Wegovy and Zepbound. Tell us if you notice it.',
        ],
        sources: ['W12', 'W34'],
      },
      {
        id: 'exercise-needed',
        question: 'Do I still have to exercise?',
        answer: ['Yes. Four medical societies advise strength training to keep lean mass.'],
        sources: ['W42'],
      },
      {
        id: 'without-injection',
        question: 'Can I take part without a medicine?',
        answer: [
          'Yes. Lifestyle programs work for some men, and are worth trying first if your health allows it.',
        ],
        link: { href: '/blog/medical-weight-loss-vs-diets', text: 'Medicine and diets compared' },
      },
      {
        id: 'normal-labs',
        question: 'What if my labs are normal?',
        answer: [
          'You can still take part. Guidelines support a medicine when lifestyle work alone was not enough. Blood sugar, cholesterol, liver, kidneys and thyroid are tested. Your BMI, related illness and what you have tried decide about a medicine.',
        ],
        sources: ['W7'],
      },
      {
        id: 'switching-clinics',
        question: 'Can I switch to you from another clinic?',
        answer: [
          'Yes. Bring your last labs, and the name, dose and last date of your medicine. We will not continue a compounded copy, but can talk about an approved medicine.',
        ],
      },
      {
        id: 'refunds',
        question: 'Can I stop the program or get a refund?',
        answer: [
          'Yes. You can stop in any month, and visits that have not taken place are refunded; all terms are on the prices page. Your pharmacy sells the medicine, so its own rules apply to returns.',
        ],
      },
      {
        id: 'trials',
        question: 'What did the trials of injections and pills find?',
        answer: [
          'With diet and activity, people on the approved injections lost about 15 to 20% of their body weight on average in 68 to 72 weeks. In STEP 1, 1,961 adults lost 14.9% in 68 weeks with semaglutide 2.4 mg. In SURMOUNT-1, 2,539 lost 15.0% to 20.9% in 72 weeks with tirzepatide, depending on the dose. None of them had diabetes. In the one trial that compared the two, the average loss at 72 weeks was 20.2% with tirzepatide and 13.7% with semaglutide up to 2.4 mg; the 7.2 mg dose was not in it. Patients knew which one they took.',
          'Pills: in OASIS 4, 307 adults without diabetes lost 13.6% on average in 64 weeks with a daily semaglutide tablet (25 mg), and about 2% with a placebo. In ATTAIN-1, 3,127 adults with obesity and no diabetes lost 7.5% to 11.2% in 72 weeks with orforglipron, depending on the dose, and 2.1% with a placebo. Averages of separate trials cannot be compared directly.',
          'In SELECT, of people aged 45 or older with heart or blood vessel disease, a BMI of 27 or more and no diabetes, 6.5% on semaglutide and 8.0% on a placebo had a heart attack or stroke or died of that disease. Adults with type 2 diabetes ended eight years of intensive coaching 4.7% below their first weight, the comparison group 2.1%.',
          'The figures come from approved products and say nothing about compounded ones.',
        ],
        sources: ['W1', 'W2', 'W5', 'W23', 'W24', 'W6', 'W14', 'W8'],
      },
      {
        id: 'higher-dose',
        question: 'What about Wegovy 7.2 mg?',
        answer: [
          'It was approved in March 2026 for adults who tolerated 2.4 mg for at least four weeks and need more. Altered feeling in the skin, such as tingling, was more frequent, and the FDA is looking into it.',
        ],
        sources: ['W12', 'W38'],
      },
      {
        id: 'pill-warnings',
        question: 'What is still open about orforglipron?',
        answer: [
          'FDA has asked its maker for more data on liver injury, heart events, slow stomach emptying and thyroid cancer. It also interacts with other drugs, so tell us every medicine you take.',
        ],
        sources: ['W35'],
      },
    ],
  },
  closing: {
    heading: 'Find out if the program fits you',
    text: 'Sometimes we advise leaving medicine out.',
  },
  related: ['testosterone-replacement-therapy', 'peptide-therapy', 'functional-health-programs'],
  disclaimers: [disclaimers.compounded],
  updatedOn: '2026-11-26',
  reviewer: 'morgan-ellis',
  reviewedOn: '2026-11-16',
  nextReviewOn: '2027-11-16',
} satisfies Service
