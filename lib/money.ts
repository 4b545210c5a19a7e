import { defaultLocale } from './locale'

/** 199 → '$199'. Whole US dollars, as every price of the clinic is. */
export function usd(dollars: number, locale = defaultLocale): string {
  return `$${dollars.toLocaleString(locale)}`
}
