import { replyTime } from '@/content/facts/claims.rules'
import { clinic } from '@/content/facts/clinic'
import { telehealthAndVisits } from '@/content/facts/telehealth.rules'
import { termsInOneLine } from '@/content/facts/terms.rules'
import type { PageRules } from '@/lib/editorial/page-rules'
import { routes } from '@/lib/routes'

export const pageRules: PageRules = {
  path: routes.services,
  rules: [
    {
      reason: 'Every testosterone cream is compounded',
      requires: ['Creams are not FDA-approved.'],
    },

    termsInOneLine,
    telehealthAndVisits,
    replyTime,
    {
      reason: 'Search terms of patients',
      requires: [/TRT/i, /hair restoration/i, /men[’']s health/i, 'Dallas-Fort Worth', clinic.address.city],
    },
  ],
}
