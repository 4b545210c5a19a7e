import { quoted } from '@/content/facts/amounts'
import { careTerms } from '@/content/facts/terms'
import type { PageRules } from '@/lib/editorial/page-rules'
import { servicePaths } from '@/lib/routes'

export const pageRules: PageRules = {
  path: servicePaths['functional-health-programs'],
  rules: [
    {
      reason: 'Biotin before a blood test',
      requires: ['Tell us about biotin, which can make some tests read falsely high or low.'],
    },

    {
      reason: 'A program without a list price states how it is quoted',
      requires: [
        quoted,
        'length of the program, the number of check-ins and the labs',
        careTerms.refunds.text,
      ],
    },
  ],
}
