import { clinic } from '@/content/facts/clinic'
import type { PageRules, Rule } from '@/lib/editorial/page-rules'
import { servicePaths } from '@/lib/routes'

export const minoxidil: Rule = {
  reason: 'Minoxidil cites its own source, not the label of finasteride',
  requires: [/minoxidil/i, 'Minoxidil Topical. MedlinePlus.'],
}
export const erectionTrials: Rule = {
  reason: 'Trials of PRP for erections are counted as those cited',
  requires: [
    /[Oo]f the three placebo-controlled trials cited here, one favored PRP and two found no difference/,
  ],
  forbids: [
    /(two|2) of (three|3) (placebo-)?controlled (?!trials for erections, drawn here)/i,
    'two of three studies',
  ],
}
/** Also for the article on hair and sexual wellness. */
export const erectionRules: readonly Rule[] = [
  erectionTrials,
  {
    reason: 'What specialist societies say of them',
    requires: [/calls (PRP for erections|it) experimental/, /“absence of robust clinical data/],
    forbids: ['still leans toward PRP', 'pooled seven trials'],
  },
  {
    reason: '58.3% and 53.6% are one month after the second injection',
    requires: [/61 men (were )?randomized/, /one month after the second injection/i, '58.3%', '53.6%'],
    forbids: ['58.3% vs. 53.6%', '61 men, P = 0.730'],
  },
]
export const hairReview: Rule = {
  reason: 'The 2024 review of PRP for hair, with its grade',
  requires: [
    /27\.6 more hairs per square centimeter/,
    /14\.0 to 41\.1/,
    /low[- ]quality/,
    /publication bias/,
  ],
  forbids: [/graded how\s+certain/],
}

export const pageRules: PageRules = {
  path: servicePaths['prp-therapy'],
  rules: [
    {
      reason: 'PRP trials for erections are "of those cited here"',
      requires: [
        'Of the three placebo-controlled trials cited here, one favored PRP and two found no difference.',
        'A 2024 review of three trials found a gain of two to three points on the erection score. Specialists are not convinced',
      ],
    },
    {
      reason: '58.3% against 53.6% is one month, not six',
      requires: [
        'In the second, 61 men were randomized, and one month after the second injection the figures were 58.3% and 53.6%.',
      ],
    },
    {
      reason: 'The 2024 review of PRP for hair, with its grade',
      requires: [
        'A 2024 review that pooled 13 placebo-controlled trials found 27.6 more hairs per square centimeter with PRP than with placebo (95% interval 14.0 to 41.1). Its authors rate this as low-quality evidence, with evident publication bias',
      ],
    },
    {
      reason: 'Urgent signs do not wait for the clinic to open',
      requires: [
        /Emergency room, now\W*a joint that is hot or red, or that you can hardly move or put weight on; sudden strong pain in it, or swelling or pain that gets worse after the first 48 hours, with or without fever\W*fever or chills after a session/,
      ],
    },
    {
      reason: 'Finasteride: mood, suicidal thoughts, lasting sexual effects, PSA',
      requires: [
        'Finasteride: its label names depression, suicidal thoughts, and sexual problems that continued in some men after stopping. European regulators confirmed suicidal thoughts as a side effect in 2025.',
        'Finasteride also lowers PSA, in older men by about half, so tell whoever orders that test.',
      ],
    },
    {
      reason: 'Filler in a blood vessel',
      requires: [
        'Filler injected into a blood vessel by mistake can block it, which in rare cases causes lasting loss of sight, stroke or death of skin.',
      ],
    },

    ...erectionRules,
    hairReview,
    minoxidil,
    { reason: 'Search terms of patients', requires: [/hair restoration/i, clinic.address.city] },
  ],
}
