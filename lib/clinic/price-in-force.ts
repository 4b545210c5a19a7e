/** Without imports of the site: next.config.ts reads it, too. */

type Entry = { asOf: string }

/** The ISO date at an instant, on the calendar of a time zone. */
export const dayIn = (timeZone: string, at: Date): string =>
  // Canada writes dates as ISO does.
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(at)

/** The entries of a record, newest first, without those whose day lies ahead. @param today ISO date */
export function recordFrom<One extends Entry>(
  record: readonly [One, ...One[]],
  today: string,
): readonly [One, ...One[]] {
  const first = record.find(({ asOf }) => asOf <= today) ?? record[0]
  return [first, ...record.slice(record.indexOf(first) + 1)]
}
