import { needlingRules } from '@/content/services/microneedling.rules'
import type { PageRules } from '@/lib/editorial/page-rules'
import { articlePath } from '@/lib/routes'

export const pageRules: PageRules = {
  path: articlePath('microneedling-prp-vs-exosomes'),
  rules: [...needlingRules],
}
