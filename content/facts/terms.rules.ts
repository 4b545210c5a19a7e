import { careTerms } from '@/content/facts/terms'
import type { Rule } from '@/lib/editorial/page-rules'

/** The clinic's terms where a patient decides; for the rules of several pages. */

export const minimumTermAndNotice: Rule = {
  reason: 'The terms are beside the prices',
  requires: [careTerms.minimumTerm.text, careTerms.notice.text],
  forbids: ['ask how much notice', 'unless your plan says otherwise'],
}
/** In full they are on the price list and in the terms of service. */
export const termsInOneLine: Rule = {
  reason:
    'M8: a page that names a monthly price says that one can stop, and leaves the rest to the price list',
  requires: [careTerms.minimumTerm.text],
  forbids: [careTerms.notice.text, careTerms.refunds.text, /ask how much/i, /ask us before you book/i],
}
export const termsBeforeBooking: Rule = {
  reason: 'Terms before booking',
  requires: [
    careTerms.minimumTerm.text,
    careTerms.notice.text,
    careTerms.refunds.text,
    careTerms.lateCancellation.text,
    careTerms.laboratoryFees.text,
  ],
  forbids: [/ask how much/i, /ask us before you book/i],
}
export const everyTerm: Rule = {
  reason: 'Every condition of care',
  requires: Object.values(careTerms).map(term => term.text),
}
export const noCopies: Rule = {
  reason: 'No compounded copies',
  requires: [careTerms.noCopies.text],
}
