import { noCopies, termsBeforeBooking } from '@/content/facts/terms.rules'
import type { PageRules } from '@/lib/editorial/page-rules'
import { routes } from '@/lib/routes'

export const pageRules: PageRules = {
  path: routes.prices,
  rules: [
    {
      reason: 'Compounded GLP-1: yes or no; terms and prices',
      requires: [
        'The medicine is not in the weight-loss price. It is an FDA-approved product that your own pharmacy fills.',
        'Testosterone itself is in the TRT price when it is prescribed.',
      ],
    },

    termsBeforeBooking,
    noCopies,
    {
      reason: 'Nothing is left to a question',
      requires: [/quoted in writing before you decide/i],
      forbids: [/ask how much/i, 'For the rest, ask', /\bask before you book/i],
    },
  ],
}
