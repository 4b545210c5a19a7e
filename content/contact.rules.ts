import { figureDates } from '@/content/facts/claims.rules'
import { clinic } from '@/content/facts/clinic'
import { weekInShort } from '@/lib/clinic/hours'
import type { PageRules } from '@/lib/editorial/page-rules'
import { routes } from '@/lib/routes'

export const pageRules: PageRules = {
  path: routes.contact,
  rules: [
    {
      reason: 'Testosterone by telehealth: one visit in person',
      requires: ['Your first testosterone visit and all procedures are in person.'],
    },
    figureDates,
    { reason: 'Hours name the closed day', requires: [weekInShort(clinic.hours)] },
    {
      reason: 'Search terms of patients',
      requires: [/men[’']s health/i, 'Dallas-Fort Worth', clinic.address.city, 'testosterone clinic'],
    },
  ],
}
