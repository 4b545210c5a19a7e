import { daysLater } from './notice'

/** Amounts in US dollars by name, and the day from which they applied. A record has the newest first. */
export type PriceEntry<Name extends string> = {
  /** ISO date. */
  asOf: string
  amounts: Readonly<Record<Name, number>>
  /** What the clinic lists as the price of something that it asks less for. Not a price that anybody proved was asked. */
  listed?: Readonly<Partial<Record<Name, number>>>
}

/** ISO dates of the first and the last day on which a price was asked. */
export type FormerPrice = { dollars: number; from: string; to: string }

/** 16 CFR 233.1 wants a "reasonably substantial period of time", without a number. */
const leastDays = 30
const dayMs = 86_400_000

/**
 * The price of one amount before its present one, with the days on which the record shows that it was asked; undefined unless
 * it was higher, and was asked for a month at least. A raise has none.
 */
export function formerPrice<Name extends string>(
  record: readonly PriceEntry<Name>[],
  name: Name,
): FormerPrice | undefined {
  const present = record[0]?.amounts[name]
  const isChanged = record.findIndex(({ amounts }) => amounts[name] !== present)
  const before = record[isChanged]
  const first = record[isChanged - 1]
  if (present === undefined || !before || !first) return undefined
  const dollars = before.amounts[name]
  const older = record.slice(isChanged)
  const end = older.findIndex(({ amounts }) => amounts[name] !== dollars)
  const from = older.slice(0, end < 0 ? undefined : end).at(-1)?.asOf ?? before.asOf
  const days = (Date.parse(first.asOf) - Date.parse(from)) / dayMs
  return dollars > present && days >= leastDays ? { dollars, from, to: daysLater(first.asOf, -1) } : undefined
}
