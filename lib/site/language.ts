export type Language = {
  code: string
  /** For `lang` attributes, dates and amounts. */
  tag: string
  /** As social networks write it. */
  socialTag: string
  /** Joins lists: in English without a comma before the last item, as the site's texts do. */
  listTag: string
  /** Between a number and its decimals. */
  decimal: '.' | ','
  /** Its name in itself. */
  own: string
  /** What the paths of its pages begin with. */
  base: '' | `/${string}`
  /** Paths of pages that it lacks. They are linked in English, with `inEnglish` behind the words. */
  onlyInEnglish: readonly string[]
  /** Slugs of the articles that it has; a list of what it lacks would be longer, and is in every page's script. */
  articles: 'all' | readonly string[]
  inEnglish: string
}
