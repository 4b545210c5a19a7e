import { defaultLocale } from './locale'

/** 1369 → '$1,369'; in Portuguese 'US$ 1.369', with a no-break space. Whole US dollars, as every price of the clinic is. */
export const usd = (dollars: number): string =>
  dollars.toLocaleString(defaultLocale, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
