import { clinic } from '@/content/facts/clinic'
import { policy } from '@/content/facts/policies'

/**
 * Facts that are defined once, in content/facts/, and must be used from there. A copy would be forgotten at the next
 * change.
 */

const { address, fax, phone } = clinic

/** Policy figures that also occur in medical text with another meaning. */
const ambiguous = new Set<string>([
  policy.cancel,
  policy.labsFromLast,
  policy.arrive,
  policy.refill,
  policy.notice,
  policy.telehealthLogin,
])

const figures: readonly string[] = [
  ...Object.values(policy).filter(figure => !ambiguous.has(figure)),
  phone.display,
  fax.display,
  address.street,
  address.postalCode,
]
const patterns: readonly RegExp[] = [/\$\d[\d,.]*/, /\(\d{3}\) \d{3}-\d{4}/]

/** Amounts of money, phone numbers and policy figures typed into a content file; `source` is its source code. */
export function typedFacts(file: string, source: string): string[] {
  if (/^content\/(\w\w\/)?facts\//.test(file)) return []
  return source.split('\n').flatMap((line, index) => {
    const literal = figures.filter(figure => line.includes(figure))
    const matched = patterns.flatMap(pattern => pattern.exec(line)?.[0] ?? [])
    return [...new Set([...literal, ...matched])].map(
      fact => `${file}:${index + 1}: "${fact}" is typed here; take it from content/facts/ by name`,
    )
  })
}
