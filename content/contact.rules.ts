import { figureDates } from '@/content/facts/claims.rules'
import { clinic } from '@/content/facts/clinic'
import { telehealthAndVisits } from '@/content/facts/telehealth.rules'
import { careTerms } from '@/content/facts/terms'
import { termsInOneLine } from '@/content/facts/terms.rules'
import type { PageRules } from '@/lib/editorial/page-rules'
import { weekInShort } from '@/lib/hours'
import { routes } from '@/lib/routes'

export const pageRules: PageRules = {
  path: routes.contact,
  rules: [
    {
      reason: 'Compounded GLP-1: yes or no; terms and prices',
      requires: ['There is no minimum term. You can stop in any month.'],
    },
    {
      reason: 'Testosterone by telehealth: one visit in person',
      requires: ['Your first testosterone visit and all procedures are in person.'],
    },

    figureDates,
    termsInOneLine,
    {
      reason: 'What a visit costs when it is moved, before one books',
      requires: [careTerms.lateCancellation.text, careTerms.laboratoryFees.text],
    },
    telehealthAndVisits,
    { reason: 'Hours name the closed day', requires: [weekInShort(clinic.hours)] },
    {
      reason: 'Search terms of patients',
      requires: [/men[’']s health/i, 'Dallas-Fort Worth', clinic.address.city, 'testosterone clinic'],
    },
  ],
}
