import { probiotics } from '@/content/articles/gut-health-hormones-men.rules'
import type { PageRules } from '@/lib/editorial/page-rules'
import { articlePath } from '@/lib/routes'

export const pageRules: PageRules = {
  path: articlePath('gut-health-hormones-connection'),
  rules: [
    probiotics,
    {
      reason: 'A claim about gut bacteria can be checked by its reader',
      requires: ['The product I would buy is the one that was tested', 'If the last box stays empty'],
    },
  ],
}
