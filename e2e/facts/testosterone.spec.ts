import { disclaimers } from '../../content/disclaimers'
import { careTerms } from '../../content/facts/terms'
import { testFacts } from '../support/facts'
import { served } from '../support/served'
import { expect, test } from '../support/served-test'

const service = '/services/testosterone-replacement-therapy-flower-mound-tx'
const symptoms = '/blog/low-testosterone-symptoms-men'
const firstSigns = '/blog/low-testosterone-symptoms-flower-mound'
const myths = '/blog/trt-myths-debunked'
const heart = '/blog/trt-and-heart-health'
const calculator = '/resources/free-testosterone-calculator'
const everyPage = [service, symptoms, firstSigns, myths, heart]

testFacts([
  {
    name: 'M2: every testosterone cream is compounded',
    paths: everyPage,
    says: [disclaimers.testosteroneCream],
    neverSays: ['A compounded cream is not FDA-approved', /FDA-approved (testosterone )?cream/],
  },
  {
    name: 'M2: the figures of the trials are for a gel',
    paths: [service, symptoms],
    says: [/tested a gel/],
  },
  {
    name: 'M2: the hero states that the cream is compounded',
    paths: [service],
    says: [/FormInjection or compounded cream/, 'Injection 1 to 2 times a week, or daily cream'],
  },
  {
    name: 'M2: the home page states it next to the cream',
    paths: ['/'],
    says: ['a compounded cream, which is not FDA-approved'],
    neverSays: ['by injection or cream. It'],
  },
  {
    name: 'M3: the boxed warning on skin exposure, with a sign in a child and what to do',
    paths: everyPage,
    says: [disclaimers.skinExposure, /early pubic hair/i, /call (a|the child’s) doctor/i],
  },
  {
    name: 'M3: what keeps it off the child',
    paths: [service],
    says: ['Cover the skin and wash your hands', 'soap and water', 'A pregnant woman must not touch it'],
  },
  {
    name: 'M4: the common side effects of the label',
    paths: everyPage,
    says: [/acne/i, /swelling/, /breast/, /smaller testicles/, /hair/],
  },
  {
    name: 'M4: sore injection sites and a change of mood',
    paths: [service, symptoms],
    says: ['sore injection sites', /mood changes/],
  },
  {
    name: 'M4: who should not take it',
    paths: [service],
    says: [
      'severe trouble passing urine',
      'uncontrolled high blood pressure or heart failure',
      'hematocrit is above 48% before treatment (50% at altitude)',
      'PSA above 4 ng/mL',
      'heart attack or stroke in the last six months',
      'clot too easily',
      'untreated severe sleep apnea',
      'breast cancer',
    ],
  },
  {
    name: 'M13: the box on blood pressure was removed, and which boxes remain',
    paths: [service, heart],
    says: [/removed in 2025/, /Aveed/, /boxed warning/],
    neverSays: [/blood[- ]pressure boxed warnings? (still )?(stand|remain)/i],
  },
  {
    name: 'M13: the myths name the same boxes',
    paths: [myths],
    says: ['taken off', 'Aveed', disclaimers.skinExposure],
  },
  {
    name: 'M14: how soon it works',
    paths: [service],
    says: ['after three to six weeks', 'up to six months', 'three to four months', 'some men notice nothing'],
    neverSays: ['months, not days'],
  },
  {
    name: 'M14: the options for fertility, by name and status',
    paths: everyPage,
    says: [/bank(ing)? sperm/, 'hCG', 'clomiphene', 'off-label'],
    neverSays: ['There are other options to discuss'],
  },
  {
    name: 'M14: enclomiphene is not an approved drug',
    paths: [service, myths],
    says: ['enclomiphene is not an approved drug'],
  },
  {
    name: 'M19: one visit in person, and the day the federal rule ends',
    paths: everyPage,
    says: [disclaimers.inPerson],
    neverSays: ['In person, or telehealth if suitable', 'or by telehealth in Texas when suitable'],
  },
  {
    name: 'M19: the calculator plans on it too',
    paths: [calculator],
    says: ['For testosterone, plan on one visit in person'],
    neverSays: ['in person, or by telehealth'],
  },
  {
    name: 'M20: both bindings in one unit, and 1.19 as a median',
    paths: [calculator],
    says: ['N = 1 + 0.000036 × albumin', 'All amounts are in nmol/L', 'the median ratio was 1.19'],
    neverSays: ['36,000 × albumin (mol/L)', 'on average about 19%'],
  },
  {
    name: 'Answers: money, stopping and normal labs',
    paths: [service],
    says: [
      careTerms.minimumTerm.text,
      careTerms.notice.text,
      careTerms.testosterone.text,
      'quoted in writing before you decide',
      'You join no program',
    ],
  },
])

/** The questions of patients, by the ids that search and links use. */
const questions = [
  'how-soon',
  'testicles',
  'acne-hair-mood',
  'fertility',
  'who-injects',
  'storage',
  'travel',
  'missed-dose',
  'partner-children',
  'alcohol',
  'for-life',
  'normal-labs',
  'dose-price',
  'switching',
  'who-sees-me',
]

test('the testosterone page answers each question, in structured data too', async ({ request }) => {
  const html = await served(request, service)
  for (const id of questions) expect(html, id).toContain(`id="${id}"`)
  const data = html.match(/<script type="application\/ld\+json"[^>]*>.*?<\/script>/gs)?.join(' ') ?? ''
  expect(data).not.toContain('months, not days')
  expect(data).not.toContain('There are other options to discuss')
})

test('the search index contains no replaced answer', async ({ request }) => {
  const index = await served(request, '/search-index.json')
  expect(index).toContain('Will my testicles shrink?')
  for (const old of ['months, not days', 'daily cream for men whose', 'There are other options to discuss'])
    expect(index).not.toContain(old)
})
