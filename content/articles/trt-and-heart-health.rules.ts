import { boxedWarnings, testosteroneRules } from '@/content/services/testosterone-replacement-therapy.rules'
import type { PageRules } from '@/lib/editorial/page-rules'
import { articlePath } from '@/lib/routes'

export const pageRules: PageRules = {
  path: articlePath('trt-and-heart-health'),
  rules: [
    {
      reason: 'Boxed warnings that remain on testosterone products',
      requires: ['Two boxed warnings remain'],
    },

    ...testosteroneRules,
    boxedWarnings,
    {
      reason: 'Who was included in TRAVERSE, and who was not',
      requires: ['was between 45 and 80, and had heart or blood vessel disease or a high risk of it'],
    },
  ],
}
