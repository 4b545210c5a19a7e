import { longDate } from '@/lib/words/dates'
import type { Ending } from '@/lib/words/ending'

/** Who may use telehealth, and what must be in person (decision 28). */
export const telehealth = {
  open: 'Telehealth is open to every patient who is in Texas at the time of the visit.',
  inPerson: 'Your first testosterone visit and all procedures are in person.',
} as const

/**
 * The federal rule that lets a new patient get a controlled substance by video alone (source T33). It has been extended four
 * times, last on the day on which it would have ended.
 */
const ruleUntil = '2026-12-31'
export const telehealthRule = {
  validUntil: ruleUntil,
  after: `For testosterone, plan on one visit in person: the federal rule that let a new patient get it by video alone was last extended to ${longDate(ruleUntil)}. Ask us what applies today.`,
  renew:
    'look for an extension at federalregister.gov ("telemedicine flexibilities", DEA). If there is one, enter its last day here and the notice as T33 in content/sources.ts. If not, rewrite disclaimers.inPerson in content/disclaimers.ts and its translations: without the rule, the first prescription needs a visit in person',
} as const satisfies Ending
