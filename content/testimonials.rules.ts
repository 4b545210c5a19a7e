import { clinic } from '@/content/facts/clinic'
import type { PageRules } from '@/lib/editorial/page-rules'
import { routes } from '@/lib/routes'

export const pageRules: PageRules = {
  path: routes.testimonials,
  rules: [
    {
      reason: 'No result of a program that nobody bought',
      requires: [
        `Results may vary. All testimonials are from real ${clinic.shortName} patients.`,
        'read the trial averages on our service pages',
        'No one is paid',
      ],
      forbids: ['diabetes', 'Look AHEAD', '4.7%'],
    },
  ],
}
