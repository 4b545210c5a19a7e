import { longDate } from '@/lib/words/dates'
import type { EndingSentence } from '@/lib/words/ending'
import { usd } from '@/lib/words/money'

const bridgeUntil = '2027-12-31'
const perMonth = usd(50)
const phone = '1-800-633-4227'

/**
 * What Medicare itself offers for weight-loss medicines, from July 1, 2026: Wegovy, the Zepbound KwikPen and Foundayo. Read on
 * November 28, 2026, in four records, one of which quotes medicare.gov/coverage/weight-loss-drugs.
 */
export const medicareBridge = {
  text: `If you have Medicare Part D, ask first about the Medicare GLP-1 Bridge: ${perMonth} a month for those who qualify, through ${longDate(bridgeUntil)} (${phone}).`,
  ending: {
    validUntil: bridgeUntil,
    renew: 'look at medicare.gov/coverage/weight-loss-drugs, and enter the last day, or what came after it',
    after: `If you have Medicare Part D, ask Medicare first what it pays for weight-loss medicines (${phone}).`,
  },
} as const satisfies EndingSentence
