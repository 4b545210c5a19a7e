import { disclaimers } from '@/content/disclaimers'
import { weightLossRules } from '@/content/services/medical-weight-loss.rules'
import type { PageRules } from '@/lib/editorial/page-rules'
import { articlePath } from '@/lib/routes'

export const pageRules: PageRules = {
  path: articlePath('medical-weight-loss-vs-diets'),
  rules: [
    ...weightLossRules,
    {
      reason: 'M8: the comparison states who sells the medicine and that copies are not prescribed',
      requires: [
        'This clinic does not prescribe compounded copies',
        'your own pharmacy fills it and bills it',
        'There is no minimum term.',
        disclaimers.compounded,
      ],
      forbids: ['Is there a minimum term?'],
    },
    {
      reason: 'M15: heart and sleep apnea in the comparison',
      requires: ['since March 2024 the Wegovy label', 'December 2024 for moderate to severe sleep apnea'],
    },
  ],
}
