type PriceRecord = readonly { asOf: string; amounts: Readonly<Record<string, number>> }[]

const file = 'content/facts/amounts.ts'

/**
 * A price is printed with the day from which it applies. The newest entry of the record must have the amounts that the site
 * shows, so that one cannot change while the day stays.
 * @param today ISO date in the clinic's time zone
 */
export function checkPriceRecord(
  record: PriceRecord,
  amounts: Readonly<Record<string, number>>,
  today: string,
): string[] {
  const [newest] = record
  if (!newest) return [`${file}: priceRecord is empty: enter the day from which the amounts apply`]
  const changed = Object.entries(amounts).filter(([name, dollars]) => newest.amounts[name] !== dollars)
  return [
    ...changed.map(
      ([name, dollars]) =>
        `${file}: amounts.${name} is ${dollars}, but since ${newest.asOf} it was ${newest.amounts[name]}: put an entry first in priceRecord with the day from which ${dollars} applies, and leave the older ones`,
    ),
    ...record.flatMap(({ asOf }, index) => {
      const older = record[index + 1]?.asOf
      return older && older >= asOf
        ? [`${file}: priceRecord has ${asOf} above ${older}: a new amount needs a later day`]
        : []
    }),
    ...(newest.asOf > today
      ? [`${file}: the amounts apply from ${newest.asOf}, but pages show them today: enter them on that day`]
      : []),
  ]
}
