import { clinic, type PersonId } from '@/content/facts/clinic'
import { isReviewed } from '@/lib/editorial/translation-record'
import { translationOf } from '@/lib/site/translation-of'
import { personNode } from './person-node'

export type Review = {
  reviewer?: PersonId | undefined
  reviewedOn?: string | undefined
  updatedOn: string
}

/**
 * The medical review of a page, as far as a machine may be told of one: none by a sample profile, of an earlier text, or of
 * the English text of a translation that nobody has reviewed.
 */
export function reviewFields(path: string, { reviewer, reviewedOn, updatedOn }: Review) {
  const translation = translationOf(path)
  if (translation && !isReviewed(translation)) return {}
  if (!reviewer || !reviewedOn || updatedOn > reviewedOn) return {}
  const person = clinic.people[reviewer]
  return person.sample ? {} : { lastReviewed: reviewedOn, reviewedBy: personNode(person) }
}
