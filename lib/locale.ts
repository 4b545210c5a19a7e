/**
 * The language of the site. Dates, amounts and `lang` attributes take it from here; words come from content/. A second
 * language passes its own tag to the formatters.
 */
export const defaultLocale = 'en-US'

/** Joins lists without a comma before the last item, as the site's texts do. */
export const listLocale = 'en-GB'
