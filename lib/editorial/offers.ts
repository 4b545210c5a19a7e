import type { Offer } from '@/content/facts/offers'

/** An offer that ends before it begins would never be shown, and nobody would miss it. */
export const checkOffers = (offers: readonly Offer[]): string[] =>
  offers.flatMap(({ text, from, validUntil }) =>
    validUntil < from
      ? [`content/facts/offers.ts "${text}": validUntil ${validUntil} is before ${from}, its first day`]
      : [],
  )
