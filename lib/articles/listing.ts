import type { Category } from '@/content/schema'

/** Articles on one page of the listing; more would make each page heavier. */
export const perPage = 24

type Listed = { category: Category; featured: boolean }
export type Choice = Category | 'all'
/** How many articles of a category stand on this page, and how many there are in all. */
export type Tally = { here: number; all: number }

export type ListingPage<Card> = {
  number: number
  pages: number
  shown: readonly Card[]
  /** Leads the first page and is not repeated in its grid. */
  featured: Card | undefined
  tallies: Record<Choice, Tally>
}

export const pageCount = (cards: number) => Math.max(1, Math.ceil(cards / perPage))

export function listingPage<Card extends Listed>(cards: readonly Card[], number: number): ListingPage<Card> {
  const shown = cards.slice((number - 1) * perPage, number * perPage)
  const tally = (category: Category): Tally => ({
    here: shown.filter(card => card.category === category).length,
    all: cards.filter(card => card.category === category).length,
  })
  return {
    number,
    pages: pageCount(cards.length),
    shown,
    featured: number === 1 ? shown.find(({ featured }) => featured) : undefined,
    tallies: {
      all: { here: shown.length, all: cards.length },
      hormone: tally('hormone'),
      'weight-loss': tally('weight-loss'),
      peptide: tally('peptide'),
      functional: tally('functional'),
      prp: tally('prp'),
    },
  }
}

/** Where a step of the pager leads; `null` stands for pages left out. `at` tells the steps apart. */
export type PagerStep = { at: number; to: number | null }

/** First, last, this page and its neighbors, so that the pager stays short. */
export function pagerSteps(number: number, pages: number): PagerStep[] {
  const near = [1, number - 1, number, number + 1, pages].filter(step => step >= 1 && step <= pages)
  const steps = [...new Set(near)].sort((a, b) => a - b)
  return steps.flatMap((step, index) => {
    const before = step - 1
    const left = before - (steps[index - 1] ?? before)
    // One page left out is shown instead of a gap.
    const between = left === 0 ? [] : [{ at: before, to: left === 1 ? before : null }]
    return [...between, { at: step, to: step }]
  })
}
