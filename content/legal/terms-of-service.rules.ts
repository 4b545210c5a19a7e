import { quotedInText } from '@/content/facts/amounts'
import { everyTerm, noCopies } from '@/content/facts/terms.rules'
import type { PageRules } from '@/lib/editorial/page-rules'
import { routes } from '@/lib/routes'

export const pageRules: PageRules = {
  path: routes.terms,
  rules: [
    everyTerm,
    noCopies,
    {
      reason: 'Age and changes',
      requires: ['written for adults', 'We may change these terms.', quotedInText],
    },
  ],
}
