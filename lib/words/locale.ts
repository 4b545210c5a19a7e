import { language } from '@/content/facts/language'

/** Locale of the language being built, for dates, amounts and `lang` attributes. Words come from content/. */
export const defaultLocale = language.tag

/** Joins lists as the site's texts do. */
export const listLocale = language.listTag
