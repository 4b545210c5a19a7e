import { claims } from '@/content/facts/claims'
import { policy } from '@/content/facts/policies'
import type { Rule } from '@/lib/editorial/page-rules'

/** For the rules of several pages. */

export const figureDates: Rule = {
  reason: 'Figures have the date of the register, and no second claim',
  requires: [claims.figureDates.wording],
  forbids: [/counted by the clinic/i],
}
export const experience: Rule = {
  reason: 'Experience in one wording',
  // The number and the words may be in different elements.
  requires: [new RegExp(claims.yearsExperience.wording.replace('+', '\\+').replace(' ', ' ?'))],
  forbids: ['years in practice', 'years of clinical practice', 'worked in patient care'],
}
export const replyTime: Rule = {
  reason: 'A reply within a day is promised together with the closed days',
  forbids: ['business day.', new RegExp(`within ${policy.reply}(?!; what comes on a closed day)`)],
}
export const usualProvider: Rule = {
  reason: 'One provider at every visit is usual, not promised',
  // A sentence without 'usually'.
  forbids: [/(?<=^|[.?!])(?:(?!usually)[^.?!])*\bsame (?:provider|one)\b(?:(?!usually)[^.?!])*(?=[.?!]|$)/i],
}
