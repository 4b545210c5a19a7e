import { policy } from '@/content/facts/policies'
import { price } from '@/content/facts/prices'

/** What every booking button says of the first visit. A file of its own: the other prices are for the pages that name them. */
export const firstVisit = { price: price.firstVisit, length: policy.firstVisit } as const
