import { erectionRules, hairReview } from '@/content/services/prp-therapy.rules'
import type { PageRules } from '@/lib/editorial/page-rules'
import { articlePath } from '@/lib/routes'

export const pageRules: PageRules = {
  path: articlePath('prp-for-men-hair-sexual-wellness'),
  rules: [
    ...erectionRules,
    hairReview,
    {
      reason: 'Minoxidil is cited from its own page, finasteride from its label',
      requires: ['Minoxidil Topical. MedlinePlus.', 'Propecia (finasteride 1 mg) tablets'],
    },
  ],
}
