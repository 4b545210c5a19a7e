import { erectionRules, hairReview } from '@/content/services/prp-therapy.rules'
import type { PageRules } from '@/lib/editorial/page-rules'
import { articlePath } from '@/lib/routes'

export const pageRules: PageRules = {
  path: articlePath('prp-for-men-hair-sexual-wellness'),
  rules: [
    {
      reason: 'PRP trials for erections are "of those cited here"',
      requires: [
        'Of the three placebo-controlled trials cited here, one favored PRP and two found no difference.',
      ],
    },
    {
      reason: '58.3% against 53.6% is one month, not six',
      requires: ['One month after the second injection'],
    },
    {
      reason: 'The 2024 review of PRP for hair, with its grade',
      requires: ['27.6 more hairs per square centimeter'],
    },
    {
      reason: 'Finasteride: mood, suicidal thoughts, lasting sexual effects, PSA',
      requires: ['suicidal thoughts are on its label, and it lowers PSA, in older men by about half'],
    },

    ...erectionRules,
    hairReview,
    {
      reason: 'Minoxidil is cited from its own page, finasteride from its label',
      requires: ['Minoxidil Topical. MedlinePlus.', 'Propecia (finasteride 1 mg) tablets'],
    },
  ],
}
