import { replyTime } from '@/content/facts/claims.rules'
import type { PageRules } from '@/lib/editorial/page-rules'
import { routes } from '@/lib/routes'

export const pageRules: PageRules = { path: routes.accessibility, rules: [replyTime] }
