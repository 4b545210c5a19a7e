import { testosteroneRules } from '@/content/services/testosterone-replacement-therapy.rules'
import type { PageRules } from '@/lib/editorial/page-rules'
import { articlePath } from '@/lib/routes'

export const pageRules: PageRules = {
  path: articlePath('low-testosterone-symptoms-flower-mound'),
  rules: [
    {
      reason: 'Biotin before a blood test',
      requires: ['it can make some blood tests read falsely high or low'],
    },
    ...testosteroneRules,
  ],
}
