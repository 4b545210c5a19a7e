import { disclaimers } from '@/content/disclaimers'
import { weightLossRules } from '@/content/services/medical-weight-loss.rules'
import type { PageRules } from '@/lib/editorial/page-rules'
import { articlePath } from '@/lib/routes'

export const pageRules: PageRules = {
  path: articlePath('medical-weight-loss-vs-diets'),
  rules: [
    {
      reason: 'GLP-1 medicines exist as pills',
      requires: [/13\.6%.{1,200}?about 2%/],
    },
    {
      reason: 'Label warnings: eyes, heart rate, allergy, anesthesia',
      requires: ['food left in it can get into your lungs'],
    },
    {
      reason: 'Semaglutide: sudden loss of sight (NAION)',
      requires: ['a very rare, sudden and lasting loss of sight with semaglutide (NAION)'],
    },

    ...weightLossRules,
    {
      reason: 'The comparison states who sells the medicine and that copies are not prescribed',
      requires: [
        'This clinic does not prescribe compounded copies',
        'your own pharmacy fills it and bills it',
        'There is no minimum term.',
        disclaimers.compounded,
      ],
      forbids: ['Is there a minimum term?'],
    },
    {
      reason: 'Heart and sleep apnea in the comparison',
      requires: ['since March 2024 the Wegovy label', 'December 2024 for moderate to severe sleep apnea'],
    },
  ],
}
