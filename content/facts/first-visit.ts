import { price } from '@/content/facts/amounts'
import { policy } from '@/content/facts/policies'

/**
 * Price and length of the first visit, shown beside every booking button. Separate from the other prices, which only some
 * pages load.
 */
export const firstVisit = { price: price.firstVisit, length: policy.firstVisit } as const
