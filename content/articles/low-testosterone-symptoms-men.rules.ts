import {
  gelTrials,
  moodAndSites,
  testosteroneRules,
} from '@/content/services/testosterone-replacement-therapy.rules'
import type { PageRules } from '@/lib/editorial/page-rules'
import { articlePath } from '@/lib/routes'

export const pageRules: PageRules = {
  path: articlePath('low-testosterone-symptoms-men'),
  rules: [...testosteroneRules, gelTrials, moodAndSites],
}
