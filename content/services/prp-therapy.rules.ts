import { clinic } from '@/content/facts/clinic'
import type { PageRules, Rule } from '@/lib/editorial/page-rules'
import { servicePaths } from '@/lib/routes'

export const minoxidil: Rule = {
  reason: 'Minoxidil cites its own source, not the label of finasteride',
  requires: [/minoxidil/i, 'Minoxidil Topical. MedlinePlus.'],
}
export const erectionTrials: Rule = {
  reason: 'M9: trials of PRP for erections are counted as those cited',
  requires: [
    /[Oo]f the three placebo-controlled trials cited here, one favored PRP and two found no difference/,
  ],
  forbids: [/two of three (placebo-)?controlled/i, 'two of three studies'],
}
/** Also for the article on hair and sexual wellness. */
export const erectionRules: readonly Rule[] = [
  erectionTrials,
  {
    reason: 'M9: what specialist societies say of them',
    requires: [/calls (PRP for erections|it) experimental/, /“absence of robust clinical data/],
    forbids: ['still leans toward PRP', 'pooled seven trials'],
  },
  {
    reason: 'M10: 58.3% and 53.6% are one month after the second injection',
    requires: [/61 men (were )?randomized/, /one month after the second injection/i, '58.3%', '53.6%'],
    forbids: ['58.3% vs. 53.6%', '61 men, P = 0.730'],
  },
]
export const hairReview: Rule = {
  reason: 'M11: the 2024 review of PRP for hair, with its grade',
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
    ...erectionRules,
    hairReview,
    minoxidil,
    { reason: 'Search terms of patients', requires: [/hair restoration/i, clinic.address.city] },
  ],
}
