import { replyTime } from '@/content/facts/claims.rules'
import type { PageRules } from '@/lib/editorial/page-rules'
import { routes } from '@/lib/routes'

export const pageRules: PageRules = {
  path: routes.blog,
  rules: [
    replyTime,
    {
      reason: 'The card names the trials',
      requires: ['small trials of exosomes on aging skin, and no FDA approval'],
      forbids: ['no needling trial'],
    },
    {
      reason: 'The card counts the trials as those cited',
      requires: ['of the three placebo-controlled trials cited here favored PRP for erections'],
      forbids: ['has three placebo-controlled trials to look at'],
    },
  ],
}
