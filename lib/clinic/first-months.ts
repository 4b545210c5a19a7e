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

type Step = { /** Of the label, in mg. */ doses: readonly number[]; fills: number; dollars: number }

export type Course = {
  name: string
  /** In the order and for the time of the label: a dose of the injections for 4 weeks, of the pill for 30 days, is one fill. */
  steps: readonly Step[]
  /** Not everybody’s price: an offer for a while, or what it costs outside the maker’s refill program. */
  kind: 'usual' | 'offer' | 'late refills'
}

/** Cost of a course of a medicine in US dollars: its steps, added up. */
export const courseTotal = ({ steps }: Pick<Course, 'steps'>): number =>
  steps.reduce((sum, { fills, dollars }) => sum + fills * dollars, 0)

/** What the cheapest and the dearest of the usual courses cost; a starter offer, or a late refill, is neither. */
export function usualTotals(courses: readonly Course[]): { from: number; to: number } {
  const totals = courses.filter(({ kind }) => kind === 'usual').map(courseTotal)
  return { from: Math.min(...totals), to: Math.max(...totals) }
}

/** End of an axis that starts at 0 and contains `largest`: the next multiple of `step`. */
export function axisEnd(largest: number, step: number): number {
  return Math.ceil(largest / step) * step
}
