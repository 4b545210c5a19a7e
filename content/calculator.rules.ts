import { calculator } from '@/content/calculator'
import type { PageRules } from '@/lib/editorial/page-rules'
import { routes } from '@/lib/routes'
import { pageUpdatedOn } from '@/lib/site/page-dates'

export const pageRules: PageRules = {
  path: routes.calculator,
  rules: [
    {
      reason: 'Testosterone by telehealth: one visit in person',
      requires: ['For testosterone, plan on one visit in person, at the start.'],
    },
    {
      reason: 'Units of the binding constants; 1.19 is a median',
      requires: ['All amounts are in nmol/L.', 'the median ratio was 1.19, or 19% higher (Fiers 2018).'],
    },

    {
      reason: 'A text changed after its medical review is marked',
      requires: [
        pageUpdatedOn(routes.calculator) > calculator.reviewedOn
          ? /Reviewed by .+ on .+\. Text changed on .+, after the review\./
          : /Reviewed by .+ on .+\./,
      ],
    },
    {
      reason: 'The calculator plans on one visit in person too',
      requires: ['For testosterone, plan on one visit in person'],
      forbids: ['in person, or by telehealth'],
    },
    {
      reason: 'Both bindings in one unit, and 1.19 as a median',
      requires: ['N = 1 + 0.000036 × albumin', 'All amounts are in nmol/L', 'the median ratio was 1.19'],
      forbids: ['36,000 × albumin (mol/L)', 'on average about 19%'],
    },
  ],
}
