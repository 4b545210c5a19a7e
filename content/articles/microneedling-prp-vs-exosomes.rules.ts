import { needlingRules } from '@/content/services/microneedling.rules'
import type { PageRules } from '@/lib/editorial/page-rules'
import { articlePath } from '@/lib/routes'

export const pageRules: PageRules = {
  path: articlePath('microneedling-prp-vs-exosomes'),
  rules: [
    {
      reason: 'Exosomes with microneedling have been tested in two small trials',
      requires: ['The first, from 2023, was a randomized split-face trial in 28 adults with aging skin.'],
    },
    {
      reason: 'What microneedling devices are authorized for',
      requires: ['facial acne scars, facial wrinkles and abdominal scars, in people aged 22 and over'],
    },
    ...needlingRules,
  ],
}
