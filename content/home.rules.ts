import { quotedInText } from '@/content/facts/amounts'
import { experience, figureDates, replyTime, usualProvider } from '@/content/facts/claims.rules'
import { clinic } from '@/content/facts/clinic'
import { careTerms } from '@/content/facts/terms'
import { popup } from '@/content/popup'
import type { PageRules } from '@/lib/editorial/page-rules'
import { routes } from '@/lib/routes'

export const pageRules: PageRules = {
  path: routes.home,
  rules: [
    {
      reason: 'Every testosterone cream is compounded',
      requires: ['by injection or by a compounded cream, which is not FDA-approved.'],
    },
    {
      reason: 'Compounded GLP-1: yes or no; terms and prices',
      requires: [
        'The medicine is not in the weight-loss price. It is an FDA-approved product that your own pharmacy fills.',
      ],
    },
    {
      reason: 'Testosterone by telehealth: one visit in person',
      requires: ['A first testosterone visit is in person.'],
    },

    figureDates,
    experience,
    replyTime,
    usualProvider,
    {
      reason: 'The cream is compounded, stated next to it',
      requires: ['a compounded cream, which is not FDA-approved'],
      forbids: ['by injection or cream. It'],
    },
    {
      reason: 'Terms on the home page',
      requires: [careTerms.minimumTerm.text, careTerms.weightMedicine.text, quotedInText],
      forbids: [/ask before you book/i],
    },
    {
      reason: 'The guide has one title',
      requires: [popup.guideTitle, 'Why a boutique clinic'],
      forbids: ['Three ways up', 'Also on the map', '“Optimizing testosterone'],
    },
    {
      reason: 'Search terms of patients',
      requires: [/men[’']s health/i, clinic.address.city, 'testosterone clinic'],
    },
  ],
}
