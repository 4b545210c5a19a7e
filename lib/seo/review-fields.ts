import type { Person } from '@/content/facts/clinic'
import { isReviewed } from '@/lib/editorial/translation-record'
import { translationOf } from '@/lib/site/translation-of'
import { accountableNode } from './person-node'

/** The medical review of a page. A translation that nobody has reviewed has none, although the English text has one. */
export function reviewFields(path: string, reviewedOn: string, reviewer: Person) {
  const translation = translationOf(path)
  if (translation && !isReviewed(translation)) return {}
  return { lastReviewed: reviewedOn, reviewedBy: accountableNode(reviewer) }
}
