import { quotedInText } from '@/content/facts/amounts'
import { everyTerm, noCopies } from '@/content/facts/terms.rules'
import type { PageRules } from '@/lib/editorial/page-rules'
import { routes } from '@/lib/routes'

export const pageRules: PageRules = {
  path: routes.terms,
  rules: [
    {
      reason: 'Compounded GLP-1: yes or no; terms and prices',
      requires: ['We do not prescribe compounded copies of semaglutide or tirzepatide.'],
    },

    everyTerm,
    noCopies,
    {
      reason: 'Age and changes',
      requires: ['written for adults', 'We may change these terms.', quotedInText],
    },
  ],
}
