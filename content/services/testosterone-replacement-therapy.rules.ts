import { disclaimers, inPerson } from '@/content/disclaimers'
import { quotedInText } from '@/content/facts/amounts'
import { careTerms } from '@/content/facts/terms'
import { testosteroneReplacementTherapy as service } from '@/content/services/testosterone-replacement-therapy'
import type { PageRules, Rule } from '@/lib/editorial/page-rules'
import { servicePaths } from '@/lib/routes'

/** Also for the articles on testosterone. lib/editorial/required.ts adds the boxed warning on skin exposure. */
export const testosteroneRules: readonly Rule[] = [
  {
    reason: 'M2: every testosterone cream is compounded',
    requires: [disclaimers.testosteroneCream],
    forbids: ['A compounded cream is not FDA-approved', /FDA-approved (testosterone )?cream/],
  },
  {
    reason: 'M3: the boxed warning on skin exposure, with a sign in a child and what to do',
    requires: [disclaimers.skinExposure, /early pubic hair/i, /call (a|the child’s) doctor/i],
  },
  {
    reason: 'M4: the common side effects of the label',
    requires: [/acne/i, /swelling/, /breast/, /smaller testicles/, /hair/],
  },
  {
    reason: 'M14: the options for fertility, by name and status',
    requires: [/bank(ing)? sperm/, 'hCG', 'clomiphene', 'off-label'],
    forbids: ['There are other options to discuss'],
  },
  {
    reason: 'M19: one visit in person, and the day the federal rule ends',
    requires: [inPerson.text, inPerson.ending.after],
    forbids: ['In person, or telehealth if suitable', 'or by telehealth in Texas when suitable'],
  },
]
export const gelTrials: Rule = {
  reason: 'M2: the figures of the trials are for a gel',
  requires: [/tested a gel/],
}
export const moodAndSites: Rule = {
  reason: 'M4: sore injection sites and a change of mood',
  requires: ['sore injection sites', /mood changes/],
}
export const boxedWarnings: Rule = {
  reason: 'M13: the box on blood pressure was removed, and which boxes remain',
  requires: [/removed in 2025/, /Aveed/, /boxed warning/],
  forbids: [/blood[- ]pressure boxed warnings? (still )?(stand|remain)/i],
}
export const enclomiphene: Rule = {
  reason: 'M14: enclomiphene is not an approved drug',
  requires: ['enclomiphene is not an approved drug'],
}

export const pageRules: PageRules = {
  path: servicePaths['testosterone-replacement-therapy'],
  rules: [
    ...testosteroneRules,
    gelTrials,
    moodAndSites,
    boxedWarnings,
    enclomiphene,
    {
      reason: 'M2: the hero states that the cream is compounded',
      requires: [/FormInjection or compounded cream/, 'Injection 1 to 2 times a week, or daily cream'],
      forbids: ['daily cream for men whose'],
    },
    {
      reason: 'M3: what keeps it off the child',
      requires: [
        'Cover the skin and wash your hands',
        'soap and water',
        'A pregnant woman must not touch it',
      ],
    },
    {
      reason: 'M4: who should not take it',
      requires: [
        'severe trouble passing urine',
        'uncontrolled heart failure, or blood pressure that is too high despite treatment',
        'hematocrit is above 48% before treatment (50% at altitude)',
        'PSA above 4 ng/mL',
        'heart attack or stroke in the last six months',
        'clot too easily',
        'untreated severe sleep apnea',
        'breast cancer',
      ],
    },
    {
      reason: 'M12: a text changed after its medical review is marked',
      requires:
        service.updatedOn > service.reviewedOn
          ? [/Reviewed by .+ on .+\. Text changed on .+, after the review\./]
          : [/Reviewed by .+ on /],
    },
    {
      reason: 'M14: how soon it works',
      requires: [
        'after three to six weeks',
        'up to six months',
        'three to four months',
        'some men notice nothing',
      ],
      forbids: ['months, not days'],
    },
    {
      reason: 'Money, stopping and normal labs',
      requires: [
        careTerms.minimumTerm.text,
        careTerms.notice.text,
        careTerms.testosterone.text,
        quotedInText,
        'You join no program',
      ],
    },
    {
      reason: 'What patients ask before they book',
      requires: [
        /How soon will I/,
        /testicles shrink\?/,
        /get acne, lose hair or become moody\?/,
        /affect fertility/,
        /Who gives the injections\?/,
        /How do I store/,
        /travel with it\?/,
        /miss a dose\?/,
        /around my partner and children\?/,
        /drink alcohol\?/,
        /need it for life/,
        /labs are normal/,
        /price change with my dose\?/,
        /switch from another clinic\?/,
      ],
    },
    {
      reason: 'Search terms of patients',
      requires: [/TRT/i, /low T/i, /testosterone clinic/i],
    },
  ],
}
