import type { Category } from '@/content/schema'

/** Articles on one page of the listing, limited to bound the size of a page. */
export const perPage = 24

type Listed = { category: Category; featured: boolean }
export type Choice = Category | 'all'
/** Number of articles of a category on this page, and in total. */
export type Tally = { here: number; all: number }

export type ListingPage<Card> = {
  number: number
  pages: number
  shown: readonly Card[]
  /** First on page 1, and not repeated in its grid. */
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

/** A step of the pager; `to: null` is a gap. `at` is a unique key. */
export type PagerStep = { at: number; to: number | null }

/** First, last and current page with its neighbors, so that the pager stays short. */
export function pagerSteps(number: number, pages: number): PagerStep[] {
  const near = [1, number - 1, number, number + 1, pages].filter(step => step >= 1 && step <= pages)
  const steps = [...new Set(near)].sort((a, b) => a - b)
  return steps.flatMap((step, index) => {
    const before = step - 1
    const left = before - (steps[index - 1] ?? before)
    // A gap of one page is filled by that page.
    const between = left === 0 ? [] : [{ at: before, to: left === 1 ? before : null }]
    return [...between, { at: step, to: step }]
  })
}
