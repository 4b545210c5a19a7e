import { disclaimers } from '@/content/disclaimers'
import { careTerms } from '@/content/facts/terms'
import type { PageRules, Rule } from '@/lib/editorial/page-rules'
import { servicePaths } from '@/lib/routes'

/** Also for the articles on weight loss. */
export const weightLossRules: readonly Rule[] = [
  {
    reason: 'Pills for weight exist, with the results of their trials',
    requires: [
      /semaglutide[^.]*\b25 mg|25 mg[^.]*\bsemaglutide/,
      'orforglipron',
      /13\.6%[^.]*about 2%/,
      '64 weeks',
      /7\.5%(?:, 8\.4% and| to) 11\.2%/,
      /(?:both have|Both pills carry) a boxed warning/,
      'Foundayo (orforglipron) tablets. US prescribing information',
    ],
    forbids: [
      'both injected once a week',
      'some men, a weekly injection',
      'Semaglutide acts on the same receptor and is injected once a week',
      // The treatment-policy estimate: as if everyone had stayed on treatment.
      /16\.6%|12\.4%/,
    ],
  },
  {
    reason: 'The warnings of the label are complete, anesthesia with its reason',
    requires: [
      /diabetic eye disease|eye disease from diabetes/i,
      /resting heart rate/,
      /allergy/i,
      /food left in it can get into (?:your|the) lungs/,
      /surgeon and (?:the )?anesthesiologist/,
      /[Hh]air loss/,
      disclaimers.glp1Boxed,
    ],
    forbids: ['name this medicine'],
  },
]
/** Where the medicines are explained: this page and the article on semaglutide. */
export const weightMedicineRules: readonly Rule[] = [
  {
    reason: 'How the two pills are taken and when they were approved',
    requires: [
      /December 22, 2025/,
      'April 1, 2026',
      'on an empty stomach with up to 4 ounces of plain water',
      /with(?: food)? or without food/,
      'liver injury, heart events, slow stomach emptying and thyroid cancer',
    ],
  },
  {
    reason: 'No compounded copies, and the medicine is not in the price',
    requires: [
      careTerms.noCopies.text,
      careTerms.weightMedicine.text,
      disclaimers.compounded,
      /tirzepatide[^.]*December 2024/,
      /February 2025/,
      /only in narrow cases/,
      'significant difference for one named patient',
      /come from approved products/,
    ],
    forbids: [
      'which product you would get and who makes it',
      'it may be compounded',
      'available because of the shortage',
      'warning letters',
      '990 reports',
    ],
  },
  {
    reason: 'The approved uses for heart, sleep apnea and liver',
    requires: [
      'March 2024',
      /moderate to severe obstructive sleep apnea in adults with obesity/,
      /December (?:20, )?2024/,
      /[Ss]noring alone does not qualify/,
      'accelerated approval for MASH',
      'must still be confirmed',
    ],
    forbids: ['treats fatty liver', 'cures sleep apnea', 'instead of CPAP'],
  },
  {
    reason: 'SURMOUNT-5 is cited from print',
    // A word joiner may follow the dash.
    requires: [/2025;393:26–\u2060?36/],
    forbids: ['online May 11'],
  },
]

export const pageRules: PageRules = {
  path: servicePaths['medical-weight-loss'],
  rules: [
    {
      reason: 'GLP-1 medicines exist as pills',
      requires: [
        'Yes, two are approved for weight. FDA approved Wegovy tablets (semaglutide 25 mg) on December 22, 2025, and Foundayo (orforglipron) on April 1, 2026.',
      ],
    },
    {
      reason: 'Compounded GLP-1: yes or no; terms and prices',
      requires: ['We do not prescribe compounded copies of semaglutide or tirzepatide.'],
    },
    {
      reason: 'Approved uses: heart risk, sleep apnea, MASH',
      requires: [
        'Since December 2024 Zepbound has been approved for moderate to severe obstructive sleep apnea in adults with obesity.',
        'In August 2025 Wegovy injections received accelerated approval for MASH, a liver disease, with moderate to advanced scarring and without cirrhosis.',
      ],
    },
    {
      reason: 'Label warnings: eyes, heart rate, allergy, anesthesia',
      requires: [
        'With type 2 diabetes, eye disease from diabetes can get worse. Tell us about any slow change in your sight.',
        'These medicines slow the stomach, and food left in it can get into your lungs. Tell every surgeon and anesthesiologist well before the day.',
      ],
    },
    {
      reason: 'Semaglutide: sudden loss of sight (NAION)',
      requires: [
        'Very rarely, semaglutide may be followed by a sudden, lasting loss of sight (NAION). European regulators put this at up to 1 in 10,000 people.',
        'sudden loss or dimming of sight, even in one eye (take no further dose until an eye doctor has seen you)',
      ],
    },

    ...weightLossRules,
    ...weightMedicineRules,
    {
      reason: 'What patients ask about weight-loss medicine is answered',
      requires: [
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
        'visits that have not taken place are refunded',
        '20+ pounds above the weight you felt good at',
      ],
    },
    {
      reason: 'The sum of six months says what it leaves out',
      requires: ['first visit and six months, medicine and laboratory fees extra'],
    },
    {
      reason: 'Search terms of patients',
      requires: [/semaglutide/i, /tirzepatide/i],
    },
  ],
}
