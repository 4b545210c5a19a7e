import { disclaimers } from '../../content/disclaimers'
import { quoted } from '../../content/facts/amounts'
import { careTerms } from '../../content/facts/terms'
import { testFacts } from '../support/facts'

const page = '/services/medical-weight-loss-flower-mound-tx'
const article = '/blog/semaglutide-weight-loss-glp1'
const comparison = '/blog/medical-weight-loss-vs-diets'
const programs = '/services/functional-health-programs-flower-mound-tx'

testFacts([
  {
    name: 'M7: pills for weight exist, with the results of their trials',
    paths: [page, article, comparison],
    says: [
      /semaglutide[^.]*\b25 mg|25 mg[^.]*\bsemaglutide/,
      'orforglipron',
      /13\.6%[^.]*about 2%/,
      '64 weeks',
      /7\.5%(?:, 8\.4% and| to) 11\.2%/,
      /(?:both have|Both pills carry) a boxed warning/,
      'Foundayo (orforglipron) tablets. US prescribing information',
    ],
    neverSays: [
      'both injected once a week',
      'some men, a weekly injection',
      'Semaglutide acts on the same receptor and is injected once a week',
      // The treatment-policy estimate: as if everyone had stayed on treatment.
      /16\.6%|12\.4%/,
    ],
  },
  {
    name: 'M7: how the two pills are taken and when they were approved',
    paths: [page, article],
    says: [
      /December 22, 2025/,
      'April 1, 2026',
      'on an empty stomach with up to 4 ounces of plain water',
      /with(?: food)? or without food/,
      'liver injury, heart events, slow stomach emptying and thyroid cancer',
    ],
  },
  {
    name: 'M8: no compounded copies, and the medicine is not in the price',
    paths: [page, article],
    says: [
      careTerms.noCopies.text,
      careTerms.weightMedicine.text,
      disclaimers.compounded,
      /tirzepatide[^.]*December 2024/,
      /February 2025/,
      /only in narrow cases/,
      'significant difference for one named patient',
      /come from approved products/,
    ],
    neverSays: [
      'which product you would get and who makes it',
      'it may be compounded',
      'available because of the shortage',
      'warning letters',
      '990 reports',
    ],
  },
  {
    name: 'M8: the comparison states who sells the medicine and that copies are not prescribed',
    paths: [comparison],
    says: [
      'This clinic does not prescribe compounded copies',
      'your own pharmacy fills it and bills it',
      'There is no minimum term.',
      disclaimers.compounded,
    ],
    neverSays: ['Is there a minimum term?'],
  },
  {
    name: 'M15: the approved uses for heart, sleep apnea and liver',
    paths: [page, article],
    says: [
      'March 2024',
      /moderate to severe obstructive sleep apnea in adults with obesity/,
      /December (?:20, )?2024/,
      /[Ss]noring alone does not qualify/,
      'accelerated approval for MASH',
      'must still be confirmed',
    ],
    neverSays: ['treats fatty liver', 'cures sleep apnea', 'instead of CPAP'],
  },
  {
    name: 'M15: heart and sleep apnea in the comparison',
    paths: [comparison],
    says: ['since March 2024 the Wegovy label', 'December 2024 for moderate to severe sleep apnea'],
  },
  {
    name: 'M16: the warnings of the label are complete, anesthesia with its reason',
    paths: [page, article, comparison],
    says: [
      /diabetic eye disease|eye disease from diabetes/i,
      /resting heart rate/,
      /allergy/i,
      /food left in it can get into (?:your|the) lungs/,
      /surgeon and (?:the )?anesthesiologist/,
      /[Hh]air loss/,
      disclaimers.glp1Boxed,
    ],
    neverSays: ['name this medicine'],
  },
  {
    name: 'SURMOUNT-5 is cited from print',
    paths: [page, article],
    // A word joiner may follow the dash.
    says: [/2025;393:26–\u2060?36/],
    neverSays: ['online May 11'],
  },
  {
    name: 'what patients ask about weight-loss medicine is answered',
    paths: [page],
    says: [
      'How soon does it work?',
      'Never take two doses to catch up.',
      'more than 2 days away',
      'within 4 days or skip it',
      'under the skin of your belly, thigh or upper arm',
      '36 to 46 °F',
      'up to 28 days outside the refrigerator, and a Zepbound pen up to 21 days',
      'in your hand luggage',
      'Can I drink alcohol?',
      'Hair loss is a listed side effect of both Wegovy and Zepbound.',
      'Your pharmacy bills the medicine',
      'Can I switch to you from another clinic?',
      'What if my labs are normal?',
      'Who will I see?',
      careTerms.refunds.text,
      '20+ pounds above the weight you felt good at',
    ],
  },
  {
    name: 'a program without a list price states how it is quoted',
    paths: [programs],
    says: [quoted, 'length of the program, the number of check-ins and the labs', careTerms.refunds.text],
  },
  {
    name: 'gut bacteria: no probiotic has been shown to raise testosterone',
    paths: ['/blog/gut-health-hormones-connection', '/blog/gut-health-hormones-men'],
    says: ['No probiotic has been shown to raise testosterone.'],
  },
])
