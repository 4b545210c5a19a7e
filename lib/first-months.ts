import type { Prices } from '@/content/facts/prices'

export const monthsShown = 3

export type FirstMonths = {
  key: string
  name: string
  /** US dollars of the first visit and of each month, in the order in which they are paid. */
  parts: readonly number[]
  total: number
}

/** What a program costs over its first months, the first visit included. Laboratory fees are not in it. */
export function firstMonths({ items }: Pick<Prices, 'items'>): readonly FirstMonths[] {
  const visit = items.find(({ unit }) => unit === 'visit')
  if (!visit) throw new Error('content/facts/prices.ts has no item with the unit "visit"')
  return items
    .filter(({ unit }) => unit === 'month')
    .map(({ key, name, dollars }) => {
      const parts = [visit.dollars, ...Array.from({ length: monthsShown }, () => dollars)]
      return { key, name, parts, total: parts.reduce((sum, part) => sum + part, 0) }
    })
}

/** The end of an axis that starts at 0 and holds `largest`: the next multiple of `step`. */
export function axisEnd(largest: number, step: number): number {
  return Math.ceil(largest / step) * step
}
