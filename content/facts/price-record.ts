import type { PriceEntry } from '@/lib/clinic/former-price'

/** The amounts of the newest entry below, once more: `npm run check` refuses one that changes under an old day. */
export const newestAmounts = { firstVisit: 199, testosterone: 195, weightLoss: 395 } as const

type Entry = PriceEntry<keyof typeof newestAmounts>

/**
 * Every set of amounts that the site has shown, with the day from which it applies, newest first: what proves a former price
 * (16 CFR 233.1), for each amount by itself. An entry whose day lies ahead is shown from the first build on or after that day.
 */
export const priceRecord: readonly [Entry, ...Entry[]] = [
  {
    asOf: '2026-11-16',
    amounts: { firstVisit: 199, testosterone: 195, weightLoss: 395 },
    // The specification has it. Nobody has said when it was asked, so pages call it no former price.
    listed: { firstVisit: 249 },
  },
]
