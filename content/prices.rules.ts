import { everyTerm, noCopies } from '@/content/facts/terms.rules'
import type { PageRules } from '@/lib/editorial/page-rules'
import { routes } from '@/lib/routes'

export const pageRules: PageRules = {
  path: routes.prices,
  rules: [
    everyTerm,
    noCopies,
    {
      reason: 'M8: nothing is left to a question',
      requires: [/quoted in writing before you decide/i],
      forbids: [/ask how much/i, 'For the rest, ask', /\bask before you book/i],
    },
  ],
}
