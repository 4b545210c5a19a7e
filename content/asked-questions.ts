import { city } from '@/content/facts/city'
import { providers } from '@/content/facts/clinic'
import type { ServiceKey } from '@/content/schema'
import { routes, servicePaths } from '@/lib/routes'

/** A question that men ask, the page that answers it, and words of the answer, up to a fact that may change. */
export type AskedQuestion = { question: string; path: string; words: string }

/** What men ask about each service. The check compares the words with the pages; no page imports them. */
export const questions: Readonly<Partial<Record<ServiceKey, readonly AskedQuestion[]>>> = {
  'testosterone-replacement-therapy': [
    {
      question: 'Symptoms of low testosterone?',
      path: '/blog/low-testosterone-symptoms-men',
      words: 'Three sexual ones tracked low testosterone best',
    },
    { question: 'Normal level at 47?', path: '/faq', words: 'Guidelines use one cutoff for all ages' },
    {
      question: 'All-in price a month, with labs?',
      path: '/prices',
      words: 'The first visit and six months at the lowest price',
    },
    {
      question: 'Can my insurance or my own pharmacy fill it?',
      path: '/faq',
      words: 'Your own pharmacy can fill FDA-approved products',
    },
    {
      question: 'Injection, gel, cream, pellet: which do you give?',
      path: '/faq',
      words: 'Injections or a cream, and a gel on request',
    },
    {
      question: 'How fast?',
      path: servicePaths['testosterone-replacement-therapy'],
      words: 'Desire often changes first',
    },
    {
      question: 'Shrinkage, fertility?',
      path: servicePaths['testosterone-replacement-therapy'],
      words: 'They may become smaller',
    },
    {
      question: 'Hair, acne, mood?',
      path: servicePaths['testosterone-replacement-therapy'],
      words: 'Any of these can happen',
    },
    {
      question: 'Heart, clots?',
      path: '/blog/trt-and-heart-health',
      words: 'had no more heart attacks, strokes or cardiac deaths than men using a placebo gel',
    },
    {
      question: 'Prostate?',
      path: '/blog/trt-myths-debunked',
      words: 'The difference could easily be chance',
    },
    {
      question: 'Estrogen, anastrozole?',
      path: '/faq',
      words: 'We measure estradiol if your breasts hurt or grow',
    },
    { question: 'Hematocrit high: give blood?', path: '/faq', words: 'Not on your own' },
    { question: 'Clomiphene, hCG?', path: '/faq', words: 'Both can be discussed at the visit' },
    { question: 'For life?', path: servicePaths['testosterone-replacement-therapy'], words: 'Not always' },
    {
      question: 'By video in Texas?',
      path: '/faq',
      words: 'Your first testosterone visit and all procedures are in person',
    },
  ],
  'medical-weight-loss': [
    {
      question: 'How much will I lose?',
      path: servicePaths['medical-weight-loss'],
      words: 'Nobody can tell in advance',
    },
    {
      question: 'What do Wegovy and Zepbound cost without insurance?',
      path: '/faq',
      words: 'You buy the medicine from your pharmacy or from its maker, not from us',
    },
    {
      question: 'Prior authorization, can my plan pay?',
      path: '/faq',
      words: 'No. We write no prior authorizations',
    },
    { question: 'Ozempic, Mounjaro?', path: '/faq', words: 'Not for weight' },
    {
      question: 'Wegovy or Zepbound?',
      path: servicePaths['medical-weight-loss'],
      words: '20.2% with tirzepatide and 13.7% with semaglutide up to 2.4 mg',
    },
    {
      question: 'Is there a pill?',
      path: servicePaths['medical-weight-loss'],
      words: 'Yes, two are approved for weight',
    },
    {
      question: 'Do I qualify?',
      path: servicePaths['medical-weight-loss'],
      words: 'A BMI of 30 or more, or 27 with a related illness',
    },
    { question: 'First weeks, nausea: what to eat?', path: '/faq', words: 'small, low-fat meals' },
    { question: 'How long, regain?', path: servicePaths['medical-weight-loss'], words: 'Appetite returns' },
    {
      question: 'Is compounded legal?',
      path: servicePaths['medical-weight-loss'],
      words: 'No. We do not prescribe compounded copies',
    },
    { question: 'Muscle, how much protein?', path: '/faq', words: 'Some of what you lose is lean mass' },
    { question: 'Hair loss?', path: servicePaths['medical-weight-loss'], words: 'You may' },
    {
      question: 'Sudden loss of sight?',
      path: servicePaths['medical-weight-loss'],
      words: 'sudden loss or dimming of sight, even in one eye',
    },
    {
      question: 'With testosterone together?',
      path: '/faq',
      words: 'Sometimes, if you need both, but we know of no randomized trial',
    },
    { question: 'Alcohol?', path: servicePaths['medical-weight-loss'], words: 'Drink little or nothing' },
  ],
  'prp-therapy': [
    {
      question: 'Does it work for hair?',
      path: servicePaths['prp-therapy'],
      words: '27.6 more hairs per square centimeter with PRP than with placebo',
    },
    { question: 'Price a session?', path: servicePaths['prp-therapy'], words: 'Quoted in writing' },
    {
      question: 'Does it work for erections?',
      path: '/blog/prp-for-men-hair-sexual-wellness',
      words: 'Platelet-rich plasma has not been shown to help erections reliably',
    },
    { question: 'Does it make me bigger?', path: servicePaths['prp-therapy'], words: 'No' },
    {
      question: 'How many sessions?',
      path: servicePaths['prp-therapy'],
      words: 'For hair restoration we usually plan 3 to 4',
    },
    { question: 'Pain?', path: servicePaths['prp-therapy'], words: 'Somewhat' },
    {
      question: 'Minoxidil, finasteride, tablets, dutasteride?',
      path: servicePaths['prp-therapy'],
      words: 'Both are off-label for hair',
    },
    { question: 'When do I see it?', path: servicePaths['prp-therapy'], words: 'Not after one session' },
    { question: 'How long does it last?', path: servicePaths['prp-therapy'], words: 'Little is known' },
    {
      question: 'Knee?',
      path: servicePaths['prp-therapy'],
      words: 'in 288 adults with arthritis of the knee, three injections did no better than saline',
    },
    {
      question: 'Tendon, shoulder, elbow?',
      path: servicePaths['prp-therapy'],
      words: 'a trial of 240 adults found no benefit over a sham injection',
    },
    {
      question: 'FDA?',
      path: servicePaths['prp-therapy'],
      words: 'No. The FDA has cleared kits that prepare PRP',
    },
    { question: 'Can I get Viagra or Cialis from you?', path: '/faq', words: 'Yes, if it is safe for you' },
    { question: 'Side effects?', path: servicePaths['prp-therapy'], words: 'Pain, bruising, bleeding' },
    {
      question: 'Who should not?',
      path: servicePaths['prp-therapy'],
      words: 'A platelet or clotting disorder',
    },
  ],
  'peptide-therapy': [
    {
      question: 'Which do you prescribe today?',
      path: servicePaths['peptide-therapy'],
      words: 'None of those that men read about online',
    },
    {
      question: 'Price?',
      path: servicePaths['peptide-therapy'],
      words: 'The first visit, the Discovery Experience, is',
    },
    {
      question: 'Legal in 2026?',
      path: servicePaths['peptide-therapy'],
      words: 'None may be sold as an approved medicine',
    },
    {
      question: 'Does BPC-157 work?',
      path: '/blog/peptides-for-sleep-recovery',
      words: 'kept 36 studies. Thirty-five were done in animals or in the laboratory',
    },
    { question: 'Cancer risk?', path: servicePaths['peptide-therapy'], words: 'Nobody knows' },
    {
      question: 'Ipamorelin, sermorelin for sleep?',
      path: servicePaths['peptide-therapy'],
      words: 'No peptide is approved for that',
    },
    {
      question: 'Tesamorelin for belly fat?',
      path: servicePaths['peptide-therapy'],
      words: 'to reduce excess abdominal fat in adults with HIV and lipodystrophy',
    },
    {
      question: 'Ibutamoren (MK-677)?',
      path: servicePaths['peptide-therapy'],
      words: 'Not a peptide and not an approved medicine',
    },
    { question: 'Retatrutide?', path: '/faq', words: 'No' },
    {
      question: 'TB-500?',
      path: '/blog/peptides-for-sleep-recovery',
      words: 'We found no trial of it in people with an injury',
    },
    {
      question: 'GHK-Cu for hair, skin?',
      path: '/blog/peptides-for-sleep-recovery',
      words: 'Tested as a gel on foot ulcers',
    },
    {
      question: 'Vials from the internet?',
      path: servicePaths['peptide-therapy'],
      words: 'Bring it and show us',
    },
    { question: 'Doping test?', path: servicePaths['peptide-therapy'], words: 'Most likely not' },
    { question: 'With diabetes, medicines?', path: servicePaths['peptide-therapy'], words: 'Bring a list' },
    {
      question: 'How do I judge an offer?',
      path: '/blog/peptides-for-men-energy-recovery',
      words: 'Nine questions',
    },
  ],
  microneedling: [
    {
      question: 'Acne scars?',
      path: servicePaths.microneedling,
      words: 'PRP adds to needling for acne scars',
    },
    { question: 'Price?', path: servicePaths.microneedling, words: 'Quoted in writing' },
    { question: 'How many?', path: servicePaths.microneedling, words: 'Three to six' },
    { question: 'Pain?', path: servicePaths.microneedling, words: 'A little' },
    { question: 'Downtime?', path: servicePaths.microneedling, words: '2 to 3 days with PRP' },
    { question: 'Dark skin?', path: servicePaths.microneedling, words: 'Yes, with more care' },
    {
      question: 'Laser or needling?',
      path: servicePaths.microneedling,
      words: 'On average they came out about alike',
    },
    { question: 'Home roller?', path: servicePaths.microneedling, words: 'We advise against it' },
    {
      question: 'Which device?',
      path: servicePaths.microneedling,
      words: 'The name of our device is not confirmed',
    },
    {
      question: 'Retinol, makeup, sunscreen after?',
      path: servicePaths.microneedling,
      words: 'tells you after each session',
    },
    {
      question: 'Cold sores: pill before?',
      path: servicePaths.microneedling,
      words: 'Perhaps. Tell us before the session',
    },
    {
      question: 'Isotretinoin: how long wait?',
      path: servicePaths.microneedling,
      words: 'Tell us when you stopped',
    },
    { question: 'Hair, beard?', path: servicePaths.microneedling, words: 'For a beard we know of no trial' },
    {
      question: 'PRP or exosomes?',
      path: '/blog/microneedling-prp-vs-exosomes',
      words: '14 controlled studies',
    },
    { question: 'Gym, shave?', path: servicePaths.microneedling, words: 'Not on the same day' },
  ],
  'iv-hydration-therapy': [
    { question: 'Price of a bag?', path: servicePaths['iv-hydration-therapy'], words: 'Quoted in writing' },
    {
      question: 'Pay for a first visit, even for B12?',
      path: servicePaths['iv-hydration-therapy'],
      words: 'Yes',
    },
    {
      question: 'Does NAD+ do anything?',
      path: servicePaths['iv-hydration-therapy'],
      words: 'That is not known',
    },
    { question: 'Is NAD+ safe?', path: servicePaths['iv-hydration-therapy'], words: 'It is not approved' },
    {
      question: 'What does the drip feel like?',
      path: servicePaths['iv-hydration-therapy'],
      words: 'A short sting',
    },
    { question: 'Hangover?', path: servicePaths['iv-hydration-therapy'], words: 'We cannot say so' },
    {
      question: 'Immune system, colds?',
      path: servicePaths['iv-hydration-therapy'],
      words: 'No infusion has been shown to keep infections away',
    },
    {
      question: 'Better than water?',
      path: servicePaths['iv-hydration-therapy'],
      words: 'Not if you are healthy and can drink',
    },
    { question: 'How often?', path: servicePaths['iv-hydration-therapy'], words: 'No proven schedule' },
    {
      question: 'NMN pills instead?',
      path: servicePaths['iv-hydration-therapy'],
      words: 'That is not known',
    },
    { question: 'Glutathione?', path: servicePaths['iv-hydration-therapy'], words: 'It is not on our menu' },
    {
      question: 'B12 shot: do I need it?',
      path: servicePaths['iv-hydration-therapy'],
      words: 'When a test shows that you lack it',
    },
    {
      question: 'HSA?',
      path: servicePaths['iv-hydration-therapy'],
      words: 'Wellness infusions usually do not qualify',
    },
    { question: 'Kidney, heart?', path: servicePaths['iv-hydration-therapy'], words: 'The answer is no' },
    {
      question: 'Drive, alcohol?',
      path: servicePaths['iv-hydration-therapy'],
      words: 'Yes, if you feel well',
    },
  ],
  'functional-health-programs': [
    {
      question: 'What is it, is it real?',
      path: '/blog/functional-medicine-explained',
      words: 'Some of its parts rest on strong trials',
    },
    {
      question: 'Day by day, what do I do?',
      path: servicePaths['functional-health-programs'],
      words: 'Protein and fiber at each meal',
    },
    { question: 'Price?', path: servicePaths['functional-health-programs'], words: 'Quoted in writing' },
    {
      question: 'Cortisol, "adrenal fatigue"?',
      path: servicePaths['functional-health-programs'],
      words: 'No',
    },
    {
      question: 'Which tests, against a hundred?',
      path: servicePaths['functional-health-programs'],
      words: 'Usually a blood count, A1C, cholesterol',
    },
    {
      question: 'Food-sensitivity, stool test?',
      path: '/blog/gut-health-hormones-connection',
      words: 'We found no study that shows that such a list can find a hormone problem',
    },
    { question: 'Supplements needed?', path: servicePaths['functional-health-programs'], words: 'No' },
    {
      question: 'Lower A1C without pills?',
      path: servicePaths['functional-health-programs'],
      words: 'Many men can',
    },
    { question: 'Detox?', path: servicePaths['functional-health-programs'], words: 'No' },
    { question: 'Thyroid?', path: servicePaths['functional-health-programs'], words: 'Yes, with a TSH test' },
    {
      question: 'Insurance, HSA?',
      path: servicePaths['functional-health-programs'],
      words: 'The clinic does not bill insurance',
    },
    {
      question: 'Is the provider a physician?',
      path: '/about',
      words: providers[0]?.license?.type ?? 'Degree, license and supervision',
    },
    {
      question: 'How soon?',
      path: servicePaths['functional-health-programs'],
      words: 'Your routine can change within the first weeks',
    },
    {
      question: 'Drop out, money back?',
      path: servicePaths['functional-health-programs'],
      words: 'Visits that have not taken place are refunded',
    },
    {
      question: 'Replace my doctor?',
      path: servicePaths['functional-health-programs'],
      words: 'A program does not replace care by your physician',
    },
  ],
}

/** Words that men type into a search engine, and the page that owns them: it has them in its title, description or a heading. */
export type SearchedWord = { words: string; path: string }

const testosterone = servicePaths['testosterone-replacement-therapy']

export const searchedWords: readonly SearchedWord[] = [
  { words: `testosterone replacement ${city}`, path: testosterone },
  { words: 'TRT', path: testosterone },
  { words: 'low testosterone symptoms', path: '/blog/low-testosterone-symptoms-men' },
  { words: 'libido', path: '/blog/low-testosterone-symptoms-men' },
  { words: `testosterone test ${city}`, path: '/blog/low-testosterone-symptoms-flower-mound' },
  { words: 'free testosterone calculator Vermeulen', path: routes.calculator },
  { words: `erectile dysfunction ${city}`, path: '/blog/erection-problems-causes-treatment' },
  { words: 'Viagra Cialis', path: routes.faq },
  { words: 'pellets', path: routes.faq },
  { words: 'hematocrit donate blood', path: routes.faq },
  { words: 'clomiphene hCG', path: routes.faq },
  { words: 'Ozempic Mounjaro', path: routes.faq },
  { words: 'Wegovy Zepbound cost', path: routes.faq },
  { words: 'retatrutide', path: routes.faq },
  { words: 'telehealth Texas', path: routes.faq },
  { words: 'insurance', path: routes.faq },
  { words: 'weekend', path: routes.faq },
  { words: 'Saturday', path: routes.contact },
  { words: `weight loss ${city}`, path: servicePaths['medical-weight-loss'] },
  { words: 'semaglutide tirzepatide', path: servicePaths['medical-weight-loss'] },
  { words: `peptide therapy ${city}`, path: servicePaths['peptide-therapy'] },
  { words: 'BPC-157', path: '/blog/peptides-for-sleep-recovery' },
  { words: 'tesamorelin', path: '/blog/peptides-for-men-energy-recovery' },
  // 'P-Shot' is somebody’s mark (content/facts/claims.ts); the site search knows it.
  { words: 'PRP erection', path: '/blog/prp-for-men-hair-sexual-wellness' },
  { words: `PRP ${city}`, path: servicePaths['prp-therapy'] },
  { words: 'hair PRP', path: '/blog/prp-hair-restoration-men' },
  { words: `microneedling ${city}`, path: servicePaths.microneedling },
  { words: 'exosomes', path: '/blog/microneedling-prp-vs-exosomes' },
  { words: `IV NAD+ ${city}`, path: servicePaths['iv-hydration-therapy'] },
  { words: 'TRT heart', path: '/blog/trt-and-heart-health' },
  { words: 'prices', path: routes.prices },
]
