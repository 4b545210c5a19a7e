import type { PageRules, Rule } from '@/lib/editorial/page-rules'
import { articlePath } from '@/lib/routes'

export const probiotics: Rule = {
  reason: 'No probiotic has been shown to raise testosterone',
  requires: ['No probiotic has been shown to raise testosterone.'],
}

export const pageRules: PageRules = {
  path: articlePath('gut-health-hormones-men'),
  rules: [probiotics],
}
