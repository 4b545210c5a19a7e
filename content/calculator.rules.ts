import type { PageRules } from '@/lib/editorial/page-rules'
import { routes } from '@/lib/routes'

export const pageRules: PageRules = {
  path: routes.calculator,
  rules: [
    {
      reason: 'M12: a text changed after its medical review is marked',
      requires: [/Reviewed by .+ on .+\. Text changed on .+, after the review\./],
    },
    {
      reason: 'M19: the calculator plans on one visit in person too',
      requires: ['For testosterone, plan on one visit in person'],
      forbids: ['in person, or by telehealth'],
    },
    {
      reason: 'M20: both bindings in one unit, and 1.19 as a median',
      requires: ['N = 1 + 0.000036 × albumin', 'All amounts are in nmol/L', 'the median ratio was 1.19'],
      forbids: ['36,000 × albumin (mol/L)', 'on average about 19%'],
    },
  ],
}
