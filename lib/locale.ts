import { language } from '@/content/facts/language'

/** The language that is being built. Dates, amounts and `lang` attributes take it from here; words come from content/. */
export const defaultLocale = language.tag

/** Joins lists as the site's texts do. */
export const listLocale = language.listTag
