/** The three prices (section 9), with what each covers. The lists are for the owner to confirm: claims.priceIncludes. */
type Price = {
  key: string
  name: string
  /** US dollars; a month, where it is a program. */
  dollars: number
  price: string
  originalPrice?: string
  badge?: string
  highlight: boolean
  features: readonly string[]
  excludes: readonly string[]
  term: string
}

export type Prices = { asOf: string; items: readonly Price[] }

export const prices: Prices = {
  asOf: '2026-11-16',
  items: [
    {
      key: 'discovery',
      name: 'Initial Discovery Experience',
      dollars: 199,
      price: '$199',
      originalPrice: '$249',
      highlight: false,
      features: [
        'A first visit of 60 to 90 minutes',
        'Review of your history and of labs from the last 3 months',
        'A written plan',
      ],
      excludes: ['Laboratory fees', 'Medicines and procedures'],
      term: 'One payment. No program to join.',
    },
    {
      key: 'testosterone',
      name: 'TRT monthly',
      dollars: 195,
      price: 'from $195/mo',
      badge: 'Most Popular',
      highlight: true,
      features: [
        'Testosterone by injection or cream, when prescribed',
        'Follow-up visits in the program',
        'Review of follow-up labs',
      ],
      excludes: ['The first visit', 'Laboratory fees, unless your plan says otherwise'],
      term: 'Billed monthly. Before you start, ask how much notice you must give to stop.',
    },
    {
      key: 'weight-loss',
      name: 'Weight Loss Program',
      dollars: 395,
      price: 'from $395/mo',
      highlight: false,
      features: [
        'The program’s medicine, when prescribed; it may be compounded, not FDA-approved',
        'Regular follow-up visits',
        'A food and strength plan',
      ],
      excludes: [
        'The first visit',
        'Laboratory fees, unless your plan says otherwise',
        'Brand-name medicines from your own pharmacy',
      ],
      term: 'Billed monthly. Cash pay, HSA or FSA. Before you start, ask how much notice you must give to stop.',
    },
  ],
}
