import type { Course } from '@/lib/clinic/first-months'
import { longDate } from '@/lib/words/dates'

/** Last day of Novo Nordisk’s offer for new patients. */
const starterOfferUntil = '2026-12-31'

/**
 * What the makers ask of patients who pay themselves, in US dollars a fill, and courses that the labels allow (decisions 83, 95).
 * Shown only where no benefit is named, and until `validUntil`, the last day of the starter offer; after that the page keeps the
 * links and drops the figures. Never six times the lowest price: nobody can pay that.
 * Read on the makers’ pages (novocare.com, lilly.com/lillydirect) by a public price history on September 28, 2026, and for Wegovy and
 * Zepbound by a second one on August 26, 2026. Doses and weeks: labels of Wegovy (injection and tablets) and Zepbound.
 */
export const makersPrices = {
  seenOn: '2026-09-28',
  validUntil: starterOfferUntil,
  renew:
    'open novocare.com and lillydirect.lilly.com, enter the price of each dose and the day in content/facts/medicine-prices.ts, and set the last day of the next offer, or a day 60 days later',
  courses: [
    {
      name: 'Wegovy pill, rising to 25 mg',
      kind: 'usual',
      steps: [
        { doses: [1.5], fills: 1, dollars: 149 },
        { doses: [4], fills: 1, dollars: 199 },
        { doses: [9, 25], fills: 4, dollars: 299 },
      ],
    },
    {
      name: 'Wegovy injection, rising to 2.4 mg',
      kind: 'usual',
      steps: [{ doses: [0.25, 0.5, 1, 1.7, 2.4], fills: 6, dollars: 349 }],
    },
    {
      name: `The same with the starter offer for new patients, if both of its fills are bought by ${longDate(starterOfferUntil)}`,
      kind: 'offer',
      steps: [
        { doses: [0.25, 0.5], fills: 2, dollars: 199 },
        { doses: [1, 1.7, 2.4], fills: 4, dollars: 349 },
      ],
    },
    {
      name: 'Zepbound, staying at 5 mg',
      kind: 'usual',
      steps: [
        { doses: [2.5], fills: 1, dollars: 299 },
        { doses: [5], fills: 5, dollars: 399 },
      ],
    },
    {
      name: 'Zepbound, a step up each month to 15 mg, each refill within 45 days of the last delivery',
      kind: 'usual',
      steps: [
        { doses: [2.5], fills: 1, dollars: 299 },
        { doses: [5], fills: 1, dollars: 399 },
        { doses: [7.5, 10, 12.5, 15], fills: 4, dollars: 449 },
      ],
    },
    {
      name: 'The same with later refills',
      kind: 'late refills',
      steps: [
        { doses: [2.5], fills: 1, dollars: 299 },
        { doses: [5], fills: 1, dollars: 399 },
        { doses: [7.5], fills: 1, dollars: 499 },
        { doses: [10, 12.5, 15], fills: 3, dollars: 699 },
      ],
    },
  ],
  links: [
    { name: 'NovoCare (Wegovy)', url: 'https://www.novocare.com' },
    { name: 'LillyDirect (Zepbound)', url: 'https://lillydirect.lilly.com' },
  ],
} as const satisfies {
  seenOn: string
  validUntil: string
  renew: string
  courses: readonly Course[]
  links: readonly { name: string; url: string }[]
}

export type Makers = typeof makersPrices
