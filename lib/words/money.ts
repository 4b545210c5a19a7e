import { escapeRegExp } from './escape-reg-exp'
import { defaultLocale } from './locale'

/** Whole US dollars, as every price of the clinic is. */
const format = { style: 'currency', currency: 'USD', maximumFractionDigits: 0 } as const

/** 1369 → '$1,369'; in Portuguese 'US$ 1.369', with a no-break space. */
export const usd = (dollars: number): string => dollars.toLocaleString(defaultLocale, format)

/** An amount of at most four digits as a language writes it: the sign stands behind it in some. */
export function amountIn(locale = defaultLocale): RegExp {
  const parts = new Intl.NumberFormat(locale, format).formatToParts(1)
  const shape = parts.map(({ type, value }) => (type === 'integer' ? '[\\d.,]{1,5}' : escapeRegExp(value)))
  return new RegExp(`^${shape.join('')}$`)
}
