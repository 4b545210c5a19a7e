export type Offer = {
  /** What is offered, to whom, and through which day. */
  text: string
  /** ISO dates of the first and the last day. */
  from: string
  validUntil: string
  renew: string
}

/**
 * Offers of the clinic, on the prices page. Each appears on its first day and is gone after its last, without a build; the other
 * languages have its text in facts/offers.po. Take out what is over.
 */
export const offers: readonly Offer[] = []
