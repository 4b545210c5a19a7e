import type { Person } from '@/content/facts/clinic'
import { isReviewed } from '@/lib/editorial/translation-record'
import { translationOf } from '@/lib/site/translation-of'
import { clinicId } from './clinic-nodes'
import { personNode } from './person-node'

/** The clinic, which each page's graph names, until a real person is entered (decision 52). */
const itself = { '@type': 'MedicalClinic', '@id': clinicId } as const

/** The medical review of a page. A translation that nobody has reviewed has none, although the English text has one. */
export function reviewFields(path: string, reviewedOn: string, reviewer: Person) {
  const translation = translationOf(path)
  if (translation && !isReviewed(translation)) return {}
  return { lastReviewed: reviewedOn, reviewedBy: reviewer.sample ? itself : personNode(reviewer) }
}
