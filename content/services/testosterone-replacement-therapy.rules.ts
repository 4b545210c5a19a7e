import { disclaimers, inPerson } from '@/content/disclaimers'
import { quotedInText } from '@/content/facts/amounts'
import { careTerms } from '@/content/facts/terms'
import { testosteroneReplacementTherapy as service } from '@/content/services/testosterone-replacement-therapy'
import type { PageRules, Rule } from '@/lib/editorial/page-rules'
import { servicePaths } from '@/lib/routes'

/** Also for the articles on testosterone. lib/editorial/required.ts adds the boxed warning on skin exposure. */
export const testosteroneRules: readonly Rule[] = [
  {
    reason: 'Every testosterone cream is compounded',
    requires: [disclaimers.testosteroneCream],
    forbids: ['A compounded cream is not FDA-approved', /FDA-approved (testosterone )?cream/],
  },
  {
    reason: 'The boxed warning on skin exposure, with a sign in a child and what to do',
    requires: [disclaimers.skinExposure, /early pubic hair/i, /call (a|the child’s) doctor/i],
  },
  {
    reason: 'The common side effects of the label',
    requires: [/acne/i, /swelling/, /breast/, /smaller testicles/, /hair/],
  },
  {
    reason: 'The options for fertility, by name and status',
    requires: [/bank(ing)? sperm/, 'hCG', 'clomiphene', 'off-label'],
    forbids: ['There are other options to discuss'],
  },
  {
    reason: 'One visit in person, and the day the federal rule ends',
    requires: [inPerson.text, inPerson.ending.after],
    forbids: ['In person, or telehealth if suitable', 'or by telehealth in Texas when suitable'],
  },
]
export const gelTrials: Rule = {
  reason: 'The figures of the trials are for a gel',
  requires: [/tested a gel/],
}
export const moodAndSites: Rule = {
  reason: 'Sore injection sites and a change of mood',
  requires: ['sore injection sites', /mood changes/],
}
export const boxedWarnings: Rule = {
  reason: 'The box on blood pressure was removed, and which boxes remain',
  requires: [/removed in 2025/, /Aveed/, /boxed warning/],
  forbids: [/blood[- ]pressure boxed warnings? (still )?(stand|remain)/i],
}
export const enclomiphene: Rule = {
  reason: 'Enclomiphene is not an approved drug',
  requires: ['enclomiphene is not an approved drug'],
}

export const pageRules: PageRules = {
  path: servicePaths['testosterone-replacement-therapy'],
  rules: [
    {
      reason: 'Every testosterone cream is compounded',
      requires: [
        'No testosterone cream is FDA-approved for men in the United States, so every cream is made by a compounding pharmacy. The approved skin products are gels and solutions; the patch is no longer sold.',
      ],
    },
    {
      reason: 'Boxed warning on skin contact, where the risks are',
      requires: [
        'Testosterone gel and solution carry a boxed warning: a child who touches treated skin can show early signs of puberty. Signs in a child are growth of the penis or clitoris, early pubic hair, more erections and aggressive behavior.',
      ],
    },
    {
      reason: 'Common side effects, and who should not take testosterone',
      requires: [
        'Acne or oily skin, sore injection sites, swelling from fluid, breast tenderness or growth, smaller testicles, mood changes or irritability, and more scalp hair loss if it runs in your family.',
      ],
    },
    {
      reason: 'Boxed warnings that remain on testosterone products',
      requires: [
        'Testosterone undecanoate (Aveed) has its own boxed warning: oil can reach the lungs and severe allergic reactions can occur, so you are watched for 30 minutes after each shot.',
      ],
    },
    {
      reason: 'How soon it works; fertility options by name',
      requires: [
        'Desire often changes first, after three to six weeks. Erections can take up to six months, and changes in fat and muscle take three to four months.',
        'Instead of testosterone, hCG or clomiphene can be discussed. Both are off-label for most men, and enclomiphene is not an approved drug.',
      ],
    },
    {
      reason: 'Testosterone by telehealth: one visit in person',
      requires: [
        'For testosterone, plan on one visit in person: the federal rule that lets a new patient get it by video alone',
      ],
    },
    {
      reason: 'Urgent signs do not wait for the clinic to open',
      requires: [
        /The same day, call us or, when we are closed, go to urgent care:\s*one swollen, painful leg/,
      ],
    },
    {
      reason: 'LH, prolactin and estradiol, and when to hurry',
      requires: [
        'If both are low, we measure LH; if LH is low or low-normal, prolactin; with breast pain or growth, estradiol.',
        'A testosterone under 150 ng/dL with a low LH is a reason to see an endocrinologist and to scan the pituitary gland',
        /a new headache with loss of side vision\s*milk from the breast/,
        /Call 911[^.]*a sudden, severe headache that changes your vision/,
      ],
    },
    {
      reason: 'Testosterone with other medicines',
      requires: [
        'Tell us about insulin and other diabetes medicine (your sugar may fall), warfarin and other blood thinners checked by INR (check more often at start and stop), and steroid tablets such as prednisone (your body may hold more fluid).',
      ],
    },

    ...testosteroneRules,
    gelTrials,
    moodAndSites,
    boxedWarnings,
    enclomiphene,
    {
      reason: 'The hero states that the cream is compounded',
      requires: ['an injection or a compounded cream', 'Injection 1 to 2 times a week, or daily cream'],
      forbids: ['daily cream for men whose'],
    },
    {
      reason: 'What keeps it off the child',
      requires: [
        'Cover the skin and wash your hands',
        'soap and water',
        'A pregnant woman must not touch it',
      ],
    },
    {
      reason: 'Who should not take it',
      requires: [
        'Severe trouble passing urine, or untreated severe sleep apnea',
        'Uncontrolled heart failure, or blood pressure that is too high despite treatment',
        'hematocrit above 48% before treatment (50% at altitude)',
        'PSA above 4 ng/mL',
        'heart attack or stroke in the last six months',
        'clots too easily',
        'breast cancer',
      ],
    },
    {
      reason: 'A text changed after its medical review is marked',
      requires:
        service.updatedOn > service.reviewedOn
          ? [/Reviewed by .+ on .+\. Text changed on .+, after the review\./]
          : [/Reviewed by .+ on /],
    },
    {
      reason: 'How soon it works',
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
