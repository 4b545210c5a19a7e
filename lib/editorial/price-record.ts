import { isDate } from './expiry'

type PriceRecord = readonly { asOf: string; amounts: Readonly<Record<string, number>> }[]

const file = 'content/facts/price-record.ts'

/**
 * A price is printed with the day from which it applies. Its newest entry must have the amounts that stand beside the record,
 * so that one cannot change while the day stays.
 * @param today ISO date in the clinic's time zone
 */
export function checkPriceRecord(
  record: PriceRecord,
  amounts: Readonly<Record<string, number>>,
  today: string,
): string[] {
  const [newest] = record
  if (!newest) return [`${file}: priceRecord is empty: enter the day from which the amounts apply`]
  // Days are compared as texts: 2027-1-5 would not apply before October.
  const wrongDays = record.filter(({ asOf }) => !isDate(asOf))
  if (wrongDays.length > 0)
    return wrongDays.map(
      ({ asOf }) => `${file}: priceRecord has "${asOf}", which is not a date: write it as 2027-01-05`,
    )
  const changed = Object.entries(amounts).filter(([name, dollars]) => newest.amounts[name] !== dollars)
  return [
    ...changed.map(
      ([name, dollars]) =>
        `${file}: newestAmounts.${name} is ${dollars}, but since ${newest.asOf} it was ${newest.amounts[name]}: put an entry first in priceRecord with the day from which ${dollars} applies, and leave the older ones`,
    ),
    ...record.flatMap(({ asOf }, index) => {
      const older = record[index + 1]?.asOf
      return older && older >= asOf
        ? [`${file}: priceRecord has ${asOf} above ${older}: a new amount needs a later day`]
        : []
    }),
    ...(record.every(({ asOf }) => asOf > today)
      ? [
          `${file}: priceRecord has no amounts that apply today: leave the present ones below those of ${newest.asOf}`,
        ]
      : []),
  ]
}
