import { timeZone } from '@/content/facts/hours'
import { policy } from '@/content/facts/policies'
import { priceRecord } from '@/content/facts/price-record'
import { careTerms } from '@/content/facts/terms'
import type { ServiceKey } from '@/content/schema'
import { type FormerPrice, formerPrice } from '@/lib/clinic/former-price'
import { dayIn, recordFrom } from '@/lib/clinic/price-in-force'
import { isOffered } from '@/lib/site/offered'
import { usd } from '@/lib/words/money'

/** Compiled in by next.config.ts: in a browser the prices stay those of the page around them. */
const record = recordFrom(priceRecord, process.env.PRICES_AS_OF ?? dayIn(timeZone, new Date()))

/** All prices, in US dollars, of the day of the build. Texts use `price`; `npm run check` refuses an amount that is typed into a text. */
export const { amounts } = record[0]

/** The amounts as text, with the unit of monthly prices: `from ${price.testosterone.month}`. */
export const price = {
  firstVisit: usd(amounts.firstVisit),
  testosterone: {
    month: `${usd(amounts.testosterone)}/mo`,
    aMonth: `${usd(amounts.testosterone)} a month`,
  },
  weightLoss: { month: `${usd(amounts.weightLoss)}/mo`, aMonth: `${usd(amounts.weightLoss)} a month` },
} as const

/** Beside the price of the first visit: the price before, or else the listed price, if either was higher. */
const firstVisitBefore = formerPrice(record, 'firstVisit')
const firstVisitListed = record[0].listed?.firstVisit ?? 0

/** For services without a listed price (decision 51): on its own, and within a sentence. */
export const quoted = 'Quoted in writing before you decide.'
export const quotedInText = 'quoted in writing before you decide'

type Price = {
  key: string
  /** Whose price it is: it ends with the service. */
  service?: ServiceKey
  name: string
  /** US dollars; per month if `unit` says so. */
  dollars: number
  unit: 'visit' | 'month'
  price: string
  listedPrice?: string
  former?: FormerPrice
  badge?: string
  highlight: boolean
  features: readonly string[]
  excludes: readonly string[]
  /** The medicine is bought elsewhere, so a sum over months leaves it out. */
  isMedicineExtra?: true
  terms: readonly string[]
}

export type Prices = {
  asOf: string
  /** The owner confirms the prices at least every half year. */
  validUntil: string
  renew: string
  items: readonly Price[]
}

/** The three prices of the specification and what each covers. The owner has to confirm them: claims.priceIncludes. */
const items: readonly Price[] = [
  {
    key: 'discovery',
    name: 'Initial Discovery Experience',
    dollars: amounts.firstVisit,
    unit: 'visit',
    price: price.firstVisit,
    ...(firstVisitBefore
      ? { former: firstVisitBefore }
      : firstVisitListed > amounts.firstVisit
        ? { listedPrice: usd(firstVisitListed) }
        : {}),
    highlight: false,
    features: [
      `A first visit of ${policy.firstVisit}`,
      `Review of your history and of labs from the last ${policy.labsFromLast}`,
      'Reading of the labs ordered at that visit',
      'A written plan',
    ],
    excludes: ['Laboratory fees', 'Medicines and procedures'],
    terms: ['One payment. No program to join.', careTerms.lateCancellation.text, careTerms.refunds.text],
  },
  {
    key: 'testosterone',
    service: 'testosterone-replacement-therapy',
    name: 'TRT monthly',
    dollars: amounts.testosterone,
    unit: 'month',
    price: `from ${price.testosterone.month}`,
    badge: 'Most Popular',
    highlight: true,
    features: [
      'Follow-up visits and messages',
      'Your plan and review of follow-up labs',
      'Testosterone, when prescribed: an FDA-approved injection, or a cream that is compounded and not FDA-approved.',
    ],
    excludes: [
      `The first visit (${price.firstVisit})`,
      'Laboratory fees',
      'Needles, syringes and a sharps container',
      'Shipping, if the pharmacy charges for it',
    ],
    terms: [careTerms.minimumTerm.text, careTerms.notice.text],
  },
  {
    key: 'weight-loss',
    service: 'medical-weight-loss',
    name: 'Weight Loss Program',
    dollars: amounts.weightLoss,
    unit: 'month',
    price: `from ${price.weightLoss.month}`,
    highlight: false,
    features: [
      'Follow-up visits and messages',
      'Your plan for food and strength, and lab review',
      'The prescription, when a medicine fits',
    ],
    excludes: [
      `The first visit (${price.firstVisit})`,
      'Laboratory fees',
      'The medicine. It is an FDA-approved product that your own pharmacy fills and bills.',
    ],
    isMedicineExtra: true,
    terms: [careTerms.minimumTerm.text, careTerms.notice.text],
  },
]

export const prices: Prices = {
  asOf: record[0].asOf,
  validUntil: '2027-05-31',
  renew: 'ask the owner whether the prices still apply, then set the end of the next half year',
  items: items.filter(({ service }) => !service || isOffered(service)),
}
