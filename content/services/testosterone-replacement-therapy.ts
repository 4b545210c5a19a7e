import { disclaimers, inPerson } from '@/content/disclaimers'
import { afterInjection } from '@/content/facts/after-injection'
import { amounts, price } from '@/content/facts/amounts'
import { clinic } from '@/content/facts/clinic'
import { helpLines } from '@/content/facts/help-lines'
import { policy } from '@/content/facts/policies'
import { telehealth } from '@/content/facts/telehealth'
import { careTerms } from '@/content/facts/terms'
import { inMenu } from '@/content/menu'
import type { Service } from '@/content/schema'
import { routes } from '@/lib/routes'
import { usd } from '@/lib/words/money'

export const testosteroneReplacementTherapy = {
  key: 'testosterone-replacement-therapy',
  slug: 'testosterone-replacement-therapy-flower-mound-tx',
  calledBy: ['testosterone', 'TRT'],
  hue: inMenu['testosterone-replacement-therapy'].hue,
  terrain: 'hormone',
  wording: ['TRT'],
  meta: {
    title: `Testosterone clinic in ${clinic.address.city}, TX: TRT for low T`,
    description: `TRT for low testosterone in ${clinic.address.city}, TX: two morning tests first, labs at 6 weeks, 3 and 6 months, side effects, fertility and price, from ${price.testosterone.month}.`,
  },
  card: {
    name: inMenu['testosterone-replacement-therapy'].name,
    title: 'Testosterone replacement therapy',
    h2Title: 'Testosterone care that starts with two blood tests',
    description:
      'Injections or a compounded cream, if your symptoms and two morning labs agree. Creams are not FDA-approved. We watch your blood count, blood pressure and prostate.',
    fact: inMenu['testosterone-replacement-therapy'].fact,
    linkText: 'Read about testosterone',
  },
  schemaType: 'MedicalTherapy',
  hero: {
    title: 'Testosterone replacement therapy',
    lead: 'For men whose symptoms and two morning blood tests point to low testosterone.',
    price: {
      amount: usd(amounts.testosterone),
      text: `a month, with an injection or a compounded cream when prescribed.`,
    },
    facts: [
      { label: 'Program', value: `From ${price.testosterone.aMonth}` },
      { label: 'Form', value: 'Injection or compounded cream' },
      { label: 'Labs', value: 'Start, week 6, months 3 and 6' },
      { label: 'First visit', value: `${price.firstVisit}, ${policy.firstVisit}` },
    ],
  },
  intro: {
    landmark: { value: '2', name: 'low morning tests, on two days' },
    heading: 'Nothing starts on symptoms alone',
    paragraphs: [
      {
        text: 'Urologists call testosterone low (low T) below 300 ng/dL on two early mornings, with symptoms. When it is borderline, your free testosterone helps decide.',
        sources: ['T1', 'T2'],
      },
    ],
    link: { href: routes.calculator, text: 'Calculate your free testosterone' },
  },
  suitability: {
    heading: 'Is it for you?',
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
    after: 'The first three count most. All eight have other causes too.',
    answer: {
      counts: [1, 2, 3],
      some: 'You checked at least one of those three. It proves nothing until two morning tests agree.',
      others:
        'What you checked has many causes, and low testosterone is one. A first visit looks for all of them.',
    },
    notFor: [
      'Men who want to father a child soon',
      'Prostate or breast cancer, a lump in the prostate, or a PSA above 4 ng/mL (3 at high risk) that nobody has checked',
      'A hematocrit above 48% before treatment (50% at altitude)',
      'A heart attack or stroke in the last six months',
      'Uncontrolled heart failure, or blood pressure that is too high despite treatment',
      'Severe trouble passing urine, or untreated severe sleep apnea',
      'Blood that clots too easily: tell us about any blood clot you have had',
      'An allergy to an ingredient, such as the oil in an injection',
    ],
  },
  why: {
    heading: 'A low level can be a sign of something else',
    paragraphs: [
      {
        text: 'It can be weight, sleep or a medicine. Under 150 ng/dL with a low LH, it can be a growth in the pituitary gland, usually benign: see an endocrinologist.',
        sources: ['T1', 'T2'],
      },
    ],
  },
  journey: {
    heading: 'Four steps in the first year',
    steps: [
      {
        title: 'Discovery Experience',
        meta: `${policy.firstVisit}, in person`,
        description: 'Your history, plans for children, an examination.',
      },
      {
        title: 'Labs',
        meta: `Results in ${policy.labResults}`,
        description: 'Two fasting morning draws.',
      },
      {
        title: 'Your plan',
        meta: 'Injection 1 to 2 times a week, or daily cream',
        description: 'You can say no.',
      },
      {
        title: 'Follow-up',
        meta: '6 weeks, 3 and 6 months',
        description: 'If nothing improves, we stop.',
      },
    ],
  },
  benefits: {
    landmark: { value: 'small', name: 'on average' },
    heading: 'It helps desire and erections a little. It does not bring energy.',
    note: 'Averages: your own result may differ.',
    items: [
      {
        title: 'Desire',
        text: 'Pooled trials: small. One set of trials in men from 65 on: moderate.',
        sources: ['T6', 'T7'],
      },
      { title: 'Erections', text: 'A small gain.', sources: ['T7'] },
      { title: 'Mood', text: 'Pooled trials: no effect. That set: a little.', sources: ['T6', 'T7'] },
      { title: 'Energy', text: 'No gain in a year of gel.', sources: ['T6'] },
      { title: 'Walking', text: 'The trial built for it missed its goal.', sources: ['T6'] },
      {
        title: 'Blood sugar',
        text: 'Fewer men got diabetes in one trial. Not an approved use.',
        sources: ['T11'],
      },
    ],
  },
  risks: {
    landmark: { value: '+1', name: 'man in 100 with an irregular heartbeat' },
    heading: 'It can make the heartbeat irregular, thicken blood and lower sperm counts',
    items: [
      {
        title: 'Children and partners',
        isBoxed: true,
        text: disclaimers.skinExposure,
        more: `Signs in a child are growth of the penis or clitoris, early pubic hair, more erections and aggressive behavior. A cream can rub off in the same way. Cover the skin and wash your hands. If a child shows a sign, stop the contact, wash the child’s skin and call a doctor.`,
        sources: ['T18', 'T19'],
      },
      {
        title: 'One long-acting injection',
        isBoxed: true,
        text: 'Testosterone undecanoate (Aveed) has its own boxed warning: oil can reach the lungs and severe allergic reactions can occur, so you are watched for 30 minutes after each shot.',
        sources: ['T21'],
      },
      {
        title: 'Fertility',
        text: 'It lowers sperm counts while you take it.',
        more: 'In contraception trials in healthy men, counts were back at 20 million/mL in 67% by 6 months, 90% by 12 and 100% by 24. After testosterone treatment, age and longer use made it slower.',
        sources: ['T16', 'T32'],
      },
      {
        title: 'Thick blood',
        text: 'Hematocrit reached 54% in 22% of men in one trial, in 1% with a placebo.',
        more: 'At 54% the dose is lowered or stopped.',
        sources: ['T11', 'T1'],
      },
      {
        title: 'Heart, lungs, kidneys',
        text: 'With a gel, clots in the lung and kidney injury were more frequent than with a placebo, too.',
        more: 'In 5,246 men at high risk, clots in the lung: 0.9% vs. 0.5%; kidney injury: 2.3% vs. 1.5%. Heart attack, stroke and death from heart or blood vessel disease were no more frequent (7.0% vs. 7.3%).',
        sources: ['T8'],
      },
      {
        title: 'Blood pressure',
        text: 'Every testosterone label warns that it can rise.',
        more: 'Some capsules and an injection under the skin had a boxed warning, removed in 2025.',
        sources: ['T12', 'T20'],
      },
      {
        title: 'Common side effects',
        text: 'Acne or oily skin, sore injection sites, swelling from fluid, breast tenderness or growth, smaller testicles, mood changes or irritability, and more scalp hair loss if it runs in your family.',
        more: 'Sleep apnea can get worse, and your PSA must be followed. Finasteride and dutasteride lower it: tell us if you take one. After six months on 5 mg finasteride, the label says to double the PSA before comparing it, and any rise from your lowest value must be checked. In the heart trial fractures were more frequent (3.5% vs. 2.5%).',
        sources: ['T25', 'R23', 'T9'],
      },
      {
        title: 'Other medicines',
        text: 'Insulin, warfarin and prednisone need closer checks.',
        more: 'Tell us about insulin and other diabetes medicine (your sugar may fall), warfarin and other blood thinners checked by INR (check more often at start and stop), and steroid tablets such as prednisone (your body may hold more fluid).',
        sources: ['T39'],
      },
    ],
    seekHelp: {
      emergency: [
        'chest pain',
        'sudden breathlessness',
        'weakness on one side, or trouble speaking',
        'a sudden, severe headache that changes your vision',
      ],
      emergencyRoom: ['an erection of more than four hours', afterInjection.fever],
      sameDay: ['one swollen, painful leg', afterInjection.spot],
      soon: ['a new headache with loss of side vision', 'milk from the breast'],
      sources: { emergency: ['T38'], soon: ['T37'] },
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
        id: 'fertility',
        question: 'Does it affect fertility, and what are the options?',
        answer: [
          'Testosterone can stop sperm production, so do not start if you want a child soon. If you may want one later, you can bank sperm before the first dose. Instead of testosterone, hCG or clomiphene can be discussed. Both are off-label for most men, and enclomiphene is not an approved drug.',
        ],
        sources: ['T2', 'T30', 'T16'],
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
        question: 'Will I need it for life?',
        answer: [
          'Not always. If weight, sleep or a medicine lowered your level, treating that may be enough. Talk with us before you stop: low mood, tiredness and low desire can return. Your own production takes weeks to months to recover, and may not recover fully.',
        ],
        sources: ['T16', 'T25'],
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
        id: 'by-video',
        question: 'Can I do it all by video?',
        answer: [`No. ${telehealth.inPerson}`],
        until: inPerson,
        sources: ['T33'],
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
        id: 'cancel',
        question: 'How do I leave the program?',
        answer: [`${careTerms.minimumTerm.text} ${careTerms.notice.text}`],
      },
      {
        id: 'switching',
        question: 'Can I switch from another clinic?',
        answer: [
          'Yes. Bring your last labs, dose, pharmacy and the two tests from before you started. Do not stop on your own before the visit.',
        ],
        sources: ['T1', 'T2'],
      },
      {
        id: 'normal-level',
        question: 'What is a normal testosterone level?',
        answer: [
          'In four studies of 9,054 men, the middle 95% of healthy men aged 19 to 39 without obesity ran from 264 to 916 ng/dL. That testosterone falls by about 1 to 2% a year after 30 is only an average: in healthy men, levels spread out with age rather than fall for all.',
        ],
        sources: ['T5', 'T17'],
      },
      {
        id: 'which-labs',
        question: 'Which labs do you order?',
        answer: [
          'Two fasting morning draws, with a blood count, and a PSA where it is due. If both are low, we measure LH; if LH is low or low-normal, prolactin; with breast pain or growth, estradiol. We measure your levels at 6 weeks, 3 months and 6 months, then every 6 to 12 months, ask how you feel and adjust the dose.',
          'A testosterone under 150 ng/dL with a low LH is a reason to see an endocrinologist and to scan the pituitary gland: a growth there, usually benign, can be the cause.',
        ],
        sources: ['T1', 'T2'],
      },
      {
        id: 'trials',
        question: 'What did the trials measure?',
        answer: [
          'Desire rose by a small to moderate amount, erections by a small one. Men aged 65 and over had some benefit in mood in one set of trials; pooled trials found none. In 790 men of that age, a year of gel brought no significant benefit in vitality. The trial built for walking missed its goal: 20.3% walked at least 50 m farther after a year, and 12.1% with a placebo; in all three trials together it was 20.5% and 12.6%.',
          'In overweight men without true deficiency, all on a lifestyle program, 12.4% had diabetes after two years, and 21.1% with a placebo. This is not an approved use.',
        ],
        sources: ['T6', 'T7', 'T11'],
      },
      {
        id: 'cream',
        question: 'Is the cream approved? Is testosterone a controlled substance?',
        answer: [
          `${disclaimers.testosteroneCream} The trials on our pages that name a skin product tested a gel, so their figures may not hold for a cream.`,
          disclaimers.controlled,
        ],
        sources: ['T12', 'T43'],
      },
    ],
  },
  closing: {
    heading: 'Book a first visit for testosterone',
    text: 'At our testosterone clinic we look for the cause of your symptoms first.',
  },
  related: ['medical-weight-loss', 'peptide-therapy', 'functional-health-programs'],
  disclaimers: [disclaimers.twoTests, disclaimers.limitationOfUse, disclaimers.compounded],
  updatedOn: '2026-11-26',
  reviewer: 'morgan-ellis',
  reviewedOn: '2026-11-16',
  nextReviewOn: '2027-11-16',
} satisfies Service
