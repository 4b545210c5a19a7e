import { weightLossRules, weightMedicineRules } from '@/content/services/medical-weight-loss.rules'
import type { PageRules } from '@/lib/editorial/page-rules'
import { articlePath } from '@/lib/routes'

export const pageRules: PageRules = {
  path: articlePath('semaglutide-weight-loss-glp1'),
  rules: [...weightLossRules, ...weightMedicineRules],
}
