import { disclaimers, inPerson } from '@/content/disclaimers'
import { afterInjection } from '@/content/facts/after-injection'
import { price } from '@/content/facts/amounts'
import { clinic } from '@/content/facts/clinic'
import { helpLines } from '@/content/facts/help-lines'
import { policy } from '@/content/facts/policies'
import { careTerms } from '@/content/facts/terms'
import type { Service } from '@/content/schema'
import { routes } from '@/lib/routes'

export const testosteroneReplacementTherapy = {
  key: 'testosterone-replacement-therapy',
  slug: 'testosterone-replacement-therapy-flower-mound-tx',
  calledBy: ['testosterone', 'TRT'],
  hue: 'hormone',
  terrain: 'hormone',
  wording: ['TRT'],
  meta: {
    title: `Testosterone clinic in ${clinic.address.city}, TX: TRT for low T`,
    description: `TRT for low testosterone in ${clinic.address.city}, TX: two morning tests first, labs at 6 weeks, 3 and 6 months, side effects, fertility and price, from ${price.testosterone.month}.`,
  },
  card: {
    name: 'Testosterone replacement',
    title: 'Testosterone replacement therapy',
    h2Title: 'Testosterone care that starts with two blood tests',
    description:
      'Injections or a compounded cream, if your symptoms and two morning labs agree. Creams are not FDA-approved. We watch your blood count, blood pressure and prostate.',
    fact: `Two tests first, from ${price.testosterone.month}`,
    linkText: 'Read about testosterone',
  },
  schemaType: 'MedicalTherapy',
  hero: {
    title: 'Testosterone replacement therapy',
    lead: 'For men whose symptoms and two morning blood tests point to low testosterone. We treat it and watch how your body responds.',
    facts: [
      { label: 'Program', value: `From ${price.testosterone.aMonth}` },
      { label: 'Form', value: 'Injection or compounded cream' },
      { label: 'Labs', value: 'Start, week 6, months 3 and 6' },
      { label: 'First visit', value: `${price.firstVisit}, ${policy.firstVisit}` },
    ],
    secondaryLink: { href: routes.calculator, text: 'Calculate your free testosterone' },
  },
  intro: {
    heading: `Testosterone replacement therapy (TRT) in ${clinic.address.city}`,
    lead: 'At our testosterone clinic, TRT brings a low testosterone level, or low T, back into the normal range. It helps some men with sexual symptoms, but tiredness alone is often caused by something else.',
    paragraphs: [
      {
        text: 'The American Urological Association supports the diagnosis when your total testosterone is below 300 ng/dL on two separate early mornings and you also have symptoms or signs.',
        sources: ['T1'],
      },
      {
        text: 'When your total is borderline, your free testosterone helps decide.',
        sources: ['T2'],
      },
      { text: disclaimers.controlled, sources: ['T43'] },
      {
        text: `${disclaimers.testosteroneCream} The trials on this page that name a skin product tested a gel, so their figures may not hold for a cream.`,
        sources: ['T12'],
      },
      { ...inPerson, sources: ['T33'] },
    ],
  },
  suitability: {
    heading: 'Symptoms that can point to low testosterone',
    note: 'Check what fits. Nothing is sent, or stored unless you press Keep.',
    items: [
      'Less interest in sex than before',
      'Fewer morning erections',
      'Erections that are weaker or do not last',
      'Tired in a way sleep does not fix',
      'Low or flat mood',
      'Less strength for the same training',
      'More fat around the middle',
      'Hot flashes, or less body hair',
    ],
    after:
      'The first three are tied most closely to low testosterone. All eight have other causes too, so two morning tests come first.',
    answer: {
      counts: [1, 2, 3],
      some: 'You checked at least one of those three. It proves nothing until two morning tests agree.',
      others:
        'What you checked has many causes, and low testosterone is one. A first visit looks for all of them.',
    },
    notFor: [
      'Anyone who wants to father a child soon: testosterone lowers sperm counts.',
      'Men with prostate or breast cancer, a lump in the prostate, or a PSA above 4 ng/mL (3 at high risk) that has not been checked.',
      'Men whose hematocrit is above 48% before treatment (50% at altitude).',
      'Men with severe trouble passing urine or untreated severe sleep apnea.',
      'Men with uncontrolled heart failure, or blood pressure that is too high despite treatment.',
      'Men who had a heart attack or stroke in the last six months.',
      'Men who clot too easily. Tell us about any blood clot you have had.',
      'Anyone allergic to an ingredient, such as the oil in an injection.',
    ],
  },
  why: {
    heading: 'What a normal testosterone level is',
    paragraphs: [
      {
        text: 'In four studies of 9,054 men, the middle 95% of healthy men aged 19 to 39 without obesity ran from 264 to 916 ng/dL.',
        sources: ['T5'],
      },
      {
        text: 'That testosterone falls by about 1 to 2% a year after 30 is only an average: in healthy men, levels spread out with age rather than fall for all.',
        sources: ['T17'],
      },
      {
        text: 'A testosterone under 150 ng/dL with a low LH is a reason to see an endocrinologist and to scan the pituitary gland: a growth there, usually benign, can be the cause.',
        sources: ['T1', 'T2'],
      },
    ],
  },
  journey: {
    heading: 'How testosterone therapy works, in four steps',
    steps: [
      {
        title: 'Discovery Experience',
        meta: policy.firstVisit,
        description: 'We go through your history, medicines, sleep and plans for children, and examine you.',
      },
      {
        title: 'Labs',
        meta: `Results in ${policy.labResults}`,
        description:
          'You have two fasting morning blood draws, with a blood count, and a PSA where it is due. If both are low, we measure LH; if LH is low or low-normal, prolactin; with breast pain or growth, estradiol.',
      },
      {
        title: 'Your plan',
        meta: 'Injection 1 to 2 times a week, or daily cream',
        description:
          'You hear what treatment costs, what it can do for you and what it can do to you, and you can say no.',
      },
      {
        title: 'Follow-up',
        meta: '6 weeks, 3 and 6 months',
        description:
          'We measure your levels at 6 weeks, 3 months and 6 months, then every 6 to 12 months, ask how you feel and adjust the dose.',
      },
    ],
    after: 'If nothing improves at a normal level, we stop.',
  },
  benefits: {
    heading: 'What testosterone did in the trials',
    note: 'These are averages from trials, mostly in men with low levels. Your own result may differ.',
    items: [
      {
        title: 'Desire',
        text: 'Desire rose by a small to moderate amount in trials.',
        sources: ['T6', 'T7'],
      },
      {
        title: 'Erections',
        text: 'Pooled trials found a small gain.',
        sources: ['T7'],
      },
      {
        title: 'Mood',
        text: 'Men aged 65 and over had some benefit in one set of trials. Pooled trials found no effect.',
        sources: ['T6', 'T7'],
      },
      {
        title: 'Walking',
        text: 'The trial built for it missed its goal: 20.3% walked at least 50 m farther after a year, and 12.1% with a placebo. In all three trials together it was 20.5% and 12.6%.',
        sources: ['T6'],
      },
      {
        title: 'Energy',
        text: 'In 790 men aged 65 and over, a year of gel brought no significant benefit in vitality.',
        sources: ['T6'],
      },
      {
        title: 'Blood sugar',
        text: 'In overweight men without true deficiency, all on a lifestyle program, 12.4% had diabetes after two years, and 21.1% with a placebo. This is not an approved use.',
        sources: ['T11'],
      },
    ],
  },
  risks: {
    heading: 'Side effects and risks of testosterone',
    intro: 'We watch for each of these, and stop when that is safer.',
    items: [
      {
        text: `Children and partners. ${disclaimers.skinExposure}`,
        more: `Signs in a child are growth of the penis or clitoris, early pubic hair, more erections and aggressive behavior. A cream can rub off in the same way. Cover the skin and wash your hands. If a child shows a sign, stop the contact, wash the child’s skin and call a doctor.`,
        sources: ['T18', 'T19'],
      },
      {
        text: 'Fertility. Testosterone lowers sperm counts while you take it.',
        more: 'In contraception trials in healthy men, counts were back at 20 million/mL in 67% by 6 months, 90% by 12 and 100% by 24. After testosterone treatment, age and longer use made it slower.',
        sources: ['T16', 'T32'],
      },
      {
        text: 'Thick blood. In one two-year trial of overweight men, hematocrit rose to 54% or more in 22%, compared with 1% who got a placebo.',
        more: 'At 54% the dose is lowered or stopped.',
        sources: ['T11', 'T1'],
      },
      {
        text: 'Heart and blood vessels. Atrial fibrillation, clots in the lung and kidney injury were more frequent with a gel than with a placebo.',
        more: 'In 5,246 men at high risk: 3.5% vs. 2.4%, 0.9% vs. 0.5% and 2.3% vs. 1.5%. Heart attack, stroke and death from heart or blood vessel disease were no more frequent (7.0% vs. 7.3%).',
        sources: ['T8'],
      },
      {
        text: 'Other medicines. Tell us about insulin and other diabetes medicine (your sugar may fall), warfarin and other blood thinners checked by INR (check more often at start and stop), and steroid tablets such as prednisone (your body may hold more fluid).',
        sources: ['T39'],
      },
      {
        text: 'Common side effects. Acne or oily skin, sore injection sites, swelling from fluid, breast tenderness or growth, smaller testicles, mood changes or irritability, and more scalp hair loss if it runs in your family.',
        sources: ['T25'],
      },
      {
        text: 'Blood pressure. Every testosterone label warns that it can rise.',
        more: 'Some capsules and an injection under the skin had a boxed warning, removed in 2025.',
        sources: ['T12', 'T20'],
      },
      {
        text: 'One long-acting injection. Testosterone undecanoate (Aveed) has its own boxed warning: oil can reach the lungs and severe allergic reactions can occur, so you are watched for 30 minutes after each shot.',
        sources: ['T21'],
      },
      {
        text: 'Sleep, prostate, bones. Sleep apnea can get worse, and your PSA must be followed. Finasteride and dutasteride lower it: tell us if you take one.',
        more: 'After six months on 5 mg finasteride, the label says to double the PSA before comparing it, and any rise from your lowest value must be checked. In the heart trial fractures were more frequent (3.5% vs. 2.5%).',
        sources: ['R23', 'T9'],
      },
    ],
    seekHelp: {
      emergency: 'chest pain, sudden breathlessness, weakness on one side, or trouble speaking.',
      emergencyRoom: `an erection of more than four hours; ${afterInjection.fever}.`,
      sameDay: `one swollen, painful leg; ${afterInjection.spot}.`,
      soon: 'a new headache with loss of side vision, or milk from the breast.',
      sources: { soon: ['T37'] },
    },
  },
  parts: [
    {
      kind: 'pricing',
      heading: 'What testosterone therapy costs',
      claim: 'testosterone',
    },
  ],
  faq: {
    heading: 'Questions about testosterone therapy',
    items: [
      {
        id: 'how-soon',
        question: 'How soon will I feel a difference?',
        answer: [
          'Desire often changes first, after three to six weeks. Erections can take up to six months, and changes in fat and muscle take three to four months. This comes from a review whose first author worked for a maker of testosterone. Larger trials found small gains, and some men notice nothing. Then we stop.',
        ],
        sources: ['T29', 'T6', 'T7'],
      },
      {
        id: 'injection-or-cream',
        question: 'Injections or cream: which is better?',
        answer: [
          'Neither is better for everyone. With injections your level rises and falls between shots. A daily cream is steadier, but it is compounded and can rub off on a child or partner. Its strength can vary: in a Canadian test of ten pharmacies, only half of one batch of gels and creams, and 30% of a second, were within 20% of the label.',
          'Other approved forms are gels, solutions, a nasal gel, capsules, and pellets under the skin.',
        ],
        sources: ['T42', 'T18'],
      },
      {
        id: 'testicles',
        question: 'Will my testicles shrink?',
        answer: ['They may become smaller: your brain tells them to make less testosterone and fewer sperm.'],
        sources: ['T25'],
      },
      {
        id: 'acne-hair-mood',
        question: 'Will I get acne, lose hair or become moody?',
        answer: [
          'Any of these can happen, anxiety and depression too. Call us if your mood changes, since a lower dose may help or we may need to stop.',
          `If you think about ending your life, ${helpLines.crisis}.`,
        ],
        sources: ['T25'],
      },
      {
        id: 'fertility',
        question: 'Does it affect fertility, and what are the options?',
        answer: [
          'Testosterone can stop sperm production, so do not start if you want a child soon. If you may want one later, you can bank sperm before the first dose. Instead of testosterone, hCG or clomiphene can be discussed. Both are off-label for most men, and enclomiphene is not an approved drug.',
        ],
        sources: ['T2', 'T30', 'T16'],
      },
      {
        id: 'who-injects',
        question: 'Who gives the injections?',
        answer: [
          'Usually you do, at home, after a clinician has shown you how and watched your first shot. It goes into the muscle of the thigh or hip, or under the skin if it is prescribed that way. We tell you where to get needles, syringes and a sharps container. Wash your hands, use a new needle and spot each time, put the used needle into the container at once, and never share.',
        ],
        sources: ['Q5'],
      },
      {
        id: 'storage',
        question: 'How do I store testosterone?',
        answer: [
          'Keep vials at room temperature, locked away from children, and do not freeze them. If you see crystals, warm the vial in your hands and shake it until the liquid is clear. Do not use it if it stays cloudy.',
        ],
        sources: ['T25'],
      },
      {
        id: 'travel',
        question: 'Can I travel with it?',
        answer: [
          'Within the United States, carry it in your hand luggage in its original container, with a copy of the prescription. Testosterone is a controlled substance, so declare it when you enter or leave the country. For other countries, ask the embassy first.',
        ],
        sources: ['T34'],
      },
      {
        id: 'missed-dose',
        question: 'What if I miss a dose?',
        answer: [
          'If you miss an injection, call us before you take it late. If you miss a day of cream or gel, skip it when the next dose is near. Do not take two doses to make up for a missed one.',
        ],
      },
      {
        id: 'partner-children',
        question: 'Is it safe around my partner and children?',
        answer: [
          'Injections do not rub off. Gel, solution and cream can, so wash the area before close contact. If someone touches it, wash their skin with soap and water. Call a doctor if a woman gets acne or new hair. A pregnant woman must not touch it.',
        ],
        sources: ['T18', 'T19'],
      },
      {
        id: 'alcohol',
        question: 'Can I drink alcohol?',
        answer: [
          'Heavy drinking can damage the testicles, lower your testosterone and raise your blood pressure. A safe amount is not known, so tell us how much you drink.',
        ],
        sources: ['T20'],
      },
      {
        id: 'heart',
        question: 'Is it dangerous for the heart?',
        answer: [
          'The largest trial, of a gel, found no more heart attacks or strokes than with a placebo, but more atrial fibrillation and more clots in the lung.',
        ],
        sources: ['T8'],
        link: { href: '/blog/trt-and-heart-health', text: 'TRT and your heart, with the numbers' },
      },
      {
        id: 'for-life',
        question: 'Will I need it for life, and how do I stop?',
        answer: [
          'Not always. If weight, sleep or a medicine lowered your level, treating that may be enough. Talk with us before you stop: low mood, tiredness and low desire can return. Your own production takes weeks to months to recover, and may not recover fully.',
        ],
        sources: ['T16', 'T25'],
      },
      {
        id: 'normal-labs',
        question: 'If my labs are normal, do I still pay?',
        answer: [
          `You pay for the first visit (${price.firstVisit}) and the laboratory. You join no program, so nothing is billed by the month. We do not prescribe testosterone for a normal level. We look for other causes.`,
        ],
        sources: ['T1', 'T2'],
      },
      {
        id: 'dose-price',
        question: 'Does the price change with my dose?',
        answer: [`${careTerms.testosterone.text} Your own price is quoted in writing before you decide.`],
      },
      {
        id: 'switching',
        question: 'Can I switch from another clinic?',
        answer: [
          'Yes. Bring your last labs, dose, pharmacy and the two tests from before you started. Do not stop on your own before the visit.',
        ],
        sources: ['T1', 'T2'],
      },
    ],
  },
  closing: {
    heading: 'Book a first visit for testosterone',
    text: 'We look for the cause of your symptoms and order the morning tests.',
  },
  related: ['medical-weight-loss', 'peptide-therapy', 'functional-health-programs'],
  disclaimers: [disclaimers.twoTests, disclaimers.limitationOfUse, disclaimers.compounded],
  sources: [
    'T1',
    'T2',
    'T43',
    'T12',
    'T33',
    'T5',
    'T17',
    'T6',
    'T7',
    'T11',
    'T25',
    'T18',
    'T19',
    'T16',
    'T32',
    'T8',
    'T20',
    'T21',
    'R23',
    'T9',
    'T29',
    'T42',
    'T30',
    'Q5',
    'T34',
    'T39',
    'T37',
  ],
  updatedOn: '2026-11-26',
  reviewer: 'morgan-ellis',
  reviewedOn: '2026-11-16',
  nextReviewOn: '2027-11-16',
} satisfies Service
