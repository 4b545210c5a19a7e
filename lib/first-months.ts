import type { Prices } from '@/content/facts/amounts'

export const monthsShown = 6

export type FirstMonths = {
  key: string
  name: string
  /** First visit and monthly payments in US dollars, in the order they are paid. */
  parts: readonly number[]
  total: number
}

/** Cost of a program over its first months, including the first visit and excluding laboratory fees. */
export function firstMonths({ items }: Pick<Prices, 'items'>): readonly FirstMonths[] {
  const visit = items.find(({ unit }) => unit === 'visit')
  if (!visit) throw new Error('content/facts/amounts.ts has no item with the unit "visit"')
  return items
    .filter(({ unit }) => unit === 'month')
    .map(({ key, name, dollars }) => {
      const parts = [visit.dollars, ...Array.from({ length: monthsShown }, () => dollars)]
      return { key, name, parts, total: parts.reduce((sum, part) => sum + part, 0) }
    })
}

/** End of an axis that starts at 0 and contains `largest`: the next multiple of `step`. */
export function axisEnd(largest: number, step: number): number {
  return Math.ceil(largest / step) * step
}
