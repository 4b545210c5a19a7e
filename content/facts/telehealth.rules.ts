import { telehealth } from '@/content/facts/telehealth'
import type { Rule } from '@/lib/editorial/page-rules'

/** For the rules of several pages. */
export const telehealthAndVisits: Rule = {
  reason: 'Telehealth, with what must be in person',
  requires: [telehealth.open, telehealth.inPerson],
  forbids: ['when clinically appropriate'],
}
