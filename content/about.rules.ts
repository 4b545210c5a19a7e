import { experience, figureDates, replyTime, usualProvider } from '@/content/facts/claims.rules'
import { providers, reviewers } from '@/content/facts/clinic'
import type { PageRules } from '@/lib/editorial/page-rules'
import { routes } from '@/lib/routes'

export const pageRules: PageRules = {
  path: routes.about,
  rules: [
    {
      reason: 'Testosterone by telehealth: one visit in person',
      requires: ['A first testosterone visit and all procedures are in person.'],
    },

    figureDates,
    experience,
    replyTime,
    usualProvider,
    {
      reason: 'Who is seen at each visit',
      requires: ['You usually see the same provider'],
    },
    {
      reason: 'The people of the clinic are named, and samples as such',
      requires: [...providers, ...reviewers].flatMap(({ name, role, sample }) => [
        name,
        sample ? `${role} sample profile` : role,
      ]),
      forbids: ['to be published by the clinic'],
    },
  ],
}
