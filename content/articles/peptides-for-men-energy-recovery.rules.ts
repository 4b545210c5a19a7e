import { tesamorelin } from '@/content/services/peptide-therapy.rules'
import type { PageRules } from '@/lib/editorial/page-rules'
import { articlePath } from '@/lib/routes'

export const pageRules: PageRules = {
  path: articlePath('peptides-for-men-energy-recovery'),
  rules: [
    tesamorelin,
    {
      reason: 'Food-grade NAD+ is named where vials are',
      requires: ['food-grade NAD+', 'severe chills, shaking, vomiting and fatigue'],
    },
    {
      reason: 'An offer of energy peptides, and the same offer with everything disclosed',
      requires: [
        'The same offer, with nothing left out',
        'The blend itself has not been tested.',
        'Leaving the list did not authorize any of them.',
      ],
    },
  ],
}
