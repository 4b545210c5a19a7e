export type Makers = {
  month: string
  validUntil: string
  renew: string
  products: readonly { name: string; from: number; to: number }[]
  links: readonly { name: string; url: string }[]
}

/**
 * What the makers ask of patients who pay themselves, in US dollars a month, over all doses (decision 83). Shown only where
 * no benefit is named, and only until `validUntil`; after that the page keeps the links and drops the figures.
 * Wegovy: Novo Nordisk, January 5, 2026, and reports to June 29, 2026. Zepbound: Lilly, November 6, 2025, and reports to
 * May 2026; its highest figure holds only for refills within the maker's program.
 */
export const makersPrices: Makers = {
  month: 'June 2026',
  validUntil: '2027-01-25',
  renew:
    'open novocare.com and lillydirect.lilly.com, enter the prices and the month, and set a day 60 days later',
  products: [
    { name: 'Wegovy pill', from: 149, to: 299 },
    { name: 'Wegovy injection', from: 199, to: 399 },
    { name: 'Zepbound injection', from: 299, to: 449 },
  ],
  links: [
    { name: 'NovoCare (Wegovy)', url: 'https://www.novocare.com' },
    { name: 'LillyDirect (Zepbound)', url: 'https://lillydirect.lilly.com' },
  ],
}
