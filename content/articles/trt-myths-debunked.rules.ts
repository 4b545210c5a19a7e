import { disclaimers } from '@/content/disclaimers'
import { enclomiphene, testosteroneRules } from '@/content/services/testosterone-replacement-therapy.rules'
import type { PageRules } from '@/lib/editorial/page-rules'
import { articlePath } from '@/lib/routes'

export const pageRules: PageRules = {
  path: articlePath('trt-myths-debunked'),
  rules: [
    ...testosteroneRules,
    enclomiphene,
    {
      reason: 'The myths name the same boxes',
      requires: ['taken off', 'Aveed', disclaimers.skinExposure],
    },
  ],
}
