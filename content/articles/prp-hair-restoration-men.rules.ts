import { erectionTrials, hairReview } from '@/content/services/prp-therapy.rules'
import type { PageRules } from '@/lib/editorial/page-rules'
import { articlePath } from '@/lib/routes'

export const pageRules: PageRules = {
  path: articlePath('prp-hair-restoration-men'),
  rules: [
    {
      reason: 'The 2024 review of PRP for hair, with its grade',
      requires: ['27.6 more hairs per square centimeter'],
    },
    {
      reason: 'Urgent signs do not wait for the clinic to open',
      requires: [/Emergency room, now:\s*fever after a session/],
    },
    {
      reason: 'Finasteride: mood, suicidal thoughts, lasting sexual effects, PSA',
      requires: ['The label also names depression and suicidal thoughts.'],
    },

    erectionTrials,
    hairReview,
    {
      reason: 'Minoxidil is cited from its own page, finasteride from its label',
      requires: ['Minoxidil Topical. MedlinePlus.', 'Propecia (finasteride 1 mg) tablets'],
    },
  ],
}
