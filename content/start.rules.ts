import { helpLines } from '@/content/facts/help-lines'
import type { PageRules } from '@/lib/editorial/page-rules'
import { routes } from '@/lib/routes'

export const pageRules: PageRules = {
  path: routes.start,
  rules: [
    {
      reason: 'Who must not wait for a visit is told where to turn, before the first question',
      requires: [`${helpLines.emergency}.`, `${helpLines.crisis}.`],
    },
    {
      reason: 'It leads to a page and never suggests what a visitor has',
      requires: ['Not a test and not a diagnosis'],
      forbids: [/\byou (suffer|probably|likely|may have)\b/i, /\byour (deficiency|condition|diagnosis)\b/i],
    },
  ],
}
