import { weightLossRules, weightMedicineRules } from '@/content/services/medical-weight-loss.rules'
import type { PageRules } from '@/lib/editorial/page-rules'
import { articlePath } from '@/lib/routes'

export const pageRules: PageRules = {
  path: articlePath('semaglutide-weight-loss-glp1'),
  rules: [
    {
      reason: 'GLP-1 medicines exist as pills',
      requires: ['On December 22, 2025, the FDA approved Wegovy tablets'],
    },
    {
      reason: 'Approved uses: heart risk, sleep apnea, MASH',
      requires: [
        'the FDA approved Zepbound (tirzepatide) for moderate to severe obstructive sleep apnea in adults with obesity',
      ],
    },
    {
      reason: 'Label warnings: eyes, heart rate, allergy, anesthesia',
      requires: ['food left in it can get into your lungs'],
    },
    {
      reason: 'Semaglutide: sudden loss of sight (NAION)',
      requires: ['a sudden, lasting loss of sight (NAION), in up to 1 in 10,000 people'],
    },
    ...weightLossRules,
    ...weightMedicineRules,
  ],
}
