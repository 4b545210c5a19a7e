/** Something that content says until a day, the last on which it is right. Any object in content/ with a `validUntil` is one. */
export type Expiring = {
  /** File and field: 'content/facts/telehealth.ts telehealthRule'. */
  place: string
  /** ISO date. */
  validUntil: string
  /** What to do before it ends. */
  renew: string
  /** For how many of its last days it is a warning. */
  warnDays?: number
}

export type ExpiryReport = { findings: readonly string[]; warnings: readonly string[] }

const dayMs = 86_400_000
const defaultWarnDays = 30

const reviewAgain =
  'have a clinician read the text again, then set reviewedOn (and nextReviewOn, where it has one)'
const searchAgain =
  'search again with its words, correct or withdraw the sentences that rest on it, then set searchedOn'
const renewNot = 'check what it says, and set the next day'

export function isDate(text: string): boolean {
  const at = new Date(text)
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}

/** When a search, or a text without a date for its next review, is due again. */
function yearAfter(isoDate: string): string {
  if (!isDate(isoDate)) return isoDate
  const day = isoDate.slice(4).replace('-02-29', '-02-28')
  return `${Number(isoDate.slice(0, 4)) + 1}${day}`
}

const textIn = (value: object, field: string): string | undefined => {
  const found: unknown = Reflect.get(value, field)
  return typeof found === 'string' ? found : undefined
}

/**
 * The expiring facts within a file's exports: what has a `validUntil`, what was reviewed, and what was searched for.
 * @param seen objects that another file has exported already
 */
export function expiringIn(place: string, value: unknown, seen = new Set<object>()): Expiring[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  // A service that has ended is on no page.
  if ('ended' in value) return []
  seen.add(value)
  const validUntil = textIn(value, 'validUntil')
  const reviewedOn = textIn(value, 'reviewedOn')
  const searchedOn = textIn(value, 'searchedOn')
  return [
    ...(validUntil === undefined ? [] : [{ place, validUntil, renew: textIn(value, 'renew') ?? renewNot }]),
    ...(reviewedOn === undefined
      ? []
      : [
          {
            place: `${place} review`,
            validUntil: textIn(value, 'nextReviewOn') ?? yearAfter(reviewedOn),
            renew: reviewAgain,
          },
        ]),
    ...(searchedOn === undefined ? [] : [{ place, validUntil: yearAfter(searchedOn), renew: searchAgain }]),
    ...Object.entries(value).flatMap(([name, part]) => expiringIn(`${place} ${name}`, part, seen)),
  ]
}

/**
 * A fact is a warning in its last days, 30 unless it says otherwise, and from its end until it is renewed. It is never a finding, which would
 * stop every build and release, a notice about an ice storm as well.
 * @param today ISO date in the clinic's time zone
 */
export function checkExpiry(facts: readonly Expiring[], today: string): ExpiryReport {
  const findings: string[] = []
  const warnings: string[] = []
  for (const { place, validUntil, renew, warnDays = defaultWarnDays } of facts) {
    const left = (Date.parse(validUntil) - Date.parse(today)) / dayMs
    if (!isDate(validUntil)) findings.push(`${place}: "${validUntil}" is not a date`)
    else if (left < 0) warnings.push(`${place}: has ended (${validUntil}): ${renew}`)
    else if (left < warnDays)
      warnings.push(`${place}: ends in ${left} ${left === 1 ? 'day' : 'days'}, on ${validUntil}: ${renew}`)
  }
  return { findings, warnings }
}
