import { clinic } from '@/content/facts/clinic'
import { policy } from '@/content/facts/policies'
import { escapeRegExp } from '@/lib/words/escape-reg-exp'

/**
 * Facts that are defined once, in content/facts/, and must be used from there. A copy would be forgotten at the next
 * change.
 */

const { address, fax, phone } = clinic

/** Also occurs in medical text with another meaning. */
const ambiguous: string = policy.labsFromLast

const figures = [
  ...Object.values(policy).filter(figure => figure !== ambiguous),
  phone.display,
  fax.display,
  address.street,
  address.city,
  address.postalCode,
].map(figure => new RegExp(`(?<!\\d)${escapeRegExp(figure)}`))
/** The last day of something: only a fact with an end, or an offer, is gone when it is over. */
const lastDay = /\b(through|until) [A-Z][a-z]+ \d{1,2}, \d{4}/i
const street = /\b\d{2,5} ([A-Z][a-z]+ ){1,3}(Street|Road|Avenue|Drive|Lane|Boulevard|Parkway)\b/
/** Hours, not the time of a blood test: 'before 10 AM'. */
const openUntil =
  /\b(from|until|till|hasta las|a partir de las|até as|a partir das) \d{1,2}(:\d\d)? ?([ap]\.? ?m\b|h\b)/i
const patterns: readonly RegExp[] = [
  /\$[ \u00a0]?\d+(?:[.,]\d+)*/,
  /\d[ \u00a0]?(US)?\$(?!\{)/,
  /\b\d+(?:[.,]\d+)* (dollars|bucks|dólares|đô la)\b/i,
  // A toll-free number of an authority has a 1 before it.
  /(?<!\d[- ])(\(\d{3}\) ?|\b\d{3}[-. ])\d{3}[-. ]\d{4}\b/,
  street,
  openUntil,
  /\b988\b/,
  lastDay,
]

/** The files that define what the others must not repeat. */
const defining =
  /^content\/(\w\w\/)?facts\/(city|clinic|offers|phone|help-lines|policies|authorities)\.(ts|po\b.*)$/

/** Amounts of money, phone numbers, streets, hours, the city, the crisis line and policy figures typed into a content file; `source` is its source code. */
export function typedFacts(file: string, source: string): string[] {
  if (defining.test(file)) return []
  return source.split('\n').flatMap((line, index) => {
    const matched = [...figures, ...patterns].flatMap(pattern => pattern.exec(line)?.[0] ?? [])
    return [...new Set(matched)].map(
      fact => `${file}:${index + 1}: "${fact}" is typed here; take it from content/facts/ by name`,
    )
  })
}
